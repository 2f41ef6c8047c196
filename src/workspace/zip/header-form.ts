import type { ChunkBuffer } from './chunk-buffer.ts';

/** What differs between the headers of entries of one kind. */
export interface HeaderFields {
	readonly name: string;
	/** Bytes of the name. */
	readonly nameLength: number;
	readonly crc: number;
	/** Length in the archive, in bytes. */
	readonly length: number;
	/** Bytes before compression. */
	readonly size: number;
	/** Where the entry begins in the archive. */
	readonly offset: number;
}

/** Bytes before the name (APPNOTE 4.3.7, 4.3.12). */
const LOCAL = 30;
const CENTRAL = 46;

/**
 * The headers of one kind of entry, such as a deflated file that is executable, to be filled in for each. compress-commons
 * makes some 35 small buffers for the headers of an entry, which take longer than deflating a small file.
 */
export class HeaderForm {
	readonly #local: Buffer;
	readonly #central: Buffer;

	/** @param local, central headers that compress-commons has written for an entry of this kind, without a zip64 field. */
	constructor(local: Buffer, central: Buffer) {
		this.#local = local.subarray(0, LOCAL);
		this.#central = central.subarray(0, CENTRAL);
	}

	/** Returns its length. */
	writeLocal(into: ChunkBuffer, fields: HeaderFields): number {
		const header = into.take(LOCAL + fields.nameLength);
		header.set(this.#local);
		fillIn(header, 14, fields);
		header.write(fields.name, LOCAL);
		return header.length;
	}

	writeCentral(into: ChunkBuffer, fields: HeaderFields): void {
		const header = into.take(CENTRAL + fields.nameLength);
		header.set(this.#central);
		fillIn(header, 16, fields);
		header.writeUInt32LE(fields.offset, 42);
		header.write(fields.name, CENTRAL);
	}
}

/** The fields that follow each other in both headers: checksum, sizes, length of the name. */
function fillIn(header: Buffer, at: number, { crc, length, size, nameLength }: HeaderFields): void {
	header.writeUInt32LE(crc, at);
	header.writeUInt32LE(length, at + 4);
	header.writeUInt32LE(size, at + 8);
	header.writeUInt16LE(nameLength, at + 12);
}
