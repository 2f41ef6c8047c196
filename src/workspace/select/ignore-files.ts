import { lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PackageFailure } from '../../domain/failures/failure.ts';
import { unreadable } from '../refusals.ts';
import type { DeployedDirectory } from './directory.ts';
import {
	IgnoreRules,
	namedDirectoryRules,
	parseExclude,
	parseIgnoreFile,
	type Rule,
	Unmatched,
} from './ignore-rules.ts';
import type { IsText } from './real-path.ts';
import { isRepository } from './repository.ts';

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
export function initialRules(directory: DeployedDirectory, exclude: string, isText: IsText): InitialRules {
	const { root, base } = directory;
	const own = hasDeployignore(root);
	const above = own ? [] : filesAbove(directory, isText);
	const last = parseExclude(exclude, base);
	const unmatched = new Unmatched(last);
	const named = namedDirectoryRules(base);
	const rules = [...above.flatMap(({ rules }) => rules), ...named];
	return {
		rules: new IgnoreRules(rules, last, unmatched),
		ofRepository: own ? undefined : new IgnoreRules(named, last, unmatched),
		unmatched,
		ignoreFile: own ? '.deployignore' : '.gitignore',
		read: above.map(({ path }) => path),
	};
}

/** The location of an ignore file. */
interface IgnoreFile {
	/** Its folder on disk. */
	readonly at: string;
	/** Its folder relative to the workspace, '' for the workspace itself. Its rules are relative to this folder. */
	readonly folder: string;
	readonly name: IgnoreFileName;
	/** The deployed directory relative to the workspace; failures name files relative to it. */
	readonly base: string;
	readonly isText: IsText;
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
 * @throws PackageFailure that names it.
 */
export function readIgnoreFile({ at, folder, name, base, isText }: IgnoreFile): ReadIgnoreFile | undefined {
	const file = path.join(at, name);
	const shown = path.posix.join(folder, name);
	try {
		if (!isIgnoreFile(file, name)) return undefined;
		if (isText(file)) {
			if (name === '.gitignore') return undefined;
			throw linkAsText(path.posix.relative(base, shown));
		}
		return { path: shown, rules: parseIgnoreFile(readFileSync(file, 'utf8'), folder, name) };
	} catch (error) {
		if (error instanceof PackageFailure) throw error;
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
		throw unreadable(isThere(file) ? name : '.', error);
	}
}

/** Whether there is anything of that path, be it a link that leads nowhere. */
function isThere(file: string): boolean {
	try {
		return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
	} catch {
		return false;
	}
}

/** A `.deployignore` may be a link, but here its target is only its text. */
function linkAsText(name: string): PackageFailure {
	const advice = 'Check out with "git config core.symlinks true", or replace it with a copy of the file.';
	return new PackageFailure(name, 'it is a link, which this checkout holds as a text', advice);
}

/** Reads the `.gitignore` files above the deployed directory, up to the repository's root, as git does. */
function filesAbove({ workspace, base }: DeployedDirectory, isText: IsText): ReadIgnoreFile[] {
	const segments = base === '' ? [] : base.split('/');
	const folders = segments.map((_, index) => segments.slice(0, index).join('/'));
	const isTop = (folder: string) => isRepository(path.join(workspace, folder));
	if (isTop(base)) return [];
	const top = Math.max(0, folders.findLastIndex(isTop));
	const read = (folder: string) =>
		readIgnoreFile({ at: path.join(workspace, folder), folder, name: '.gitignore', base, isText });
	return folders.slice(top).flatMap((folder) => read(folder) ?? []);
}
