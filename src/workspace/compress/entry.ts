import { combineCrc } from './crc-combine.ts';
import type { Done } from './in-order.ts';
import type { PlannedFile } from './planned-file.ts';
import { changed } from './read-file.ts';

/** Facts about the content, which stand in an entry's header, or in its data descriptor if the header was too early. */
export interface ContentFacts {
	readonly crc: number;
	/** Length in the archive, in bytes. */
	readonly length: number;
}

/** One entry, whose content is ready to be written. */
export interface Entry {
	readonly file: PlannedFile;
	/** Whether the content is stored, and not deflated. */
	readonly stored: boolean;
	/** Undefined if the facts are only known at the end of the bytes. */
	readonly facts: ContentFacts | undefined;
	/** Each chunk is a view of memory that is reused for the next one. The generator returns the facts. */
	readonly bytes: Uint8Array | AsyncGenerator<Uint8Array, ContentFacts>;
}

/**
 * Turns finished tasks into entries, those of many small files together: passing on each by itself took longer than
 * writing it. The bytes of the entries must be read before the next ones are requested.
 */
export async function* entriesOf(done: AsyncGenerator<Done, void, undefined>): AsyncGenerator<readonly Entry[]> {
	for (let next = await done.next(); !next.done; next = await done.next()) {
		const { task, parts, slab } = next.value;
		if (task.kind === 'whole') {
			let at = 0;
			yield task.files.map((file, index) => {
				const part = parts[index] as Done['parts'][number];
				at += part.length;
				return { file, stored: part.stored, facts: part, bytes: new Uint8Array(slab, at - part.length, part.length) };
			});
		} else {
			const stored = task.kind === 'store';
			const facts = task.kind === 'store' ? { crc: task.crc, length: task.file.size } : undefined;
			yield [{ file: task.file, stored, facts, bytes: piecesFrom(next.value, done) }];
		}
	}
}

/** Yields the pieces of a large file, beginning with `first`. */
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
		// The header is already sent, with the checksum of the survey.
		if (piece.task.kind === 'store' && piece.task.crc !== crc) throw changed(file);
		return { crc, length };
	}
}
