import { constants, type Stats } from 'node:fs';

// What makes sure that the file that is read is the one that was looked at.

/** Opens a file for reading. If it was replaced meanwhile, a link is not followed and a FIFO is not waited for. */
export const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Device and inode, which identify a file. */
export function identityOf(status: Pick<Stats, 'dev' | 'ino'>): string {
	return `${status.dev}:${status.ino}`;
}
