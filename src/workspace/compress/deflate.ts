import { isMarkedAsUntransferable } from 'node:worker_threads';
import { constants, deflateRawSync } from 'node:zlib';
import { isIncompressible } from './density.ts';

/** Bytes that deflate looks back: the end of one piece is the dictionary of the next. */
export const DICTIONARY = 32 * 1024;

/**
 * zlib's memLevel, 1–9: with more of it blocks are longer and hashing is better. Small files want it fast: about 10 %
 * faster than the default of 8, and as small. Large ones are often mixed, and shorter blocks follow a mixture better:
 * up to 1 % fewer bytes, for 10 % more time.
 */
const MEM_LEVEL = { whole: 9, piece: 7 };

/**
 * zlib's level for each of ours, for whole files, of which a tree has many. Node's zlib at 4 makes them no larger than
 * Info-ZIP at its default of 6 (0.996 of the bytes of 41,000 files); its 5 takes 15 % more time for 2.4 % fewer bytes.
 */
const WHOLE_LEVEL = [0, 1, 2, 3, 4, 4, 4, 6, 8, 9];

/**
 * The whole content of an entry, deflated, or undefined where it is smaller as it is.
 * @param level 0–9.
 */
export function deflateWhole(content: Buffer, level: number): Buffer | undefined {
	if (level === 0 || content.length === 0 || isIncompressible(content)) return undefined;
	const deflated = deflateRawSync(content, {
		level: WHOLE_LEVEL[level],
		memLevel: MEM_LEVEL.whole,
		chunkSize: roomFor(content),
	});
	if (deflated.length < content.length) return deflated;
	release(deflated);
	return undefined;
}

/**
 * One piece of a longer content. The pieces, one after the other, are one valid deflate stream: each but the last
 * ends on a whole byte (Z_SYNC_FLUSH), and looks back into the piece before it, which whoever inflates has just seen.
 * @param before the content in front of the piece, at most DICTIONARY bytes of it.
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

/** zlib's output comes in chunks of this size, which are joined: with room for all there is but one, and no copy. */
function roomFor(content: Buffer): number {
	return content.length + (content.length >> 12) + 64;
}

/**
 * Gives memory back now. The collector sees small objects that own much, and lets 64 MB of them gather in each thread.
 * @param bytes what deflating returned; not to be used any more. Where it is a cut of Node's pool, whose size differs
 * between versions of Node and which is marked instead, nothing happens.
 */
export function release(bytes: Buffer): void {
	const { buffer } = bytes;
	if (buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer)) buffer.transfer(0);
}
