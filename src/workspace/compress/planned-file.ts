import { lstatSync, type Stats } from 'node:fs';
import { PackageFailure } from '../../domain/failures/failure.ts';
import { notAFile, SETTLE, unreadable } from '../refusals.ts';
import type { SelectedFile } from '../selected-file.ts';

/** A selected file with what its entry needs: small enough, and plain enough, to be sent to a worker. */
export interface PlannedFile {
	/** Name of the entry. */
	readonly path: string;
	/** Where to read it. */
	readonly source: string;
	/** Bytes. */
	readonly size: number;
	/** Permission bits. */
	readonly mode: number;
	/** What must still be so once it has been read, see `read-file.ts`. */
	readonly modifiedMs: number;
	readonly identity: string;
	/** Whether it was reached through a link. */
	readonly linked: boolean;
}

/**
 * Looks at a file just before it is packed.
 * @throws PackageFailure where it is not the file that was selected any more.
 */
export function planFile({ path, source, identity }: SelectedFile): PlannedFile {
	const status = look(path, source);
	if (status.isSymbolicLink()) throw new PackageFailure(path, 'it was replaced by a link while it was packed', SETTLE);
	if (!status.isFile()) throw notAFile(path, status);
	if (identity !== undefined && identity !== identityOf(status))
		throw new PackageFailure(path, 'its target was replaced while it was packed', SETTLE);
	return {
		path,
		source,
		size: status.size,
		mode: status.mode & 0o777,
		modifiedMs: status.mtimeMs,
		identity: identityOf(status),
		linked: identity !== undefined,
	};
}

/** Device and inode: the same for as long as a name means the same file. */
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
