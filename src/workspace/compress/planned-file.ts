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
	/** Permission bits: those that git gives a file. */
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
 * Git keeps of a mode whether the owner may execute the file. The rest is the umask of whoever made the checkout, and
 * must not show: one commit has one package on every runner.
 */
function modeOf(executable: boolean): number {
	return executable ? 0o755 : 0o644;
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
