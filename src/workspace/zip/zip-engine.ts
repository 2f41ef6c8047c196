import { once } from 'node:events';
import { ZipArchiveEntry } from 'compress-commons';
import ZipStream from 'zip-stream';
import type { Entry } from '../compress/entry.ts';
import { ChunkBuffer } from './chunk-buffer.ts';
import { needsZip64, ZIP64_MAGIC, zip64LocalHeader } from './zip64-header.ts';

/** The date of every entry: the earliest that a zip can store. One fixed date gives equal bytes for equal trees. */
const ENTRY_DATE = new Date('1980-01-01T00:00:00Z');

/** Bytes passed to the stream at a time. */
const CHUNK = 128 * 1024;

const STORED = 0;
const DEFLATED = 8;

/** The value of the 16-bit entry count that refers to the zip64 record instead (APPNOTE 4.4.21). */
const ZIP64_COUNT = 0xffff;

/**
 * archiver's zip engine, for entries whose content is already deflated. The base class writes all headers except the
 * local ones of zip64 entries. It calls `write` for each field, so `write` here collects them in chunks. It also keeps
 * an object of 1.5 KB per entry until the end; this class keeps the bytes of the central directory's record instead.
 */
export class ZipEngine extends ZipStream {
	readonly #out = new ChunkBuffer(CHUNK, (chunk) => this.#pass(chunk));
	readonly #central: Buffer[] = [];
	readonly #records = new ChunkBuffer(CHUNK, (chunk) => this.#central.push(chunk));
	#inRecord = false;
	#count = 0;
	#blocked = false;

	/** Writes one entry; resolves once the stream accepts more. */
	async add({ file, stored, facts, bytes }: Entry): Promise<void> {
		const entry = new ZipArchiveEntry(file.path);
		const zip64 = needsZip64(file.size);
		if (zip64) entry.isZip64 = () => true;
		entry.setTime(ENTRY_DATE, false);
		entry.setUnixMode(file.mode);
		entry.setMethod(stored ? STORED : DEFLATED);
		if (!stored) entry.setVersionNeededToExtract(20);
		entry.setSize(file.size);
		if (facts === undefined) entry.getGeneralPurposeBit().useDataDescriptor(true);
		else describe(entry, facts);
		this.#writeHeader(entry, zip64, facts !== undefined);
		if (bytes instanceof Uint8Array) this.write(bytes);
		else {
			let piece = await bytes.next();
			for (; !piece.done; piece = await bytes.next()) {
				this.write(piece.value);
				await this.#drained();
			}
			describe(entry, piece.value);
		}
		if (facts === undefined) this._writeDataDescriptor(entry);
		this.#record(entry);
		await this.#drained();
	}

	/** Collects bytes into chunks, and keeps the base's `offset` at the position of the next byte. */
	override write(chunk: Uint8Array | string): boolean {
		const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
		if (this.#inRecord) this.#records.add(bytes);
		else {
			this.offset += bytes.length;
			this.#out.add(bytes);
		}
		return !this.#blocked;
	}

	/** Writes the central directory, and ends the stream. */
	override finalize(): void {
		this.#records.flush();
		this._archive.centralOffset = this.offset;
		for (const chunk of this.#central) this.write(chunk);
		this._archive.centralLength = this.offset - this._archive.centralOffset;
		// The base only needs the number of its entries.
		this._entries = new Array(this.#count);
		if (this.#count >= ZIP64_COUNT || this.offset >= ZIP64_MAGIC) {
			this._archive.forceZip64 = true;
			this._writeCentralDirectoryZip64();
		}
		this._writeCentralDirectoryEnd();
		this.#out.flush();
		this.end();
	}

	#writeHeader(entry: ZipArchiveEntry, zip64: boolean, known: boolean): void {
		entry._offsets = { file: this.offset, data: this.offset, contents: this.offset };
		if (zip64) this.write(zip64LocalHeader(entry, known));
		else this._writeLocalFileHeader(entry);
	}

	#record(entry: ZipArchiveEntry): void {
		this.#inRecord = true;
		this._writeCentralFileHeader(entry);
		this.#inRecord = false;
		this.#count++;
	}

	#pass(chunk: Buffer): void {
		this.#blocked = !super.write(chunk);
		// The base adds these bytes to the offset, but `write` above has already counted them.
		this.offset -= chunk.length;
	}

	async #drained(): Promise<void> {
		if (!this.#blocked) return;
		this.#blocked = false;
		if (this.writableNeedDrain) await once(this, 'drain');
	}
}

function describe(entry: ZipArchiveEntry, { crc, length }: { crc: number; length: number }): void {
	entry.setCrc(crc);
	entry.setCompressedSize(length);
}
