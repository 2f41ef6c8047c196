import type { ListedFile } from '../listing.ts';
import { combineCrc } from './crc.ts';
import type { Part } from './read.ts';
import { type Packed, PIECE, type Result } from './task.ts';
import { centralRecord, dataDescriptor, endRecords, localHeader, type ZipEntry } from './zip-records.ts';

/** An entry that is in the archive. */
export interface PackedEntry extends ListedFile {
	/** Whether its content is a git-lfs pointer. */
	readonly isPointer: boolean;
}

/** The entries of an archive, from finished tasks in their order. */
export class Entries {
	readonly #packed: (entry: PackedEntry) => void;
	/** The central directory so far: bytes, because an object for each of 100,000 entries would take much more memory. */
	readonly #records: Buffer[] = [];
	#count = 0;
	#offset = 0;
	/** The entry whose pieces are under way. */
	#large: ZipEntry | undefined;

	/** @param packed called for each entry. */
	constructor(packed: (entry: PackedEntry) => void) {
		this.#packed = packed;
	}

	/** The bytes that a finished task adds to the archive: those of its files, or of its piece. */
	add({ task, results, slab }: Packed): Buffer {
		const bytes: Uint8Array[] = [];
		const records: Buffer[] = [];
		const write = (more: Uint8Array) => {
			bytes.push(more);
			this.#offset += more.length;
		};
		let at = 0;
		for (const [index, part] of task.entries()) {
			const result = results[index] as Result;
			const entry = this.#entryOf(part, result);
			if (part.from === 0) write(localHeader(entry));
			write(slab.subarray(at, at + result.length));
			at += result.length;
			this.#large = part.to < part.size ? entry : undefined;
			if (this.#large !== undefined) continue;
			if (entry.late) write(dataDescriptor(entry));
			records.push(centralRecord(entry));
			this.#count++;
			this.#packed({ path: part.path, size: part.size, isPointer: result.isPointer });
		}
		this.#records.push(Buffer.concat(records));
		return Buffer.concat(bytes);
	}

	/** The entry of a file, or of the pieces so far. */
	#entryOf({ path: name, mode, size, from, to }: Part, { stored, crc, length }: Result): ZipEntry {
		if (this.#large === undefined)
			return { name, mode, size, stored, late: size > PIECE, crc, length, offset: this.#offset };
		const before = this.#large;
		return { ...before, crc: combineCrc(before.crc, crc, to - from), length: before.length + length };
	}

	/** The central directory and the records behind it. */
	end(): Buffer {
		const from = this.#offset;
		const to = this.#records.reduce((sum, { length }) => sum + length, from);
		return Buffer.concat([...this.#records, endRecords({ count: this.#count, from, to })]);
	}
}
