import { combineCrc } from './crc-combine.ts';
import type { Done } from './in-order.ts';
import type { PlannedFile } from './planned-file.ts';
import { changed } from './read-file.ts';

/** What an entry's header or, where that came too early, its data descriptor says of the content. */
export interface ContentFacts {
	readonly crc: number;
	/** Bytes in the archive. */
	readonly length: number;
}

/** The content of one entry, ready to be written as it is. */
export interface Entry {
	readonly file: PlannedFile;
	/** Whether the bytes are the file's own, or deflated. */
	readonly stored: boolean;
	/** Undefined where only the end of the bytes will tell. */
	readonly facts: ContentFacts | undefined;
	/** Each is a view of memory that is used again for the next; the facts come last. */
	readonly bytes: Uint8Array | AsyncGenerator<Uint8Array, ContentFacts>;
}

/** Turns finished tasks into entries. The bytes of one must be read before the next one is asked for. */
export async function* entriesOf(done: AsyncGenerator<Done, void, undefined>): AsyncGenerator<Entry> {
	for (let next = await done.next(); !next.done; next = await done.next()) {
		const { task, parts, slab } = next.value;
		if (task.kind === 'whole') {
			let at = 0;
			for (const [index, file] of task.files.entries()) {
				const part = parts[index] as Done['parts'][number];
				yield { file, stored: part.stored, facts: part, bytes: new Uint8Array(slab, at, part.length) };
				at += part.length;
			}
		} else {
			const stored = task.kind === 'store';
			const facts = task.kind === 'store' ? { crc: task.crc, length: task.file.size } : undefined;
			yield { file: task.file, stored, facts, bytes: piecesFrom(next.value, done) };
		}
	}
}

/** The pieces of a large file: the one at hand, and those that follow it. */
async function* piecesFrom(first: Done, done: AsyncGenerator<Done, void, undefined>) {
	let crc = 0;
	let length = 0;
	for (let piece = first; ; piece = (await done.next()).value as Done) {
		if (piece.task.kind === 'whole') throw new Error('a file has ended before its last piece');
		const { file, range } = piece.task;
		const part = piece.parts[0] as Done['parts'][number];
		crc = combineCrc(crc, part.crc, range.to - range.from);
		length += part.length;
		yield new Uint8Array(piece.slab, 0, part.length);
		if (range.to < file.size) continue;
		// The header has gone out with the checksum of the first reading.
		if (piece.task.kind === 'store' && piece.task.crc !== crc) throw changed(file);
		return { crc, length };
	}
}
