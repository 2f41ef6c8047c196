import { constants, type Stats } from 'node:fs';

/** A file that was selected for the package. */
export interface SelectedFile {
	/** Name of the entry: forward slashes, relative to the deployed directory. */
	readonly path: string;
	/** Real path of the deployed directory. */
	readonly root: string;
	/** Where in it the file is, if not at its name: that is a link, or behind one. */
	readonly real?: string | undefined;
	/** For a link: the target's device and inode, compared again after opening. */
	readonly identity?: string;
	/** For a link that is packed as one (`links: keep`): where it leads to. Nothing is read then. */
	readonly link?: string;
	/** Whether it is executable, from git's index; only set where the disk has no such bit (Windows). */
	readonly executable?: boolean | undefined;
}

/** The path to read a file from. It is not kept: with it, each of 100,000 files would take about 200 bytes more. */
export const sourceOf = ({ root, real, path }: SelectedFile): string => `${root}/${real ?? path}`;

// What makes sure that the file that is read is the one that was looked at.

/** Opens a file for reading. If it was replaced meanwhile, a link is not followed and a FIFO is not waited for. */
export const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Device and inode, which identify a file. */
export function identityOf(status: Pick<Stats, 'dev' | 'ino'>): string {
	return `${status.dev}:${status.ino}`;
}
