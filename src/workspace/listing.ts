/** A file of an archive. */
export interface ListedFile {
	readonly path: string;
	/** Bytes before compression. */
	readonly size: number;
}

/** The contents of an archive. */
export interface Contents {
	/** Number of files. */
	readonly files: number;
	/** Bytes of all files together, before compression. */
	readonly contentSize: number;
	/** The largest files, largest first, at most ten. */
	readonly largest: readonly ListedFile[];
}

const LARGEST_SHOWN = 10;

/** Counts the files of an archive. */
export class Listing implements Contents {
	files = 0;
	contentSize = 0;
	largest: readonly ListedFile[] = [];

	add({ path, size }: ListedFile): void {
		this.files++;
		this.contentSize += size;
		const least = this.largest.at(-1);
		if (this.largest.length === LARGEST_SHOWN && least !== undefined && size <= least.size) return;
		this.largest = [...this.largest, { path, size }].sort((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN);
	}
}
