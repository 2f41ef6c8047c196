import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PackageFailure } from '../../domain/failures/failure.ts';
import { unreadable } from '../refusals.ts';
import { type DeployedDirectory, foldersTo } from './directory.ts';
import { IgnoreRules, parseRules, type Rule, rulesInside } from './ignore-rules.ts';

/**
 * Collects the rules at the deployed directory, and names the ignore files in it that add to them. A `.deployignore` there
 * replaces all `.gitignore` files. Later rules win: built-in rules, those of the folders above, those of each folder on the
 * way down, and last the input `exclude`.
 */
export function initialRules(directory: DeployedDirectory, exclude: string) {
	const { root, base } = directory;
	const deployIgnore = readIgnoreFile(directory, base, '.deployignore');
	const above = deployIgnore === undefined ? rulesAbove(directory) : [];
	const own = deployIgnore ?? readIgnoreFile(directory, base, '.gitignore') ?? [];
	const excluded = parseRules(exclude, base, () => 'exclude');
	const isDoubtful = (line: string) =>
		NOT_OF_GIT.test(line) || (line.startsWith('!') && existsSync(path.join(root, line.slice(1))));
	const doubtful = deployIgnore?.filter(({ line }) => isDoubtful(line.trim())) ?? [];
	return {
		rules: new IgnoreRules([...rulesInside(base, above), ...own], excluded),
		ignoreFile: deployIgnore === undefined ? '.gitignore' : '.deployignore',
		/** The lines of which an effect is expected: of a `.deployignore` those in doubtful form, or that take back what is there. */
		expected: [...excluded, ...doubtful],
	};
}

/** Forms that git does not read, such as Docker's `./docs`. */
const NOT_OF_GIT = /^!?\.\/|\s#|,\s|[{"']|\\$/;

/**
 * Reads the rules of an ignore file; undefined if there is no such file. As in git, a `.gitignore` must not be a link. A
 * `.deployignore` may be one, for example to a `.dockerignore`.
 * @param folder relative to the workspace, '' for the workspace itself. The rules are relative to it.
 * @throws PackageFailure that names it, relative to the deployed directory.
 */
export function readIgnoreFile({ workspace, base }: DeployedDirectory, folder: string, name: string) {
	const shown = path.posix.join(folder, name);
	const inPackage = path.posix.relative(base, shown);
	const file = path.join(workspace, shown);
	let content: Buffer;
	try {
		// Reading a FIFO or a device might never end.
		if (!existsSync(file) || !(name === '.gitignore' ? lstatSync : statSync)(file).isFile()) return undefined;
		content = readFileSync(file);
	} catch (error) {
		throw unreadable(inPackage, error);
	}
	// PowerShell writes UTF-16, of which no line would match.
	if (name === '.deployignore' && content.includes(0))
		throw new PackageFailure(inPackage, 'it is not UTF-8 text', 'Save it as UTF-8.');
	return parseRules(content.toString(), folder, (number) => `${shown} line ${number}`);
}

/** Reads the `.gitignore` files above the deployed directory, up to the repository's root, as git does. */
function rulesAbove(directory: DeployedDirectory): readonly Rule[] {
	const folders = foldersTo(directory.base);
	const top = folders.findLastIndex((folder) => existsSync(path.join(directory.workspace, folder, '.git')));
	return folders.slice(Math.max(0, top), -1).flatMap((folder) => readIgnoreFile(directory, folder, '.gitignore') ?? []);
}
