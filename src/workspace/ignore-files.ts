import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
	builtInRules,
	IgnoreRules,
	namedDirectoryRules,
	parseExclude,
	parseIgnoreFile,
	type Rule,
} from '../domain/ignore-rules.ts';
import type { DeployedDirectory } from './directory.ts';
import { unreadable } from './refusals.ts';

/** The rules that hold at the deployed directory, and the name of the files below it that add to them. */
export interface InitialRules {
	readonly rules: IgnoreRules;
	readonly ignoreFile: '.deployignore' | '.gitignore';
}

/**
 * A `.deployignore` in the deployed directory takes the place of all `.gitignore` files. Later rules are stronger:
 * built-in ones, those of the folders above, those of each folder on the way down, and last the input `exclude`.
 */
export function initialRules(directory: DeployedDirectory, exclude: string): InitialRules {
	const own = isIgnoreFile(path.join(directory.root, '.deployignore'));
	const rules = [
		...builtInRules(directory.base),
		...(own ? [] : rulesAbove(directory)),
		...namedDirectoryRules(directory.base),
	];
	return {
		rules: new IgnoreRules(rules, parseExclude(exclude, directory.base)),
		ignoreFile: own ? '.deployignore' : '.gitignore',
	};
}

/** Where an ignore file stands. */
interface IgnoreFile {
	/** Its folder on the disk. */
	readonly at: string;
	/** Its folder relative to the workspace, '' for that itself: what its rules are relative to. */
	readonly folder: string;
	readonly name: string;
	/** Where the deployed directory stands in the workspace, which failures name files from. */
	readonly base: string;
}

/**
 * The rules of one ignore file. A folder of that name holds none, as for git, nor does anything else that is no file.
 * @throws PackageFailure that names it.
 */
export function readIgnoreFile({ at, folder, name, base }: IgnoreFile): Rule[] {
	const file = path.join(at, name);
	try {
		return isIgnoreFile(file) ? parseIgnoreFile(readFileSync(file, 'utf8'), folder, name) : [];
	} catch (error) {
		throw unreadable(path.posix.relative(base, path.posix.join(folder, name)), error);
	}
}

/** Whether there is a file to read rules from: a FIFO would never end, nor would a device. */
function isIgnoreFile(file: string): boolean {
	return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The `.gitignore` files above the deployed directory, up to the repository's root, as git reads them. */
function rulesAbove({ workspace, base }: DeployedDirectory): Rule[] {
	const segments = base === '' ? [] : base.split('/');
	const folders = segments.map((_, index) => segments.slice(0, index).join('/'));
	const isRepository = (folder: string) => existsSync(path.join(workspace, folder, '.git'));
	if (isRepository(base)) return [];
	const top = Math.max(0, folders.findLastIndex(isRepository));
	const rules: Rule[] = [];
	for (const folder of folders.slice(top)) {
		const at = path.join(workspace, folder);
		rules.push(...readIgnoreFile({ at, folder, name: '.gitignore', base }));
	}
	return rules;
}
