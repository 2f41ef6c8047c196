import { constants, type Stats } from 'node:fs';

/** A file that was selected for the package. */
export interface SelectedFile {
	/** Name of the entry: forward slashes, relative to the deployed directory. */
	readonly path: string;
	/** Path to read it from; for a link, the real path of its target. */
	readonly source: string;
	/** For a link: the target's device and inode, compared again after opening. */
	readonly identity?: string;
	/** For a link that is packed as one (`links: keep`): where it leads to. Nothing is read then. */
	readonly link?: string;
	/** Whether it is executable, from git's index; only set where the disk has no such bit (Windows). */
	readonly executable?: boolean | undefined;
}

/** A folder that is packed. */
export interface PackedFolder {
	/** Real path of the folder, with a trailing slash. */
	readonly at: string;
	/** Name of the folder in the package: '' or with a trailing slash. */
	readonly name: string;
}

/**
 * A file of a folder. Its paths are put together when they are asked for: two of them kept for each of 100,000 files
 * would take 25 MiB.
 */
export class FolderFile implements SelectedFile {
	readonly executable: boolean | undefined;
	readonly #folder: PackedFolder;
	readonly #name: string;

	/** @param executable see SelectedFile. */
	constructor(folder: PackedFolder, name: string, executable: boolean | undefined) {
		this.#folder = folder;
		this.#name = name;
		this.executable = executable;
	}

	get path(): string {
		return this.#folder.name + this.#name;
	}

	get source(): string {
		return this.#folder.at + this.#name;
	}
}

// What makes sure that the file that is read is the one that was looked at.

/** Opens a file for reading. If it was replaced meanwhile, a link is not followed and a FIFO is not waited for. */
export const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Device and inode, which identify a file. */
export function identityOf(status: Pick<Stats, 'dev' | 'ino'>): string {
	return `${status.dev}:${status.ino}`;
}
