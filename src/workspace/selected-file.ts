/** One file of the package-to-be. */
export interface SelectedFile {
	/** Name of the entry: forward slashes, relative to the deployed directory. */
	readonly path: string;
	/** Where to read it: for a link, the real path of its target. */
	readonly source: string;
	/** For a link: the target's device and inode, compared again after opening. */
	readonly identity?: string;
	/** Whether it may be executed, where the disk does not tell: git's index does on Windows. */
	readonly executable?: boolean;
}
