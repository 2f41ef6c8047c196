"use strict";
exports.id = 367;
exports.ids = [367];
exports.modules = {

/***/ 9367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  inspect: () => (/* binding */ inspect)
});

// EXTERNAL MODULE: ./lib/node_modules/yauzl/index.js
var yauzl = __webpack_require__(4067);
// EXTERNAL MODULE: ./lib/src/domain/failures/failure.js
var failure = __webpack_require__(7390);
// EXTERNAL MODULE: ./lib/src/domain/text/format.js
var format = __webpack_require__(3045);
// EXTERNAL MODULE: ./lib/src/workspace/listing.js
var workspace_listing = __webpack_require__(7879);
// EXTERNAL MODULE: ./lib/src/workspace/select/entrypoint.js
var select_entrypoint = __webpack_require__(5488);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./lib/src/workspace/inspect/descriptor.js
/** The signature before a data descriptor (APPNOTE 4.3.9), which may be left out. */
const SIGNATURE = Buffer.from('PK\x07\x08', 'latin1');
/** The data descriptors that are true of an entry: with the signature and without it. */
function descriptorsOf({ crc32, compressedSize, uncompressedSize }, { isLate, isWide }) {
    if (!isLate)
        return [];
    const sizes = [compressedSize, uncompressedSize];
    const crc = Buffer.from(new Uint32Array([crc32]).buffer);
    const told = isWide ? new BigUint64Array(sizes.map(BigInt)) : new Uint32Array(sizes);
    const bare = Buffer.concat([crc, Buffer.from(told.buffer)]);
    const whole = Buffer.concat([SIGNATURE, bare]);
    // A checksum that looks like the signature would be taken for it.
    return crc.equals(SIGNATURE) ? [whole] : [whole, bare];
}
/**
 * Finds in stored content an end at which a reader of streams could stop that does not know its size: a descriptor which
 * says as many bytes as there are before it. What follows there would be an entry to that reader.
 */
class FalseEnds {
    #tail = Buffer.alloc(0);
    /** Bytes of the content before the tail. */
    #before = 0;
    found = false;
    add(chunk) {
        const bytes = Buffer.concat([this.#tail, chunk]);
        for (let at = bytes.indexOf(SIGNATURE); at !== -1 && at + 16 <= bytes.length; at = bytes.indexOf(SIGNATURE, at + 1)) {
            this.found ||= bytes.readUInt32LE(at + 8) === (this.#before + at) % 2 ** 32;
        }
        // A descriptor may go on in the next chunk. One that was seen is seen again, which changes nothing.
        const kept = Math.min(bytes.length, 15);
        this.#before += bytes.length - kept;
        this.#tail = bytes.subarray(bytes.length - kept);
    }
}

// EXTERNAL MODULE: ./lib/src/workspace/inspect/refusals.js
var refusals = __webpack_require__(6511);
;// CONCATENATED MODULE: ./lib/src/workspace/inspect/entry-kind.js

/** File types in a Unix mode (stat.h). */
const TYPE_BITS = 0o170000;
const KINDS = new Map([
    [0o100000, 'file'],
    [0o040000, 'folder'],
    [0o120000, 'link'],
]);
/** Systems whose attributes hold a Unix mode (APPNOTE 4.4.2): Unix and macOS. Many unpackers take it for one of any system. */
const UNIX = [3, 19];
/** Attribute of MS-DOS. */
const FOLDER = 0x10;
/** Compression methods that this action can check (APPNOTE 4.4.5). */
const STORED = 0;
const DEFLATED = 8;
/** Flags of an entry (APPNOTE 4.4.4): patched data, masked headers. */
const UNREADABLE_FLAGS = 0x0020 | 0x2000;
/**
 * What an entry unpacks to.
 * @throws StepFailure `package` if it cannot be unpacked by everybody.
 */
function kindOf(entry, name) {
    const { compressionMethod: method, generalPurposeBitFlag: flags } = entry;
    if (entry.isEncrypted())
        throw (0,refusals/* entryRefusal */.Bw)(name, 'it is encrypted');
    if ((flags & UNREADABLE_FLAGS) !== 0)
        throw (0,refusals/* entryRefusal */.Bw)(name, 'it needs features of zip that services do not read');
    if (method !== STORED && method !== DEFLATED)
        throw (0,refusals/* entryRefusal */.Bw)(name, `it is compressed by method ${method}; only "stored" and "deflated" are read everywhere`);
    const byName = name.endsWith('/') ? 'folder' : 'file';
    const maker = entry.versionMadeBy >>> 8;
    const type = (entry.externalFileAttributes >>> 16) & TYPE_BITS;
    const byMode = type === 0 ? byName : KINDS.get(type);
    if (byMode === undefined)
        throw (0,refusals/* entryRefusal */.Bw)(name, 'it is a device, a pipe or a socket');
    if (byMode === 'link' && !UNIX.includes(maker))
        throw (0,refusals/* entryRefusal */.Bw)(name, `it is a link for some unpackers, a file for others (made on system ${maker})`);
    if (byName === 'file' && (entry.externalFileAttributes & FOLDER) !== 0)
        throw (0,refusals/* entryRefusal */.Bw)(name, 'its name is that of a file, its attributes those of a folder');
    if ((byMode === 'folder') !== (byName === 'folder'))
        throw (0,refusals/* entryRefusal */.Bw)(name, `its name is that of a ${byName}, its mode that of a ${byMode}`);
    return byMode;
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./lib/src/workspace/inspect/inflate.js



/** Thrown where the compressed content ends before its last byte: what is behind may be an entry to a reader of streams. */
class TrailingBytes extends Error {
}
/** @throws Error where it does not unpack to `size` bytes; TrailingBytes. */
function inflateWhole(bytes, size) {
    // With `info` the result is another one than the types say.
    const options = { maxOutputLength: Math.max(1, size), info: true };
    const { buffer, engine } = (0,external_node_zlib_.inflateRawSync)(bytes, options);
    requireSize(buffer.length, size);
    if (engine.bytesWritten < bytes.length)
        throw new TrailingBytes();
    return buffer;
}
/** @throws Error as soon as it unpacks to more than `size` bytes, or to fewer; TrailingBytes. */
async function* inflateStream(bytes, { packed, size }) {
    const inflate = (0,external_node_zlib_.createInflateRaw)();
    // Its error is that of reading `inflate`.
    (0,promises_.pipeline)(external_node_stream_.Readable.from(bytes, { objectMode: false }), inflate).catch(() => { });
    let length = 0;
    for await (const chunk of inflate) {
        length += chunk.length;
        if (length > size)
            requireSize(length, size);
        yield chunk;
    }
    requireSize(length, size);
    if (inflate.bytesWritten < packed)
        throw new TrailingBytes();
}
function requireSize(length, size) {
    if (length !== size)
        throw new Error(`it has ${length} bytes`);
}

;// CONCATENATED MODULE: ./lib/src/workspace/inspect/extra-fields.js

/** Sizes, and the offset, of 64 bits (APPNOTE 4.5.3). */
const SIZES_64 = 0x0001;
/** The name in Unicode (APPNOTE 4.6.9). */
const UNICODE_NAME = 0x7075;
/** Fields that make an entry a link for the few readers that know them. */
const REFUSED = new Map([
    [0x756e, 'ASi Unix'],
    [0x6c78, 'attributes by libarchive'],
]);
/** Fields of which readers take the first, or the last. */
const SINGLE = [SIZES_64, UNICODE_NAME];
/**
 * Checks the fields of one header of an entry.
 * @throws StepFailure `package` where some readers make something else of them than others.
 */
function checkExtraFields(name, fields) {
    for (const { id } of fields) {
        const what = REFUSED.get(id);
        if (what !== undefined)
            throw (0,refusals/* entryRefusal */.Bw)(name, `it has the extra field 0x${id.toString(16)} (${what}), a link for some unpackers`);
    }
    if (SINGLE.some((id) => fields.filter((field) => field.id === id).length > 1))
        throw (0,refusals/* entryRefusal */.Bw)(name, 'it has two of one kind of extra field');
}
/**
 * Parses the extra fields of the header at an entry's bytes. The directory's are parsed by the library.
 * @throws StepFailure `package` where a field is longer than the rest. Up to three bytes of padding may follow, as tools
 * add them that align the content.
 */
function parseExtraFields(name, bytes) {
    const fields = [];
    for (let at = 0; at + 4 <= bytes.length;) {
        const to = at + 4 + bytes.readUInt16LE(at + 2);
        if (to > bytes.length)
            throw (0,refusals/* entryRefusal */.Bw)(name, 'its extra fields are longer than its header says');
        fields.push({ id: bytes.readUInt16LE(at), data: bytes.subarray(at + 4, to) });
        at = to;
    }
    return fields;
}
/** The data of a field; undefined where there is none. */
function dataOf(fields, id) {
    return fields.find((field) => field.id === id)?.data;
}
/** The 64-bit values of a field; a rest of less than 8 bytes is left out. */
function values64(data) {
    return Array.from({ length: Math.floor(data.length / 8) }, (_, at) => data.readBigUInt64LE(at * 8));
}

;// CONCATENATED MODULE: ./lib/src/workspace/inspect/local-header.js


/** Flag of an entry (APPNOTE 4.4.4): its CRC-32 and sizes follow its bytes. */
const DESCRIPTOR = 0x0008;
/** Flags that change how bytes or names are read: encryption, descriptor, patches, UTF-8, masked headers. */
const TELLING_FLAGS = 0x0001 | DESCRIPTOR | 0x0020 | 0x0040 | 0x0800 | 0x2000;
/** Stands in a header for a size that only its 64-bit extra field tells. */
const ELSEWHERE = 0xffff_ffff;
/**
 * Checks the header at the bytes of an entry: it must say what the central directory says. Readers of streams see it alone.
 * @throws StepFailure `package`.
 */
function checkLocalHeader(here, entry, name) {
    const fields = parseExtraFields(name, here.extraField);
    checkExtraFields(name, fields);
    checkExtraFields(name, entry.extraFields);
    const field = differenceOf(here, fields, entry);
    if (field !== undefined)
        throw (0,refusals/* entryRefusal */.Bw)(name, `its ${field} differs between the central directory and its local header`);
    const isLate = (here.generalPurposeBitFlag & DESCRIPTOR) !== 0;
    const wide = dataOf(fields, SIZES_64);
    const size = here.compressedSize === ELSEWHERE ? Number(values64(wide ?? Buffer.alloc(0))[1]) : here.compressedSize;
    return { isLate, isWide: wide !== undefined, isEndUnknown: isLate && size !== entry.compressedSize };
}
function differenceOf(here, fields, entry) {
    const isLate = (here.generalPurposeBitFlag & DESCRIPTOR) !== 0;
    if (!here.fileName.equals(entry.fileNameRaw) || hasOtherName(fields, entry))
        return 'name';
    if (((here.generalPurposeBitFlag ^ entry.generalPurposeBitFlag) & TELLING_FLAGS) !== 0)
        return 'set of flags';
    if (here.compressionMethod !== entry.compressionMethod)
        return 'method';
    if (here.crc32 !== entry.crc32 && !(isLate && here.crc32 === 0))
        return 'checksum';
    return isTrueSizes(here, fields, entry) ? undefined : 'size';
}
/** Some readers take the name in Unicode of this header, others that of the directory. */
function hasOtherName(fields, entry) {
    const own = dataOf(fields, UNICODE_NAME);
    return own !== undefined && !dataOf(entry.extraFields, UNICODE_NAME)?.equals(own);
}
function isTrueSizes(here, fields, entry) {
    const { compressedSize: packed, uncompressedSize: size, relativeOffsetOfLocalHeader: offset } = entry;
    const isLate = (here.generalPurposeBitFlag & DESCRIPTOR) !== 0;
    const wide = dataOf(fields, SIZES_64);
    const told = wide === undefined ? [] : values64(wide);
    // Both have to be there (APPNOTE 4.5.3): some readers take the first value for the first size that is missing.
    if (wide !== undefined && told.length < 2)
        return false;
    const isTrue = (value, truth) => value === BigInt(truth) || (isLate && value === 0n);
    if (wide !== undefined && !(isTrue(told[0], size) && isTrue(told[1], packed)))
        return false;
    const elsewhere = [here.uncompressedSize, here.compressedSize].filter((one) => one === ELSEWHERE).length;
    if (elsewhere === 1 || (elsewhere === 2 && wide === undefined))
        return false;
    if (elsewhere === 0 && !(isTrue(BigInt(here.uncompressedSize), size) && isTrue(BigInt(here.compressedSize), packed)))
        return false;
    return isInOrder(values64(dataOf(entry.extraFields, SIZES_64) ?? Buffer.alloc(0)), [size, packed, offset]);
}
/** Whether the directory's 64-bit field holds true values alone: those that its header lacks, in their order. */
function isInOrder(told, truth) {
    let at = 0;
    return told.every((value) => {
        const found = truth.findIndex((one, index) => index >= at && BigInt(one) === value);
        at = found + 1;
        return found !== -1;
    });
}

;// CONCATENATED MODULE: ./lib/src/workspace/inspect/content.js






/**
 * Reads an entry to its end: its header, size and checksum must be those of the central directory.
 * @param keep called with each piece of the content.
 * @throws StepFailure `package`; the signal's reason.
 */
async function checkContent({ zip, reader }, entry, name, { signal, keep }) {
    const { compressedSize, uncompressedSize } = entry;
    const header = await zip.readLocalFileHeaderPromise(entry).catch((error) => {
        throw (0,refusals/* entryRefusal */.Bw)(name, 'its header is not where the central directory says', error);
    });
    const told = checkLocalHeader(header, entry, name);
    const { fileDataStart: start } = header;
    const ends = told.isEndUnknown && entry.compressionMethod === STORED ? new FalseEnds() : undefined;
    let crc = 0;
    try {
        const isSmall = Math.max(compressedSize, uncompressedSize) <= SMALL;
        const content = isSmall ? [await wholeOf(reader, entry, start)] : streamOf(reader, entry, start);
        for await (const chunk of content) {
            signal.throwIfAborted();
            crc = (0,external_node_zlib_.crc32)(chunk, crc);
            keep?.(chunk);
            ends?.add(chunk);
        }
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof TrailingBytes)
            throw (0,refusals/* entryRefusal */.Bw)(name, 'there are bytes behind the end of its compressed content, which some unpackers read');
        throw (0,refusals/* entryRefusal */.Bw)(name, `its content cannot be unpacked to the ${uncompressedSize} bytes that it should have`, error);
    }
    if (crc !== entry.crc32)
        throw (0,refusals/* entryRefusal */.Bw)(name, 'its content does not have the checksum (CRC-32) that it should have');
    if (ends?.found)
        throw (0,refusals/* entryRefusal */.Bw)(name, 'its content contains a data descriptor, at which streaming readers stop');
    const from = entry.relativeOffsetOfLocalHeader;
    return { name, from, to: start + compressedSize, descriptors: () => descriptorsOf(entry, told) };
}
/** Bytes up to which an entry is read at once: a stream for each of many small ones takes ten times as long. */
const SMALL = 256 * 1024;
async function wholeOf(reader, entry, start) {
    const { compressedSize, uncompressedSize: size, compressionMethod } = entry;
    const bytes = await reader.bytes(start, compressedSize);
    return compressionMethod === STORED ? bytes : inflateWhole(bytes, size);
}
/** The content, unpacked. That of a stored entry has its size: the library has compared both. */
function streamOf(reader, entry, start) {
    const { compressedSize, uncompressedSize: size, compressionMethod } = entry;
    const bytes = reader.stream(start, start + compressedSize);
    return compressionMethod === STORED ? bytes : inflateStream(bytes, { packed: compressedSize, size });
}

;// CONCATENATED MODULE: ./lib/src/workspace/inspect/directory-end.js

/** Sizes of the records at the end of an archive, in bytes (APPNOTE 4.3.14 to 4.3.16). */
const END = 22;
const LOCATOR = 20;
const END_64 = 56;
/**
 * Checks that the records at the end say of the directory what was read: some readers trust its size, others its number
 * of entries, and all must find the same entries.
 * @throws StepFailure `package`.
 */
async function checkDirectoryEnd(file, directory) {
    const { size, from, to, entries, comment } = directory;
    const endAt = size - comment - END;
    const end = await read(file, endAt, END);
    const gap = await read(file, to, Math.min(endAt - to, END_64));
    const has64 = endAt - to >= END_64 + LOCATOR && gap.toString('latin1', 0, 4) === 'PK\x06\x06';
    if (has64) {
        const length = Number(gap.readBigUInt64LE(4)) + 12;
        const locator = await read(file, endAt - LOCATOR, LOCATOR);
        const isRight = to + length + LOCATOR === endAt &&
            locator.toString('latin1', 0, 4) === 'PK\x06\x07' &&
            locator.readBigUInt64LE(8) === BigInt(to) &&
            [24, 32].every((at) => gap.readBigUInt64LE(at) === BigInt(entries)) &&
            gap.readBigUInt64LE(40) === BigInt(to - from) &&
            gap.readBigUInt64LE(48) === BigInt(from);
        if (!isRight)
            throw unsound();
    }
    else if (to !== endAt)
        throw unsound();
    // A field with all bits set stands for the one of the 64-bit record.
    const says = (value, truth, largest) => value === truth || (has64 && value === largest);
    const agrees = says(end.readUInt16LE(8), entries, 0xffff) &&
        says(end.readUInt16LE(10), entries, 0xffff) &&
        says(end.readUInt32LE(12), to - from, 0xffff_ffff) &&
        says(end.readUInt32LE(16), from, 0xffff_ffff);
    if (!agrees)
        throw unsound();
}
/** The signature of an entry in the central directory. */
const ENTRY = 'PK\x01\x02';
/**
 * Names the reason where bytes were put before an archive and its offsets do not count them: some readers correct that.
 * @throws StepFailure `package`.
 */
async function requireNoShift(file, { size, from, comment }) {
    const endAt = size - comment - END;
    const at = endAt - (await read(file, endAt, END)).readUInt32LE(12);
    if (at <= from || at + 4 > endAt)
        return;
    const isEntry = async (position) => (await read(file, position, 4)).toString('latin1') === ENTRY;
    if (!(await isEntry(from)) && (await isEntry(at)))
        throw (0,refusals/* prependedBytes */.b9)(at - from);
}
function unsound() {
    return (0,refusals/* packageRefusal */.$J)('its central directory is not what the end of the archive says of it');
}
async function read(file, at, length) {
    if (length <= 0)
        return Buffer.alloc(0);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
    if (bytesRead < length)
        throw (0,refusals/* packageRefusal */.$J)('it ends early');
    return buffer;
}

// EXTERNAL MODULE: ./lib/src/workspace/select/entry-name.js
var entry_name = __webpack_require__(5426);
;// CONCATENATED MODULE: ./lib/src/workspace/inspect/entry-names.js



/**
 * The name of an entry, forward slashes, with a trailing slash for a folder.
 * @throws StepFailure `package` if it would unpack outside the folder, or to different files on different systems.
 */
function nameOf(entry) {
    const name = (0,yauzl/* getFileNameLowLevel */.ax)(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
    // Without the Info-ZIP field for a name in Unicode, which not every reader knows.
    const plain = (0,yauzl/* getFileNameLowLevel */.ax)(entry.generalPurposeBitFlag, entry.fileNameRaw, [], true);
    // In code page 437 a control character would be decoded to a graphical one.
    const raw = entry.fileNameRaw.toString('latin1');
    if (/[\0-\x1f\x7f]/.test(raw))
        throw (0,refusals/* entryRefusal */.Bw)(name, 'its name holds a control character');
    for (const one of name === plain ? [name] : [name, plain]) {
        const problem = nameProblem(one);
        if (problem !== undefined)
            throw (0,refusals/* entryRefusal */.Bw)(one, problem);
    }
    if (name !== plain && /^[\0-\x7f]*$/.test(raw))
        throw (0,refusals/* entryRefusal */.Bw)(plain, `it has a second name, "${name}"`);
    return name;
}
function nameProblem(name) {
    if (name.startsWith('/'))
        return 'its name is an absolute path';
    if (name === '' || name.includes('//'))
        return 'its name has an empty part';
    if (/(^|\/)\.\.(\/|$)/.test(name))
        return 'its name holds "..", which may lead outside the folder it is unpacked to';
    return (0,entry_name/* entryNameProblem */.j2)(name);
}
/** All paths of a package, as a case-insensitive file system sees them. */
class EntryNames {
    #byFolded = new Map();
    /** @throws StepFailure `package` if the entry and another one cannot both be unpacked everywhere. */
    add(name, kind) {
        const path = name.endsWith('/') ? name.slice(0, -1) : name;
        for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
            this.#enter(path.slice(0, slash), 'folder', name);
        }
        this.#enter(path, kind, name);
    }
    #enter(path, kind, entry) {
        const folded = (0,entry_name/* caseFolded */.VP)(path);
        const known = this.#byFolded.get(folded);
        if (known === undefined)
            this.#byFolded.set(folded, { kind, name: path });
        else if (known.name !== path)
            throw (0,refusals/* entryRefusal */.Bw)(entry, `"${path}" and "${known.name}" are one name on a case-insensitive file system`);
        else if (known.kind !== kind)
            throw (0,refusals/* entryRefusal */.Bw)(entry, `"${path}" is both a ${known.kind} and a ${kind}`);
        else if (kind !== 'folder')
            throw (0,refusals/* entryRefusal */.Bw)(entry, 'it is there twice');
    }
    /** @param path links in it are followed already. */
    find(path) {
        const known = this.#byFolded.get((0,entry_name/* caseFolded */.VP)(path));
        if (known === undefined)
            return { kind: 'missing' };
        if (known.name === path)
            return known.kind === 'folder' ? { kind: 'folder' } : { kind: 'packed' };
        return known.kind === 'folder' ? { kind: 'missing' } : { kind: 'other-case', actual: known.name };
    }
}

;// CONCATENATED MODULE: ./lib/src/workspace/inspect/links.js


/** The most links that are followed for one path: as many as Linux follows. */
const LONGEST_CHAIN = 40;
/** The links of a package: what they lead to, by their names. */
class PackedLinks {
    #targets = new Map();
    /** @throws StepFailure `package` if the target is no relative path. */
    add(name, target) {
        if (/^$|^[/\\]|^\w+:|[\0\\]/.test(target))
            throw leaves(name, target);
        this.#targets.set((0,entry_name/* caseFolded */.VP)(name), target);
    }
    /** @throws StepFailure `package` for a link that leads outside the package, or is circular. */
    check(names) {
        for (const name of names)
            this.resolve(name);
    }
    /**
     * The path that another path leads to, each link on the way followed.
     * @throws StepFailure `package`.
     */
    resolve(name) {
        const rest = name.split('/');
        const done = [];
        for (let followed = 0; rest.length > 0;) {
            const part = rest.shift();
            if (part === '' || part === '.')
                continue;
            if (part === '..') {
                if (done.pop() === undefined)
                    throw leaves(name, this.#targets.get((0,entry_name/* caseFolded */.VP)(name)) ?? name);
                continue;
            }
            done.push(part);
            const target = this.#targets.get((0,entry_name/* caseFolded */.VP)(done.join('/')));
            if (target === undefined)
                continue;
            followed += 1;
            if (followed > LONGEST_CHAIN)
                throw (0,refusals/* entryRefusal */.Bw)(name, 'it is a circular link');
            done.pop();
            rest.unshift(...target.split('/'));
        }
        return done.join('/');
    }
}
function leaves(name, target) {
    return (0,refusals/* entryRefusal */.Bw)(name, `it is a link to "${target}", which leads outside the package`);
}

// EXTERNAL MODULE: ./lib/src/workspace/inspect/package-file.js
var package_file = __webpack_require__(8431);
;// CONCATENATED MODULE: ./lib/src/workspace/inspect/package-reader.js


/** Bytes that are read at once: headers and small entries follow one another. */
const WINDOW = 256 * 1024;
/**
 * Reads a package for yauzl, inside its bounds alone: the library hands offsets of the archive to the system as they are,
 * and those that are no file offsets would be thrown where nobody can catch them.
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
    /**
     * Bytes of the package.
     * @throws Error if some of them are outside of it; of the disk.
     */
    async bytes(position, length) {
        if (!Number.isSafeInteger(position) || position < 0 || position + length > this.#size)
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
    /**
     * Bytes of the package, in pieces.
     * @param to exclusive.
     */
    stream(from, to) {
        return (0,package_file/* bytesOf */.$$)(this.#file, { from, to });
    }
    read(buffer, offset, length, position, callback) {
        this.bytes(position, length).then((bytes) => {
            bytes.copy(buffer, offset);
            process.nextTick(callback, null);
        }, (error) => process.nextTick(callback, error));
    }
}

;// CONCATENATED MODULE: ./lib/src/workspace/inspect/ranges.js

/** Bytes of the longest data descriptor. */
const LONGEST = 24;
/**
 * Checks that entry follows upon entry, from the first byte to the central directory: a reader that goes from header to
 * header finds what is in a gap, one that goes by the directory does not.
 * @param directory offset of the central directory.
 * @throws StepFailure `package`.
 */
async function requireNoGaps(reader, ranges, directory) {
    const sorted = ranges.toSorted((a, b) => a.from - b.from);
    const first = sorted[0]?.from ?? 0;
    if (sorted.some(({ from }, at) => from < (sorted[at - 1]?.to ?? 0)))
        throw (0,refusals/* packageRefusal */.$J)('two of its entries share their bytes');
    if (first > 0)
        throw (0,refusals/* prependedBytes */.b9)(first);
    for (const [at, { name, to, descriptors }] of sorted.entries()) {
        const length = (sorted[at + 1]?.from ?? directory) - to;
        const late = descriptors();
        if (late.length === 0) {
            if (length > 0)
                throw (0,refusals/* entryRefusal */.Bw)(name, `${length} bytes that belong to no entry follow it, which some unpackers read`);
            continue;
        }
        const bytes = length <= LONGEST ? await reader.bytes(to, length) : Buffer.alloc(0);
        if (!late.some((one) => one.equals(bytes)))
            throw (0,refusals/* entryRefusal */.Bw)(name, 'its data descriptor is missing or wrong');
    }
}

// EXTERNAL MODULE: ./lib/src/workspace/select/ignore-rules.js
var ignore_rules = __webpack_require__(6081);
// EXTERNAL MODULE: ./lib/src/workspace/select/left-out.js
var left_out = __webpack_require__(5586);
;// CONCATENATED MODULE: ./lib/src/workspace/inspect/secret-names.js


/** The files that a directory would have kept out of the package as secrets or as git's own, by rule. */
function secretNames(files) {
    const secrets = (0,ignore_rules/* builtInRules */.vy)('').filter(({ origin }) => (0,ignore_rules/* isSecretRule */.dJ)(origin));
    const rules = new ignore_rules/* IgnoreRules */.w0([...secrets, { pattern: '.git', origin: ignore_rules/* GIT_RULE */.OL }], []);
    const tally = new left_out/* LeftOutTally */.U('');
    for (const name of files) {
        const rule = rules.ruleFor(name);
        if (rule !== undefined)
            tally.add(rule, name, () => []);
    }
    return tally.list();
}

;// CONCATENATED MODULE: ./lib/src/workspace/inspect/inspect.js














/** Most files and folders of a package. */
const MOST_ENTRIES = 500_000;
/** Most bytes that a package may unpack to: about what the disk of a hosted runner has. */
const MOST_CONTENT = 16_000_000_000;
/** From this many bytes of content on, they may be MOST_RATIO times the package at most: beyond that it is a bomb. */
const RATIO_FROM = 64_000_000;
const MOST_RATIO = 200;
/** Most bytes of a link's target: what Linux takes. */
const LONGEST_TARGET = 4_096;
/**
 * Reads a package to its end with a reader that shares no code with the writer.
 * @throws StepFailure `package` if a service could not unpack it safely; InputFailure if the entrypoint is not in it; the
 * signal's reason.
 */
async function inspect(file, options) {
    const reader = new PackageReader(file, options.size);
    const zip = await inspect_open(reader, options.size);
    const from = zip.readEntryCursor;
    try {
        return await inspect_read({ zip, reader }, file, from, options);
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof failure/* StepFailure */.pH)
            throw error;
        if ((0,refusals/* codeOf */.$N)(error) !== 'unknown error')
            throw (0,refusals/* packageUnreadable */.gd)(error);
        throw (0,refusals/* packageRefusal */.$J)(`its central directory cannot be read (${error.message})`, error);
    }
}
async function inspect_open(reader, size) {
    try {
        // Names are decoded and checked in entry-names.ts: the library would turn backslashes into slashes.
        const options = { autoClose: false, decodeStrings: false, validateEntrySizes: true };
        return await (0,yauzl/* fromRandomAccessReaderPromise */.or)(reader, size, options);
    }
    catch (error) {
        throw (0,refusals/* packageRefusal */.$J)(`it is not a whole zip archive (${error.message})`, error);
    }
}
async function inspect_read({ zip, reader }, file, from, options) {
    const { size, entrypoint, signal } = options;
    const names = new EntryNames();
    const listing = new workspace_listing/* Listing */.l();
    await requireNoShift(file, { size, from, comment: zip.comment.length });
    const entries = await readDirectory(zip, names, listing, options);
    const to = zip.readEntryCursor;
    await checkDirectoryEnd(file, { size, from, to, entries: zip.entryCount, comment: zip.comment.length });
    if (listing.files === 0)
        throw (0,refusals/* packageRefusal */.$J)('there is no file in it');
    const links = new PackedLinks();
    const ranges = [];
    for (const { entry, name, kind } of entries) {
        signal.throwIfAborted();
        const target = [];
        const range = await checkContent({ zip, reader }, entry, name, {
            signal,
            ...(kind === 'link' ? { keep: (chunk) => target.push(chunk) } : {}),
        });
        if (range.to > from)
            throw (0,refusals/* entryRefusal */.Bw)(name, 'its bytes run into the central directory');
        ranges.push(range);
        if (kind === 'link')
            links.add(name, Buffer.concat(target).toString());
    }
    await requireNoGaps(reader, ranges, from);
    links.check(entries.flatMap(({ name, kind }) => (kind === 'link' ? [name] : [])));
    const failure = (0,select_entrypoint/* entrypointFailure */.N)(entrypoint, names.find(links.resolve(entrypoint)));
    // The file of that name in the workspace, if there is one, is not to blame.
    if (failure !== undefined)
        throw failure.with({ file: undefined });
    const secrets = secretNames(entries.flatMap(({ name, kind }) => (kind === 'folder' ? [] : [name])));
    const { files, contentSize, largest } = listing;
    return { files, contentSize, largest, secrets };
}
/** Reads what the central directory says, and refuses what can be refused without unpacking anything. */
async function readDirectory(zip, names, listing, { size, signal }) {
    if (zip.entryCount > MOST_ENTRIES)
        throw (0,refusals/* packageRefusal */.$J)(`it holds more than ${MOST_ENTRIES} files and folders`);
    const entries = [];
    for await (const entry of zip.eachEntry()) {
        signal.throwIfAborted();
        const name = nameOf(entry);
        const kind = kindOf(entry, name);
        names.add(name, kind);
        if (kind === 'link' && entry.uncompressedSize > LONGEST_TARGET)
            throw (0,refusals/* entryRefusal */.Bw)(name, `it is a link to a path of more than ${LONGEST_TARGET} bytes`);
        if (kind === 'folder' && entry.uncompressedSize > 0)
            throw (0,refusals/* entryRefusal */.Bw)(name, 'it is a folder with content');
        if (kind !== 'folder')
            listing.add({ path: name, size: entry.uncompressedSize });
        requireNoBomb(listing.contentSize, size);
        entries.push({ entry, name, kind });
    }
    return entries;
}
function requireNoBomb(content, size) {
    if (content > MOST_CONTENT)
        throw (0,refusals/* packageRefusal */.$J)(`it unpacks to more than ${(0,format/* formatBytes */.z3)(MOST_CONTENT)}, the most that this action sends`);
    if (content > RATIO_FROM && content > size * MOST_RATIO)
        throw (0,refusals/* packageRefusal */.$J)(`it unpacks to more than ${MOST_RATIO} times its size, as only archive bombs do`);
}


/***/ })

};
;