import { lstatSync, type Stats } from 'node:fs';
import { PackageFailure } from '../../domain/failures/failure.ts';
import { notAFile, SETTLE, unreadable } from '../refusals.ts';
import type { SelectedFile } from '../selected-file.ts';

/** A selected file with everything its entry needs; plain data that can be sent to a worker. */
export interface PlannedFile {
	/** Name of the entry. */
	readonly path: string;
	/** Path to read it from. */
	readonly source: string;
	/** Size in bytes. */
	readonly size: number;
	/** Permission bits, 0644 or 0755 as in git. */
	readonly mode: number;
	/** Modification time and identity, which must be unchanged after reading; see `read-file.ts`. */
	readonly modifiedMs: number;
	readonly identity: string;
	/** Whether it was reached through a link. */
	readonly linked: boolean;
}

/**
 * Reads the status of a file just before it is packed.
 * @throws PackageFailure if it is not the selected file any more.
 */
export function planFile({ path, source, identity, executable }: SelectedFile): PlannedFile {
	const status = look(path, source);
	if (status.isSymbolicLink()) throw new PackageFailure(path, 'it was replaced by a link while it was packed', SETTLE);
	if (!status.isFile()) throw notAFile(path, status);
	if (identity !== undefined && identity !== identityOf(status))
		throw new PackageFailure(path, 'its target was replaced while it was packed', SETTLE);
	return {
		path,
		source,
		size: status.size,
		mode: modeOf(executable ?? (status.mode & OWNER_EXECUTES) !== 0),
		modifiedMs: status.mtimeMs,
		identity: identityOf(status),
		linked: identity !== undefined,
	};
}

const OWNER_EXECUTES = 0o100;

/**
 * Reduces a mode to what git stores: whether the file is executable. The other bits come from the umask during checkout
 * and must not have an effect, so that one commit gives the same package on every runner.
 */
function modeOf(executable: boolean): number {
	return executable ? 0o755 : 0o644;
}

/** Device and inode, which identify a file. */
export function identityOf(status: Pick<Stats, 'dev' | 'ino'>): string {
	return `${status.dev}:${status.ino}`;
}

function look(path: string, source: string): Stats {
	try {
		return lstatSync(source);
	} catch (error) {
		throw unreadable(path, error);
	}
}
