import type { ListedFile } from '../listing.ts';
import { combineCrc } from './crc.ts';
import type { PlannedFile } from './read.ts';
import type { Packed, Result } from './task.ts';
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
		const parts =
			task.kind === 'files' ? this.#files(task.files, results, slab) : this.#piece(task, results[0] as Result, slab);
		return Buffer.concat([...parts]);
	}

	/** The central directory and the records behind it. */
	end(): Buffer {
		const from = this.#offset;
		const to = this.#records.reduce((sum, { length }) => sum + length, from);
		return Buffer.concat([...this.#records, endRecords({ count: this.#count, from, to })]);
	}

	*#files(files: readonly PlannedFile[], results: readonly Result[], slab: Uint8Array): Generator<Uint8Array> {
		const records: Buffer[] = [];
		let at = 0;
		for (const [index, file] of files.entries()) {
			const { path: name, mode, size } = file;
			const result = results[index] as Result;
			const entry = { name, mode, size, late: false, ...result, offset: this.#offset };
			yield this.#counted(localHeader(entry));
			yield this.#counted(slab.subarray(at, at + result.length));
			at += result.length;
			records.push(this.#finished(entry, result.isPointer));
		}
		this.#records.push(Buffer.concat(records));
	}

	*#piece(
		{ file, from, to }: Extract<Packed['task'], { kind: 'piece' }>,
		{ crc, length }: Result,
		slab: Uint8Array,
	): Generator<Uint8Array> {
		const { path: name, mode, size } = file;
		this.#large ??= { name, mode, size, stored: false, late: true, crc: 0, length: 0, offset: this.#offset };
		if (from === 0) yield this.#counted(localHeader(this.#large));
		this.#large = {
			...this.#large,
			crc: combineCrc(this.#large.crc, crc, to - from),
			length: this.#large.length + length,
		};
		yield this.#counted(slab.subarray(0, length));
		if (to < size) return;
		yield this.#counted(dataDescriptor(this.#large));
		this.#records.push(this.#finished(this.#large, false));
		this.#large = undefined;
	}

	#counted(bytes: Uint8Array): Uint8Array {
		this.#offset += bytes.length;
		return bytes;
	}

	/** @returns its record in the central directory. */
	#finished(entry: ZipEntry, isPointer: boolean): Buffer {
		this.#count++;
		this.#packed({ path: entry.name, size: entry.size, isPointer });
		return centralRecord(entry);
	}
}
