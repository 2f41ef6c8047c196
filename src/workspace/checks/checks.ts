import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { count, listFirst } from '../../domain/text/format.ts';
import { literal } from '../../domain/text/gitignore.ts';
import { listModes, lsFiles } from '../git.ts';
import { foldersTo } from '../select/directory.ts';
import { entrypointFailure } from '../select/entrypoint.ts';
import { leftWith } from '../select/left-out.ts';
import type { SelectedFile } from '../selected-file.ts';
import { requireRealEntrypoint } from './lfs-pointers.ts';
import { needsWhatIsOutside, noManifest } from './manifests.ts';
import type { CheckedApp, Warning } from './warning.ts';

/** Each finds one kind of mistake that a service would tell late, or never. The next is one more row. */
const CHECKS: readonly ((app: CheckedApp) => Warning | undefined)[] = [
	secretsLeftOut,
	noEffect,
	trackedButIgnored,
	needsWhatIsOutside,
	noManifest,
	linkedStore,
	looseLinks,
	missingSubmodules,
];

/**
 * Looks at the selected files for what the user may not have meant.
 * @throws InputFailure if the entrypoint is not among them, and why, or if it is a git-lfs pointer.
 */
export function warningsOf(app: CheckedApp): Warning[] {
	const { selection, entrypoint, directory } = app;
	const paths = selection.files.map((file) => file.path);
	const failure = entrypointFailure(entrypoint, paths, directory.base, leftWith(selection.left, entrypoint));
	if (failure !== undefined) throw failure;
	requireRealEntrypoint(app);
	return CHECKS.flatMap((check) => check(app) ?? []);
}

const are = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');

/** Each is named, as far as an annotation goes. */
const MOST_SECRETS = 200;

function secretsLeftOut({ selection }: CheckedApp): Warning | undefined {
	const names = selection.leftOut.filter(({ secret }) => secret).flatMap(({ examples }) => examples);
	if (names.length === 0) return undefined;
	return {
		title: 'Left out: files that may contain secrets',
		message: `${count(names.length, 'file')} that may contain secrets ${are(names)} left out of the package: ${listFirst(names, MOST_SECRETS)}. To include one, add "!${literal(names[0] ?? '')}" to "exclude". To silence this warning, add it there without the "!".`,
	};
}

/** Patterns without an effect: they are not written as git reads them, or more is to be taken back. */
function noEffect({ selection: { withoutEffect } }: CheckedApp): Warning | undefined {
	if (withoutEffect.length === 0) return undefined;
	const patterns = withoutEffect.map((pattern) => `"${pattern}"`);
	return {
		title: 'A pattern has no effect',
		message: `These patterns have no effect: ${listFirst(patterns)}. Correct or remove them. Write one pattern per line, as in a .gitignore, relative to "directory", without "./", commas, braces or quotes. To take back a folder that is left out, write "!dist/", and "!dist/**" below it if its files are left out, too, as by a line "*".`,
	};
}

/**
 * Files in git's index that are left out by a `.gitignore` or as installed: whoever committed them wants them. Templates ignore
 * `lib/`.
 */
function trackedButIgnored({ directory, selection: { left, leftOut }, git }: CheckedApp): Warning | undefined {
	if (!leftOut.some(({ rule }) => MAY_BE_WANTED.test(rule))) return undefined;
	// Only what git counts as ignored: the whole index may be long.
	const ignored = ['-c', '-i', '--exclude-per-directory=.gitignore', '-x', 'node_modules', '-x', '.venv'];
	const isLost = (name: string) => MAY_BE_WANTED.test(leftWith(left, name)?.rule ?? '');
	const names = lsFiles(git, directory.root, ...ignored).filter((name) => isLost(name) && !KEEPS_FOLDER.test(name));
	const first = leftWith(left, names[0] ?? '');
	if (first === undefined) return undefined;
	return {
		title: 'Left out: files that git tracks',
		message: `${count(names.length, 'file')} that git tracks ${are(names)} left out of the package by a .gitignore or a built-in rule: ${listFirst(names)}. To include them, add "!${literal(first.path)}" or the like to "exclude". To silence this warning, name them in "exclude".`,
	};
}

/** Rules that leave out what may be wanted where git tracks it. */
const MAY_BE_WANTED = /(?:^|\/)\.gitignore line \d|^built-in: (?:node_modules|\.venv)$/;
/** Files that only make git keep their folder. */
const KEEPS_FOLDER = /(?:^|\/)\.(?:git)?keep$/;

/** Submodules of which only the empty folder is there: actions/checkout leaves them out by default. */
function missingSubmodules({ directory, selection: { left }, git }: CheckedApp): Warning | undefined {
	const { workspace, base, root } = directory;
	if (!foldersTo(base).some((folder) => existsSync(path.join(workspace, folder, '.gitmodules')))) return undefined;
	const missing = listModes(git, root)
		.filter(([at, mode]) => mode === '160000' && isEmpty(path.join(root, at)) && !leftWith(left, `${at}/`))
		.map(([at]) => at);
	if (missing.length === 0) return undefined;
	return {
		title: 'A submodule is not checked out',
		message: `${count(missing.length, 'submodule')} ${are(missing)} not checked out, so the package lacks ${missing.length === 1 ? 'it' : 'them'}: ${listFirst(missing)}. Set "submodules: true" for actions/checkout. To silence this warning, name it in "exclude".`,
	};
}

function isEmpty(folder: string): boolean {
	return existsSync(folder) && readdirSync(folder).length === 0;
}

/** A package manager's store of packages that are linked to each other: a copy of one has none of the others beside it. */
function linkedStore({ selection: { linkedStore } }: CheckedApp): Warning | undefined {
	if (linkedStore.length === 0) return undefined;
	return {
		title: 'Links in node_modules became copies',
		message: `${count(linkedStore.length, 'link')} to the package manager's store (such as node_modules/.pnpm) ${linkedStore.length === 1 ? 'is packed as a copy of its target' : 'are packed as copies of their targets'}: ${listFirst(linkedStore)}. A copy may not find its dependencies, or may find other versions. Set "links" to "keep", or leave node_modules out, so that the service installs the dependencies.`,
	};
}

/** Links that are packed as links, to what is left out. */
function looseLinks({ selection: { files } }: CheckedApp): Warning | undefined {
	const targetOf = ({ path: at, link = '' }: SelectedFile) => path.posix.join(path.posix.dirname(at), link);
	const links = files.filter(({ link }) => link !== undefined);
	const missing = new Set(links.map(targetOf));
	missing.delete('.');
	if (missing.size === 0) return undefined;
	for (const { path: at } of files) for (const packed of foldersTo(at)) missing.delete(packed);
	const names = links.filter((link) => missing.has(targetOf(link))).map((link) => link.path);
	if (names.length === 0) return undefined;
	return {
		title: 'A link leads to what is left out',
		message: `${count(names.length, 'link')} ${names.length === 1 ? 'leads' : 'lead'} to what is left out of the package: ${listFirst(names)}. Include what the app needs of it with a line in "exclude", or leave out the link, too.`,
	};
}
