import { once } from 'node:events';
import { ZipArchiveEntry } from 'compress-commons';
import ZipStream from 'zip-stream';
import type { ContentFacts, Entry } from '../compress/entry.ts';
import { ChunkBuffer } from './chunk-buffer.ts';
import { HeaderForm } from './header-form.ts';
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
 * local ones of zip64 entries, and those of each kind of small file only once; see header-form.ts. It calls `write` for
 * each field, so `write` here collects them in chunks. It also keeps an object of 1.5 KB per entry until the end; this
 * class keeps the bytes of the central directory's record instead.
 */
export class ZipEngine extends ZipStream {
	readonly #out = new ChunkBuffer(CHUNK, (chunk) => this.#pass(chunk));
	readonly #central: Buffer[] = [];
	readonly #records = new ChunkBuffer(CHUNK, (chunk) => this.#central.push(chunk));
	readonly #forms = new Map<string, HeaderForm>();
	/** Where `write` puts its bytes. */
	#target: Pick<ChunkBuffer, 'add'> = this.#out;
	#count = 0;
	#blocked = false;

	/** Writes entries; resolves once the stream accepts more. */
	async add(entries: readonly Entry[]): Promise<void> {
		for (const entry of entries) {
			const { file, facts, bytes } = entry;
			const isPlain = !needsZip64(file.size) && this.offset <= ZIP64_MAGIC;
			if (isPlain && facts !== undefined && bytes instanceof Uint8Array) this.#addPlain(entry, facts, bytes);
			else await this.#addAny(entry);
			this.#count++;
			if (this.#blocked) await this.#drained();
		}
	}

	/** Collects bytes into chunks, and keeps the base's `offset` at the position of the next byte. */
	override write(chunk: Uint8Array | string): boolean {
		const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
		if (this.#target === this.#out) this.offset += bytes.length;
		this.#target.add(bytes);
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

	/** Writes an entry whose headers have only 32-bit fields, all of them known. */
	#addPlain(entry: Entry, { crc, length }: ContentFacts, bytes: Uint8Array): void {
		const { path: name, size } = entry.file;
		const nameLength = Buffer.byteLength(name);
		const form = this.#formOf(entry, nameLength === name.length ? 'a' : 'ä');
		const fields = { name, nameLength, crc, length, size, offset: this.offset };
		const header = form.writeLocal(this.#out, fields);
		this.#out.add(bytes);
		form.writeCentral(this.#records, fields);
		this.offset += header + bytes.length;
	}

	/** @param name any name that needs the flag for UTF-8 if, and only if, that of the entry does. */
	#formOf({ file, stored }: Entry, name: string): HeaderForm {
		const kind = `${file.mode} ${stored} ${name}`;
		let form = this.#forms.get(kind);
		if (form === undefined) {
			const entry = headerOf({ ...file, path: name, size: 0 }, stored);
			const local = this.#captured(() => this._writeLocalFileHeader(entry));
			form = new HeaderForm(
				local,
				this.#captured(() => this._writeCentralFileHeader(entry)),
			);
			this.#forms.set(kind, form);
		}
		return form;
	}

	/** Writes any entry, also one whose facts follow its content, or are too large for 32 bits. */
	async #addAny({ file, stored, facts, bytes }: Entry): Promise<void> {
		const entry = headerOf(file, stored);
		const zip64 = needsZip64(file.size);
		if (zip64) entry.isZip64 = () => true;
		if (facts === undefined) entry.getGeneralPurposeBit().useDataDescriptor(true);
		else describe(entry, facts);
		entry._offsets = { file: this.offset, data: this.offset, contents: this.offset };
		if (zip64) this.write(zip64LocalHeader(entry, facts !== undefined));
		else this._writeLocalFileHeader(entry);
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
		this.#into(this.#records, () => this._writeCentralFileHeader(entry));
	}

	#captured(write: () => void): Buffer {
		const parts: Uint8Array[] = [];
		this.#into({ add: (bytes) => parts.push(bytes) }, write);
		return Buffer.concat(parts);
	}

	#into(target: Pick<ChunkBuffer, 'add'>, write: () => void): void {
		this.#target = target;
		write();
		this.#target = this.#out;
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

function headerOf({ path, mode, size }: Entry['file'], stored: boolean): ZipArchiveEntry {
	const entry = new ZipArchiveEntry(path);
	entry.setTime(ENTRY_DATE, false);
	entry.setUnixMode(mode);
	entry.setMethod(stored ? STORED : DEFLATED);
	if (!stored) entry.setVersionNeededToExtract(20);
	entry.setSize(size);
	entry._offsets = { file: 0, data: 0, contents: 0 };
	return entry;
}

function describe(entry: ZipArchiveEntry, { crc, length }: { crc: number; length: number }): void {
	entry.setCrc(crc);
	entry.setCompressedSize(length);
}
