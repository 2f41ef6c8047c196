import { isMarkedAsUntransferable } from 'node:worker_threads';
import { constants, deflateRawSync } from 'node:zlib';
import { isIncompressible } from './density.ts';

/** Bytes of deflate's window: the end of one piece is the dictionary of the next. */
export const DICTIONARY = 32 * 1024;

/** Bytes of a file for which zlib's tables of the next lower memLevel are enough: it sets them up for each file anew. */
const SHORT = 4 * 1024;

/**
 * zlib's memLevel, 1–9. A higher level means longer blocks and better hashing. For small files 9 is about 10 % faster
 * than the default of 8, with results of the same size, and below 4 KiB 8 is. Below 8 the result would depend on whether
 * the processor has SSE 4.2, which decides on the size of the hash table there. Large files often have mixed content, for
 * which shorter blocks are better: 7 gives up to 1 % fewer bytes, for 10 % more time.
 */
const MEM_LEVEL = { short: 8, whole: 9, piece: 7 };

/**
 * zlib's level for each level of the input, for files that are deflated whole. At 4, Node's zlib makes them no larger
 * than Info-ZIP does at its default of 6 (0.996 of the bytes, measured on 41,000 files). At 5 it takes 15 % more time
 * for 2.4 % fewer bytes.
 */
const WHOLE_LEVEL = [0, 1, 2, 3, 4, 4, 4, 6, 8, 9];

/**
 * Deflates the whole content of an entry. Undefined if that would not make it smaller. Each content has a zlib stream of
 * its own: with one that is reset, of 16,000 small files 63 had other bytes, by what had been deflated before them.
 * @param level 0–9.
 */
export function deflateWhole(content: Buffer, level: number): Buffer | undefined {
	if (level === 0 || content.length === 0 || isIncompressible(content)) return undefined;
	const deflated = deflateRawSync(content, {
		level: WHOLE_LEVEL[level],
		memLevel: content.length <= SHORT ? MEM_LEVEL.short : MEM_LEVEL.whole,
		windowBits: windowFor(content.length),
		chunkSize: roomFor(content),
	});
	if (deflated.length < content.length) return deflated;
	release(deflated);
	return undefined;
}

/**
 * Deflates one piece of a larger file. All pieces together are one valid deflate stream: each piece but the last ends on
 * a whole byte (Z_SYNC_FLUSH), and may refer back into the piece before it, which is inflated first.
 * @param before the content before the piece, at most DICTIONARY bytes.
 */
export function deflatePiece(piece: Buffer, before: Buffer, last: boolean, level: number): Buffer {
	return deflateRawSync(piece, {
		level: isIncompressible(piece) ? constants.Z_NO_COMPRESSION : level,
		memLevel: MEM_LEVEL.piece,
		chunkSize: roomFor(piece),
		finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
		...(before.length === 0 ? {} : { dictionary: before }),
	});
}

/**
 * The smallest window, as the power of two of its bytes, in which zlib finds the same matches as in the largest: it looks
 * back as far as the window has bytes, less 262. A file that fits has the same result, for less memory to set up.
 */
function windowFor(length: number): number {
	return Math.min(15, Math.max(9, 32 - Math.clz32(length + 261)));
}

/** A chunk size that holds all of zlib's output: zlib joins several chunks, and one chunk needs no copy. */
function roomFor(content: Buffer): number {
	return content.length + (content.length >> 12) + 64;
}

/**
 * Frees memory at once. The garbage collector only sees small objects that own large buffers, and would let 64 MB of
 * them pile up in each thread.
 * @param bytes a result of deflating, which must not be used any more. Nothing happens if it is a slice of Node's buffer
 * pool, which Node marks as untransferable.
 */
export function release(bytes: Buffer): void {
	const { buffer } = bytes;
	if (buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer)) buffer.transfer(0);
}
