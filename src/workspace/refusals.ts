import type { Stats } from 'node:fs';
import { PackageFailure } from '../domain/failures/failure.ts';

/** The advice for a file that changes while it is packed. */
export const SETTLE = 'Make sure that nothing writes to it during the deploy, or leave it out with "exclude".';

/** The failure for something in the tree that has no content to pack, such as a FIFO, which would block when opened. */
export function notAFile(name: string, what: Pick<Stats, 'isDirectory' | 'isFIFO' | 'isSocket'>): PackageFailure {
	const kind = what.isFIFO()
		? 'a named pipe (FIFO)'
		: what.isSocket()
			? 'a socket'
			: what.isDirectory()
				? 'a folder'
				: 'a device';
	return new PackageFailure(name, `it is ${kind}, not a file`, 'Remove it, or leave it out with "exclude".');
}

/** The failure for a file or folder that cannot be read, or does not exist any more. */
export function unreadable(name: string, error: unknown): PackageFailure {
	const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
	const problem = code === 'ENOENT' ? 'it vanished during packing' : `it cannot be read (${code})`;
	return new PackageFailure(name, problem, 'Check its permissions, or leave it out with "exclude".', {
		cause: error,
	});
}
