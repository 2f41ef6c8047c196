import { existsSync } from 'node:fs';
import path from 'node:path';
import { InputFailure, type StepFailure } from '../../domain/failures/failure.ts';
import { ENTRYPOINT } from '../../domain/inputs/entrypoint.ts';
import { listFirst } from '../../domain/text/format.ts';
import type { DeployedDirectory } from './directory.ts';
import { literal } from './ignore-rules.ts';
import type { LeftEntrypoint } from './left-out.ts';
import type { Selection } from './select.ts';

/**
 * Checks that the entrypoint is in the package.
 * @throws InputFailure that says why it is not, and names the file for the annotation.
 */
export function requireEntrypoint(
	{ root, base }: DeployedDirectory,
	{ files, leftEntrypoint }: Selection,
	entrypoint: string,
): void {
	const left = existsSync(path.join(root, entrypoint)) ? leftEntrypoint : undefined;
	const failure = entrypointFailure(entrypoint, { paths: files.map((file) => file.path), base, left });
	if (failure !== undefined) throw failure;
}

/** What is known of the package in which the entrypoint must be. */
export interface Packed {
	/** Its files. */
	readonly paths: readonly string[];
	/** The deployed directory, relative to the workspace; undefined for a ready package. */
	readonly base?: string;
	/** The rule that leaves the entrypoint out. */
	readonly left?: LeftEntrypoint | undefined;
}

/** The failure for an entrypoint that is not in the package; undefined for one that is. */
export function entrypointFailure(entrypoint: string, { paths, base, left }: Packed): StepFailure | undefined {
	if (paths.includes(entrypoint)) return undefined;
	const bad = (problem: string, advice = `Set it to ${ENTRYPOINT}.`) =>
		new InputFailure('entrypoint', `is "${entrypoint}", ${problem}`, ENTRYPOINT, { file: entrypoint }).with({ advice });
	if (paths.some((one) => one.startsWith(`${entrypoint}/`))) return bad('which is a folder');
	if (left !== undefined) return bad(`which is left out of the package (${left.rule})`, includeIt(left.takeBack));
	const twin = paths.find((one) => caseFolded(one) === caseFolded(entrypoint));
	if (twin !== undefined) return bad(`but the file is called "${twin}"`, spellIt(entrypoint, twin));
	const { has, advice } = hintFor(entrypoint, paths, base);
	return bad(`which is not in the package${has}`, advice);
}

/** Makes names equal that are equal on a case-insensitive, normalizing file system. */
const caseFolded = (name: string) => name.normalize('NFC').toLowerCase();

/** What to do about two names that look alike and are two. */
function spellIt(one: string, other: string): string {
	return one.normalize('NFC') === other.normalize('NFC')
		? 'Copy the name of the file: its accents are encoded differently (Unicode normalization).'
		: 'Spell it exactly like the file: upper and lower case matter.';
}

/** The line of `exclude` for YAML, where a backslash between double quotes would begin an escape. */
function includeIt(takeBack: string): string | undefined {
	if (takeBack === '') return undefined;
	const line = `!${literal(takeBack)}`;
	return `Include it with exclude: ${line.includes('\\') ? `'${line.replaceAll("'", "''")}'` : `"${line}"`}.`;
}

/** Files that a hint names. */
const SHOWN = 3;

/** Where a file that looks like the entrypoint is instead, as part of a sentence, and which input to set. */
function hintFor(
	entrypoint: string,
	paths: readonly string[],
	base: string | undefined,
): { readonly has: string; readonly advice?: string } {
	const { basename, join } = path.posix;
	const stem = (one: string) => one.replace(/\.[^./]*$/, '');
	const below = paths.filter((one) => one.endsWith(`/${entrypoint}`));
	const alike = [
		below,
		paths.filter((one) => entrypoint.endsWith(`/${one}`)),
		paths.filter((one) => stem(one) === stem(entrypoint)),
		paths.filter((one) => basename(one) === basename(entrypoint)),
	].find((found) => found.length > 0);
	if (alike === undefined) return { has: '' };
	const named = alike.map((one) => `"${one}"`);
	const [first = ''] = below;
	const advice =
		base === undefined || first === ''
			? `Set it to ${alike.length > 1 ? 'one of these paths' : 'that path'}.`
			: `Set "directory" to ${below.length > 1 ? 'the folder of the right app' : `"${join(base, first.slice(0, -entrypoint.length - 1))}"`}.`;
	return { has: `; the package has ${listFirst(named, SHOWN)}`, advice };
}
