import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { count, listFirst } from '../../domain/text/format.ts';
import { foldersTo } from '../select/directory.ts';
import { type CheckedApp, SHOWN, type Warning } from './warning.ts';

/** Submodules in the directory of which only the empty folder is there: actions/checkout leaves them out by default. */
export function missingSubmodules({ directory, selection: { leftOut } }: CheckedApp): Warning | undefined {
	const { workspace, base, root } = directory;
	const submodules = foldersTo(base).flatMap((folder) =>
		pathsIn(path.join(workspace, folder, '.gitmodules')).map((at) =>
			path.posix.relative(`/${base}`, path.posix.join('/', folder, at)),
		),
	);
	const isLeftOut = (at: string) => leftOut.some(({ examples }) => examples.some((one) => `${at}/`.startsWith(one)));
	const missing = submodules.filter((at) => isEmpty(path.join(root, at)) && !at.startsWith('..') && !isLeftOut(at));
	if (missing.length === 0) return undefined;
	return {
		title: 'A submodule is not checked out',
		message: `${count(missing.length, 'submodule')} ${missing.length === 1 ? 'is' : 'are'} not checked out, so the package lacks ${missing.length === 1 ? 'it' : 'them'}: ${listFirst(missing, SHOWN)}. Set "submodules: true" for actions/checkout. To silence this warning, name it in "exclude".`,
	};
}

/** The paths of submodules that a `.gitmodules` names. */
function pathsIn(file: string): string[] {
	try {
		return [...readFileSync(file, 'utf8').matchAll(/^\s*path\s*=\s*(.*\S)/gm)].map(([, at = '']) => at);
	} catch {
		return [];
	}
}

function isEmpty(folder: string): boolean {
	try {
		return readdirSync(folder).length === 0;
	} catch {
		return false;
	}
}
