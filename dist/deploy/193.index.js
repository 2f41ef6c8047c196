export const id = 193;
export const ids = [193];
export const modules = {

/***/ 2193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PackedArchive: () => (/* binding */ PackedArchive)
});

// EXTERNAL MODULE: ./node_modules/archiver/index.js + 16 modules
var archiver = __webpack_require__(6793);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./node_modules/compress-commons/lib/compress-commons.js + 12 modules
var compress_commons = __webpack_require__(936);
// EXTERNAL MODULE: ./node_modules/zip-stream/index.js + 1 modules
var zip_stream = __webpack_require__(9624);
;// CONCATENATED MODULE: ./lib/src/workspace/zip/chunk-buffer.js
/** Gathers many small writes, as archive headers are, into few large buffers. What it is given may be used again. */
class Coalescer {
    #size;
    #full;
    #buffer;
    #at = 0;
    /**
     * @param size bytes of a full buffer.
     * @param full told of each, which then is the receiver's own.
     */
    constructor(size, full) {
        this.#size = size;
        this.#full = full;
    }
    add(bytes) {
        let from = 0;
        while (from < bytes.length) {
            // Slow means: not cut from Node's pool, which would keep 8 KiB alive for each.
            this.#buffer ??= Buffer.allocUnsafeSlow(this.#size);
            const to = Math.min(bytes.length, from + this.#size - this.#at);
            this.#buffer.set(from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to), this.#at);
            this.#at += to - from;
            from = to;
            if (this.#at === this.#size)
                this.flush();
        }
    }
    /** Hands over what there is. */
    flush() {
        if (this.#buffer === undefined)
            return;
        const buffer = this.#buffer.subarray(0, this.#at);
        this.#buffer = undefined;
        this.#at = 0;
        this.#full(buffer);
    }
}

;// CONCATENATED MODULE: ./lib/src/workspace/zip/zip64-header.js
/** From here on a 32-bit field says: look in the zip64 field (APPNOTE 4.4.8). */
const ZIP64_MAGIC = 0xffff_ffff;
/** Bytes: a deflated entry may grow by this part of its size, see SLAB in job.ts. */
const GROWTH = 1 / 1024;
/** Whether an entry's sizes may need 64 bits. Its size in the archive is not known when its header is written. */
function needsZip64(size) {
    return size + size * GROWTH >= ZIP64_MAGIC;
}
/**
 * The local header of an entry of 4 GiB or more (APPNOTE 4.3.7, 4.5.3). compress-commons writes one that has no zip64
 * field: whoever reads it from a stream then expects 4-byte sizes behind the content, and finds 8-byte ones.
 * @param known whether size and checksum are known; else they follow the content (APPNOTE 4.3.9).
 */
function zip64LocalHeader(entry, known) {
    const name = Buffer.from(entry.getName());
    const header = Buffer.alloc(30 + name.length + 20);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(45, 4); // version that can unpack it: 4.5 brought zip64
    entry.getGeneralPurposeBit().encode().copy(header, 6);
    header.writeUInt16LE(entry.getMethod(), 8);
    header.writeUInt32LE(entry.getTimeDos(), 10);
    header.writeUInt32LE(known ? entry.getCrc() : 0, 14);
    header.writeUInt32LE(ZIP64_MAGIC, 18);
    header.writeUInt32LE(ZIP64_MAGIC, 22);
    header.writeUInt16LE(name.length, 26);
    header.writeUInt16LE(20, 28);
    name.copy(header, 30);
    const extra = 30 + name.length;
    header.writeUInt16LE(1, extra); // id of the zip64 field
    header.writeUInt16LE(16, extra + 2);
    header.writeBigUInt64LE(BigInt(known ? entry.getSize() : 0), extra + 4);
    header.writeBigUInt64LE(BigInt(known ? entry.getCompressedSize() : 0), extra + 12);
    return header;
}

;// CONCATENATED MODULE: ./lib/src/workspace/zip/zip-engine.js





/** The date of every entry: the earliest that a zip can hold. One date for all keeps equal trees equal. */
const ENTRY_DATE = new Date('1980-01-01T00:00:00Z');
/** Bytes handed to the stream at a time. */
const CHUNK = 128 * 1024;
const STORED = 0;
const DEFLATED = 8;
/** Entries from which on their 16-bit count says: look in the zip64 record (APPNOTE 4.4.21). */
const ZIP64_COUNT = 0xffff;
/**
 * archiver's zip engine, for entries whose content is deflated already. Its base writes all headers but those of
 * zip64 entries. It gives each field to `write` by itself, so that gathers them; and it keeps an object of 1.5 KB for
 * each entry until the end, where this one keeps the record of the central directory, as bytes.
 */
class ZipEngine extends zip_stream/* default */.A {
    #out = new Coalescer(CHUNK, (chunk) => this.#pass(chunk));
    #central = [];
    #records = new Coalescer(CHUNK, (chunk) => this.#central.push(chunk));
    #inRecord = false;
    #count = 0;
    #blocked = false;
    /** Writes one entry; resolves once the stream takes more. */
    async add({ file, stored, facts, bytes }) {
        const entry = new compress_commons/* ZipArchiveEntry */.ks(file.path);
        const zip64 = needsZip64(file.size);
        if (zip64)
            entry.isZip64 = () => true;
        entry.setTime(ENTRY_DATE, false);
        entry.setUnixMode(file.mode);
        entry.setMethod(stored ? STORED : DEFLATED);
        if (!stored)
            entry.setVersionNeededToExtract(20);
        entry.setSize(file.size);
        if (facts === undefined)
            entry.getGeneralPurposeBit().useDataDescriptor(true);
        else
            describe(entry, facts);
        this.#writeHeader(entry, zip64, facts !== undefined);
        if (bytes instanceof Uint8Array)
            this.write(bytes);
        else {
            let piece = await bytes.next();
            for (; !piece.done; piece = await bytes.next()) {
                this.write(piece.value);
                await this.#drained();
            }
            describe(entry, piece.value);
        }
        if (facts === undefined)
            this._writeDataDescriptor(entry);
        this.#record(entry);
        await this.#drained();
    }
    /** Gathers; the base's own offset must tell where the next byte will stand. */
    write(chunk) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        if (this.#inRecord)
            this.#records.add(bytes);
        else {
            this.offset += bytes.length;
            this.#out.add(bytes);
        }
        return !this.#blocked;
    }
    /** Writes the central directory, and ends the stream. */
    finalize() {
        this.#records.flush();
        this._archive.centralOffset = this.offset;
        for (const chunk of this.#central)
            this.write(chunk);
        this._archive.centralLength = this.offset - this._archive.centralOffset;
        // The base asks for no more of its entries than their number.
        this._entries = new Array(this.#count);
        if (this.#count >= ZIP64_COUNT || this.offset >= ZIP64_MAGIC) {
            this._archive.forceZip64 = true;
            this._writeCentralDirectoryZip64();
        }
        this._writeCentralDirectoryEnd();
        this.#out.flush();
        this.end();
    }
    #writeHeader(entry, zip64, known) {
        entry._offsets = { file: this.offset, data: this.offset, contents: this.offset };
        if (zip64)
            this.write(zip64LocalHeader(entry, known));
        else
            this._writeLocalFileHeader(entry);
    }
    #record(entry) {
        this.#inRecord = true;
        this._writeCentralFileHeader(entry);
        this.#inRecord = false;
        this.#count++;
    }
    #pass(chunk) {
        this.#blocked = !super.write(chunk);
        // The base counts what is passed on; it was counted when it came.
        this.offset -= chunk.length;
    }
    async #drained() {
        if (!this.#blocked)
            return;
        this.#blocked = false;
        if (this.writableNeedDrain)
            await (0,external_node_events_.once)(this, 'drain');
    }
}
function describe(entry, { crc, length }) {
    entry.setCrc(crc);
    entry.setCompressedSize(length);
}

;// CONCATENATED MODULE: ./lib/src/workspace/zip/packed-archive.js


/** archiver's core (queue, events, finalize, the stream that is read) with an engine that takes finished entries. */
class PackedArchive extends archiver/* Archiver */.fx {
    #engine = new ZipEngine();
    constructor() {
        super();
        const engine = this.#engine;
        const module = {
            append: (_source, { entry }, done) => {
                engine.add(entry).then(() => done(), done);
            },
            finalize: () => engine.finalize(),
            on: engine.on.bind(engine),
            pipe: engine.pipe.bind(engine),
            unpipe: engine.unpipe.bind(engine),
        };
        // What archiver's own `ZipArchive` does in its constructor.
        Object.assign(this, { _format: 'zip', _module: module });
        this._modulePipe();
    }
    /** Appends the entries one after the other, and finalizes the archive. Rejects when either side breaks. */
    async fill(entries, packed) {
        let pending;
        this.on('entry', () => pending?.resolve());
        this.on('error', (error) => pending?.reject(error));
        this.on('close', () => pending?.reject(new Error('the archive was abandoned')));
        for await (const entry of entries) {
            if (this.destroyed)
                return;
            pending = Promise.withResolvers();
            this.append(NOTHING, { name: entry.file.path, entry });
            await pending.promise;
            packed(entry);
        }
        // Its promise waits for a reader, who may leave; its errors reach the reader without it.
        this.finalize().catch(() => { });
    }
}
/** archiver wants a source; the engine has the entry. */
const NOTHING = Buffer.alloc(0);


/***/ })

};
