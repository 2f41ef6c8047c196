import { lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { InputFailure } from '../../domain/failures/failure.ts';
import type { DeployedDirectory } from './directory.ts';
import { elsewhere } from './elsewhere.ts';
import { caseFolded } from './entry-name.ts';
import { literal } from './ignore-rules.ts';
import type { LeftEntrypoint } from './left-out.ts';
import type { Selection } from './select.ts';

const ACCEPTED = 'the path of the entry file inside "directory", with forward slashes, such as src/app.ts';

/**
 * Checks that the entrypoint is in the package.
 * @throws InputFailure that says why it is not, and names the file for the annotation.
 */
export function requireEntrypoint(directory: DeployedDirectory, selection: Selection, entrypoint: string): void {
	const failure = entrypointFailure(entrypoint, find(directory, selection, entrypoint));
	if (failure !== undefined) throw failure;
}

function find(
	{ root, base, workspace }: DeployedDirectory,
	selection: Selection,
	entrypoint: string,
): EntrypointFinding {
	if (selection.files.some((file) => file.path === entrypoint)) return { kind: 'packed' };
	if (selection.files.some((file) => file.path.startsWith(`${entrypoint}/`))) return { kind: 'folder' };
	const onDisk = lstatSync(path.join(root, entrypoint), { throwIfNoEntry: false });
	if (onDisk !== undefined && selection.leftEntrypoint !== undefined) {
		return { kind: 'left-out', ...selection.leftEntrypoint };
	}
	if (onDisk?.isDirectory()) return { kind: 'folder' };
	const folded = caseFolded(entrypoint);
	const twin = selection.files.find((file) => caseFolded(file.path) === folded);
	if (twin !== undefined) return { kind: 'other-case', actual: twin.path };
	const paths = selection.files.map((file) => file.path);
	const isInWorkspace = (at: string) =>
		statSync(path.join(workspace, at), { throwIfNoEntry: false })?.isFile() ?? false;
	return { kind: 'missing', hint: elsewhere(paths, entrypoint, base, isInWorkspace) };
}

/** What the selection knows about the entrypoint's path. */
export type EntrypointFinding =
	| { readonly kind: 'packed' }
	| ({ readonly kind: 'left-out' } & LeftEntrypoint)
	| { readonly kind: 'folder' }
	| { readonly kind: 'other-case'; readonly actual: string }
	/** `hint`: where the file is instead, and what to set. */
	| { readonly kind: 'missing'; readonly hint?: string | undefined };

/**
 * The failure for an entrypoint that is not in the package.
 */
export function entrypointFailure(path: string, finding: EntrypointFinding): InputFailure | undefined {
	const bad = (problem: string) => new InputFailure('entrypoint', problem, ACCEPTED, { file: path });
	switch (finding.kind) {
		case 'packed':
			return undefined;
		case 'left-out':
			return bad(`is "${path}", which is left out of the package (${finding.rule})${inWords(finding.takeBack)}`);
		case 'folder':
			return bad(`is "${path}", a folder`);
		case 'other-case':
			return bad(`is "${path}", but the file is called "${finding.actual}": ${differenceOf(path, finding.actual)}`);
		case 'missing':
			return bad(`is "${path}", which is not in the package${finding.hint === undefined ? '' : `; ${finding.hint}`}`);
	}
}

/** Why two names that look alike are two. */
function differenceOf(one: string, other: string): string {
	return one.normalize('NFC') === other.normalize('NFC')
		? 'its accents are encoded differently (Unicode normalization), so copy its name from there'
		: 'upper and lower case matter';
}

/** The line of `exclude` for YAML, where a backslash between double quotes would begin an escape. */
function inWords(takeBack: string): string {
	if (takeBack === '') return '';
	const line = `!${literal(takeBack)}`;
	return `; include it with exclude: ${line.includes('\\') ? `'${line.replaceAll("'", "''")}'` : `"${line}"`}`;
}
