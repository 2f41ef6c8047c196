"use strict";
exports.id = 445;
exports.ids = [445];
exports.modules = {

/***/ 4445:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PackedArchive: () => (/* binding */ PackedArchive)
});

// EXTERNAL MODULE: ./lib/node_modules/archiver/index.js + 7 modules
var archiver = __webpack_require__(4004);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: ./lib/node_modules/compress-commons/lib/compress-commons.js + 12 modules
var compress_commons = __webpack_require__(6758);
// EXTERNAL MODULE: ./lib/node_modules/zip-stream/index.js + 1 modules
var zip_stream = __webpack_require__(3895);
;// CONCATENATED MODULE: ./lib/src/workspace/zip/chunk-buffer.js
/** Collects many small writes, such as archive headers, into few large buffers. It copies, so callers may reuse theirs. */
class ChunkBuffer {
    #size;
    #full;
    #buffer;
    #at = 0;
    /**
     * @param size bytes of a full buffer.
     * @param full called with each full buffer, which it may keep.
     */
    constructor(size, full) {
        this.#size = size;
        this.#full = full;
    }
    add(bytes) {
        let from = 0;
        while (from < bytes.length) {
            const buffer = this.#withRoom(1);
            const to = Math.min(bytes.length, from + this.#size - this.#at);
            buffer.set(from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to), this.#at);
            this.#at += to - from;
            from = to;
        }
    }
    /** The next bytes, in one piece, for the caller to fill at once. @param length at most that of a full buffer. */
    take(length) {
        const buffer = this.#withRoom(length);
        this.#at += length;
        return buffer.subarray(this.#at - length, this.#at);
    }
    /** Passes on the bytes collected so far. */
    flush() {
        if (this.#buffer === undefined)
            return;
        const buffer = this.#buffer.subarray(0, this.#at);
        this.#buffer = undefined;
        this.#at = 0;
        this.#full(buffer);
    }
    #withRoom(length) {
        if (this.#at + length > this.#size)
            this.flush();
        // The "slow" variant does not use Node's buffer pool, of which each slice would keep 8 KiB alive.
        this.#buffer ??= Buffer.allocUnsafeSlow(this.#size);
        return this.#buffer;
    }
}

;// CONCATENATED MODULE: ./lib/src/workspace/zip/header-form.js
/** Bytes before the name (APPNOTE 4.3.7, 4.3.12). */
const LOCAL = 30;
const CENTRAL = 46;
/**
 * The headers of one kind of entry, such as a deflated file that is executable, to be filled in for each. compress-commons
 * makes some 35 small buffers for the headers of an entry, which take longer than deflating a small file.
 */
class HeaderForm {
    #local;
    #central;
    /** @param local, central headers that compress-commons has written for an entry of this kind, without a zip64 field. */
    constructor(local, central) {
        this.#local = local.subarray(0, LOCAL);
        this.#central = central.subarray(0, CENTRAL);
    }
    /** Returns its length. */
    writeLocal(into, fields) {
        const header = into.take(LOCAL + fields.nameLength);
        header.set(this.#local);
        fillIn(header, 14, fields);
        header.write(fields.name, LOCAL);
        return header.length;
    }
    writeCentral(into, fields) {
        const header = into.take(CENTRAL + fields.nameLength);
        header.set(this.#central);
        fillIn(header, 16, fields);
        header.writeUInt32LE(fields.offset, 42);
        header.write(fields.name, CENTRAL);
    }
}
/** The fields that follow each other in both headers: checksum, sizes, length of the name. */
function fillIn(header, at, { crc, length, size, nameLength }) {
    header.writeUInt32LE(crc, at);
    header.writeUInt32LE(length, at + 4);
    header.writeUInt32LE(size, at + 8);
    header.writeUInt16LE(nameLength, at + 12);
}

;// CONCATENATED MODULE: ./lib/src/workspace/zip/zip64-header.js
/** The value of a 32-bit field that refers to the zip64 field instead (APPNOTE 4.4.8). */
const ZIP64_MAGIC = 0xffff_ffff;
/** The share of its size by which a deflated entry may grow; see SLAB in task.ts. */
const GROWTH = 1 / 1024;
/** Whether an entry's sizes may need 64 bits. Its compressed size may be unknown when its header is written. */
function needsZip64(size) {
    return size + size * GROWTH >= ZIP64_MAGIC;
}
/**
 * The local header of an entry of 4 GiB or more (APPNOTE 4.3.7, 4.5.3). The one that compress-commons writes has no
 * zip64 field: a reader of a stream would expect 4-byte sizes after the content, and find 8-byte ones.
 * @param known whether size and checksum are known; if not, they follow the content (APPNOTE 4.3.9).
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
class ZipEngine extends zip_stream/* default */.A {
    #out = new ChunkBuffer(CHUNK, (chunk) => this.#pass(chunk));
    #central = [];
    #records = new ChunkBuffer(CHUNK, (chunk) => this.#central.push(chunk));
    #forms = new Map();
    /** Where `write` puts its bytes. */
    #target = this.#out;
    #count = 0;
    #blocked = false;
    /** Writes entries; resolves once the stream accepts more. */
    async add(entries) {
        for (const entry of entries) {
            const { file, facts, bytes } = entry;
            const isPlain = !needsZip64(file.size) && this.offset <= ZIP64_MAGIC;
            if (isPlain && facts !== undefined && bytes instanceof Uint8Array)
                this.#addPlain(entry, facts, bytes);
            else
                await this.#addAny(entry);
            this.#count++;
            if (this.#blocked)
                await this.#drained();
        }
    }
    /** Collects bytes into chunks, and keeps the base's `offset` at the position of the next byte. */
    write(chunk) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        if (this.#target === this.#out)
            this.offset += bytes.length;
        this.#target.add(bytes);
        return !this.#blocked;
    }
    /** Writes the central directory, and ends the stream. */
    finalize() {
        this.#records.flush();
        this._archive.centralOffset = this.offset;
        for (const chunk of this.#central)
            this.write(chunk);
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
    #addPlain(entry, { crc, length }, bytes) {
        const { path: name, size } = entry.file;
        const nameLength = Buffer.byteLength(name);
        const form = this.#formOf(entry, nameLength === name.length ? 'a' : '\u00e4');
        const fields = { name, nameLength, crc, length, size, offset: this.offset };
        const header = form.writeLocal(this.#out, fields);
        this.#out.add(bytes);
        form.writeCentral(this.#records, fields);
        this.offset += header + bytes.length;
    }
    /** @param name any name that needs the flag for UTF-8 if, and only if, that of the entry does. */
    #formOf({ file, stored }, name) {
        const kind = `${file.mode} ${stored} ${name}`;
        let form = this.#forms.get(kind);
        if (form === undefined) {
            const entry = headerOf({ ...file, path: name, size: 0 }, stored);
            const local = this.#captured(() => this._writeLocalFileHeader(entry));
            form = new HeaderForm(local, this.#captured(() => this._writeCentralFileHeader(entry)));
            this.#forms.set(kind, form);
        }
        return form;
    }
    /** Writes any entry, also one whose facts follow its content, or are too large for 32 bits. */
    async #addAny({ file, stored, facts, bytes }) {
        const entry = headerOf(file, stored);
        const zip64 = needsZip64(file.size);
        if (zip64)
            entry.isZip64 = () => true;
        if (facts === undefined)
            entry.getGeneralPurposeBit().useDataDescriptor(true);
        else
            describe(entry, facts);
        entry._offsets = { file: this.offset, data: this.offset, contents: this.offset };
        if (zip64)
            this.write(zip64LocalHeader(entry, facts !== undefined));
        else
            this._writeLocalFileHeader(entry);
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
        this.#into(this.#records, () => this._writeCentralFileHeader(entry));
    }
    #captured(write) {
        const parts = [];
        this.#into({ add: (bytes) => parts.push(bytes) }, write);
        return Buffer.concat(parts);
    }
    #into(target, write) {
        this.#target = target;
        write();
        this.#target = this.#out;
    }
    #pass(chunk) {
        this.#blocked = !super.write(chunk);
        // The base adds these bytes to the offset, but `write` above has already counted them.
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
function headerOf({ path, mode, size }, stored) {
    const entry = new compress_commons/* ZipArchiveEntry */.ks(path);
    entry.setTime(ENTRY_DATE, false);
    entry.setUnixMode(mode);
    entry.setMethod(stored ? STORED : DEFLATED);
    if (!stored)
        entry.setVersionNeededToExtract(20);
    entry.setSize(size);
    entry._offsets = { file: 0, data: 0, contents: 0 };
    return entry;
}
function describe(entry, { crc, length }) {
    entry.setCrc(crc);
    entry.setCompressedSize(length);
}

;// CONCATENATED MODULE: ./lib/src/workspace/zip/packed-archive.js


/** archiver's core (queue, events, finalize, output stream) with an engine that accepts finished entries. */
class PackedArchive extends archiver/* Archiver */.fx {
    #engine = new ZipEngine();
    constructor() {
        super();
        const engine = this.#engine;
        const module = {
            append: (_source, { entries }, done) => {
                engine.add(entries).then(() => done(), done);
            },
            finalize: () => engine.finalize(),
            on: engine.on.bind(engine),
            pipe: engine.pipe.bind(engine),
            unpipe: engine.unpipe.bind(engine),
        };
        // The same as in the constructor of archiver's own `ZipArchive`.
        Object.assign(this, { _format: 'zip', _module: module });
        this._modulePipe();
    }
    /**
     * Appends entries, and finalizes the archive. Rejects if the entries or the archive fail. In archiver's queue, a few
     * entries that are ready together stand as one: a turn of it takes longer than writing a small file.
     */
    async fill(ready, packed) {
        let pending;
        this.on('entry', () => pending?.resolve());
        this.on('error', (error) => pending?.reject(error));
        this.on('close', () => pending?.reject(new Error('the archive was abandoned')));
        for await (const entries of ready) {
            if (this.destroyed)
                return;
            pending = Promise.withResolvers();
            this.append(NOTHING, { name: entries[0]?.file.path, entries });
            await pending.promise;
            for (const entry of entries)
                packed(entry);
        }
        // Not awaited, because the promise would wait for a reader that may have stopped. Errors reach the reader anyway.
        this.finalize().catch(() => { });
    }
}
/** archiver requires a source, but the engine takes the content from the entry. */
const NOTHING = Buffer.alloc(0);


/***/ })

};
;