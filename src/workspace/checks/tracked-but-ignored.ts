import { count, listFirst } from '../../domain/text/format.ts';
import { lsFiles } from '../git.ts';
import { type CheckedApp, SHOWN, type Warning } from './warning.ts';

/** Files in git's index that a `.gitignore` leaves out: whoever committed them wants them. Templates ignore `lib/`. */
export function trackedButIgnored({ directory: { root }, selection, git }: CheckedApp): Warning | undefined {
	if (git === undefined || !selection.leftOut.some(({ rule }) => /(?:^|\/)\.gitignore line \d/.test(rule)))
		return undefined;
	const ignored = listed(git, root);
	if (ignored.length === 0) return undefined;
	const packed = new Set(selection.files.map(({ path }) => path));
	const names = ignored.filter((name) => !packed.has(name));
	const [first] = names;
	if (first === undefined) return undefined;
	const left = selection.leftOut.flatMap(({ examples }) => examples);
	const leftWith = left.find((path) => first === path || (path.endsWith('/') && first.startsWith(path))) ?? first;
	return {
		title: 'Left out: files that git tracks',
		message: `${count(names.length, 'file')} that git tracks ${names.length === 1 ? 'is' : 'are'} left out of the package by a .gitignore: ${listFirst(names, SHOWN)}. To include them, add to "exclude", for example, "!${leftWith}". To silence this warning, list what to leave out in a .deployignore, which replaces .gitignore.`,
	};
}

/** The tracked files of a folder that `.gitignore` files ignore; none where git refuses, or there is no repository. */
function listed(git: string, folder: string): string[] {
	try {
		return lsFiles(git, folder, ['-c', '-i', '--exclude-per-directory=.gitignore']);
	} catch {
		return [];
	}
}
