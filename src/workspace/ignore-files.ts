import { existsSync, readFileSync } from 'node:fs';
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
	const own = existsSync(path.join(directory.root, '.deployignore'));
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

/** The rules of a folder's own ignore file. `shown`: the folder relative to the workspace, '' for that itself. */
export function readIgnoreFile(folder: string, shown: string, name: string): Rule[] {
	try {
		return parseIgnoreFile(readFileSync(path.join(folder, name), 'utf8'), shown, name);
	} catch (error) {
		throw unreadable(shown === '' ? name : `${shown}/${name}`, error);
	}
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
		if (existsSync(path.join(at, '.gitignore'))) rules.push(...readIgnoreFile(at, folder, '.gitignore'));
	}
	return rules;
}
