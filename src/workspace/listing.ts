/** A file of an archive. */
export interface ListedFile {
	readonly path: string;
	/** Bytes before compression. */
	readonly size: number;
}

/** The contents of an archive. */
export type Contents = Readonly<Omit<Listing, 'add'>>;

const LARGEST_SHOWN = 10;

/** Counts the files of an archive. */
export class Listing {
	/** Number of files. */
	files = 0;
	/** Bytes of all files together, before compression. */
	contentSize = 0;
	/** The largest files, largest first, at most ten. */
	largest: readonly ListedFile[] = [];

	add({ path, size }: ListedFile): void {
		this.files++;
		this.contentSize += size;
		const least = this.largest[LARGEST_SHOWN - 1];
		if (least !== undefined && size <= least.size) return;
		this.largest = [...this.largest, { path, size }].sort((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN);
	}
}
