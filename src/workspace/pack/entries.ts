import type { Listing } from '../listing.ts';
import { combineCrc } from './crc.ts';
import { type Packed, PIECE, type Result } from './task.ts';
import { centralRecord, dataDescriptor, endRecords, localHeader, type ZipEntry } from './zip-records.ts';

/**
 * The bytes of an archive, from finished tasks in their order: for each those of its files, or of its piece, and last the
 * central directory and the records behind it.
 * @param listing an empty one, to which each entry is added.
 */
export async function* entriesOf(
	finished: AsyncIterable<Packed>,
	listing: Listing,
): AsyncGenerator<Buffer, void, undefined> {
	/** The central directory so far: bytes, because an object for each of 100,000 entries would take much more memory. */
	const directory: Buffer[] = [];
	let offset = 0;
	/** The last one. That of a large file grows with each piece. */
	let entry!: ZipEntry;
	for await (const { task, results, slab } of finished) {
		const bytes: Uint8Array[] = [];
		const records: Buffer[] = [];
		const write = (more: Uint8Array) => {
			bytes.push(more);
			offset += more.length;
		};
		let at = 0;
		for (const [index, { path, mode, size, from, to }] of task.entries()) {
			const { stored, crc, length, isPointer } = results[index] as Result;
			if (from === 0) {
				entry = { name: path, mode, size, stored, late: size > PIECE, crc, length, offset };
				write(localHeader(entry));
			} else entry = { ...entry, crc: combineCrc(entry.crc, crc, to - from), length: entry.length + length };
			write(slab.subarray(at, at + length));
			at += length;
			if (to < size) continue;
			if (entry.late) write(dataDescriptor(entry));
			records.push(centralRecord(entry));
			listing.add(path, size, isPointer);
		}
		directory.push(Buffer.concat(records));
		yield Buffer.concat(bytes);
	}
	const to = directory.reduce((sum, { length }) => sum + length, offset);
	yield Buffer.concat([...directory, endRecords({ count: listing.files, from: offset, to })]);
}
