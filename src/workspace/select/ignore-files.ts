import { lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unreadable } from '../refusals.ts';
import type { DeployedDirectory } from './directory.ts';
import {
	builtInRules,
	IgnoreRules,
	namedDirectoryRules,
	parseExclude,
	parseIgnoreFile,
	type Rule,
} from './ignore-rules.ts';
import { isRepository } from './repository.ts';

export type IgnoreFileName = '.deployignore' | '.gitignore';

/** The rules that hold at the deployed directory, and the name of the files below it that add to them. */
export interface InitialRules {
	readonly rules: IgnoreRules;
	/**
	 * The rules that hold at the top of a repository inside, such as a submodule: as for git, those of the folders
	 * above end there. Undefined with a `.deployignore`, which is none of git's.
	 */
	readonly ofRepository: IgnoreRules | undefined;
	readonly ignoreFile: IgnoreFileName;
	/** The ignore files that were read so far, relative to the workspace. */
	readonly read: readonly string[];
}

/**
 * A `.deployignore` in the deployed directory takes the place of all `.gitignore` files. Later rules are stronger:
 * built-in ones, those of the folders above, those of each folder on the way down, and last the input `exclude`.
 */
export function initialRules(directory: DeployedDirectory, exclude: string): InitialRules {
	const { root, base } = directory;
	const own = isIgnoreFile(path.join(root, '.deployignore'), '.deployignore');
	const above = own ? [] : filesAbove(directory);
	const last = parseExclude(exclude, base);
	const rules = [...builtInRules(base), ...above.flatMap(({ rules }) => rules), ...namedDirectoryRules(base)];
	return {
		rules: new IgnoreRules(rules, last),
		ofRepository: own ? undefined : new IgnoreRules(builtInRules(base), last),
		ignoreFile: own ? '.deployignore' : '.gitignore',
		read: above.map(({ path }) => path),
	};
}

/** Where an ignore file stands. */
interface IgnoreFile {
	/** Its folder on the disk. */
	readonly at: string;
	/** Its folder relative to the workspace, '' for that itself: what its rules are relative to. */
	readonly folder: string;
	readonly name: IgnoreFileName;
	/** Where the deployed directory stands in the workspace, which failures name files from. */
	readonly base: string;
}

/** An ignore file that was read. */
export interface ReadIgnoreFile {
	/** Relative to the workspace. */
	readonly path: string;
	readonly rules: readonly Rule[];
}

/**
 * The rules of one ignore file, or undefined where there is none. A folder of that name holds none, as for git, nor does anything else that is no file.
 * @throws PackageFailure that names it.
 */
export function readIgnoreFile({ at, folder, name, base }: IgnoreFile): ReadIgnoreFile | undefined {
	const file = path.join(at, name);
	const shown = path.posix.join(folder, name);
	try {
		if (!isIgnoreFile(file, name)) return undefined;
		return { path: shown, rules: parseIgnoreFile(readFileSync(file, 'utf8'), folder, name) };
	} catch (error) {
		throw unreadable(path.posix.relative(base, shown), error);
	}
}

/**
 * Whether there is a file to read rules from: a FIFO would never end, nor would a device. Git follows no link to a
 * `.gitignore`; a `.deployignore` may be one, say to a `.dockerignore`.
 */
function isIgnoreFile(file: string, name: IgnoreFileName): boolean {
	const look = name === '.gitignore' ? lstatSync : statSync;
	return look(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The `.gitignore` files above the deployed directory, up to the repository's root, as git reads them. */
function filesAbove({ workspace, base }: DeployedDirectory): ReadIgnoreFile[] {
	const segments = base === '' ? [] : base.split('/');
	const folders = segments.map((_, index) => segments.slice(0, index).join('/'));
	const isTop = (folder: string) => isRepository(path.join(workspace, folder));
	if (isTop(base)) return [];
	const top = Math.max(0, folders.findLastIndex(isTop));
	return folders
		.slice(top)
		.flatMap((folder) => readIgnoreFile({ at: path.join(workspace, folder), folder, name: '.gitignore', base }) ?? []);
}
