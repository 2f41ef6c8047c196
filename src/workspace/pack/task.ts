import { crc32 } from 'node:zlib';
import { isPointerText } from '../checks/lfs-pointers.ts';
import { DICTIONARY, deflatePiece, deflateWhole, release } from './deflate.ts';
import { type PlannedFile, readRange } from './read.ts';

/** The most bytes of content in one task. Files up to this size are packed whole, larger ones in pieces of this size. */
export const PIECE = 1024 * 1024;

/**
 * Bytes of the shared memory for the result of a task. Whole files never grow, because they would be stored instead. A
 * piece grows by at most 5 bytes per 16 KiB, and by the few bytes that end it.
 */
export const SLAB = PIECE + 4 * 1024;

export type Task =
	/** Files of at most PIECE bytes together; each becomes an entry. */
	| { readonly kind: 'files'; readonly files: readonly PlannedFile[] }
	/** A piece of a larger file; `to` is exclusive. */
	| { readonly kind: 'piece'; readonly file: PlannedFile; readonly from: number; readonly to: number };

/** The result for a file, or for a piece. The bytes of all results follow each other in the slab. */
export interface Result {
	/** Whether the bytes are stored, and not deflated. */
	readonly stored: boolean;
	/** CRC-32 of the content. */
	readonly crc: number;
	/** Number of bytes in the slab. */
	readonly length: number;
	/** Whether the content is a git-lfs pointer. */
	readonly isPointer: boolean;
}

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
	if (task.kind === 'piece') return [runPiece(task, level, slab, scratch)];
	const into = scratch;
	let at = 0;
	return task.files.map((file) => {
		const result = runFile(file, level, slab.subarray(at), into);
		at += result.length;
		return result;
	});
}

function runFile(file: PlannedFile, level: number, slab: Uint8Array, into: Buffer): Result {
	const content = file.link === undefined ? readRange(file, 0, file.size, into) : Buffer.from(file.link);
	const deflated = file.link === undefined ? deflateWhole(content, level) : undefined;
	const bytes = deflated ?? content;
	slab.set(bytes);
	const isPointer = file.link === undefined && isPointerText(content);
	const result = { stored: deflated === undefined, crc: crc32(content), length: bytes.length, isPointer };
	if (deflated !== undefined) release(deflated);
	return result;
}

function runPiece({ file, from, to }: Task & { kind: 'piece' }, level: number, slab: Uint8Array, into: Buffer): Result {
	const before = Math.min(DICTIONARY, from);
	const content = readRange(file, from - before, to, into);
	const piece = content.subarray(before);
	const bytes = deflatePiece(piece, content.subarray(0, before), to === file.size, level);
	slab.set(bytes);
	const result = { stored: false, crc: crc32(piece), length: bytes.length, isPointer: false };
	release(bytes);
	return result;
}
