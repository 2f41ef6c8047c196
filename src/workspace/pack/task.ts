import { crc32 } from 'node:zlib';
import { isPointerText } from '../checks/lfs-pointers.ts';
import { DICTIONARY, deflatePiece, deflateWhole, release } from './deflate.ts';
import { type Part, readRange } from './read.ts';

/** The most bytes of content in one task. Files up to this size are packed whole, larger ones in pieces of this size. */
export const PIECE = 1024 * 1024;

/**
 * Bytes of the shared memory for the result of a task. Whole files never grow, because they would be stored instead. A
 * piece grows by at most 5 bytes per 16 KiB, and by the few bytes that end it.
 */
export const SLAB = PIECE + 4 * 1024;

/** Whole files of at most PIECE bytes together, or one piece of a larger file. */
export type Task = readonly Part[];

/** The result for a part. The bytes of all results follow each other in the slab. */
export type Result = Readonly<ReturnType<typeof runPart>>;

/** A finished task, with its results in `slab`. */
export interface Packed {
	readonly task: Task;
	readonly results: readonly Result[];
	readonly slab: Uint8Array;
}

/** Read buffer of a thread: a piece, the dictionary before it, and one byte to detect a file that grew. */
let scratch: Buffer | undefined;

/**
 * Runs one task, in a worker or in the main thread. The results depend only on the task.
 * @param level 0–9.
 * @param slab where the bytes go, SLAB bytes.
 * @throws PackageFailure that names the file.
 */
export function runTask(task: Task, level: number, slab: Uint8Array): Result[] {
	scratch ??= Buffer.allocUnsafeSlow(DICTIONARY + PIECE + 1);
	const into = scratch;
	let at = 0;
	return task.map((part) => {
		const result = runPart(part, level, slab.subarray(at), into);
		at += result.length;
		return result;
	});
}

function runPart(part: Part, level: number, slab: Uint8Array, into: Buffer) {
	const { from, to, size, link } = part;
	const before = Math.min(DICTIONARY, from);
	const read = link === undefined ? readRange(part, from - before, to, into) : Buffer.from(link);
	const content = read.subarray(before);
	const deflated =
		size > PIECE
			? deflatePiece(content, read.subarray(0, before), to === size, level)
			: deflateWhole(content, link === undefined ? level : 0);
	const bytes = deflated ?? content;
	slab.set(bytes);
	const result = {
		/** Whether the bytes are stored, and not deflated. */
		stored: deflated === undefined,
		/** CRC-32 of the content. */
		crc: crc32(content),
		/** Number of bytes in the slab. */
		length: bytes.length,
		isPointer: isPointerText(content), // of git-lfs
	};
	if (deflated !== undefined) release(deflated);
	return result;
}
