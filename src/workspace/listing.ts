import type { PackedEntry } from './pack/entries.ts';

/** The contents of an archive. */
export interface Contents {
	/** Number of files. */
	readonly files: number;
	/** Bytes of all files together, before compression. */
	readonly contentSize: number;
	/** The largest files, largest first, at most ten. */
	readonly largest: readonly PackedEntry[];
}

const LARGEST_SHOWN = 10;

/** Counts the entries while they are packed. */
export class Listing implements Contents {
	files = 0;
	contentSize = 0;
	largest: readonly PackedEntry[] = [];

	add(entry: PackedEntry): void {
		this.files++;
		this.contentSize += entry.size;
		const least = this.largest.at(-1);
		if (this.largest.length === LARGEST_SHOWN && least !== undefined && entry.size <= least.size) return;
		this.largest = [...this.largest, entry].sort((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN);
	}
}
