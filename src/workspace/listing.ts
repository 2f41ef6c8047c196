const LARGEST_SHOWN = 10;

/** Collects what is known of the files of an archive. */
export class Listing {
	/** Number of files. */
	files = 0;
	/** Bytes of all files together, before compression. */
	contentSize = 0;
	/** The largest files, largest first, at most ten, with their bytes before compression. */
	largest: readonly { readonly path: string; readonly size: number }[] = [];
	/** Paths of git-lfs pointers that the checkout left. A ready package is not searched for any. */
	readonly lfsPointers: string[] = [];

	add(path: string, size: number, isPointer = false): void {
		this.files++;
		this.contentSize += size;
		if (isPointer) this.lfsPointers.push(path);
		const least = this.largest[LARGEST_SHOWN - 1];
		if (least !== undefined && size <= least.size) return;
		this.largest = [...this.largest, { path, size }].sort((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN);
	}
}
