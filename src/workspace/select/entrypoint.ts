import { lstatSync } from 'node:fs';
import path from 'node:path';
import { type EntrypointFinding, entrypointFailure } from '../../actions/deploy/inputs/entrypoint.ts';
import type { DeployedDirectory } from './directory.ts';
import { caseFolded } from './entry-name.ts';
import type { Selection } from './select.ts';

/**
 * Makes sure that the entrypoint is in the package.
 * @throws InputFailure that says why it is not, and names the file for the annotation.
 */
export function requireEntrypoint(directory: DeployedDirectory, selection: Selection, entrypoint: string): void {
	const failure = entrypointFailure(entrypoint, find(directory, selection, entrypoint));
	if (failure !== undefined) throw failure;
}

function find({ root }: DeployedDirectory, selection: Selection, entrypoint: string): EntrypointFinding {
	if (selection.files.some((file) => file.path === entrypoint)) return { kind: 'packed' };
	if (selection.files.some((file) => file.path.startsWith(`${entrypoint}/`))) return { kind: 'folder' };
	const onDisk = lstatSync(path.join(root, entrypoint), { throwIfNoEntry: false });
	if (onDisk !== undefined && selection.leftEntrypoint !== undefined) {
		return { kind: 'left-out', ...selection.leftEntrypoint };
	}
	if (onDisk?.isDirectory()) return { kind: 'folder' };
	const folded = caseFolded(entrypoint);
	const twin = selection.files.find((file) => caseFolded(file.path) === folded);
	return twin === undefined ? { kind: 'missing' } : { kind: 'other-case', actual: twin.path };
}
