import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unreadable } from '../refusals.ts';
import { type DeployedDirectory, foldersTo } from './directory.ts';
import { IgnoreRules, parseExclude, parseIgnoreFile, type Rule, rulesInside, Unmatched } from './ignore-rules.ts';

export type IgnoreFileName = '.deployignore' | '.gitignore';

/** The rules at the deployed directory, and the name of the ignore files below it that add to them. */
export interface InitialRules {
	readonly rules: IgnoreRules;
	/**
	 * The rules at the top of a nested repository, such as a submodule. As in git, the rules of the folders above do not
	 * apply there. Undefined with a `.deployignore`, which git does not know.
	 */
	readonly ofRepository: IgnoreRules | undefined;
	readonly ignoreFile: IgnoreFileName;
	readonly unmatched: Unmatched;
	/** Paths of the ignore files read so far, relative to the workspace. */
	readonly read: readonly string[];
}

/**
 * Collects the rules at the deployed directory. A `.deployignore` there replaces all `.gitignore` files. Later rules win:
 * built-in rules, those of the folders above, those of each folder on the way down, and last the input `exclude`.
 */
export function initialRules(directory: DeployedDirectory, exclude: string): InitialRules {
	const { root, base } = directory;
	const own = hasDeployignore(root);
	const above = own ? [] : filesAbove(directory);
	const last = parseExclude(exclude, base);
	const unmatched = new Unmatched(last);
	const rules = above.flatMap((file) => file.rules);
	return {
		rules: new IgnoreRules(rulesInside(base, rules), last, unmatched),
		ofRepository: own ? undefined : new IgnoreRules(rulesInside(base), last, unmatched),
		unmatched,
		ignoreFile: own ? '.deployignore' : '.gitignore',
		read: above.map(({ path }) => path),
	};
}

/** An ignore file that was read. */
export interface ReadIgnoreFile {
	/** Path relative to the workspace. */
	readonly path: string;
	readonly rules: readonly Rule[];
}

/**
 * Reads the rules of one ignore file; undefined if there is none. As in git, a folder of that name does not count, nor
 * does anything else that is not a file, nor a `.gitignore` that is a link.
 * @param folder relative to the workspace, '' for the workspace itself. The rules are relative to it.
 * @throws PackageFailure that names it, relative to the deployed directory.
 */
export function readIgnoreFile(
	{ workspace, base }: DeployedDirectory,
	folder: string,
	name: IgnoreFileName,
): ReadIgnoreFile | undefined {
	const shown = path.posix.join(folder, name);
	const file = path.join(workspace, shown);
	try {
		if (!isIgnoreFile(file, name)) return undefined;
		return { path: shown, rules: parseIgnoreFile(readFileSync(file, 'utf8'), folder, name) };
	} catch (error) {
		throw unreadable(path.posix.relative(base, shown), error);
	}
}

/**
 * Whether there is a regular file to read rules from; reading a FIFO or a device might never end. As in git, a
 * `.gitignore` must not be a link. A `.deployignore` may be one, for example to a `.dockerignore`.
 */
function isIgnoreFile(file: string, name: IgnoreFileName): boolean {
	const look = name === '.gitignore' ? lstatSync : statSync;
	return look(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** @throws PackageFailure where the directory may not be entered: this is the first look into it. */
function hasDeployignore(root: string): boolean {
	const name = '.deployignore';
	const file = path.join(root, name);
	try {
		return isIgnoreFile(file, name);
	} catch (error) {
		throw unreadable('.', error);
	}
}

/** Reads the `.gitignore` files above the deployed directory, up to the repository's root, as git does. */
function filesAbove(directory: DeployedDirectory): ReadIgnoreFile[] {
	const { workspace, base } = directory;
	const folders = foldersTo(base).slice(0, -1);
	const isTop = (folder: string) => existsSync(path.join(workspace, folder, '.git'));
	if (isTop(base)) return [];
	const top = Math.max(0, folders.findLastIndex(isTop));
	return folders.slice(top).flatMap((folder) => readIgnoreFile(directory, folder, '.gitignore') ?? []);
}
