"use strict";
exports.id = 114;
exports.ids = [114];
exports.modules = {

/***/ 9114:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  inspect: () => (/* binding */ inspect)
});

// UNUSED EXPORTS: nameOf

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
var posix_default = /*#__PURE__*/__webpack_require__.n(posix_);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./lib/node_modules/yauzl/index.js
var yauzl = __webpack_require__(4067);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failures_failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/workspace/listing.js
var workspace_listing = __webpack_require__(7879);
// EXTERNAL MODULE: ./lib/src/workspace/select/built-in.js
var built_in = __webpack_require__(5022);
// EXTERNAL MODULE: ./lib/src/workspace/select/elsewhere.js
var elsewhere = __webpack_require__(5784);
// EXTERNAL MODULE: ./lib/src/workspace/select/entry-name.js
var entry_name = __webpack_require__(5426);
// EXTERNAL MODULE: ./lib/src/workspace/select/entrypoint.js
var select_entrypoint = __webpack_require__(5488);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: ./lib/src/workspace/ready/file.js
var file = __webpack_require__(5577);
;// CONCATENATED MODULE: ./lib/src/workspace/ready/reader.js



/** Bytes that are read at once: headers and small entries follow one another. */
const WINDOW = 256 * 1024;
/**
 * Reads a package for yauzl. Its own reader asks the system for each header (six times as long for 41,000 files), and an
 * offset that no file has would be thrown there where nobody can catch it.
 */
class PackageReader extends yauzl/* RandomAccessReader */.lJ {
    #file;
    #size;
    #window = Buffer.alloc(0);
    #windowAt = 0;
    /** @param size bytes of the package. */
    constructor(file, size) {
        super();
        this.#file = file;
        this.#size = size;
    }
    async bytes(position, length) {
        if (position < 0 || position + length > this.#size)
            throw new Error('it points outside the archive');
        const at = position - this.#windowAt;
        if (at >= 0 && at + length <= this.#window.length)
            return this.#window.subarray(at, at + length);
        const wanted = Math.min(Math.max(length, WINDOW), this.#size - position);
        const { bytesRead, buffer } = await this.#file.read(Buffer.alloc(wanted), 0, wanted, position);
        if (bytesRead < length)
            throw new Error('it ends early');
        this.#window = buffer.subarray(0, bytesRead);
        this.#windowAt = position;
        return buffer.subarray(0, length);
    }
    read(into, offset, length, position, done) {
        this.bytes(position, length).then((bytes) => {
            bytes.copy(into, offset);
            process.nextTick(done, null);
        }, (error) => process.nextTick(done, error));
    }
    _readStreamForRange(from, to) {
        return external_node_stream_.Readable.from((0,file/* bytesOf */.$$)(this.#file, from, to), { objectMode: false });
    }
}

// EXTERNAL MODULE: ./lib/src/workspace/select/directory.js
var directory = __webpack_require__(9439);
// EXTERNAL MODULE: ./lib/src/workspace/select/ignore-rules.js
var ignore_rules = __webpack_require__(6081);
// EXTERNAL MODULE: ./lib/src/workspace/select/left-out.js
var left_out = __webpack_require__(5586);
;// CONCATENATED MODULE: ./lib/src/workspace/ready/secret-names.js



/** The files that a directory would have kept out of the package as secrets or as git's own, by rule. @param keys those that hold a private key. */
function secretNames(files, keys) {
    const rules = new ignore_rules/* IgnoreRules */.w0([], []);
    const tally = new left_out/* LeftOutTally */.U('');
    for (const name of files) {
        const rule = (0,directory/* hasGit */.tG)(name) ? ignore_rules/* GIT_RULE */.OL : rules.secretRuleFor(name, () => keys.has(name));
        if (rule !== undefined)
            tally.add(rule, name);
    }
    return tally.list();
}

;// CONCATENATED MODULE: ./lib/src/workspace/ready/inspect.js












/** Most files and folders of a package. */
const MOST_ENTRIES = 500_000;
/** Most bytes that a package may unpack to: about what the disk of a hosted runner has. */
const MOST_CONTENT = 16_000_000_000;
/** From this many bytes of content on, they may be MOST_RATIO times the package at most: beyond that it is a bomb. */
const RATIO_FROM = 64_000_000;
const MOST_RATIO = 200;
/** Most bytes of a link's target: what Linux takes. */
const LONGEST_TARGET = 4_096;
/** File types in a Unix mode (stat.h). */
const TYPE_BITS = 0o170000;
const REGULAR = 0o100000;
const LINK = 0o120000;
/** Compression methods (APPNOTE 4.4.5). */
const STORED = 0;
const DEFLATED = 8;
/**
 * Reads a package to its end with a reader that shares no code with the writer.
 * @throws StepFailure `package` if a service could not unpack it safely; InputFailure if the entrypoint is not in it; the
 * signal's reason.
 */
async function inspect(file, { size, entrypoint, signal }) {
    // One reads the directory and one the contents, so that each keeps its window of the file.
    const [directory, contents] = [await openZip(file, size), await openZip(file, size)];
    if (directory.zip.entryCount > MOST_ENTRIES)
        throw refusal(`it contains more than ${MOST_ENTRIES} files and folders`);
    const listing = new workspace_listing/* Listing */.l();
    const names = new Set();
    const links = new Map();
    const keys = new Set();
    for await (const entry of entriesOf(directory.zip)) {
        signal.throwIfAborted();
        const name = nameOf(entry);
        const kind = kindOf(entry, name);
        if (kind === 'folder')
            continue;
        if (names.has(name))
            throw refusalOf(name, 'it occurs twice');
        names.add(name);
        listing.add({ path: name, size: entry.uncompressedSize });
        requireNoBomb(listing.contentSize, size);
        if (kind === 'link' && entry.uncompressedSize > LONGEST_TARGET)
            throw refusalOf(name, `it is a link to a path of more than ${LONGEST_TARGET} bytes`);
        const mayBeKey = kind === 'file' && built_in/* MAY_BE_KEY */.ih.test(name);
        await readContent(contents, entry, name, signal, (chunk) => {
            if (kind === 'link')
                links.set(name, targetOf(name, chunk));
            else if (mayBeKey && (0,built_in/* isPrivateKey */.T_)(chunk))
                keys.add(name);
        });
    }
    if (listing.files === 0)
        throw refusal('it contains no file');
    for (const name of links.size === 0 ? [] : names) {
        const link = firstLink(posix_default().dirname(name), links);
        if (link !== undefined)
            throw refusalOf(name, `it is in "${(0,failures_failure/* brief */.dh)(link)}", which is a link`);
    }
    const failure = (0,select_entrypoint/* entrypointFailure */.N)(entrypoint, find(entrypoint, names, links));
    // The file of that name in the workspace, if there is one, is not to blame.
    if (failure !== undefined)
        throw failure.with({ file: undefined });
    const { files, contentSize, largest } = listing;
    return { files, contentSize, largest, secrets: secretNames(names, keys) };
}
async function openZip(file, size) {
    const reader = new PackageReader(file, size);
    // Names are decoded below: the library would turn backslashes into slashes.
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: true };
    try {
        return { zip: await (0,yauzl/* fromRandomAccessReaderPromise */.or)(reader, size, options), reader };
    }
    catch (error) {
        throw refusal(`it is not a complete zip archive (${error.message})`, error);
    }
}
async function* entriesOf(zip) {
    try {
        yield* zip.eachEntry();
    }
    catch (error) {
        throw refusal(`its central directory cannot be read (${error.message})`, error);
    }
}
/** The name of an entry, with a trailing slash for a folder. */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }) {
    const name = (0,yauzl/* getFileNameLowLevel */.ax)(generalPurposeBitFlag, fileNameRaw, extraFields, true);
    // Code page 437, the default, would decode a control character to a graphical one.
    const isControl = /[\0-\x1f\x7f]/.test(fileNameRaw.toString('latin1'));
    const problem = isControl ? 'its name contains a control character' : nameProblem(name);
    if (problem !== undefined)
        throw refusalOf(name, problem);
    return name;
}
function nameProblem(name) {
    if (name.startsWith('/'))
        return 'its name is an absolute path';
    if (name === '' || name.includes('//'))
        return 'its name has an empty part';
    return (0,entry_name/* entryNameProblem */.j2)(name);
}
function kindOf(entry, name) {
    const { compressionMethod: method } = entry;
    if (entry.isEncrypted())
        throw refusalOf(name, 'it is encrypted');
    if (method !== STORED && method !== DEFLATED)
        throw refusalOf(name, `it is compressed by method ${method}; only "stored" and "deflated" are supported`);
    if (name.endsWith('/'))
        return 'folder';
    const type = (entry.externalFileAttributes >>> 16) & TYPE_BITS;
    if (type === LINK)
        return 'link';
    if (type !== 0 && type !== REGULAR)
        throw refusalOf(name, 'it is neither a file nor a folder nor a link');
    return 'file';
}
function requireNoBomb(content, size) {
    if (content > MOST_CONTENT)
        throw refusal(`it unpacks to more than ${(0,format/* formatBytes */.z3)(MOST_CONTENT)}, the limit of this action`);
    if (content > RATIO_FROM && content > size * MOST_RATIO)
        throw refusal(`it unpacks to more than ${MOST_RATIO} times its size, like an archive bomb`);
}
/**
 * Reads an entry to its end: it must have its size and its checksum.
 * @param look gets the content, in one piece where it is small.
 */
async function readContent(zip, entry, name, signal, look) {
    let [crc, length] = [0, 0];
    try {
        for await (const chunk of contentOf(zip, entry)) {
            signal.throwIfAborted();
            crc = (0,external_node_zlib_.crc32)(chunk, crc);
            length += chunk.length;
            look(chunk);
        }
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof failures_failure/* StepFailure */.pH)
            throw error;
        throw refusalOf(name, `its content cannot be unpacked (${error.message})`, error);
    }
    if (length !== entry.uncompressedSize)
        throw refusalOf(name, `its content has ${length} bytes, instead of ${entry.uncompressedSize}`);
    if (crc !== entry.crc32)
        throw refusalOf(name, 'its content does not match its checksum (CRC-32)');
}
/** Bytes up to which an entry is read at once: a stream for each of many small ones takes ten times as long. */
const SMALL = 256 * 1024;
async function* contentOf({ zip, reader }, entry) {
    const { compressedSize, uncompressedSize: size } = entry;
    if (Math.max(compressedSize, size) > SMALL)
        return yield* await zip.openReadStreamPromise(entry);
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const bytes = await reader.bytes(fileDataStart, compressedSize);
    yield entry.compressionMethod === STORED ? bytes : (0,external_node_zlib_.inflateRawSync)(bytes, { maxOutputLength: Math.max(size, 1) });
}
/** Where a link leads to, which must be in the package. `..` may only begin it: behind another link it could lead anywhere. */
function targetOf(name, content) {
    const target = content.toString();
    const steps = target.split('/').filter((step) => step !== '' && step !== '.');
    const climbs = steps.lastIndexOf('..') + 1;
    const depth = name.split('/').length - 1;
    const isClean = steps.slice(0, climbs).every((step) => step === '..');
    if (target === '' || target.startsWith('/') || climbs > depth || !isClean)
        throw refusalOf(name, `it is a link to "${(0,failures_failure/* brief */.dh)(target)}", which may lead outside the package`);
    return posix_default().join(posix_default().dirname(name), target);
}
/** The topmost link among a path's folders and the path itself. */
function firstLink(name, links) {
    const parts = name.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/')).find((one) => links.has(one));
}
/** The most links that are followed for one path: as many as Linux follows. */
const MOST_FOLLOWED = 40;
/** What is at a path of the package, each link on the way followed. */
function find(entrypoint, names, links) {
    let at = entrypoint;
    for (let followed = 0; followed < MOST_FOLLOWED; followed++) {
        const link = firstLink(at, links);
        if (link === undefined)
            break;
        at = posix_default().join(links.get(link), at.slice(link.length));
    }
    if (names.has(at))
        return { kind: 'packed' };
    const all = [...names];
    if (all.some((name) => name.startsWith(`${at}/`)))
        return { kind: 'folder' };
    const twin = all.find((name) => (0,entry_name/* caseFolded */.VP)(name) === (0,entry_name/* caseFolded */.VP)(at));
    return twin === undefined ? { kind: 'missing', hint: (0,elsewhere/* elsewhere */.J)(all, at) } : { kind: 'other-case', actual: twin };
}
/** The failure for a package that is not fit to be sent. `problem` is the end of a sentence. */
function refusal(problem, cause) {
    return new failures_failure/* StepFailure */.pH({
        kind: 'package',
        message: `Cannot send the package: ${problem}.`,
        advice: 'Make a new package, for example with a dry run of this action (output "package-path").',
        cause,
    });
}
function refusalOf(name, problem, cause) {
    return refusal(`entry "${(0,failures_failure/* brief */.dh)(name)}": ${problem}`, cause);
}


/***/ })

};
;