import { DICTIONARY } from './deflate.ts';
import type { PlannedFile } from './planned-file.ts';
import type { Range } from './read-file.ts';

/** Bytes of content in one task at most: a file of up to this size is packed whole, a larger one in such pieces. */
export const PIECE = 1024 * 1024;

/**
 * Bytes of the memory that a task leaves its result in. Whole files never grow (they would be stored), a piece of
 * PIECE bytes grows by 5 bytes for every 16 KiB at most, and by the few that end it.
 */
export const SLAB = PIECE + 4 * 1024;

/** Bytes that a worker reads at once: a piece, what lies before it, and one byte to see that there is no more. */
export const SCRATCH = DICTIONARY + PIECE + 1;

/** What there is to do, in the order of the archive. */
export type Task =
	/** Small files, PIECE bytes together at most, each of which becomes an entry. */
	| { readonly kind: 'whole'; readonly files: readonly PlannedFile[] }
	/** A range of a large file, to be deflated. */
	| { readonly kind: 'deflate'; readonly file: PlannedFile; readonly range: Range }
	/** A range of a large file, to be kept as it is; `crc`: CRC-32 of the whole file, which its entry begins with. */
	| { readonly kind: 'store'; readonly file: PlannedFile; readonly range: Range; readonly crc: number }
	/** A range of any length of a large file: its checksum, and whether all of it is dense. */
	| { readonly kind: 'survey'; readonly file: PlannedFile; readonly range: Range };

/** A task as it goes to whoever does it. */
export type HandedTask = Task & {
	/** 0–9. */
	readonly level: number;
	/** Shared memory for the result, SLAB bytes; a survey needs none. */
	readonly slab?: SharedArrayBuffer;
};

/** The last message to a worker: it has done its work. */
export const END = 'end';

/** The outcome of a task for each of its files, or for its range. The bytes lie in the slab one after the other. */
export interface Part {
	/** Whether the bytes are the content itself; of a survey, whether they should be. */
	readonly stored: boolean;
	/** CRC-32 of the content. */
	readonly crc: number;
	/** Bytes in the slab. */
	readonly length: number;
}
