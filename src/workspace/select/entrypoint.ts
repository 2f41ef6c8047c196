import { existsSync } from 'node:fs';
import path from 'node:path';
import { InputFailure, type StepFailure } from '../../domain/failures/failure.ts';
import { ENTRYPOINT } from '../../domain/inputs/parsers.ts';
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

/** Files that a hint names. */
const SHOWN = 3;

/** The failure for an entrypoint that is not in the package; undefined for one that is. */
export function entrypointFailure(entrypoint: string, { paths, base, left }: Packed): StepFailure | undefined {
	if (paths.includes(entrypoint)) return undefined;
	const bad = (problem: string, advice = `Set it to ${ENTRYPOINT}.`) =>
		new InputFailure('entrypoint', `is "${entrypoint}", ${problem}`, ENTRYPOINT, { file: entrypoint }).with({ advice });
	if (paths.some((one) => one.startsWith(`${entrypoint}/`))) return bad('which is a folder');
	if (left !== undefined) {
		const advice = `Include it with this line in "exclude": !${literal(left.path)}`;
		return bad(`which is left out of the package (${left.rule})`, advice);
	}
	const twin = paths.find((one) => caseFolded(one) === caseFolded(entrypoint));
	if (twin !== undefined) return bad(`but the file is called "${twin}"`, 'Spell it exactly like the file.');
	const below = paths.filter((one) => one.endsWith(`/${entrypoint}`));
	const alike = below.length > 0 ? below : paths.filter((one) => entrypoint.endsWith(`/${one}`));
	const [first] = alike;
	if (first === undefined) return bad('which is not in the package');
	const names = alike.map((one) => `"${one}"`);
	const folder = path.posix.join(base ?? '', first.slice(0, -entrypoint.length - 1));
	const isInFolder = base !== undefined && below.length === 1;
	return bad(
		`which is not in the package; the package has ${listFirst(names, SHOWN)}`,
		isInFolder ? `Set "directory" to "${folder}".` : 'Set it to the path of a file in the package.',
	);
}

/** Makes names equal that are equal on a case-insensitive, normalizing file system. */
const caseFolded = (name: string) => name.normalize('NFC').toLowerCase();
