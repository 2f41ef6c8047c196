import { crc32 } from 'node:zlib';
import { combineCrc } from './crc-combine.ts';
import { DICTIONARY, deflatePiece, deflateWhole, release } from './deflate.ts';
import { isIncompressible } from './density.ts';
import type { PlannedFile } from './planned-file.ts';
import { type Range, readRange } from './read-file.ts';
import { type HandedTask, PIECE, SCRATCH, type TaskResult } from './task.ts';

let scratch: Buffer | undefined;

/**
 * Runs one task, in a worker or in the main thread. The result depends only on the task.
 * @throws PackageFailure that names the file.
 */
export function runTask(task: HandedTask): TaskResult[] {
	scratch ??= Buffer.allocUnsafeSlow(SCRATCH);
	if (task.kind === 'survey') return [survey(task.file, task.range, task.level, scratch)];
	const slab = new Uint8Array(task.slab as SharedArrayBuffer);
	if (task.kind === 'whole') {
		let at = 0;
		return task.files.map((file) => {
			const part = whole(file, task.level, slab, at, scratch as Buffer);
			at += part.length;
			return part;
		});
	}
	return [task.kind === 'store' ? store(task, slab, scratch) : deflate(task, slab, scratch)];
}

function whole(file: PlannedFile, level: number, slab: Uint8Array, at: number, into: Buffer): TaskResult {
	const content = readRange(file, { from: 0, to: file.size }, into);
	const deflated = deflateWhole(content, level);
	const bytes = deflated ?? content;
	const part = { stored: deflated === undefined, crc: crc32(content), length: bytes.length };
	slab.set(bytes, at);
	if (deflated !== undefined) release(deflated);
	return part;
}

function store({ file, range }: { file: PlannedFile; range: Range }, slab: Uint8Array, into: Buffer): TaskResult {
	const content = readRange(file, range, into);
	slab.set(content);
	return { stored: true, crc: crc32(content), length: content.length };
}

type Piece = { file: PlannedFile; range: Range; level: number };

function deflate({ file, range, level }: Piece, slab: Uint8Array, into: Buffer): TaskResult {
	const before = Math.min(DICTIONARY, range.from);
	const read = readRange(file, { from: range.from - before, to: range.to }, into);
	const piece = read.subarray(before);
	const bytes = deflatePiece(piece, read.subarray(0, before), range.to === file.size, level);
	const part = { stored: false, crc: crc32(piece), length: bytes.length };
	slab.set(bytes);
	release(bytes);
	return part;
}

/** Surveys a range. At level 0 only the checksum matters; otherwise the first compressible piece ends the survey. */
function survey(file: PlannedFile, { from, to }: Range, level: number, into: Buffer): TaskResult {
	let crc = 0;
	for (let at = from; at < to; at += PIECE) {
		const content = readRange(file, { from: at, to: Math.min(at + PIECE, to) }, into);
		if (level !== 0 && content.length === PIECE && !isIncompressible(content))
			return { stored: false, crc: 0, length: 0 };
		crc = combineCrc(crc, crc32(content), content.length);
	}
	return { stored: true, crc, length: 0 };
}
