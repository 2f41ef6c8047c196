import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { count, listFirst } from '../../domain/text/format.ts';
import { literal } from '../../domain/text/gitignore.ts';
import { listModes, lsFiles } from '../git.ts';
import { secretRule } from '../select/built-in.ts';
import { foldersTo } from '../select/directory.ts';
import { entrypointFailure } from '../select/entrypoint.ts';
import type { SelectedFile } from '../selected-file.ts';
import { requireRealEntrypoint } from './lfs-pointers.ts';
import { needsWhatIsOutside, noManifest } from './manifests.ts';
import { type CheckedApp, SHOWN, type Warning } from './warning.ts';

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
	const failure = entrypointFailure(entrypoint, paths, directory.base, selection.leftEntrypoint);
	if (failure !== undefined) throw failure;
	requireRealEntrypoint(app);
	return CHECKS.flatMap((check) => check(app) ?? []);
}

/** Each is named, as far as an annotation goes. */
const MOST_SECRETS = 200;

function secretsLeftOut({ selection }: CheckedApp): Warning | undefined {
	const names = selection.leftOut.filter(({ secret }) => secret).flatMap(({ examples }) => examples);
	if (names.length === 0) return undefined;
	return {
		title: 'Left out: files that may contain secrets',
		message: `${count(names.length, 'file')} that may contain secrets ${names.length === 1 ? 'is' : 'are'} left out of the package: ${listFirst(names, MOST_SECRETS)}. To include one, add "!${literal(names[0] ?? '')}" to "exclude". To silence this warning, add it there without the "!".`,
	};
}

/** Patterns without an effect: they are not written as git reads them, or more is to be taken back. */
function noEffect({ selection: { withoutEffect } }: CheckedApp): Warning | undefined {
	if (withoutEffect.length === 0) return undefined;
	const patterns = withoutEffect.map((pattern) => `"${pattern}"`);
	return {
		title: 'A pattern has no effect',
		message: `These patterns have no effect: ${listFirst(patterns, SHOWN)}. Correct or remove them. Write one pattern per line, as in a .gitignore, relative to "directory", without "./", commas, braces or quotes. To take back a folder that is left out, write "!dist/", and "!dist/**" below it if its files are left out, too, as by a line "*".`,
	};
}

/**
 * Files in git's index that are left out by a `.gitignore` or as installed: whoever committed them wants them. Templates ignore
 * `lib/`. Not what somebody keeps out on purpose: secrets, and what `exclude` names.
 */
function trackedButIgnored({ directory: { root }, selection, git }: CheckedApp): Warning | undefined {
	const { files, leftOut } = selection;
	if (!leftOut.some(({ rule }) => /(?:^|\/)\.gitignore line \d|^built-in/.test(rule))) return undefined;
	const packed = new Set(files.map((file) => file.path));
	const byExclude = leftOut.filter(({ rule }) => rule.startsWith('exclude: ')).flatMap(({ examples }) => examples);
	const isMeant = (name: string) => byExclude.some((at) => isBelow(name, at)) || secretRule(name, () => false);
	const installed = INSTALLED.flatMap((name) => ['-x', name]);
	const tracked = lsFiles(git, root, '-c', '-i', '--exclude-per-directory=.gitignore', ...installed);
	const names = tracked.filter((name) => !packed.has(name) && !KEEPS_FOLDER.test(name) && !isMeant(name));
	const [first] = names;
	if (first === undefined) return undefined;
	const examples = leftOut.flatMap((one) => one.examples);
	const left = examples.find((at) => names.some((name) => isBelow(name, at))) ?? first.replace(/[^/]+$/, '');
	return {
		title: 'Left out: files that git tracks',
		message: `${count(names.length, 'file')} that git tracks ${names.length === 1 ? 'is' : 'are'} left out of the package by a .gitignore or a built-in rule: ${listFirst(names, SHOWN)}. To include them, add "!${literal(left)}" or the like to "exclude". To silence this warning, name them in "exclude".`,
	};
}

/** Folders of dependencies that are left out by default. */
const INSTALLED = ['node_modules', '.venv'];
/** Files that only make git keep their folder. */
const KEEPS_FOLDER = /(?:^|\/)\.(?:git)?keep$/;

const isBelow = (name: string, at: string) => name === at || (at.endsWith('/') && name.startsWith(at));

/** Submodules of which only the empty folder is there: actions/checkout leaves them out by default. */
function missingSubmodules({ directory, selection: { leftOut }, git }: CheckedApp): Warning | undefined {
	const { workspace, base, root } = directory;
	if (!foldersTo(base).some((folder) => existsSync(path.join(workspace, folder, '.gitmodules')))) return undefined;
	const isSilenced = (at: string) => leftOut.some(({ examples }) => examples.some((one) => `${at}/`.startsWith(one)));
	const missing = listModes(git, root)
		.filter(([at, mode]) => mode === '160000' && isEmpty(path.join(root, at)) && !isSilenced(at))
		.map(([at]) => at);
	if (missing.length === 0) return undefined;
	return {
		title: 'A submodule is not checked out',
		message: `${count(missing.length, 'submodule')} ${missing.length === 1 ? 'is' : 'are'} not checked out, so the package lacks ${missing.length === 1 ? 'it' : 'them'}: ${listFirst(missing, SHOWN)}. Set "submodules: true" for actions/checkout. To silence this warning, name it in "exclude".`,
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
		message: `${count(linkedStore.length, 'link')} to the package manager's store (such as node_modules/.pnpm) ${linkedStore.length === 1 ? 'is packed as a copy of its target' : 'are packed as copies of their targets'}: ${listFirst(linkedStore, SHOWN)}. A copy may not find its dependencies, or may find other versions. Set "links" to "keep", or leave node_modules out, so that the service installs the dependencies.`,
	};
}

/** Links that are packed as links, to what is left out. */
function looseLinks({ selection: { files } }: CheckedApp): Warning | undefined {
	const links = files.filter(({ link }) => link !== undefined);
	if (links.length === 0) return undefined;
	const packed = new Set(files.flatMap(({ path: at }) => [at, ...foldersTo(path.posix.dirname(at))]));
	const isLoose = ({ path: at, link = '' }: SelectedFile) => {
		const target = path.posix.join(path.posix.dirname(at), link);
		return target !== '.' && !packed.has(target);
	};
	const names = links.filter(isLoose).map((one) => one.path);
	if (names.length === 0) return undefined;
	return {
		title: 'A link leads to what is left out',
		message: `${count(names.length, 'link')} ${names.length === 1 ? 'leads' : 'lead'} to what is left out of the package: ${listFirst(names, SHOWN)}. Include what the app needs of it with a line in "exclude", or leave out the link, too.`,
	};
}
