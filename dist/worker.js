/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:worker_threads"))[name] }); })();
;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:zlib"))[name] }); })();
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
    return (0,external_node_zlib_namespaceObject.deflateRawSync)(sample, { level: 1, chunkSize: sample.length + 1024 }).length >= WORTHLESS * sample.length;
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
    responseId;
    file;
    line;
    constructor(facts) {
        super(facts.message, { cause: facts.cause });
        this.kind = facts.kind;
        this.advice = facts.advice;
        this.retryable = facts.retryable ?? false;
        this.service = facts.service;
        this.responseId = facts.responseId;
        this.file = facts.file;
        this.line = facts.line;
    }
    /** A copy of the failure with some facts changed. */
    with(changes) {
        const { kind, message, advice, retryable, service, responseId, file, line, cause } = this;
        return new StepFailure({ kind, message, advice, retryable, service, responseId, file, line, cause, ...changes });
    }
}
/** A bad input, found before the first request. `problem` must not quote a secret input. */
class InputFailure extends StepFailure {
    constructor(input, problem, accepted, more = {}) {
        super({
            kind: 'input',
            message: `Input "${input}" ${problem}.`,
            advice: `Set it to ${accepted}.`,
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
/** The most characters of an unexpected error's own message. */
const MAX_OWN_MESSAGE = 300;
/**
 * Turns anything thrown into a failure of the step. An unexpected error is a bug of ours: its own message tells the most, and
 * is redacted like all that is shown. That of a parser quotes its input, and is left out.
 * @param kind the failure kind for an unexpected error at this point of the job: no fault of the network is unexpected.
 */
function toStepFailure(thrown, kind) {
    if (thrown instanceof StepFailure)
        return thrown;
    const code = thrown?.code;
    const name = thrown instanceof Error ? thrown.name : typeof thrown;
    const own = thrown instanceof Error && !(thrown instanceof SyntaxError) ? thrown.message.slice(0, MAX_OWN_MESSAGE) : '';
    return new StepFailure({
        kind,
        message: `The action stopped on an unexpected ${name}${typeof code === 'string' ? ` (${code})` : ''}${own === '' ? '' : `: ${withoutStop(own)}`}.`,
        advice: 'This is a bug in the action: please report it, with the stack from the debug log.',
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
const SETTLE = 'Make sure that nothing writes to it during the deploy, or leave it out with "exclude".';
/** The failure for something in the tree that has no content to pack, such as a FIFO, which would block when opened. */
function notAFile(name, what) {
    const kind = what.isFIFO()
        ? 'a named pipe (FIFO)'
        : what.isSocket()
            ? 'a socket'
            : what.isDirectory()
                ? 'a folder'
                : 'a device';
    return new PackageFailure(name, `it is ${kind}, not a file`, 'Remove it, or leave it out with "exclude".');
}
/** The failure for a file or folder that cannot be read, or does not exist any more. */
function unreadable(name, error) {
    const code = error.code ?? 'unknown error';
    if (code === 'ENAMETOOLONG')
        return new failure_PackageFailure(name, 'its path is too long for this system to open', 'Shorten the names of its folders, or leave it out with "exclude".', { cause: error });
    const problem = code === 'ENOENT' ? 'it vanished during packing' : `it cannot be read (${code})`;
    return new failure_PackageFailure(name, problem, 'Check its permissions, or leave it out with "exclude".', {
        cause: error,
    });
}

;// CONCATENATED MODULE: ./lib/src/workspace/pack/read.js



/** If the file was replaced meanwhile, a link is not followed and a FIFO is not waited for. */
const FLAGS = external_node_fs_namespaceObject.constants.O_RDONLY | (external_node_fs_namespaceObject.constants.O_NOFOLLOW ?? 0) | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0);
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
        fd = (0,external_node_fs_namespaceObject.openSync)(source, FLAGS);
        let length = 0;
        // One read is mostly enough, but some file systems return fewer bytes than requested.
        for (let read = -1; read !== 0 && length < into.length; length += read)
            read = (0,external_node_fs_namespaceObject.readSync)(fd, into, length, into.length - length, from + length);
        return { length, now: (0,external_node_fs_namespaceObject.fstatSync)(fd) };
    }
    catch (error) {
        if (error.code === 'ELOOP')
            throw changed(path);
        throw unreadable(path, error);
    }
    finally {
        if (fd !== undefined)
            (0,external_node_fs_namespaceObject.closeSync)(fd);
    }
}
/** Device and inode, which identify a file. */
function identityOf(status) {
    return `${status.dev}:${status.ino}`;
}
/** The failure for a file that is not what was planned any more. */
function changed(path) {
    return new failure_PackageFailure(path, 'it changed during packing', SETTLE);
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
    const result = { stored: deflated === undefined, crc: (0,external_node_zlib_namespaceObject.crc32)(content), length: bytes.length };
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
    const result = { stored: false, crc: (0,external_node_zlib_namespaceObject.crc32)(piece), length: bytes.length };
    release(bytes);
    return result;
}

;// CONCATENATED MODULE: ./lib/src/workspace/pack/worker.js
// A worker thread for packing: it receives tasks and sends results. It is bundled as dist/worker.js.


const level = external_node_worker_threads_namespaceObject.workerData;
external_node_worker_threads_namespaceObject.parentPort?.on('message', (message) => {
    if (message === undefined)
        return external_node_worker_threads_namespaceObject.parentPort?.close();
    try {
        external_node_worker_threads_namespaceObject.parentPort?.postMessage(runTask(message.task, level, message.slab));
    }
    catch {
        // An error loses its class between threads. The main thread runs the task again instead; see pool.ts.
        external_node_worker_threads_namespaceObject.parentPort?.postMessage(undefined);
    }
});

module.exports = __webpack_exports__;
/******/ })()
;