/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:worker_threads"))[name] }); })();
;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:zlib"))[name] }); })();
;// CONCATENATED MODULE: ./lib/src/workspace/compress/crc-combine.js
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

;// CONCATENATED MODULE: ./lib/src/workspace/compress/density.js

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
    return isDenseSample(Buffer.concat(samplePositions(content.length).map((at) => content.subarray(at, at + SAMPLE))));
}
/** Does the same as {@link isIncompressible}, for samples that were already read. */
function isDenseSample(sample) {
    if (entropyOf(sample) < DOUBTFUL_ENTROPY)
        return false;
    return (0,external_node_zlib_namespaceObject.deflateRawSync)(sample, { level: 1, chunkSize: sample.length + 1024 }).length >= WORTHLESS * sample.length;
}
/** The offsets of the samples in content of a length: spread evenly, the first at the start, the last at the end. */
function samplePositions(length) {
    return Array.from({ length: SAMPLES }, (_, index) => Math.floor(((length - SAMPLE) * index) / (SAMPLES - 1)));
}
/** Bytes in each sample. */
const SAMPLE_SIZE = (/* unused pure expression or super */ null && (SAMPLE));
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

;// CONCATENATED MODULE: ./lib/src/workspace/compress/deflate.js



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
    const deflated = (0,external_node_zlib_namespaceObject.deflateRawSync)(content, {
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
    return (0,external_node_zlib_namespaceObject.deflateRawSync)(piece, {
        level: isIncompressible(piece) ? external_node_zlib_namespaceObject.constants.Z_NO_COMPRESSION : level,
        memLevel: MEM_LEVEL.piece,
        chunkSize: roomFor(piece),
        finishFlush: last ? external_node_zlib_namespaceObject.constants.Z_FINISH : external_node_zlib_namespaceObject.constants.Z_SYNC_FLUSH,
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
    if (buffer instanceof ArrayBuffer && !(0,external_node_worker_threads_namespaceObject.isMarkedAsUntransferable)(buffer))
        buffer.transfer(0);
}

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
;// CONCATENATED MODULE: ./lib/src/domain/failures/failure.js
/** The error class for every way in which a step can fail. Its texts never contain a secret. */
class StepFailure extends Error {
    name = 'StepFailure';
    kind;
    advice;
    retryable;
    service;
    told;
    file;
    line;
    constructor(facts) {
        super(facts.message, { cause: facts.cause });
        this.kind = facts.kind;
        this.advice = facts.advice;
        this.retryable = facts.retryable ?? false;
        this.service = facts.service;
        this.told = facts.told;
        this.file = facts.file;
        this.line = facts.line;
    }
    /** A copy of the failure with some facts changed. */
    with(changes) {
        const { kind, message, advice, retryable, service, told, file, line, cause } = this;
        return new StepFailure({ kind, message, advice, retryable, service, told, file, line, cause, ...changes });
    }
}
/** A bad input, found before the first request. `problem` must not quote a secret input. */
class InputFailure extends StepFailure {
    constructor(input, problem, accepted, more = {}) {
        super({
            kind: 'input',
            message: `Input "${input}" ${problem}.`,
            advice: `Accepted: ${accepted}.`,
            ...more,
        });
    }
}
/** A file that cannot be packed as it is. `path` is relative to the deployed directory. */
class failure_PackageFailure extends StepFailure {
    constructor(path, problem, advice, more = {}) {
        super({
            kind: 'package',
            message: `Cannot pack "${brief(path)}": ${problem}.`,
            advice,
            file: path.replace(/\/$/, ''),
            ...more,
        });
    }
}
/** The most characters of a path in a message, half from either end: an annotation has at most 4,096. */
const SHOWN = 1_000;
function brief(path) {
    if (path.length <= SHOWN)
        return path;
    return `${path.slice(0, SHOWN / 2)}\u2026${path.slice(-SHOWN / 2)}`.toWellFormed();
}
/**
 * Turns anything thrown into a failure of the step. The message of an unexpected error may quote its input, so only its
 * name and code are kept; the stack only goes to the debug log.
 * @param kind the failure kind for an unexpected error at this point of the job: no fault of the network is unexpected.
 */
function toStepFailure(thrown, kind) {
    if (thrown instanceof StepFailure)
        return thrown;
    const code = thrown?.code;
    const name = thrown instanceof Error ? thrown.name : typeof thrown;
    return new StepFailure({
        kind,
        message: `The action stopped on an unexpected ${name}${typeof code === 'string' ? ` (${code})` : ''}.`,
        advice: 'Run the job again with debug logging to see where; if it happens again, report it as a bug.',
        cause: thrown,
    });
}
/**
 * The step's conclusion after a failure.
 * @param created whether the service has confirmed a deployment. Its outcome is then unknown if the wait breaks.
 */
function conclusionOf(kind, created) {
    switch (kind) {
        case 'cancelled':
            return 'cancelled';
        case 'timeout':
            return 'timed_out';
        case 'ambiguous':
            return 'unknown';
        case 'network':
        case 'rejected':
            return created ? 'unknown' : 'failure';
        default:
            return 'failure';
    }
}

;// CONCATENATED MODULE: ./lib/src/workspace/refusals.js

/** The advice for a file that changes while it is packed. */
const refusals_SETTLE = 'Let whatever writes to it finish before the deploy, or leave it out with "exclude".';
/** The failure for something in the tree that has no content to pack, such as a FIFO, which would block when opened. */
function refusals_notAFile(name, what) {
    const kind = what.isFIFO()
        ? 'a named pipe (FIFO)'
        : what.isSocket()
            ? 'a socket'
            : what.isDirectory()
                ? 'a folder'
                : 'a device';
    return new failure_PackageFailure(name, `it is ${kind}, not a file`, 'Remove it, or leave it out with "exclude".');
}
/** The failure for a file or folder that cannot be read, or does not exist any more. */
function refusals_unreadable(name, error) {
    const code = error.code ?? 'unknown error';
    if (code === 'ENAMETOOLONG')
        return new failure_PackageFailure(name, 'its path is too long for this system to open', 'Shorten the names on the way to it, or leave it out with "exclude".', { cause: error });
    const problem = code === 'ENOENT' ? 'it vanished while it was packed' : `it cannot be read (${code})`;
    return new failure_PackageFailure(name, problem, 'Check its permissions and what else writes there, or leave it out with "exclude".', {
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/src/workspace/compress/planned-file.js



/**
 * Reads the status of a file just before it is packed.
 * @throws PackageFailure if it is not the selected file any more.
 */
function planFile({ path, source, identity, executable }) {
    const status = look(path, source);
    if (status.isSymbolicLink())
        throw new PackageFailure(path, 'it was replaced by a link while it was packed', SETTLE);
    if (!status.isFile())
        throw notAFile(path, status);
    if (identity !== undefined && identity !== identityOf(status))
        throw new PackageFailure(path, 'its target was replaced while it was packed', SETTLE);
    return {
        path,
        source,
        size: status.size,
        mode: modeOf(executable ?? (status.mode & OWNER_EXECUTES) !== 0),
        modifiedMs: status.mtimeMs,
        identity: identityOf(status),
        linked: identity !== undefined,
    };
}
const OWNER_EXECUTES = 0o100;
/**
 * Reduces a mode to what git stores: whether the file is executable. The other bits come from the umask during checkout
 * and must not have an effect, so that one commit gives the same package on every runner.
 */
function modeOf(executable) {
    return executable ? 0o755 : 0o644;
}
/** Device and inode, which identify a file. */
function identityOf(status) {
    return `${status.dev}:${status.ino}`;
}
function look(path, source) {
    try {
        return lstatSync(source);
    }
    catch (error) {
        throw unreadable(path, error);
    }
}

;// CONCATENATED MODULE: ./lib/src/workspace/compress/read-file.js




/** If the file was replaced meanwhile, a link is not followed and a FIFO is not waited for. */
const FLAGS = external_node_fs_namespaceObject.constants.O_RDONLY | (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0) | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0);
/**
 * Reads a range of a file, and checks that the file is unchanged since it was planned. The status is read after the
 * content, so that one check covers all the time since then.
 * @param into must have room for the range and, at the end of the file, for one more byte, which shows if the file grew.
 * @returns the bytes, a view of `into`.
 * @throws PackageFailure that names the file.
 */
function readRange(file, { from, to }, into) {
    const fd = read_file_open(file);
    try {
        const length = to - from;
        const got = fill(file, fd, from, into.subarray(0, to === file.size ? length + 1 : length));
        verify(file, fd, got < length);
        if (got > length)
            throw changed(file);
        return into.subarray(0, length);
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(fd);
    }
}
function read_file_open(file) {
    try {
        return (0,external_node_fs_namespaceObject.openSync)(file.source, FLAGS);
    }
    catch (error) {
        if (error.code === 'ELOOP')
            throw new failure_PackageFailure(file.path, 'it was replaced by a link while it was packed', refusals_SETTLE);
        throw refusals_unreadable(file.path, error);
    }
}
/** Fills the buffer. One read is mostly enough, but some file systems return fewer bytes than requested. */
function fill(file, fd, from, into) {
    let got = 0;
    try {
        while (got < into.length) {
            const read = (0,external_node_fs_namespaceObject.readSync)(fd, into, got, into.length - got, from + got);
            if (read === 0)
                break;
            got += read;
        }
    }
    catch (error) {
        verify(file, fd, false);
        throw refusals_unreadable(file.path, error);
    }
    return got;
}
function verify(file, fd, short) {
    const now = (0,external_node_fs_namespaceObject.fstatSync)(fd);
    if (!now.isFile())
        throw refusals_notAFile(file.path, now);
    if (file.linked && identityOf(now) !== file.identity)
        throw new failure_PackageFailure(file.path, 'its target was replaced while it was packed', refusals_SETTLE);
    if (short || now.size < file.size)
        throw new failure_PackageFailure(file.path, 'it became shorter while it was packed', refusals_SETTLE);
    if (now.mtimeMs !== file.modifiedMs || now.size !== file.size || identityOf(now) !== file.identity)
        throw changed(file);
}
/** The failure for a file whose content changed while it was packed. */
function changed(file) {
    return new failure_PackageFailure(file.path, 'it changed while it was packed', refusals_SETTLE);
}

;// CONCATENATED MODULE: ./lib/src/workspace/compress/task.js

/** The most bytes of content in one task. Files up to this size are packed whole, larger ones in pieces of this size. */
const PIECE = 1024 * 1024;
/**
 * Bytes of the shared memory for the result of a task. Whole files never grow, because they would be stored instead. A
 * piece grows by at most 5 bytes per 16 KiB, and by the few bytes that end it.
 */
const SLAB = PIECE + 4 * 1024;
/** Bytes of a worker's read buffer: a piece, the dictionary before it, and one byte to detect a file that grew. */
const SCRATCH = DICTIONARY + PIECE + 1;
/** The last message to a worker: no more tasks follow. */
const END = 'end';

;// CONCATENATED MODULE: ./lib/src/workspace/compress/run-task.js






let scratch;
/**
 * Runs one task, in a worker or in the main thread. The result depends only on the task.
 * @throws PackageFailure that names the file.
 */
function runTask(task) {
    scratch ??= Buffer.allocUnsafeSlow(SCRATCH);
    if (task.kind === 'survey')
        return [survey(task.file, task.range, task.level, scratch)];
    const slab = new Uint8Array(task.slab);
    if (task.kind === 'whole') {
        let at = 0;
        return task.files.map((file) => {
            const part = whole(file, task.level, slab, at, scratch);
            at += part.length;
            return part;
        });
    }
    return [task.kind === 'store' ? store(task, slab, scratch) : deflate(task, slab, scratch)];
}
function whole(file, level, slab, at, into) {
    const content = readRange(file, { from: 0, to: file.size }, into);
    const deflated = deflateWhole(content, level);
    const bytes = deflated ?? content;
    const part = { stored: deflated === undefined, crc: (0,external_node_zlib_namespaceObject.crc32)(content), length: bytes.length };
    slab.set(bytes, at);
    if (deflated !== undefined)
        release(deflated);
    return part;
}
function store({ file, range }, slab, into) {
    const content = readRange(file, range, into);
    slab.set(content);
    return { stored: true, crc: (0,external_node_zlib_namespaceObject.crc32)(content), length: content.length };
}
function deflate({ file, range, level }, slab, into) {
    const before = Math.min(DICTIONARY, range.from);
    const read = readRange(file, { from: range.from - before, to: range.to }, into);
    const piece = read.subarray(before);
    const bytes = deflatePiece(piece, read.subarray(0, before), range.to === file.size, level);
    const part = { stored: false, crc: (0,external_node_zlib_namespaceObject.crc32)(piece), length: bytes.length };
    slab.set(bytes);
    release(bytes);
    return part;
}
/** Surveys a range. At level 0 only the checksum matters; otherwise the first compressible piece ends the survey. */
function survey(file, { from, to }, level, into) {
    let crc = 0;
    for (let at = from; at < to; at += PIECE) {
        const content = readRange(file, { from: at, to: Math.min(at + PIECE, to) }, into);
        if (level !== 0 && content.length === PIECE && !isIncompressible(content))
            return { stored: false, crc: 0, length: 0 };
        crc = combineCrc(crc, (0,external_node_zlib_namespaceObject.crc32)(content), content.length);
    }
    return { stored: true, crc, length: 0 };
}

;// CONCATENATED MODULE: ./lib/src/workspace/compress/task-message.js
/** Fields of one file in the array. */
const FIELDS = 5;
function toMessage(task) {
    if (task.kind !== 'whole')
        return task;
    const fields = [];
    for (const { source, size, modifiedMs, identity, linked } of task.files)
        fields.push(source, size, modifiedMs, identity, linked);
    return { kind: 'files', fields, level: task.level, slab: task.slab };
}
function fromMessage(message) {
    if (message.kind !== 'files')
        return message;
    const { fields, level, slab } = message;
    const files = [];
    for (let at = 0; at < fields.length; at += FIELDS) {
        const [source, size, modifiedMs, identity, linked] = fields.slice(at, at + FIELDS);
        // The name and the mode are for the archive and for errors, which the main thread writes.
        files.push({ path: source, source, size, mode: 0, modifiedMs, identity, linked });
    }
    return { kind: 'whole', files, level, ...(slab === undefined ? {} : { slab }) };
}
/** The results of a task, flat for the same reason. */
function toNumbers(results) {
    const numbers = [];
    for (const { stored, crc, length } of results)
        numbers.push(stored ? 1 : 0, crc, length);
    return numbers;
}
function fromNumbers(numbers) {
    const results = [];
    for (let at = 0; at < numbers.length; at += 3)
        results.push({ stored: numbers[at] === 1, crc: numbers[at + 1], length: numbers[at + 2] });
    return results;
}

;// CONCATENATED MODULE: ./lib/src/workspace/compress/pack-worker.js
// A worker thread for packing: it receives tasks and sends results. It is bundled as dist/pack-worker.js.




const ended = external_node_worker_threads_namespaceObject.workerData;
external_node_worker_threads_namespaceObject.parentPort?.on('message', (task) => {
    if (task === END)
        return external_node_worker_threads_namespaceObject.parentPort?.close();
    if (Atomics.load(ended, 0) === 1)
        return;
    try {
        external_node_worker_threads_namespaceObject.parentPort?.postMessage(toNumbers(runTask(fromMessage(task))));
    }
    catch {
        // An error loses its class between threads. The main thread runs the task again instead; see worker-pool.ts.
        external_node_worker_threads_namespaceObject.parentPort?.postMessage(undefined);
    }
});

module.exports = __webpack_exports__;
/******/ })()
;