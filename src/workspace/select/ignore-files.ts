import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PackageFailure } from '../../domain/failures/failure.ts';
import { unreadable } from '../refusals.ts';
import { type DeployedDirectory, foldersTo } from './directory.ts';
import { IgnoreRules, parseExclude, parseRules, type Rule, rulesInside } from './ignore-rules.ts';

/**
 * Collects the rules at the deployed directory, and names the ignore files in it that add to them. A `.deployignore` there
 * replaces all `.gitignore` files. Later rules win: built-in rules, those of the folders above, those of each folder on the
 * way down, and last the input `exclude`.
 */
export function initialRules(directory: DeployedDirectory, exclude: string) {
	const { root, base } = directory;
	const ignoreFile = isFile(path.join(root, '.deployignore')) ? '.deployignore' : '.gitignore';
	const above = ignoreFile === '.gitignore' ? rulesAbove(directory) : [];
	return { rules: new IgnoreRules(rulesInside(base, above), parseExclude(exclude, base)), ignoreFile };
}

/**
 * Reads the rules of an ignore file; none if there is no such file. As in git, a `.gitignore` must not be a link. A
 * `.deployignore` may be one, for example to a `.dockerignore`.
 * @param folder relative to the workspace, '' for the workspace itself. The rules are relative to it.
 * @throws PackageFailure that names it, relative to the deployed directory.
 */
export function readIgnoreFile({ workspace, base }: DeployedDirectory, folder: string, name: string): readonly Rule[] {
	const shown = path.posix.join(folder, name);
	const file = path.join(workspace, shown);
	if (!isFile(file, name === '.gitignore' ? lstatSync : statSync)) return [];
	let content: Buffer;
	try {
		content = readFileSync(file);
	} catch (error) {
		throw unreadable(path.posix.relative(base, shown), error);
	}
	if (name === '.deployignore' && content.includes(0))
		// PowerShell writes UTF-16, of which no line would match
		throw new PackageFailure(path.posix.relative(base, shown), 'it is not UTF-8 text', 'Save it as UTF-8.');
	return parseRules(content.toString(), folder, (number) => `${shown} line ${number}`);
}

/**
 * The lines of the directory's `.deployignore` of which an effect is expected: what they take back is there, or they are written
 * in a form that git does not read, such as Docker's `./docs`. Relative to the directory.
 */
export function doubtfulLines({ root }: DeployedDirectory): readonly Rule[] {
	const lines = readIgnoreFile({ root, workspace: root, base: '' }, '', '.deployignore');
	const isThere = (line: string) => line.startsWith('!') && existsSync(path.join(root, line.slice(1)));
	return lines.filter(({ line }) => /^!?\.\/|\s#|,\s|[{"']|\\$/.test(line) || isThere(line));
}

/** Whether there is a regular file to read rules from; reading a FIFO or a device might never end. */
function isFile(file: string, look: typeof lstatSync | typeof statSync = statSync): boolean {
	try {
		return look(file).isFile();
	} catch {
		return false;
	}
}

/** Reads the `.gitignore` files above the deployed directory, up to the repository's root, as git does. */
function rulesAbove(directory: DeployedDirectory): readonly Rule[] {
	const folders = foldersTo(directory.base);
	const top = folders.findLastIndex((folder) => existsSync(path.join(directory.workspace, folder, '.git')));
	return folders.slice(Math.max(0, top), -1).flatMap((folder) => readIgnoreFile(directory, folder, '.gitignore'));
}
