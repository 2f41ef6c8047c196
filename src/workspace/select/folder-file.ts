import type { SelectedFile } from '../selected-file.ts';

/** A folder that is packed. */
export interface PackedFolder {
	/** Real path of the folder. */
	readonly at: string;
	/** Name of the folder in the package: '' or with a trailing slash. */
	readonly name: string;
}

/**
 * A file of a folder. Its paths are put together when they are asked for: two of them kept for each of 100,000 files
 * would take 25 MiB.
 */
export class FolderFile implements SelectedFile {
	readonly executable?: boolean;
	readonly #folder: PackedFolder;
	readonly #name: string;

	/** @param executable see SelectedFile. */
	constructor(folder: PackedFolder, name: string, executable: boolean | undefined) {
		this.#folder = folder;
		this.#name = name;
		if (executable !== undefined) this.executable = executable;
	}

	get path(): string {
		return this.#folder.name + this.#name;
	}

	get source(): string {
		return `${this.#folder.at}/${this.#name}`;
	}
}
