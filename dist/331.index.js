"use strict";
exports.id = 331;
exports.ids = [331];
exports.modules = {

/***/ 7331:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  archiveOf: () => (/* binding */ archiveOf)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./lib/node_modules/archiver/index.js + 23 modules
var archiver = __webpack_require__(4692);
// EXTERNAL MODULE: ./lib/src/workspace/lean-memory.js
var lean_memory = __webpack_require__(8383);
;// CONCATENATED MODULE: ./lib/src/workspace/pack/crc.js
// Computes the CRC-32 of a file from the CRC-32s of its pieces, so that the pieces can be read in parallel. A CRC is the
// remainder of a polynomial over GF(2); appending `length` bytes to a piece multiplies its polynomial by x^(8\u00b7length).
// Based on zlib's crc32_combine (Mark Adler), https://github.com/madler/zlib/blob/v1.3.1/crc32.c
/** The polynomial of zip's CRC-32, lowest power in the highest bit. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
/** x^(2^n) modulo the polynomial, for n from 0 to 31. From n = 32 on the values repeat. */
const SQUARES = [ONE >>> 1];
for (let n = 1; n < 32; n++)
    SQUARES[n] = multiply(square(n - 1), square(n - 1));
function square(n) {
    return SQUARES[n % 32];
}
/**
 * The CRC-32 of A followed by B.
 * @param lengthB length of B in bytes.
 */
function combineCrc(crcA, crcB, lengthB) {
    let shift = ONE;
    // A byte has 8 bits, so the lowest bit of `lengthB` stands for 2^3.
    for (let rest = lengthB, n = 3; rest > 0; rest = Math.floor(rest / 2), n++)
        if (rest % 2 === 1)
            shift = multiply(square(n), shift);
    return (multiply(shift, crcA) ^ crcB) >>> 0;
}
/** The product of two polynomials modulo POLYNOMIAL. */
function multiply(a, b) {
    let product = 0;
    for (let bit = ONE, power = b; bit !== 0; bit >>>= 1) {
        if (a & bit)
            product ^= power;
        power = power & 1 ? (power >>> 1) ^ POLYNOMIAL : power >>> 1;
    }
    return product >>> 0;
}

;// CONCATENATED MODULE: ./lib/src/workspace/pack/zip-records.js
// The records of a zip (APPNOTE 4.3), written plainly. Every number is little-endian.
/** In a field of 32 or 16 bits: the value is in the zip64 record (APPNOTE 4.4.8, 4.4.21). */
const IN_ZIP64 = 0xffff_ffff;
const COUNT_IN_ZIP64 = 0xffff;
/** Versions that can unpack an entry: stored, deflated, zip64. */
const VERSION = { stored: 10, deflated: 20, zip64: 45 };
/** Unix, with all that version 4.5 brought. */
const MADE_BY = (3 << 8) | 45;
/** The date of every entry: 1980-01-01, the earliest that a zip can hold. One fixed date gives equal bytes for equal trees. */
const DATE = (1 << 21) | (1 << 16) /* month and day */;
/** MS-DOS attribute of files, for unpackers that know no modes. */
const ARCHIVE = 0x20;
/** The share of its size by which a deflated entry may grow; see SLAB in task.ts. */
const GROWTH = 1 / 1024;
/** Whether the sizes need 64 bits: decided before the compressed size is known, so that all records agree. */
const isLarge = ({ size }) => size + size * GROWTH >= IN_ZIP64;
function localHeader(entry) {
    const large = isLarge(entry);
    const { crc, length, size } = entry.late ? { crc: 0, length: 0, size: 0 } : entry;
    const extra = large ? zip64Field(size, length) : EMPTY;
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    writeCommon(header, 4, entry, large);
    header.writeUInt32LE(crc, 14);
    header.writeUInt32LE(large ? IN_ZIP64 : length, 18);
    header.writeUInt32LE(large ? IN_ZIP64 : size, 22);
    return withName(header, 26, entry.name, extra);
}
function dataDescriptor(entry) {
    const { crc, length, size } = entry;
    const head = Buffer.alloc(8);
    head.writeUInt32LE(0x08074b50, 0);
    head.writeUInt32LE(crc, 4);
    if (isLarge(entry))
        return Buffer.concat([head, numbers64(length, size)]);
    return Buffer.concat([head, new Uint8Array(new Uint32Array([length, size]).buffer)]);
}
function centralRecord(entry) {
    const { crc, length, size, offset, mode } = entry;
    const large = isLarge(entry) || offset > IN_ZIP64;
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(MADE_BY, 4);
    writeCommon(header, 6, entry, large);
    header.writeUInt32LE(crc, 16);
    header.writeUInt32LE(large ? IN_ZIP64 : length, 20);
    header.writeUInt32LE(large ? IN_ZIP64 : size, 24);
    header.writeUInt32LE(((mode << 16) | ARCHIVE) >>> 0, 38);
    header.writeUInt32LE(large ? IN_ZIP64 : offset, 42);
    return withName(header, 28, entry.name, large ? zip64Field(size, length, offset) : EMPTY);
}
/**
 * The records that end an archive.
 * @param from, to where the central directory is.
 */
function endRecords({ count, from, to }) {
    const large = count >= COUNT_IN_ZIP64 || to >= IN_ZIP64;
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(large ? COUNT_IN_ZIP64 : count, 8);
    end.writeUInt16LE(large ? COUNT_IN_ZIP64 : count, 10);
    end.writeUInt32LE(large ? IN_ZIP64 : to - from, 12);
    end.writeUInt32LE(large ? IN_ZIP64 : from, 16);
    if (!large)
        return end;
    const record = Buffer.alloc(24);
    record.writeUInt32LE(0x06064b50, 0);
    record.writeUInt32LE(44, 4); // bytes of the rest of it
    record.writeUInt16LE(VERSION.zip64, 12);
    record.writeUInt16LE(VERSION.zip64, 14);
    const locator = Buffer.alloc(8);
    locator.writeUInt32LE(0x07064b50, 0);
    const disks = Buffer.from([1, 0, 0, 0]);
    return Buffer.concat([record, numbers64(count, count, to - from, from), locator, numbers64(to), disks, end]);
}
/** The fields that both headers have in the same order: version, flags, method, date. */
function writeCommon(header, at, { name, stored, late }, large) {
    const isUtf8 = Buffer.byteLength(name) !== name.length;
    header.writeUInt16LE(large ? VERSION.zip64 : stored ? VERSION.stored : VERSION.deflated, at);
    header.writeUInt16LE((late ? 0x0008 : 0) | (isUtf8 ? 0x0800 : 0), at + 2);
    header.writeUInt16LE(stored ? 0 : 8, at + 4);
    header.writeUInt32LE(DATE, at + 6);
}
/** @param at where the lengths of the name and of the extra fields are. */
function withName(header, at, name, extra) {
    const text = Buffer.from(name);
    header.writeUInt16LE(text.length, at);
    header.writeUInt16LE(extra.length, at + 2);
    return Buffer.concat([header, text, extra]);
}
const EMPTY = Buffer.alloc(0);
/** The zip64 field (APPNOTE 4.5.3). In a local header it makes a reader of a stream expect sizes of 64 bits behind the content. */
function zip64Field(...values) {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(1, 0);
    head.writeUInt16LE(8 * values.length, 2);
    return Buffer.concat([head, numbers64(...values)]);
}
function numbers64(...values) {
    const bytes = Buffer.alloc(8 * values.length);
    for (const [index, value] of values.entries())
        bytes.writeBigUInt64LE(BigInt(value), 8 * index);
    return bytes;
}

;// CONCATENATED MODULE: ./lib/src/workspace/pack/entries.js


/** The entries of an archive, from finished tasks in their order. */
class Entries {
    #packed;
    /** The central directory so far: bytes, because an object for each of 100,000 entries would take much more memory. */
    #records = [];
    #count = 0;
    #offset = 0;
    /** The entry whose pieces are under way. */
    #large;
    /** @param packed called for each entry. */
    constructor(packed) {
        this.#packed = packed;
    }
    /** The bytes that a finished task adds to the archive: those of its files, or of its piece. */
    add({ task, results, slab }) {
        const parts = task.kind === 'files' ? this.#files(task.files, results, slab) : this.#piece(task, results[0], slab);
        return Buffer.concat([...parts]);
    }
    /** The central directory and the records behind it. */
    end() {
        const from = this.#offset;
        const to = this.#records.reduce((sum, { length }) => sum + length, from);
        return Buffer.concat([...this.#records, endRecords({ count: this.#count, from, to })]);
    }
    *#files(files, results, slab) {
        const records = [];
        let at = 0;
        for (const [index, file] of files.entries()) {
            const { path: name, mode, size } = file;
            const result = results[index];
            const entry = { name, mode, size, late: false, ...result, offset: this.#offset };
            yield this.#counted(localHeader(entry));
            yield this.#counted(slab.subarray(at, at + result.length));
            at += result.length;
            records.push(this.#finished(entry));
        }
        this.#records.push(Buffer.concat(records));
    }
    *#piece({ file, from, to }, { crc, length }, slab) {
        const { path: name, mode, size } = file;
        this.#large ??= { name, mode, size, stored: false, late: true, crc: 0, length: 0, offset: this.#offset };
        if (from === 0)
            yield this.#counted(localHeader(this.#large));
        this.#large = {
            ...this.#large,
            crc: combineCrc(this.#large.crc, crc, to - from),
            length: this.#large.length + length,
        };
        yield this.#counted(slab.subarray(0, length));
        if (to < size)
            return;
        yield this.#counted(dataDescriptor(this.#large));
        this.#records.push(this.#finished(this.#large));
        this.#large = undefined;
    }
    #counted(bytes) {
        this.#offset += bytes.length;
        return bytes;
    }
    /** @returns its record in the central directory. */
    #finished(entry) {
        this.#count++;
        this.#packed({ path: entry.name, size: entry.size });
        return centralRecord(entry);
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/workspace/refusals.js
var refusals = __webpack_require__(3878);
;// CONCATENATED MODULE: ./lib/src/workspace/pack/read.js



/** If the file was replaced meanwhile, a link is not followed and a FIFO is not waited for. */
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/**
 * Reads the bytes of a file from one offset up to another, and checks that the file is unchanged since it was planned. The
 * status is read after the content, so that one check covers all the time since then.
 * @param into must have room for the bytes and, at the end of the file, for one more, which shows if the file grew.
 * @returns the bytes, a view of `into`.
 * @throws PackageFailure that names the file.
 */
function readRange(file, from, to, into) {
    const { length, now } = readFrom(file, from, into.subarray(0, to - from + (to === file.size ? 1 : 0)));
    const isSame = now.size === file.size && now.mtimeMs === file.modifiedMs && identityOf(now) === file.identity;
    if (!isSame || length !== to - from)
        throw changed(file.path);
    return into.subarray(0, length);
}
function readFrom({ path, source }, from, into) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(source, FLAGS);
        let length = 0;
        // One read is mostly enough, but some file systems return fewer bytes than requested.
        for (let read = -1; read !== 0 && length < into.length; length += read)
            read = (0,external_node_fs_.readSync)(fd, into, length, into.length - length, from + length);
        return { length, now: (0,external_node_fs_.fstatSync)(fd) };
    }
    catch (error) {
        if (error.code === 'ELOOP')
            throw changed(path);
        throw (0,refusals/* unreadable */.O$)(path, error);
    }
    finally {
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
    }
}
/** Device and inode, which identify a file. */
function identityOf(status) {
    return `${status.dev}:${status.ino}`;
}
/** The failure for a file that is not what was planned any more. */
function changed(path) {
    return new failure/* PackageFailure */.fs(path, 'it changed during packing', refusals/* SETTLE */.iH);
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./lib/src/workspace/pack/density.js

/** Bytes per sample, and number of samples: enough for a decision, and cheap compared with deflating the content. */
const SAMPLE = 4 * 1024;
const SAMPLES = 4;
/** Bytes below which deflating costs no more than sampling. */
const WORTH_SAMPLING = 32 * 1024;
/** Bits per byte. Text has 4 to 5, programs 6, base64 exactly 6; compressed content has more. */
const DOUBTFUL_ENTROPY = 7.5;
/** Content counts as incompressible if deflating leaves at least this share of a sample: media shrink by up to 1 %. */
const WORTHLESS = 0.99;
/** Whether content is already compressed, as media and archives are. Deflating it would take long and gain nothing. */
function isIncompressible(content) {
    if (content.length < WORTH_SAMPLING)
        return false;
    // Spread evenly, the first at the start, the last at the end.
    const positions = Array.from({ length: SAMPLES }, (_, nth) => Math.floor(((content.length - SAMPLE) * nth) / (SAMPLES - 1)));
    const sample = Buffer.concat(positions.map((at) => content.subarray(at, at + SAMPLE)));
    if (entropyOf(sample) < DOUBTFUL_ENTROPY)
        return false;
    return (0,external_node_zlib_.deflateRawSync)(sample, { level: 1, chunkSize: sample.length + 1024 }).length >= WORTHLESS * sample.length;
}
/** Shannon entropy of every fourth byte, in bits per byte. */
function entropyOf(bytes) {
    const counts = new Uint32Array(256);
    let counted = 0;
    for (let at = 0; at < bytes.length; at += 4, counted++) {
        const byte = bytes[at];
        counts[byte] = counts[byte] + 1;
    }
    let bits = 0;
    for (const count of counts)
        if (count > 0)
            bits -= count * Math.log2(count / counted);
    return bits / counted;
}

;// CONCATENATED MODULE: ./lib/src/workspace/pack/deflate.js



/** Bytes of deflate's window: the end of one piece is the dictionary of the next. */
const DICTIONARY = 32 * 1024;
/** Bytes of a file for which zlib's tables of the next lower memLevel are enough: it sets them up for each file anew. */
const SHORT = 4 * 1024;
/**
 * zlib's memLevel, 1\u20139. A higher level means longer blocks and better hashing. For small files 9 is about 10 % faster
 * than the default of 8, with results of the same size, and below 4 KiB 8 is. Below 8 the result would depend on whether
 * the processor has SSE 4.2, which decides on the size of the hash table there. Large files often have mixed content, for which shorter blocks
 * are better: 7 gives up to 1 % fewer bytes, for 10 % more time.
 */
const MEM_LEVEL = { short: 8, whole: 9, piece: 7 };
/**
 * zlib's level for each level of the input, for files that are deflated whole. At 4, Node's zlib makes them no larger
 * than Info-ZIP does at its default of 6 (0.996 of the bytes, measured on 41,000 files). At 5 it takes 15 % more time
 * for 2.4 % fewer bytes.
 */
const WHOLE_LEVEL = [0, 1, 2, 3, 4, 4, 4, 6, 8, 9];
/**
 * Deflates the whole content of an entry. Undefined if that would not make it smaller. Each content has a zlib stream of
 * its own: with one that is reset, of 16,000 small files 63 had other bytes, by what had been deflated before them.
 * @param level 0\u20139.
 */
function deflateWhole(content, level) {
    if (level === 0 || content.length === 0 || isIncompressible(content))
        return undefined;
    const deflated = (0,external_node_zlib_.deflateRawSync)(content, {
        level: WHOLE_LEVEL[level],
        memLevel: content.length <= SHORT ? MEM_LEVEL.short : MEM_LEVEL.whole,
        windowBits: windowFor(content.length),
        chunkSize: roomFor(content),
    });
    if (deflated.length < content.length)
        return deflated;
    release(deflated);
    return undefined;
}
/**
 * Deflates one piece of a larger file. All pieces together are one valid deflate stream: each piece but the last ends on
 * a whole byte (Z_SYNC_FLUSH), and may refer back into the piece before it, which is inflated first.
 * @param before the content before the piece, at most DICTIONARY bytes.
 */
function deflatePiece(piece, before, last, level) {
    return (0,external_node_zlib_.deflateRawSync)(piece, {
        level: isIncompressible(piece) ? external_node_zlib_.constants.Z_NO_COMPRESSION : level,
        memLevel: MEM_LEVEL.piece,
        chunkSize: roomFor(piece),
        finishFlush: last ? external_node_zlib_.constants.Z_FINISH : external_node_zlib_.constants.Z_SYNC_FLUSH,
        ...(before.length === 0 ? {} : { dictionary: before }),
    });
}
/**
 * The smallest window, as the power of two of its bytes, in which zlib finds the same matches as in the largest: it looks
 * back as far as the window has bytes, less 262. A file that fits has the same result, for less memory to set up.
 */
function windowFor(length) {
    return Math.min(15, Math.max(9, 32 - Math.clz32(length + 261)));
}
/** A chunk size that holds all of zlib's output: zlib joins several chunks, and one chunk needs no copy. */
function roomFor(content) {
    return content.length + (content.length >> 12) + 64;
}
/**
 * Frees memory at once. The garbage collector only sees small objects that own large buffers, and would let 64 MB of
 * them pile up in each thread.
 * @param bytes a result of deflating, which must not be used any more. Nothing happens if it is a slice of Node's buffer
 * pool, which Node marks as untransferable.
 */
function release(bytes) {
    const { buffer } = bytes;
    if (buffer instanceof ArrayBuffer && !(0,external_node_worker_threads_.isMarkedAsUntransferable)(buffer))
        buffer.transfer(0);
}

;// CONCATENATED MODULE: ./lib/src/workspace/pack/task.js



/** The most bytes of content in one task. Files up to this size are packed whole, larger ones in pieces of this size. */
const PIECE = 1024 * 1024;
/**
 * Bytes of the shared memory for the result of a task. Whole files never grow, because they would be stored instead. A
 * piece grows by at most 5 bytes per 16 KiB, and by the few bytes that end it.
 */
const SLAB = PIECE + 4 * 1024;
/** Read buffer of a thread: a piece, the dictionary before it, and one byte to detect a file that grew. */
let scratch;
/**
 * Runs one task, in a worker or in the main thread. The results depend only on the task.
 * @param level 0\u20139.
 * @param slab where the bytes go, SLAB bytes.
 * @throws PackageFailure that names the file.
 */
function runTask(task, level, slab) {
    scratch ??= Buffer.allocUnsafeSlow(DICTIONARY + PIECE + 1);
    if (task.kind === 'piece')
        return [runPiece(task, level, slab, scratch)];
    const into = scratch;
    let at = 0;
    return task.files.map((file) => {
        const result = runFile(file, level, slab.subarray(at), into);
        at += result.length;
        return result;
    });
}
function runFile(file, level, slab, into) {
    const content = file.link === undefined ? readRange(file, 0, file.size, into) : Buffer.from(file.link);
    const deflated = file.link === undefined ? deflateWhole(content, level) : undefined;
    const bytes = deflated ?? content;
    slab.set(bytes);
    const result = { stored: deflated === undefined, crc: (0,external_node_zlib_.crc32)(content), length: bytes.length };
    if (deflated !== undefined)
        release(deflated);
    return result;
}
function runPiece({ file, from, to }, level, slab, into) {
    const before = Math.min(DICTIONARY, from);
    const content = readRange(file, from - before, to, into);
    const piece = content.subarray(before);
    const bytes = deflatePiece(piece, content.subarray(0, before), to === file.size, level);
    slab.set(bytes);
    const result = { stored: false, crc: (0,external_node_zlib_.crc32)(piece), length: bytes.length };
    release(bytes);
    return result;
}

;// CONCATENATED MODULE: ./lib/src/workspace/pack/plan.js





/** The most files in one task: with many tiny files, a limit of bytes alone would make tasks too long to balance. */
const BATCH = 64;
/** Types and permission bits of entries (stat.h). */
const REGULAR = 0o100000;
const LINK = 0o120777;
const OWNER_EXECUTES = 0o100;
/**
 * Splits the files into tasks, in the order of the archive. The split depends only on the files: together with the fixed
 * order, this gives equal bytes for equal trees.
 * @throws PackageFailure that names the file.
 */
function* plan(files) {
    let batch = [];
    let bytes = 0;
    for (const selected of files) {
        const file = planFile(selected);
        if (batch.length > 0 && (batch.length === BATCH || bytes + file.size > PIECE)) {
            yield { kind: 'files', files: batch };
            batch = [];
            bytes = 0;
        }
        if (file.size > PIECE) {
            for (let from = 0; from < file.size; from += PIECE)
                yield { kind: 'piece', file, from, to: Math.min(from + PIECE, file.size) };
        }
        else {
            batch.push(file);
            bytes += file.size;
        }
    }
    if (batch.length > 0)
        yield { kind: 'files', files: batch };
}
/** Whether the files together have at most `limit` bytes. Stops at the first file beyond it. */
function isSmall(files, limit) {
    let bytes = 0;
    return files.every((file) => {
        bytes += planFile(file).size;
        return bytes <= limit;
    });
}
/**
 * Reads the status of a file just before it is packed.
 * @throws PackageFailure if it is not the selected file any more.
 */
function planFile({ path, source, identity, executable, link }) {
    if (link !== undefined)
        return { path, source, link, size: Buffer.byteLength(link), mode: LINK, modifiedMs: 0, identity: '' };
    const status = look(path, source);
    if (status.isSymbolicLink())
        throw new failure/* PackageFailure */.fs(path, 'it was replaced by a link during packing', refusals/* SETTLE */.iH);
    if (!status.isFile())
        throw (0,refusals/* notAFile */.$y)(path, status);
    if (identity !== undefined && identity !== identityOf(status))
        throw changed(path);
    // Of the permission bits what git keeps: the others come from the umask of the checkout, which must have no effect.
    const mode = REGULAR | ((executable ?? (status.mode & OWNER_EXECUTES) !== 0) ? 0o755 : 0o644);
    return { path, source, size: status.size, mode, modifiedMs: status.mtimeMs, identity: identityOf(status) };
}
function look(path, source) {
    try {
        return (0,external_node_fs_.lstatSync)(source);
    }
    catch (error) {
        throw (0,refusals/* unreadable */.O$)(path, error);
    }
}

;// CONCATENATED MODULE: ./lib/src/workspace/pack/pool.js


/**
 * Runs tasks in parallel, and yields them in their order. Each needs a slab for its results, and the number of slabs is
 * fixed, which bounds the memory for trees of any size. A slab is used again as soon as the next task is asked for.
 */
async function* inOrder(tasks, pool) {
    const slabs = Array.from({ length: pool.width }, () => new Uint8Array(new SharedArrayBuffer(SLAB)));
    const running = [];
    for (;;) {
        for (let slab = slabs.pop(); slab !== undefined; slab = slabs.pop()) {
            const next = tasks.next();
            if (next.done)
                break;
            running.push(runIn(slab, next.value, pool));
        }
        const first = await running.shift();
        if (first === undefined)
            return;
        yield first;
        slabs.push(first.slab);
    }
}
function runIn(slab, task, pool) {
    const packed = pool.run(task, slab).then((results) => ({ task, results, slab }));
    // A task may fail before anybody waits for it, or when nobody does any more.
    packed.catch(() => { });
    return packed;
}
/** A pool without threads, for small packages: starting a worker takes as long (40 ms) as deflating 3 MB here. */
function inlinePool(level) {
    return { width: 1, run: async (task, slab) => runTask(task, level, slab), end: async () => { } };
}
/** Tasks per worker, so that it never waits for the main thread: one running, one queued, one being written. */
const AHEAD = 3;
function workerPool(count, level) {
    const workers = Array.from({ length: count }, () => new PackingWorker(level));
    return {
        width: count * AHEAD,
        run: (task, slab) => workers.reduce((a, b) => (b.load < a.load ? b : a)).run(task, slab),
        end: () => Promise.all(workers.map((worker) => worker.end())),
    };
}
/** MiB of a worker's young generation, which bounds its garbage. The default of 32 would raise the peak memory. */
const YOUNG_GENERATION_MB = 4;
/** The worker's file is in the same folder as this one: TypeScript in `src`, JavaScript in the bundle. */
const WORKER = new URL(`./worker${require("url").pathToFileURL(__filename).href.endsWith('.ts') ? '.ts' : '.js'}`, require("url").pathToFileURL(__filename).href);
/** A thread that runs one task after the other. It does not keep the process alive while it has none. */
class PackingWorker {
    #level;
    #worker;
    /** In the order of their results; undefined is the result of a task that failed. */
    #waiting = [];
    #lost;
    constructor(level) {
        this.#level = level;
        const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB };
        this.#worker = new external_node_worker_threads_.Worker(WORKER, { workerData: level, env: {}, execArgv: [], resourceLimits });
        this.#worker.on('message', (results) => {
            this.#waiting.shift()?.resolve(results);
            if (this.load === 0)
                this.#worker.unref();
        });
        this.#worker.on('error', (error) => this.#lose(error));
        this.#worker.on('exit', () => this.#lose(new Error('a packing worker ended')));
        this.#worker.unref();
    }
    get load() {
        return this.#waiting.length;
    }
    async run(task, slab) {
        if (this.#lost !== undefined)
            throw this.#lost;
        const waiting = Promise.withResolvers();
        if (this.#waiting.push(waiting) === 1)
            this.#worker.ref();
        this.#worker.postMessage({ task, slab });
        // A task that failed in the worker is run again here, which gives the original error.
        return (await waiting.promise) ?? runTask(task, this.#level, slab);
    }
    /**
     * Ends the worker after the tasks that it has: terminating it within one could abort the whole process inside zlib. Its
     * results are ignored: one that left it idle would let the process exit before the worker.
     */
    async end() {
        if (this.#lost !== undefined)
            return;
        const gone = new Promise((resolve) => this.#worker.once('exit', resolve));
        this.#worker.removeAllListeners('message').ref();
        this.#worker.postMessage(undefined);
        await gone;
    }
    #lose(error) {
        this.#lost ??= error;
        for (const { reject } of this.#waiting.splice(0))
            reject(error);
    }
}

;// CONCATENATED MODULE: ./lib/src/workspace/pack/archive.js








/** Bytes of all files together up to which no workers are started by default. */
const SMALL = 3 * 1024 * 1024;
/** Each takes 25 MiB, and the whole process is to stay under 200. */
const MOST_WORKERS = 3;
/**
 * The archive of the files, packed while it is read:
 *
 *   plan \u2192 runTask  \u2192 inOrder \u2192 Entries \u2192 archiver
 *   cuts   deflates   sorts     writes    queues and streams
 *
 * Nothing starts before the first read, and nothing is left behind if the reader stops early. The bytes depend only on
 * the files and the level.
 * @param packed called for each entry.
 * @throws PackageFailure that names the file, through the iterator.
 */
async function* archiveOf(files, { level, workers }, packed) {
    (0,lean_memory/* keepMemoryLean */.x)();
    const count = workers ?? (isSmall(files, SMALL) ? 0 : Math.min((0,external_node_os_.availableParallelism)(), MOST_WORKERS));
    const pool = count === 0 ? inlinePool(level) : workerPool(count, level);
    const archive = new PackedArchive(new Entries(packed));
    const stop = new AbortController();
    const filled = archive.fill(inOrder(plan(files), pool), stop.signal).catch((error) => archive.destroy(error));
    try {
        yield* archive;
    }
    finally {
        stop.abort();
        archive.destroy();
        await pool.end();
        await filled;
    }
}
/** archiver's core (queue, events, finalize, output stream) with a module that takes finished tasks. */
class PackedArchive extends archiver/* Archiver */.fx {
    constructor(entries) {
        super();
        // The same as in the constructor of archiver's own `ZipArchive`.
        Object.assign(this, { _format: 'zip', _module: new ZipModule(entries) });
        this._modulePipe();
    }
    /** Appends the finished tasks, one at a time, and finalizes the archive. */
    async fill(tasks, signal) {
        for await (const packed of tasks) {
            signal.throwIfAborted();
            this.append(NOTHING, { name: 'files', packed });
            await (0,external_node_events_.once)(this, 'entry', { signal });
        }
        // Not awaited, because the promise would wait for a reader that may have stopped. Errors reach the reader anyway.
        this.finalize().catch(() => { });
    }
}
/** archiver requires a source; the content is in the task. */
const NOTHING = Buffer.alloc(0);
class ZipModule extends external_node_stream_.PassThrough {
    #entries;
    constructor(entries) {
        super();
        this.#entries = entries;
    }
    /** @param done called once the stream accepts more. */
    append(_source, { packed }, done) {
        this.write(this.#entries.add(packed), done);
    }
    finalize() {
        this.end(this.#entries.end());
    }
}


/***/ })

};
;