import { DICTIONARY } from './deflate.ts';
import type { PlannedFile } from './planned-file.ts';
import type { Range } from './read-file.ts';

/** The most bytes of content in one task. Files up to this size are packed whole, larger ones in pieces of this size. */
export const PIECE = 1024 * 1024;

/**
 * Bytes of the shared memory for the result of a task. Whole files never grow, because they would be stored instead. A
 * piece grows by at most 5 bytes per 16 KiB, and by the few bytes that end it.
 */
export const SLAB = PIECE + 4 * 1024;

/** Bytes of a worker's read buffer: a piece, the dictionary before it, and one byte to detect a file that grew. */
export const SCRATCH = DICTIONARY + PIECE + 1;

/** One task of packing. */
export type Task =
	/** Small files of at most PIECE bytes together; each becomes an entry. */
	| { readonly kind: 'whole'; readonly files: readonly PlannedFile[] }
	/** A range of a large file, to be deflated. */
	| { readonly kind: 'deflate'; readonly file: PlannedFile; readonly range: Range }
	/** A range of a large file, to be stored; `crc`: CRC-32 of the whole file, for the header of its entry. */
	| { readonly kind: 'store'; readonly file: PlannedFile; readonly range: Range; readonly crc: number }
	/** A range of any length of a large file, to find its checksum and whether all of it is incompressible. */
	| { readonly kind: 'survey'; readonly file: PlannedFile; readonly range: Range };

/** A task as it is sent to a worker. */
export type HandedTask = Task & {
	/** Compression level, 0–9. */
	readonly level: number;
	/** Shared memory for the result, SLAB bytes; a survey needs none. */
	readonly slab?: SharedArrayBuffer;
};

/** The last message to a worker: no more tasks follow. */
export const END = 'end';

/** The result for each file of a task, or for its range. The bytes of all results follow each other in the slab. */
export interface TaskResult {
	/** Whether the bytes are stored, and not deflated; for a survey, whether they should be stored. */
	readonly stored: boolean;
	/** CRC-32 of the content. */
	readonly crc: number;
	/** Number of bytes in the slab. */
	readonly length: number;
}
