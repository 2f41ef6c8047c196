/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	// The require scope
/******/ 	var __nccwpck_require__ = {};
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = require("node:os");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = require("node:path");
var external_node_path_default = /*#__PURE__*/__nccwpck_require__.n(external_node_path_namespaceObject);
;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:child_process"))[name] }); })();
;// CONCATENATED MODULE: external "node:events"
const external_node_events_namespaceObject = require("node:events");
;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = require("node:net");
;// CONCATENATED MODULE: ./lib/src/runner/background.js





/** Names of what is in the folder of such a program. */
const logOf = (folder) => external_node_path_default().join(folder, 'log.txt');
/** A socket that is there as long as the program; a connection to it ends both. */
const controlOf = (folder) => external_node_path_default().join(folder, 'control');
/**
 * Starts a program and waits for its first word. It is held by a channel: it ends where this process does.
 * @param signal ends the wait, and the program.
 */
async function startBackground({ file, folder, settings }, signal) {
    signal.throwIfAborted();
    const log = (0,external_node_fs_namespaceObject.openSync)(logOf(folder), 'a');
    // A session of its own: what ends the step's processes does not reach it.
    const child = (0,external_node_child_process_namespaceObject.fork)(file, {
        cwd: folder,
        detached: true,
        execArgv: [],
        stdio: ['ignore', log, log, 'ipc'],
        env: { ...process.env, TMPDIR: folder },
    });
    (0,external_node_fs_namespaceObject.closeSync)(log);
    try {
        child.send({ ...settings, control: controlOf(folder), job: process.ppid }, () => { });
        const ended = (0,external_node_events_namespaceObject.once)(child, 'exit', { signal }).then(() => []);
        const [reply] = await Promise.race([(0,external_node_events_namespaceObject.once)(child, 'message', { signal }), ended]);
        if (reply === undefined)
            letGo(child);
        return { pid: child.pid ?? 0, reply, keep: () => keep(child) };
    }
    catch (thrown) {
        letGo(child);
        throw signal.aborted ? signal.reason : thrown;
    }
}
async function keep(child) {
    await new Promise((resolve) => child.send('keep', resolve));
    letGo(child);
}
/** A program that was not told to go on ends here. */
function letGo(child) {
    if (child.connected)
        child.disconnect();
    child.unref();
}
/**
 * Ends a program and waits for that.
 * @param overdue aborted when it has had time enough: it is then killed.
 * @returns false where it had ended before.
 */
async function endBackground(folder, pid, overdue) {
    const socket = connect(controlOf(folder));
    try {
        await once(socket, 'connect');
    }
    catch {
        return false;
    }
    // The socket is the program's own, so this is its process, and no later one with the same id.
    overdue.addEventListener('abort', () => kill(pid));
    await background_closed(socket);
    return true;
}
/** The operating system closes it at the end of the program at the latest. */
function background_closed(socket) {
    const over = new Promise((resolve) => socket.on('error', () => { }).on('close', resolve));
    socket.resume();
    return over;
}
function kill(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch {
        // It has just ended.
    }
}
/** Bytes of a log that are shown at most. */
const SHOWN = (/* unused pure expression or super */ null && (256 * 1024));
/** The end of a program's log: whole lines, and how many bytes before them are left out. */
function readBackgroundLog(folder) {
    let text;
    try {
        text = readFileSync(logOf(folder));
    }
    catch {
        return { lines: [], leftOut: 0 };
    }
    const from = text.length <= SHOWN ? 0 : text.indexOf('\n', text.length - SHOWN) + 1;
    const shown = text.subarray(from).toString('utf8').trimEnd();
    return { lines: shown === '' ? [] : shown.split('\n'), leftOut: from };
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/cut.js
/** What programs write in brackets where they have truncated a text, by the first byte. */
const IN_BRACKETS = new Map(['truncated', 'cut', 'snip', '...', '\u2026'].map((text) => Buffer.from(text)).map((bytes) => [bytes[0], bytes]));
/** Whether a sign that a text was truncated begins at this byte: `\u2026`, `...`, or such as `[truncated]` or ` (cut)`. */
function isCut(reading, at) {
    return isEllipsis(reading, at) || saysCut(reading, byteAt(reading, at) === 0x20 ? at + 1 : at);
}
function isEllipsis(reading, at) {
    const first = byteAt(reading, at);
    const are = (second, third) => byteAt(reading, at + 1) === second && byteAt(reading, at + 2) === third;
    return (first === 0x2e && are(0x2e, 0x2e)) || (first === 0xe2 && are(0x80, 0xa6));
}
function saysCut(reading, at) {
    const bracket = byteAt(reading, at);
    if (bracket !== 0x28 && bracket !== 0x3c && bracket !== 0x5b)
        return false; // ( < [
    const text = IN_BRACKETS.get(toLower(byteAt(reading, at + 1)));
    return text?.every((byte, index) => byte === toLower(byteAt(reading, at + 1 + index))) ?? false;
}
/** -1 behind the end: the arrays may be longer than the text. */
function byteAt({ bytes, length }, at) {
    return at < length ? bytes[at] : -1;
}
function toLower(byte) {
    return byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/reading.js
/** The largest width of a notation, in characters: `widths` has 16 bits. */
const WIDEST = 65_535;
function emptyReading(capacity) {
    return {
        bytes: new Uint8Array(capacity),
        starts: new Int32Array(capacity),
        widths: new Uint16Array(capacity),
        length: 0,
    };
}
/** Index in the original text after the notation of the byte. */
function endOf({ starts, widths }, at) {
    return starts[at] + widths[at];
}
/** Reads a text without undoing any notation. A lone surrogate becomes three bytes, as in WTF-8. */
function readText(text, into) {
    into.length = 0;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code < 0x80) {
            into.bytes[into.length] = code;
            into.starts[into.length] = at;
            into.widths[into.length++] = 1;
            continue;
        }
        const point = text.codePointAt(at);
        const width = point > 0xffff ? 2 : 1;
        into.length = putPoint(into, into.length, point, at, width);
        at += width - 1;
    }
}
/**
 * Writes a character's bytes at an index, all with the same range in the original text.
 * @returns the index after them.
 */
function putPoint({ bytes, starts, widths }, at, point, start, width) {
    let end = at;
    const put = (byte) => {
        bytes[end] = byte;
        starts[end] = start;
        widths[end++] = width;
    };
    if (point < 0x80)
        put(point);
    else if (point < 0x800)
        put(0xc0 | (point >> 6));
    else if (point < 0x1_0000) {
        put(0xe0 | (point >> 12));
        put(0x80 | ((point >> 6) & 0x3f));
    }
    else {
        put(0xf0 | (point >> 18));
        put(0x80 | ((point >> 12) & 0x3f));
        put(0x80 | ((point >> 6) & 0x3f));
    }
    if (point >= 0x80)
        put(0x80 | (point & 0x3f));
    return end;
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/automaton.js


/** The fewest bytes by which the beginning of a secret is recognised right before a sign of truncation, such as `\u2026`. */
const SHORTEST_BEGINNING = 4;
/** Flag: the state has a child with the next number. */
const CHAINED = 1;
/** Flag: the state has children in the table of branches. */
const BRANCHED = 2;
/**
 * Finds many patterns in one pass (Aho and Corasick, 1975). The cost per byte of text does not depend on the number of
 * patterns. The states of a pattern mostly have consecutive numbers, so that a state takes only 14 bytes in arrays: its
 * label, flags, fallback, depth, and the longest pattern that ends there. Only branches need a table.
 */
class Automaton {
    #labels;
    #flags;
    #fallbacks;
    /** For each state, the length in bytes of the pattern's beginning that it stands for. */
    #depths;
    /** For each state, the length in bytes of the longest pattern that ends there; 0 for none. */
    #longest;
    /** Keys are state \u00b7 256 + byte. */
    #branches = new Map();
    #root = new Int32Array(256);
    constructor(patterns) {
        const most = patterns.reduce((sum, { length }) => sum + length, 2);
        const labels = new Uint8Array(most);
        const flags = new Uint8Array(most);
        const parents = new Int32Array(most);
        const depths = new Int32Array(most);
        const longest = new Int32Array(most);
        this.#labels = labels;
        this.#flags = flags;
        let count = 1;
        for (const pattern of patterns) {
            let state = 0;
            for (let at = 0; at < pattern.length; at++) {
                const byte = pattern[at];
                let next = this.#childOf(state, byte);
                if (next === 0) {
                    next = count++;
                    labels[next] = byte;
                    depths[next] = at + 1;
                    parents[next] = state;
                    if (state === 0)
                        this.#root[byte] = next;
                    else if (next === state + 1)
                        flags[state] = CHAINED;
                    else {
                        flags[state] = flags[state] | BRANCHED;
                        this.#branches.set(state * 256 + byte, next);
                    }
                }
                state = next;
            }
            longest[state] = pattern.length;
        }
        this.#fallbacks = parents;
        this.#depths = depths;
        this.#longest = longest;
        for (const state of byDepth(depths.subarray(0, count))) {
            const parent = parents[state];
            // The fallback replaces the parent, which is not needed any more.
            parents[state] = parent === 0 ? 0 : this.#next(parents[parent], labels[state]);
            if (longest[state] === 0)
                longest[state] = longest[parents[state]];
        }
    }
    /** The child of a state, or 0 if there is none: the root is never a child. */
    #childOf(state, byte) {
        if (state === 0)
            return this.#root[byte];
        const flags = this.#flags[state];
        if ((flags & CHAINED) !== 0 && this.#labels[state + 1] === byte)
            return state + 1;
        return (flags & BRANCHED) === 0 ? 0 : (this.#branches.get(state * 256 + byte) ?? 0);
    }
    /** The state after one more byte. */
    #next(from, byte) {
        for (let state = from; state !== 0; state = this.#fallbacks[state]) {
            const child = this.#childOf(state, byte);
            if (child !== 0)
                return child;
        }
        return this.#root[byte];
    }
    /**
     * Finds the longest pattern that ends at each byte, and beginnings of patterns right before a sign of truncation; see {@link isCut}.
     * @param least shorter patterns are skipped, in bytes.
     */
    scan(reading, least, found) {
        const { bytes, starts, length } = reading;
        let state = 0;
        for (let at = 0; at < length; at++) {
            const byte = bytes[at];
            if (state !== 0 && isCut(reading, at)) {
                const begun = this.#depths[state];
                if (begun >= SHORTEST_BEGINNING)
                    found(starts[at - begun], starts[at]);
            }
            state = state === 0 ? this.#root[byte] : this.#next(state, byte);
            if (state === 0)
                continue;
            const matched = this.#longest[state];
            if (matched >= least && matched > 0)
                found(starts[at - matched + 1], endOf(reading, at));
        }
    }
}
/** All states except the root, sorted by depth. */
function byDepth(depths) {
    const deepest = depths.reduce((most, depth) => Math.max(most, depth), 0);
    const places = new Int32Array(deepest + 2);
    for (let state = 1; state < depths.length; state++) {
        const after = depths[state] + 1;
        places[after] = places[after] + 1;
    }
    for (let depth = 1; depth < places.length; depth++) {
        places[depth] = places[depth] + places[depth - 1];
    }
    const order = new Int32Array(depths.length - 1);
    for (let state = 1; state < depths.length; state++) {
        const depth = depths[state];
        const place = places[depth];
        places[depth] = place + 1;
        order[place] = state;
    }
    return order;
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/text-run.js
/** The fewest bytes of a text that is looked for in an encoding, and of one right before a sign of truncation. */
const SHORTEST_TEXT = 8;
const text_run_SHORTEST_BEGINNING = 4;
/** The role of a byte in UTF-8: a whole character, the first of 2 to 4 bytes, a continuation byte, or invalid. */
const [SINGLE, GOES_ON, BAD] = [1, 5, 0];
const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
    if (byte < 0x80)
        return (byte >= 0x20 && byte !== 0x7f) || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b ? SINGLE : BAD;
    if (byte < 0xc0)
        return GOES_ON;
    return byte < 0xc2 || byte > 0xf4 ? BAD : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
});
/** Collects decoded bytes as long as they are readable UTF-8 text: other runs are accidental and contain no secret. */
class TextRun {
    #into;
    #take;
    #length = 0;
    /** How many bytes of the current character are still missing. */
    #missing = 0;
    constructor(into, take) {
        this.#into = into;
        this.#take = take;
    }
    add(byte, start, end) {
        const kind = KINDS[byte];
        if (this.#missing > 0 ? kind !== GOES_ON : kind === BAD || kind === GOES_ON) {
            this.#report(SHORTEST_TEXT);
            if (kind === BAD || kind === GOES_ON)
                return;
        }
        this.#missing = kind === GOES_ON ? this.#missing - 1 : kind - 1;
        this.#put(byte, start, end);
    }
    /** Ends the run. @param cut index in the original text of the `\u2026` right after the last digit, if there is one. */
    end(cut) {
        if (cut !== undefined)
            for (const byte of [0xe2, 0x80, 0xa6])
                this.#put(byte, cut, cut + 1);
        this.#report(cut === undefined ? SHORTEST_TEXT : text_run_SHORTEST_BEGINNING + 3);
    }
    #put(byte, start, end) {
        this.#into.bytes[this.#length] = byte;
        this.#into.starts[this.#length] = start;
        this.#into.widths[this.#length++] = end - start;
    }
    #report(shortest) {
        this.#into.length = this.#length;
        if (this.#length >= shortest)
            this.#take(this.#into);
        this.#length = 0;
        this.#missing = 0;
    }
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/byte-lists.js


/** The most bytes between two numbers of a list: a comma, a line's end, and the next line's indentation. */
const WIDEST_GAP = 32;
/**
 * Decodes lists of numbers that may be the bytes of a text, as programs print a buffer: `[115, 107]`, `115 107`,
 * `73:6b`, `0x73, 0x6b`. The time is linear.
 * @param into buffer for the texts, one at a time; at least as long as `source`.
 */
function decodeByteLists(source, into, take) {
    for (const base of [10, 16])
        eachNumber(source, base, new TextRun(into, take));
}
const MOST_DIGITS = { 10: 3, 16: 2 };
function eachNumber(source, base, run) {
    const { bytes, starts, length } = source;
    let last = 0;
    for (let from = 0; from < length; from++) {
        if (DIGITS[bytes[from]] === NO_WORD)
            continue;
        let to = from + 1;
        while (to < length && DIGITS[bytes[to]] !== NO_WORD)
            to++;
        if (from - last > WIDEST_GAP)
            run.end(undefined);
        const byte = byteIn(bytes, from, to, base);
        if (byte < 0)
            run.end(undefined);
        else
            run.add(byte, starts[from], endOf(source, to - 1));
        last = to;
        from = to;
    }
    run.end(undefined);
}
/** No letter or digit, and a letter that is no hex digit. */
const [NO_WORD, NO_DIGIT] = [0xff, 0xfe];
/** The value of each hex digit. */
const DIGITS = Uint8Array.from({ length: 256 }, (_, byte) => {
    const sign = String.fromCharCode(byte);
    if (/[0-9a-f]/i.test(sign))
        return Number.parseInt(sign, 16);
    return /[a-z]/i.test(sign) ? NO_DIGIT : NO_WORD;
});
/** The byte that the letters and digits of a range mean; -1 if they mean none. */
function byteIn(bytes, from, to, base) {
    const isPrefixed = base === 16 && to - from > 2 && bytes[from] === 0x30 && (bytes[from + 1] | 0x20) === 0x78;
    const first = isPrefixed ? from + 2 : from;
    if (to - first > MOST_DIGITS[base])
        return -1;
    let value = 0;
    for (let at = first; at < to; at++) {
        const digit = DIGITS[bytes[at]];
        if (digit >= base)
            return -1;
        value = value * base + digit;
    }
    return value > 0xff ? -1 : value;
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/clippings.js
/** The ranges to remove from a text. Overlapping ranges are merged; removed one by one, they would leave parts behind. */
class Clippings {
    #passes = [];
    /** Begins a pass. The ranges of one pass must be added in the order of their ends. */
    pass() {
        let spans = [];
        const next = () => {
            spans = [];
            this.#passes.push(spans);
        };
        next();
        return { next, add: (start, end) => join(spans, start, end) };
    }
    cutOutOf(text) {
        const all = [];
        for (const [start, end] of this.#passes.flat().toSorted(([a, b], [c, d]) => a - c || b - d))
            join(all, start, end);
        let clean = '';
        let at = 0;
        for (const [start, end] of all) {
            clean += `${text.slice(at, start)}***`;
            at = end;
        }
        return clean + text.slice(at);
    }
}
/** Adds a range, and merges it with earlier ones that it overlaps. */
function join(spans, start, end) {
    let [from, to] = [start, end];
    for (let last = spans.at(-1); last !== undefined && from < last[1]; last = spans.at(-1)) {
        from = Math.min(from, last[0]);
        to = Math.max(to, last[1]);
        spans.pop();
    }
    spans.push([from, to]);
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/encoded-bytes.js



/**
 * Decodes what may be base64 or hex, at every possible alignment, because the bytes before a secret are unknown. Only
 * runs of readable text are reported: other runs are accidental and contain no secret.
 * @param source a text whose notations are undone.
 * @param into buffer for the texts, one at a time; at least as long as `source`.
 */
function decodeTexts(source, into, take) {
    eachRun(source, BASE64, 11, (from, to, isBeforeCut) => {
        for (let phase = 0; phase < 4; phase++)
            decodeBase64(source, from + phase, to, isBeforeCut, new TextRun(into, take));
    });
    eachRun(source, HEX, 16, (from, to, isBeforeCut) => {
        for (let phase = 0; phase < 2; phase++)
            decodeHex(source, from + phase, to, isBeforeCut, new TextRun(into, take));
    });
}
/** The value of a byte that is not a digit. */
const NONE = 0xff;
/** The value of each digit of base64 (RFC 4648 \u00a74 and \u00a75) and of hex. */
const BASE64 = values('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', '-_'.padStart(64));
const HEX = values('0123456789abcdef', '          ABCDEF');
function values(...alphabets) {
    const table = new Uint8Array(256).fill(NONE);
    for (const alphabet of alphabets) {
        for (let at = 0; at < alphabet.length; at++)
            if (alphabet[at] !== ' ')
                table[alphabet.charCodeAt(at)] = at;
    }
    return table;
}
/** Finds runs of digits. @param shortest the fewest digits; half as many are enough before a sign of truncation. */
function eachRun(source, digits, shortest, take) {
    const { bytes, length } = source;
    for (let from = 0; from < length;) {
        let to = from;
        while (to < length && digits[bytes[to]] !== NONE)
            to++;
        const isBeforeCut = isCut(source, to);
        if (to - from >= shortest || (isBeforeCut && to - from >= shortest / 2))
            take(from, to, isBeforeCut);
        from = to + 1;
    }
}
/** Maps digits to bytes: of four digits, the first two belong to the first of three bytes, the others to one each. */
function decodeBase64(source, from, to, isBeforeCut, run) {
    const { bytes, starts } = source;
    let first = to - from > 1 ? BASE64[bytes[from]] : 0;
    for (let at = from + 1, nth = 1; at < to; at++, nth = (nth + 1) & 3) {
        const second = BASE64[bytes[at]];
        // The bits taken from two neighbouring digits are 6 and 2, then 4 and 4, then 2 and 6; then a new group begins.
        if (nth !== 0) {
            const byte = ((first << (2 * nth)) | (second >> (6 - 2 * nth))) & 0xff;
            run.add(byte, starts[nth === 1 ? at - 1 : at], endOf(source, at));
        }
        first = second;
    }
    run.end(isBeforeCut ? starts[to] : undefined);
}
function decodeHex(source, from, to, isBeforeCut, run) {
    const { bytes, starts } = source;
    for (let at = from; at + 1 < to; at += 2) {
        const byte = (HEX[bytes[at]] << 4) | HEX[bytes[at + 1]];
        run.add(byte, starts[at], endOf(source, at + 1));
    }
    run.end(isBeforeCut ? starts[to] : undefined);
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/facts.js
/**
 * Times, and hashes such as digests and commits. A secret value (a date, eight hex digits) may be a part of one by
 * chance. That is not a leak, and redacting it would destroy the fact.
 */
const FACTS = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)|\b(?:[0-9a-f]{64}|[0-9a-f]{40})(?![0-9a-z])/gi;
/** Number of hex digits that cannot be equal by chance. */
const NO_CHANCE = 16;
/** Builds a function that says whether a range of the text is part of a fact by chance. */
function isChance(text) {
    let facts;
    return (start, end) => {
        facts ??= Array.from(text.matchAll(FACTS), ({ 0: fact, index }) => ({
            start: index,
            end: index + fact.length,
            isTime: fact[10] === 'T',
        }));
        const fact = facts[lastBefore(facts, start)];
        if (fact === undefined || end > fact.end)
            return false;
        return fact.isTime || end - start < NO_CHANCE;
    };
}
/** Index of the last fact that begins at or before a place; -1 for none. */
function lastBefore(facts, place) {
    let from = 0;
    let to = facts.length;
    while (from < to) {
        const middle = (from + to) >> 1;
        if (facts[middle].start <= place)
            from = middle + 1;
        else
            to = middle;
    }
    return from - 1;
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/named-characters.js
/**
 * The character of an HTML named reference: all of HTML 4, which functions like `htmlentities` write, and those of HTML 5
 * for ASCII. Names are case-sensitive.
 */
function namedCharacter(name) {
    codes ??= readNames(); // few texts hold a reference, and reading all names takes more than a millisecond
    return codes.get(name);
}
let codes;
/** Each character as its code in hex and its names. */
const NAMES = [
    '9 Tab, a NewLine, 21 excl, 22 QUOT quot, 23 num, 24 dollar, 25 percnt, 26 AMP amp, 27 apos, 28 lpar, ',
    '29 rpar, 2a ast midast, 2b plus, 2c comma, 2e period, 2f sol, 3a colon, 3b semi, 3c LT lt, 3d equals, ',
    '3e GT gt, 3f quest, 40 commat, 5b lbrack lsqb, 5c bsol, 5d rbrack rsqb, 5e Hat, 5f UnderBar lowbar, ',
    '60 DiacriticalGrave grave, 7b lbrace lcub, 7c VerticalLine verbar vert, 7d rbrace rcub, a0 nbsp, a1 iexcl, ',
    'a2 cent, a3 pound, a4 curren, a5 yen, a6 brvbar, a7 sect, a8 uml, a9 copy, aa ordf, ab laquo, ac not, ',
    'ad shy, ae reg, af macr, b0 deg, b1 plusmn, b2 sup2, b3 sup3, b4 acute, b5 micro, b6 para, b7 middot, ',
    'b8 cedil, b9 sup1, ba ordm, bb raquo, bc frac14, bd frac12, be frac34, bf iquest, c0 Agrave, c1 Aacute, ',
    'c2 Acirc, c3 Atilde, c4 Auml, c5 Aring, c6 AElig, c7 Ccedil, c8 Egrave, c9 Eacute, ca Ecirc, cb Euml, ',
    'cc Igrave, cd Iacute, ce Icirc, cf Iuml, d0 ETH, d1 Ntilde, d2 Ograve, d3 Oacute, d4 Ocirc, d5 Otilde, ',
    'd6 Ouml, d7 times, d8 Oslash, d9 Ugrave, da Uacute, db Ucirc, dc Uuml, dd Yacute, de THORN, df szlig, ',
    'e0 agrave, e1 aacute, e2 acirc, e3 atilde, e4 auml, e5 aring, e6 aelig, e7 ccedil, e8 egrave, e9 eacute, ',
    'ea ecirc, eb euml, ec igrave, ed iacute, ee icirc, ef iuml, f0 eth, f1 ntilde, f2 ograve, f3 oacute, ',
    'f4 ocirc, f5 otilde, f6 ouml, f7 divide, f8 oslash, f9 ugrave, fa uacute, fb ucirc, fc uuml, fd yacute, ',
    'fe thorn, ff yuml, 152 OElig, 153 oelig, 160 Scaron, 161 scaron, 178 Yuml, 192 fnof, 2c6 circ, 2dc tilde, ',
    '391 Alpha, 392 Beta, 393 Gamma, 394 Delta, 395 Epsilon, 396 Zeta, 397 Eta, 398 Theta, 399 Iota, 39a Kappa, ',
    '39b Lambda, 39c Mu, 39d Nu, 39e Xi, 39f Omicron, 3a0 Pi, 3a1 Rho, 3a3 Sigma, 3a4 Tau, 3a5 Upsilon, 3a6 Phi, ',
    '3a7 Chi, 3a8 Psi, 3a9 Omega, 3b1 alpha, 3b2 beta, 3b3 gamma, 3b4 delta, 3b5 epsilon, 3b6 zeta, 3b7 eta, ',
    '3b8 theta, 3b9 iota, 3ba kappa, 3bb lambda, 3bc mu, 3bd nu, 3be xi, 3bf omicron, 3c0 pi, 3c1 rho, ',
    '3c2 sigmaf, 3c3 sigma, 3c4 tau, 3c5 upsilon, 3c6 phi, 3c7 chi, 3c8 psi, 3c9 omega, 3d1 thetasym, 3d2 upsih, ',
    '3d6 piv, 2002 ensp, 2003 emsp, 2009 thinsp, 200c zwnj, 200d zwj, 200e lrm, 200f rlm, 2013 ndash, ',
    '2014 mdash, 2018 lsquo, 2019 rsquo, 201a sbquo, 201c ldquo, 201d rdquo, 201e bdquo, 2020 dagger, ',
    '2021 Dagger, 2022 bull, 2026 hellip, 2030 permil, 2032 prime, 2033 Prime, 2039 lsaquo, 203a rsaquo, ',
    '203e oline, 2044 frasl, 20ac euro, 2111 image, 2118 weierp, 211c real, 2122 trade, 2135 alefsym, 2190 larr, ',
    '2191 uarr, 2192 rarr, 2193 darr, 2194 harr, 21b5 crarr, 21d0 lArr, 21d1 uArr, 21d2 rArr, 21d3 dArr, ',
    '21d4 hArr, 2200 forall, 2202 part, 2203 exist, 2205 empty, 2207 nabla, 2208 isin, 2209 notin, 220b ni, ',
    '220f prod, 2211 sum, 2212 minus, 2217 lowast, 221a radic, 221d prop, 221e infin, 2220 ang, 2227 and, ',
    '2228 or, 2229 cap, 222a cup, 222b int, 2234 there4, 223c sim, 2245 cong, 2248 asymp, 2260 ne, 2261 equiv, ',
    '2264 le, 2265 ge, 2282 sub, 2283 sup, 2284 nsub, 2286 sube, 2287 supe, 2295 oplus, 2297 otimes, 22a5 perp, ',
    '22c5 sdot, 2308 lceil, 2309 rceil, 230a lfloor, 230b rfloor, 2329 lang, 232a rang, 25ca loz, 2660 spades, ',
    '2663 clubs, 2665 hearts, 2666 diams',
].join('');
function readNames() {
    const pairs = NAMES.split(', ').flatMap((line) => {
        const [code = '', ...names] = line.split(' ');
        return names.map((name) => [name, Number.parseInt(code, 16)]);
    });
    return new Map(pairs);
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/notations.js



/**
 * Undoes, in place, every notation in which a program may write a character: escapes of JSON, C, Python and shells,
 * percent-encoding, HTML references, and any nesting of these. Then removes characters that only belong to notations:
 * blanks, quotes, backslashes, control characters. Afterwards a secret has the same bytes in all of its notations.
 *
 * It works like a shift-reduce parser. Each byte is pushed on a stack. If the top of the stack is a complete escape, the
 * character that it means replaces it, and may itself complete another escape. Each byte is pushed and popped once, so
 * the time is linear for any text.
 */
function undoNotations(reading) {
    const { bytes, starts, widths, length } = reading;
    const stack = new Stack(reading);
    for (let at = 0; at < length; at++) {
        const byte = bytes[at];
        const top = stack.height++;
        bytes[top] = byte > DEEPEST_BACKSLASH ? byte : 0;
        starts[top] = starts[at];
        widths[top] = widths[at];
        if (CLOSES[byte] !== 0)
            stack.reduce();
    }
    reading.length = stack.height;
    leaveOutNoise(reading);
}
const BACKSLASH = 0x5c;
/**
 * A backslash that was itself written as an escape becomes a byte 1 to 6, the depth of its nesting. Two backslashes of
 * the same depth mean one. After a deeper one, a backslash begins a new escape: `\u005c\u006e` is `\n`.
 */
const DEEPEST_BACKSLASH = 6;
const PERCENT = 0x25;
const AMPERSAND = 0x26;
const ESCAPE = 0x1b;
/** The bytes with which an escape begins. */
const OPENS = [BACKSLASH, 1, 2, 3, 4, 5, DEEPEST_BACKSLASH, PERCENT, AMPERSAND];
/** The control character that a letter after a backslash means, in any of the languages. */
const CONTROLS = new Map([...'abtnvfre'].map((letter, nth) => [letter.charCodeAt(0), [7, 8, 9, 10, 11, 12, 13, ESCAPE][nth]]));
/** The letters of `\n`, `\r` and `\t`, which a line's end may split. */
const SPLIT = [...'nrt'].map((letter) => letter.charCodeAt(0));
/** 1 for each byte with which an escape may end or begin. */
const CLOSES = table((byte) => isHexDigit(byte) ||
    isSign(byte) ||
    byte >= 0x80 ||
    CONTROLS.has(byte) ||
    isBackslash(byte) ||
    '\n\r\t'.includes(notations_char(byte)));
/** 1 for each byte that is removed at the end. */
const NOISE = table((byte) => byte <= 0x20 || byte === 0x7f || '\\\'"`%&'.includes(notations_char(byte)));
function table(holds) {
    return Uint8Array.from({ length: 256 }, (_, byte) => (holds(byte) ? 1 : 0));
}
function notations_char(byte) {
    return String.fromCharCode(byte);
}
function isHexDigit(byte) {
    return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}
function isLineBreak(byte) {
    return byte === 0x0a || byte === 0x0d;
}
function isBlank(byte) {
    return byte === 0x20 || byte === 0x09;
}
function isBackslash(byte) {
    return byte === BACKSLASH || (byte > 0 && byte <= DEEPEST_BACKSLASH);
}
function depthOf(byte) {
    return byte <= DEEPEST_BACKSLASH ? byte : 0;
}
/** Whether a byte is a blank or punctuation, which a backslash before it turns into a literal character. */
function isSign(byte) {
    return byte >= 0x20 && byte < 0x7f && !isBackslash(byte) && !isAlphanumeric(byte);
}
function isAlphanumeric(byte) {
    return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a);
}
/** Bytes of the longest escape that ends with a hex digit: `\U0001f600`. */
const LONGEST_ESCAPE = 10;
/** Bytes of the longest HTML reference, with `&` and `;`. */
const LONGEST_REFERENCE = 34;
/** Bytes of the longest terminal sequence that selects a colour. */
const LONGEST_COLOUR = 24;
class Stack {
    #reading;
    #bytes;
    height = 0;
    /** Index of the last byte that may begin an escape; far below for none. */
    #opened = -LONGEST_ESCAPE;
    /** Index where lines were joined: a line break with indentation may split an escape. */
    #brokenAt = -1;
    constructor(reading) {
        this.#reading = reading;
        this.#bytes = reading.bytes;
    }
    /** Reduces the escape or character that the byte on top completes, if any. */
    reduce() {
        const byte = this.#bytes[this.height - 1];
        if (byte >= 0x80)
            this.#reduceCharacter(byte);
        else
            this.#reduceEscape(byte);
    }
    #reduceEscape(byte) {
        const top = this.height - 1;
        const before = top > 0 ? this.#bytes[top - 1] : 0;
        const isEscaped = isBackslash(before);
        if (isLineBreak(byte) || (isBlank(byte) && top === this.#brokenAt))
            this.#brokenAt = --this.height;
        else if (isBackslash(byte) && isEscaped && depthOf(byte) >= depthOf(before))
            this.#putBackslash(top - 1, depthOf(byte));
        else if (isEscaped && isSign(byte) && (before === BACKSLASH || !OPENS.includes(byte)))
            this.#put(top - 1, byte);
        else if (byte === 0x3b)
            this.#reduceReference();
        else if (isBackslash(byte) || byte === PERCENT)
            this.#opened = top;
        else if (top - this.#opened >= LONGEST_ESCAPE)
            return;
        else if (byte === 0x7d)
            this.#reduceBraces();
        else if (!(isHexDigit(byte) && this.#reduceNumber()) && isEscaped) {
            const control = CONTROLS.get(byte);
            // With a line's end between, it is rather a line that goes on, but for the escapes that secrets have.
            const isSplit = top !== this.#brokenAt || SPLIT.includes(byte);
            if (control !== undefined && isSplit)
                this.#replace(top - 1, control);
        }
    }
    /** Reduces `%41`, `\x41`, `\u0041`, `\U00000041`, `\101`. */
    #reduceNumber() {
        const top = this.height - 1;
        const at = (back) => (top >= back ? this.#bytes[top - back] : 0);
        const whole = (from) => this.#hex(top - from + 1, top + 1);
        if (at(2) === PERCENT && isHexDigit(at(1)))
            this.#replace(top - 2, whole(2));
        else if (isBackslash(at(3)) && (at(2) | 0x20) === 0x78 && isHexDigit(at(1)))
            this.#replace(top - 3, whole(2));
        else if (isBackslash(at(5)) && at(4) === 0x75 && whole(4) >= 0)
            this.#replacePoint(top - 5, whole(4));
        else if (isBackslash(at(9)) && at(8) === 0x55 && whole(8) >= 0)
            this.#replacePoint(top - 9, whole(8));
        else if (isBackslash(at(3)) && this.#octal(top - 2) >= 0)
            this.#replace(top - 3, this.#octal(top - 2));
        else
            return false;
        return true;
    }
    /** Reduces `\u{1f600}`, and Perl's `\x{1f600}`. */
    #reduceBraces() {
        const top = this.height - 1;
        let open = top - 1;
        while (open > top - LONGEST_ESCAPE && open > 1 && isHexDigit(this.#bytes[open]))
            open--;
        if (this.#bytes[open] !== 0x7b || !isBackslash(this.#bytes[open - 2]))
            return;
        const letter = this.#bytes[open - 1];
        const point = this.#hex(open + 1, top);
        if ((letter === 0x75 || letter === 0x78) && point >= 0)
            this.#replacePoint(open - 2, point);
    }
    /** Reduces `&#65;`, `&#x41;`, `&amp;`. */
    #reduceReference() {
        const top = this.height - 1;
        let open = top - 1;
        while (open > top - LONGEST_REFERENCE && open > 0 && isInReference(this.#bytes[open]))
            open--;
        if (open < 0 || this.#bytes[open] !== AMPERSAND)
            return;
        const name = String.fromCharCode(...this.#bytes.subarray(open + 1, top));
        const number = /^#(?:(\d{1,8})|x([0-9a-f]{1,8}))$/i.exec(name);
        const point = number === null
            ? namedCharacter(name)
            : Number.parseInt(number[1] ?? number[2], number[1] === undefined ? 16 : 10);
        if (point !== undefined)
            this.#replacePoint(open, point);
    }
    /** Joins surrogates, drops invisible characters, and handles escapes that were truncated. */
    #reduceCharacter(last) {
        const { height } = this;
        const third = this.#bytes[height - 3];
        const second = this.#bytes[height - 2];
        const isNothing = (third === 0xe2 && second === 0x80 && ((last >= 0x8b && last <= 0x8f) || last === 0xa8 || last === 0xa9)) ||
            (third === 0xef && second === 0xbb && last === 0xbf);
        if (third === 0xe2 && second === 0x80 && last === 0xa6)
            this.#reduceCut();
        else if (isNothing)
            this.height -= 3;
        else if (second === 0xc2 && last === 0xa0)
            this.height -= 2;
        else if (third === 0xed && second >= 0xb0 && height >= 6)
            this.#joinSurrogates();
    }
    #joinSurrogates() {
        const from = this.height - 6;
        const at = (index) => this.#bytes[from + index];
        if (at(0) !== 0xed || at(1) < 0xa0 || at(1) > 0xaf)
            return;
        const high = ((at(1) & 0x0f) << 6) | (at(2) & 0x3f);
        const low = ((at(4) & 0x0f) << 6) | (at(5) & 0x3f);
        this.#replacePoint(from, 0x1_0000 + (high << 10) + low);
    }
    /** Removes the half of an escape, or of a character, that truncation has left before its `\u2026`. */
    #reduceCut() {
        const cut = this.height - 3;
        let whole = cut;
        const isReplacement = (at) => this.#bytes[at] === 0xef && this.#bytes[at + 1] === 0xbf && this.#bytes[at + 2] === 0xbd;
        while (whole >= 3 && isReplacement(whole - 3))
            whole -= 3;
        const from = this.#halfEscape(whole);
        if (from === cut)
            return;
        const { bytes, starts, widths } = this.#reading;
        for (const part of [bytes, starts, widths])
            part.copyWithin(from, cut, cut + 3);
        this.height = from + 3;
    }
    /** Index of a half escape that ends before `end`; `end` if there is none. */
    #halfEscape(end) {
        let open = end;
        while (open > 0 && end - open < LONGEST_ESCAPE && isInReference(this.#bytes[open - 1]))
            open--;
        if (open === 0 || !OPENS.includes(this.#bytes[open - 1]))
            return end;
        const half = String.fromCharCode(...this.#bytes.subarray(open - 1, end));
        return HALF_AN_ESCAPE.test(half) ? open - 1 : end;
    }
    #hex(from, to) {
        let value = 0;
        for (let at = from; at < to; at++) {
            const byte = this.#bytes[at];
            if (!isHexDigit(byte))
                return -1;
            value = value * 16 + (byte <= 0x39 ? byte - 0x30 : (byte | 0x20) - 0x57);
        }
        return value;
    }
    /** The byte that three octal digits mean; -1 if they mean none. */
    #octal(from) {
        let value = 0;
        for (let at = from; at < from + 3; at++) {
            const digit = this.#bytes[at] - 0x30;
            if (digit < 0 || digit > 7)
                return -1;
            value = value * 8 + digit;
        }
        return value > 0xff ? -1 : value;
    }
    #widthFrom(from) {
        const { starts, widths } = this.#reading;
        const top = this.height - 1;
        const width = starts[top] + widths[top] - starts[from];
        return width > WIDEST ? WIDEST : width;
    }
    /** Replaces everything from an index on with the one byte that it means. */
    #replace(from, byte) {
        if (byte === BACKSLASH)
            this.#putBackslash(from, depthOf(this.#bytes[from]));
        else
            this.#put(from, byte <= DEEPEST_BACKSLASH ? 0 : byte);
    }
    /** Puts a backslash. @param depth nesting depth of the escape by which it was written. */
    #putBackslash(from, depth) {
        this.#put(from, depth < DEEPEST_BACKSLASH ? depth + 1 : DEEPEST_BACKSLASH);
    }
    #put(from, byte) {
        this.#reading.widths[from] = this.#widthFrom(from);
        this.#bytes[from] = byte;
        this.height = from + 1;
        if (CLOSES[byte] !== 0)
            this.reduce();
    }
    /** Replaces everything from an index on with the one character that it means. */
    #replacePoint(from, point) {
        if (point < 0x80)
            this.#replace(from, point);
        else if (point <= 0x10_ffff) {
            this.height = putPoint(this.#reading, from, point, this.#reading.starts[from], this.#widthFrom(from));
            this.reduce();
        }
    }
}
/** The beginning of an escape of JSON, C or Python, of percent-encoding, or of a reference; also its first sign alone. */
const HALF_AN_ESCAPE = /^(?:[\\\x01-\x06](?:u[0-9a-f]{0,3}|U[0-9a-f]{0,7}|x[0-9a-f]?|[0-7]{0,2})|%[0-9a-f]?|&#?[0-9a-z]*)$/i;
function isInReference(byte) {
    return isAlphanumeric(byte) || byte === 0x23;
}
/**
 * Removes characters that only belong to notations, and colours. A letter of Latin 1 becomes one byte, because Python
 * writes it as `\xfc`, which looks the same as a byte.
 */
function leaveOutNoise(reading) {
    const { bytes, starts, widths, length } = reading;
    let kept = 0;
    for (let at = 0; at < length; at++) {
        const byte = bytes[at];
        if (byte === ESCAPE)
            at = endOfColour(bytes, at, length);
        // A blank before `\u2026` or `...` is kept: it shows that the text before it was not truncated in the middle of a word.
        if (NOISE[byte] !== 0 && !(byte === 0x20 && isEllipsis(reading, at + 1)))
            continue;
        bytes[kept] = byte;
        starts[kept] = starts[at];
        widths[kept] = widths[at];
        const next = bytes[at + 1];
        if ((byte === 0xc2 || byte === 0xc3) && at + 1 < length && (next & 0xc0) === 0x80) {
            bytes[kept] = ((byte & 0x03) << 6) | (next & 0x3f);
            widths[kept] = Math.min(WIDEST, endOf(reading, ++at) - starts[kept]);
        }
        kept++;
    }
    reading.length = kept;
}
/** Index of the last byte of a sequence such as `ESC[1;31m`, which would hide a secret if it stands inside it. */
function endOfColour(bytes, from, length) {
    let at = from + 1;
    while (isBackslash(bytes[at]) && at < length)
        at++;
    if (bytes[at] !== 0x5b)
        return from;
    const furthest = Math.min(length, at + LONGEST_COLOUR);
    for (at++; at < furthest; at++) {
        const byte = bytes[at];
        if (byte >= 0x40 && byte <= 0x7e && byte !== BACKSLASH)
            return at;
        if (byte < 0x20 || byte >= 0x80)
            return from;
    }
    return from;
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/forms.js


/** Bytes below which a secret is only searched for as it is, because other notations would match by chance too often. */
const SHORTEST_FORM = 8;
/** Characters above which a secret is searched for without the rare forms, which would take too much memory. */
const LONGEST_WITH_MORE = 16_384;
/**
 * The patterns to search for. The first is the secret as it is. The others are the secret with its notations undone,
 * because texts are also searched with their notations undone.
 */
function formsOf(secret) {
    const asItStands = bytesOf(secret);
    const plain = readable(secret);
    if (plain.length < SHORTEST_FORM)
        return [asItStands, ...writtenForms(secret).map((text) => Buffer.from(text))];
    const more = secret.length > LONGEST_WITH_MORE ? [] : moreForms(secret).flatMap((form) => [form, ...headless(secret, form)]);
    const heads = secret.length > LONGEST_WITH_MORE ? [] : headless(secret, plain);
    const unique = new Map([asItStands, plain, ...heads, ...more].map((form) => [Buffer.from(form).toString('latin1'), form]));
    return [...unique.values()].filter((form) => form === asItStands || form.length >= SHORTEST_FORM);
}
/** The forms in which common programs would write the secret. */
function writtenForms(secret) {
    const references = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' };
    const written = [
        JSON.stringify(secret).slice(1, -1),
        secret.replaceAll('\\', '\\\\').replaceAll("'", "\\'"),
        secret.replaceAll("'", "'\\''"),
        secret.replace(/[&<>"']/g, (sign) => `&${references[sign]};`),
        encodeURIComponent(secret.toWellFormed()),
        encodeURIComponent(secret.toWellFormed()).replaceAll('%20', '+'),
    ];
    return [...new Set(written)].filter((text) => text !== secret);
}
/** Rare forms: blanks as `+` in forms, as notations may change the secret, and without half an escape at its end. */
function moreForms(secret) {
    const spelled = [
        ...(secret.includes(' ') ? [secret.replaceAll(' ', '+')] : []),
        // A secret with backslashes or line breaks may read differently once it is written in a notation.
        ...writtenForms(secret),
        ...(HALF_AT_END.test(secret) ? [secret.replace(HALF_AT_END, '')] : []),
    ];
    return [
        ...spelled.map((text) => readable(text)),
        // A line end or a colour may split what looks like an escape in the secret.
        readable(secret, leaveOutNoise),
    ];
}
/** What follows a secret may make a whole escape of its last characters; a line's end with indentation may split it. */
const HALF_AT_END = ((joint) => {
    const upTo = (sign, most) => `(?:${joint}${sign}){0,${most}}`;
    const half = [
        `%${joint}[0-9a-f]`,
        `\\\\${joint}u${upTo('[0-9a-f]', 3)}`,
        `\\\\${joint}x${upTo('[0-9a-f]', 1)}`,
        `\\\\${joint}[0-7]${upTo('[0-7]', 1)}`,
        `&(?:${joint}#)?(?:${joint}[0-9a-z])+`,
    ];
    return new RegExp(`(?:${half.join('|')})$`, 'i');
})('(?:\\r?\\n[ \\t]*)?');
/** The rest of the secret if a backslash or percent sign before it makes an escape of its first characters. */
function headless(secret, form) {
    return [
        ...(/^[abtnvfre]/.test(secret) ? [form.subarray(1)] : []),
        ...(/^[0-9a-f]{2}/i.test(secret) ? [form.subarray(2)] : []),
    ];
}
function readable(secret, simplify = undoNotations) {
    const reading = emptyReading(Buffer.byteLength(secret));
    readText(secret, reading);
    simplify(reading);
    return reading.bytes.slice(0, reading.length);
}
function bytesOf(text) {
    const reading = emptyReading(Buffer.byteLength(text));
    readText(text, reading);
    return reading.bytes.slice(0, reading.length);
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/link-tokens.js

/**
 * Finds the tokens of links to replays that nobody knows yet: what follows `jwt=`, as far as the text has no gap there. A
 * token that goes on after blanks, because what printed it has wrapped its lines, is found to its end. The time is linear.
 * @param text the text that the reading is of.
 * @param reading its notations are undone.
 */
function findLinkTokens(text, reading, found) {
    const { bytes, starts, length } = reading;
    for (let at = NAME.length; at < length; at++) {
        if (bytes[at] !== EQUALS || !isNameBefore(bytes, at))
            continue;
        const from = at + 1;
        let end = isJoined(reading, from) ? endOfRun(reading, from, isTokenByte) : from;
        let dots = dotsIn(bytes, from, end);
        for (;;) {
            const next = endOfNext(text, reading, end, isWebToken(bytes, from, end) && dots < 2);
            if (next === end)
                break;
            dots += dotsIn(bytes, end, next);
            end = next;
        }
        if (end > from)
            found(starts[from], endOf(reading, end - 1));
        at = end - 1;
    }
}
/** Index after the bytes of a kind that follow each other in the text without a gap. */
function endOfRun(reading, from, isOne) {
    const { bytes, length } = reading;
    let end = from;
    while (end < length && isOne(bytes[end]) && (end === from || isJoined(reading, end)))
        end++;
    return end;
}
/** Whether nothing stands in the text between a byte and the one before it. */
function isJoined(reading, at) {
    return reading.starts[at] === endOf(reading, at - 1);
}
/** The fewest bytes after a blank that go on with a token: fewer may be a word. */
const SHORTEST_PIECE = 16;
/**
 * Index after the next piece of a token that ends before `end`, where blanks follow it there, or a shell's backslash: what
 * has so many digits of base64 on end, or whatever comes where the token lacks a part. `end` where there is none.
 */
function endOfNext(text, reading, end, isUnfinished) {
    const { bytes, starts, length } = reading;
    if (end === length || isJoined(reading, end))
        return end;
    if (!/^[\s\\]*$/.test(text.slice(endOf(reading, end - 1), starts[end])))
        return end;
    const next = endOfRun(reading, end, isDigit);
    const isWhole = next === length || !isJoined(reading, next) || ENDS.has(bytes[next]);
    return isWhole && (isUnfinished || next - end >= SHORTEST_PIECE) ? next : end;
}
/** Whether it begins as a JSON Web Token (RFC 7519), which has three parts. */
function isWebToken(bytes, from, end) {
    return end - from >= START.length && START.every((byte, nth) => bytes[from + nth] === byte);
}
/** `{"` in base64. */
const START = Buffer.from('eyJ');
function dotsIn(bytes, from, end) {
    let dots = 0;
    for (let at = from; at < end; at++)
        if (bytes[at] === 0x2e)
            dots++;
    return dots;
}
/** A digit of base64 (RFC 4648 \u00a75), or what stands between the parts of a token. */
function isDigit(byte) {
    return link_tokens_DIGITS[byte] === 1;
}
const link_tokens_DIGITS = Uint8Array.from({ length: 256 }, (_, byte) => (/[\w.-]/.test(String.fromCharCode(byte)) ? 1 : 0));
const NAME = Buffer.from('jwt');
const EQUALS = 0x3d;
/** Set in the lower case of a letter. */
const LOWER = 0x20;
/** What ends a parameter, or the text around the link: markup, JSON, a sentence in brackets. */
const ENDS = new Set(Buffer.from('&#;"\'`<>()[]{}|,\\'));
function isNameBefore(bytes, at) {
    return NAME.every((letter, nth) => (bytes[at - NAME.length + nth] | LOWER) === letter);
}
function isTokenByte(byte) {
    return byte > 0x20 && byte < 0x7f && !ENDS.has(byte);
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/redact.js









/** The deepest nesting of encodings (base64, hex) that is decoded. In long texts it is only one, to save time. */
const DEEPEST = 2;
/** Characters above which a text counts as long. */
const LONG_TEXT = 65_536;
/**
 * Builds the function through which every sink passes its texts. It finds a secret as it is, in every notation that
 * {@link undoNotations} knows, in base64, in hex and as a list of bytes, and in any nesting of these. If a text was
 * truncated, which `\u2026` shows, it also finds the beginning of a secret before that. The time is linear in the text, for any
 * number of secrets.
 */
function createRedactor(secrets) {
    return createRedactors(secrets).redact;
}
/** As {@link createRedactor}, and one that also removes the tokens of links, whatever they are. */
function createRedactors(secrets) {
    const patterns = [...new Set(secrets)].filter((secret) => secret !== '').flatMap(formsOf);
    const automaton = new Automaton(patterns);
    const clean = (text, hasLinkTokens) => {
        const clippings = new Clippings();
        const isFact = isChance(text);
        const deepest = text.length > LONG_TEXT ? 1 : DEEPEST;
        const first = levelOf(0, Buffer.byteLength(text));
        readText(text, first);
        const read = (reading, level) => {
            const found = clippings.pass();
            const scan = (least) => automaton.scan(reading, least, (start, end) => {
                if (level > 0 || !isFact(start, end))
                    found.add(start, end);
            });
            const decode = (decoder) => {
                if (level < deepest && reading.length >= SHORTEST_FORM)
                    decoder(reading, levelOf(level + 1, reading.length), (piece) => read(piece, level + 1));
            };
            scan(level === 0 ? 1 : SHORTEST_FORM);
            decode(decodeByteLists); // blanks between numbers are gone afterwards
            found.next();
            undoNotations(reading);
            scan(SHORTEST_FORM);
            if (hasLinkTokens && level === 0) {
                found.next();
                findLinkTokens(text, reading, found.add);
            }
            decode(decodeByteLists);
            decode(decodeTexts);
        };
        read(first, 0);
        return clippings.cutOutOf(text);
    };
    return {
        redact: patterns.length === 0 ? (text) => text : (text) => clean(text, false),
        redactLinks: (text) => clean(text, true),
    };
}
/** One buffer per level of encodings. The buffers are reused, because only one text is redacted at a time. */
const levels = [];
function levelOf(level, length) {
    const capacity = length + 3; // room for a `\u2026` that is added to a decoded text
    const kept = levels[level];
    if (kept !== undefined && kept.bytes.length >= capacity)
        return kept;
    const made = emptyReading(Math.max(1_024, capacity));
    levels[level] = made;
    return made;
}

;// CONCATENATED MODULE: ./lib/src/runner/command-files.js


/** The files through which a step passes data to the runner, and what is lost if one cannot be written. */
const LOST = {
    GITHUB_OUTPUT: 'Later steps do not see all outputs of this one.',
    GITHUB_STATE: 'Should this step be killed, its post step cannot close what it leaves open at GitHub.',
    GITHUB_STEP_SUMMARY: 'The run does not show the summary of this step.',
};
/**
 * @param file path; '' if the runner gives none. `@actions/core` would then print `::set-output` and `::save-state`
 * lines. No runner with Node 24 needs those, so they would only be noise in the log.
 */
function openCommandFile(name, file, log) {
    let isReported = false;
    return {
        append(text) {
            const problem = file === '' ? 'it names no file' : tryAppend(file, text);
            if (problem !== undefined && !isReported) {
                isReported = true;
                log.notice(`${name}${file === '' ? '' : `, ${file}`}: ${problem}. ${LOST[name]} The result of the step stays what it is.`, {
                    title: `${name} could not be written`,
                });
            }
            return problem === undefined;
        },
    };
}
/**
 * One entry of GITHUB_OUTPUT or GITHUB_STATE, in the form that allows values of several lines. The delimiter is one that
 * the value does not contain, so no value can end its entry. A random one would take Node's crypto, slow to load.
 */
function entryOf(name, value) {
    const tails = [...value.matchAll(/ghadelimiter(_*)/g)].map(([, tail = '']) => tail.length);
    const delimiter = `ghadelimiter${'_'.repeat(tails.reduce((longest, length) => Math.max(longest, length), 0) + 1)}`;
    return `${name}<<${delimiter}${external_node_os_namespaceObject.EOL}${value}${external_node_os_namespaceObject.EOL}${delimiter}${external_node_os_namespaceObject.EOL}`;
}
/** @returns why the text could not be appended, as part of a sentence; undefined on success. */
function tryAppend(file, text) {
    try {
        const { size } = (0,external_node_fs_namespaceObject.statSync)(file);
        const descriptor = (0,external_node_fs_namespaceObject.openSync)(file, HOW);
        try {
            (0,external_node_fs_namespaceObject.appendFileSync)(descriptor, text);
        }
        catch (error) {
            cutBack(file, size);
            throw error;
        }
        finally {
            (0,external_node_fs_namespaceObject.closeSync)(descriptor);
        }
        return undefined;
    }
    catch (error) {
        return diskProblem(error);
    }
}
/** Never creates the file, and does not wait for a reader of a pipe in its place. */
const HOW = external_node_fs_namespaceObject.constants.O_WRONLY | external_node_fs_namespaceObject.constants.O_APPEND | (external_node_fs_namespaceObject.constants.O_NONBLOCK ?? 0); // Windows has no O_NONBLOCK
/** Why a file could not be written, as part of a sentence. */
function diskProblem(error) {
    const { code = '' } = error;
    return `${WORDS[code] ?? 'the file cannot be written'} (${code})`;
}
const WORDS = {
    ENOENT: 'the file is not there',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the file may not become larger',
    EACCES: 'the file may not be written',
    EPERM: 'the file may not be written',
    EROFS: 'the disk is read-only',
    EISDIR: 'a folder is in its place',
    ENXIO: 'a pipe that nobody reads is in its place',
};
/** Truncates the file to its size before a failed append. */
function cutBack(file, size) {
    try {
        (0,external_node_fs_namespaceObject.truncateSync)(file, size);
    }
    catch {
        // A device cannot be truncated.
    }
}

;// CONCATENATED MODULE: ./lib/src/domain/text/json.js
/** The most levels of nesting: records have only a few. A text with fewer characters cannot have more. */
const json_DEEPEST = 1_000;
/** The most commas and opening brackets. A list of 1 MiB has about 40,000, at 25 bytes per field of a record. */
const MOST_SIGNS = 100_000;
/**
 * Parses JSON; undefined if the text is not JSON, because V8's error message would quote the text. Also undefined for
 * extreme nesting or an extreme number of small values: parsing 1 MiB of brackets takes a hundred times their memory.
 */
function parseJson(text, reviver) {
    if (text.length > json_DEEPEST && isBeyondMeasure(text))
        return undefined;
    try {
        return JSON.parse(text, reviver);
    }
    catch {
        return undefined;
    }
}
/** Strings and numbers. */
const VALUES = /"(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*/gi;
/**
 * Whether parsing a JSON text keeps all of it: no number changes, which has more digits than a double or is written
 * otherwise than JavaScript writes it, and no member comes twice.
 */
function isLossless(json) {
    const values = json.match(VALUES) ?? [];
    const kept = JSON.stringify(parseJson(json))?.match(VALUES) ?? [];
    return kept.length === values.length && values.every((one) => one.startsWith('"') || String(Number(one)) === one);
}
/**
 * Parses a JSON object that may break off: its members that came whole, and those of the objects in it, or undefined if
 * there is no such object. An array that breaks off is left out: nobody knows how many entries it has. A whole number with
 * more digits than a double is its text.
 */
function parseBeginning(text) {
    const { end, depth, depthAtEnd } = endOfMembers(text);
    return (parseJson(text, digits) ??
        parseJson(`${text}${'}'.repeat(depth)}`, digits) ??
        (end === 0 ? undefined : parseJson(`${text.slice(0, end)}${'}'.repeat(depthAtEnd)}`, digits)));
}
const digits = (_, value, { source = '' } = {}) => typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value;
/** Where the last comma between two members of an object is that is in no array, and in how many objects; 0 for none. */
function endOfMembers(text) {
    let [end, depthAtEnd, depth, arrays] = [0, 0, 0, 0];
    let inString = false;
    for (let at = 0; at < text.length && depth <= json_DEEPEST; at++) {
        const sign = text[at];
        if (sign === '"')
            inString = !inString;
        else if (inString)
            at += sign === '\\' ? 1 : 0;
        else if (sign === '[')
            arrays++;
        else if (sign === ']')
            arrays--;
        else if (sign === '{')
            depth++;
        else if (sign === '}')
            depth--;
        else if (sign === ',' && arrays === 0)
            [end, depthAtEnd] = [at, depth];
    }
    return { end, depthAtEnd, depth: arrays === 0 ? Math.max(0, depth) : 0 };
}
/** Whether a text has more nesting, or more small values, than any JSON that is expected here. */
function isBeyondMeasure(text) {
    let depth = 0;
    let signs = 0;
    let inString = false;
    for (let at = 0; at < text.length; at++) {
        const sign = text[at];
        if (sign === '"')
            inString = !inString;
        else if (inString)
            at += sign === '\\' ? 1 : 0;
        else if (sign === '[' || sign === '{') {
            depth++;
            signs++;
        }
        else if (sign === ']' || sign === '}')
            depth--;
        else if (sign === ',')
            signs++;
        if (depth > json_DEEPEST || signs > MOST_SIGNS)
            return true;
    }
    return false;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A nested field of an unparsed value, or undefined. */
function field(value, ...path) {
    let at = value;
    for (const name of path) {
        if (Array.isArray(at))
            at = at[name];
        else if (isObject(at))
            at = at[name];
        else
            return undefined;
    }
    return at;
}

;// CONCATENATED MODULE: ./lib/src/runner/trigger.js

/**
 * @param payload the event's payload, of unknown shape; any field may be missing.
 * @param sha GITHUB_SHA, or ''.
 */
function readTrigger(eventName, payload, sha) {
    const head = field(payload, 'pull_request', 'head', 'sha') ?? field(payload, 'workflow_run', 'head_sha');
    return {
        eventName,
        commit: isCommit(head) && sha !== '' ? head : sha,
        pullRequest: pullRequestOf(payload),
        isPullRequestOpen: field(payload, 'pull_request', 'state') === 'open',
        hasReadOnlyToken: eventName !== 'pull_request_target' && isForkPullRequest(payload),
        forkWithSecrets: isForkWithSecrets(eventName, payload),
    };
}
/** Whether a value is a commit: SHA-1 or SHA-256 in hex. Other text must not get into URLs and comments. */
function isCommit(value) {
    return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
}
function pullRequestOf(payload) {
    const number = field(payload, 'pull_request', 'number') ?? field(ownPullRequest(payload), 'number');
    return Number.isSafeInteger(number) ? number : undefined;
}
/** A workflow_run lists pull requests of its head in all repositories; only one of this repository counts. */
function ownPullRequest(payload) {
    const listed = field(payload, 'workflow_run', 'pull_requests');
    const id = field(payload, 'repository', 'id');
    return Array.isArray(listed) ? listed.find((one) => field(one, 'base', 'repo', 'id') === id) : undefined;
}
function isForkWithSecrets(eventName, payload) {
    // An event that cannot be read counts as one of a fork.
    if (eventName === 'pull_request_target')
        return isOther(payload, 'pull_request', 'head', 'repo');
    return eventName === 'workflow_run' && isOther(payload, 'workflow_run', 'head_repository');
}
function isForkPullRequest(payload) {
    return field(payload, 'pull_request') !== undefined && isOther(payload, 'pull_request', 'head', 'repo');
}
/**
 * Whether the repository of a head, at this place in the payload, is another one than the event's. An unknown head
 * repository (a deleted fork) counts as a different one.
 */
function isOther(payload, ...place) {
    const head = field(payload, ...place, 'full_name');
    const base = field(payload, 'repository', 'full_name');
    return typeof head !== 'string' || typeof base !== 'string' || head.toLowerCase() !== base.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/src/runner/environment.js


function readEnvironment() {
    const env = (name) => process.env[name] ?? '';
    const repository = env('GITHUB_REPOSITORY');
    const runId = env('GITHUB_RUN_ID');
    const trigger = readTrigger(env('GITHUB_EVENT_NAME'), readPayload(env('GITHUB_EVENT_PATH')), env('GITHUB_SHA'));
    return {
        workspace: env('GITHUB_WORKSPACE') || process.cwd(),
        temp: env('RUNNER_TEMP'),
        platform: process.platform,
        searchPath: env('PATH'),
        commandFiles: {
            GITHUB_OUTPUT: env('GITHUB_OUTPUT'),
            GITHUB_STATE: env('GITHUB_STATE'),
            GITHUB_STEP_SUMMARY: env('GITHUB_STEP_SUMMARY'),
        },
        trigger,
        repository,
        runAttempt: Number(env('GITHUB_RUN_ATTEMPT')) || undefined,
        runId,
        runUrl: repository === '' || runId === ''
            ? ''
            : `${env('GITHUB_SERVER_URL') || 'https://github.com'}/${repository}/actions/runs/${runId}`,
        action: { repository: env('GITHUB_ACTION_REPOSITORY'), ref: env('GITHUB_ACTION_REF') },
        publicFacts: [...PUBLIC_FACTS.map(env), ...repository.split('/'), trigger.commit],
        apiUrl: env('GITHUB_API_URL') || 'https://api.github.com',
        colours: env('GITHUB_ACTIONS') === 'true' && env('NO_COLOR') === '',
        proxy: {
            https: proxyAddress(env('https_proxy') || env('HTTPS_PROXY')),
            noProxy: env('no_proxy') || env('NO_PROXY'),
        },
    };
}
/** Names of variables that every runner sets. */
const PUBLIC_FACTS = [
    ...['SHA', 'REF', 'REF_NAME', 'HEAD_REF', 'BASE_REF', 'REPOSITORY', 'RUN_ID', 'ACTOR'],
    ...['SERVER_URL', 'WORKFLOW', 'JOB', 'EVENT_NAME'],
].map((name) => `GITHUB_${name}`);
/** Reads the event's payload; an empty object if there is none or it cannot be read. */
function readPayload(path) {
    if (path === '')
        return {};
    try {
        return JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(path, 'utf8'));
    }
    catch {
        return {};
    }
}
/** The address of a proxy as a URL. `host:3128` means plain http, as for curl and others. '' stays ''. */
function proxyAddress(text) {
    return text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
}

;// CONCATENATED MODULE: external "os"
const external_os_namespaceObject = require("os");
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = require("path");
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/path-utils.js

/**
 * toPosixPath converts the given path to the posix form. On Windows, \\ will be
 * replaced with /.
 *
 * @param pth. Path to transform.
 * @return string Posix path.
 */
function toPosixPath(pth) {
    return pth.replace(/[\\]/g, '/');
}
/**
 * toWin32Path converts the given path to the win32 form. On Linux, / will be
 * replaced with \\.
 *
 * @param pth. Path to transform.
 * @return string Win32 path.
 */
function toWin32Path(pth) {
    return pth.replace(/[/]/g, '\\');
}
/**
 * toPlatformPath converts the given path to a platform-specific path. It does
 * this by replacing instances of / and \ with the platform-specific path
 * separator.
 *
 * @param pth The path to platformize.
 * @return string The platform-specific path.
 */
function toPlatformPath(pth) {
    return pth.replace(/[/\\]/g, path.sep);
}
//# sourceMappingURL=path-utils.js.map
;// CONCATENATED MODULE: ./lib/node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
    }
    process.stdout.write(os.EOL);
    issueCommand('set-output', { name }, toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function core_info(message) {
    process.stdout.write(message + external_os_namespaceObject.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map
;// CONCATENATED MODULE: ./lib/src/runner/inputs.js

/** Inputs as the workflow gave them, untrimmed: blanks are part of a version, and make a key invalid. */
const rawInputs = (name) => getInput(name, { trimWhitespace: false });

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
class failure_InputFailure extends StepFailure {
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
class PackageFailure extends StepFailure {
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
const failure_SHOWN = 1_000;
function brief(path) {
    if (path.length <= failure_SHOWN)
        return path;
    return `${path.slice(0, failure_SHOWN / 2)}\u2026${path.slice(-failure_SHOWN / 2)}`.toWellFormed();
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

;// CONCATENATED MODULE: ./lib/src/runner/temp-file.js




/**
 * A new path for a file that stays for the next steps.
 * @param folder the runner's folder for temporary files; '' for the system's.
 * @param extension with its dot.
 */
function tempPath(folder, name, extension) {
    return external_node_path_default().join(folder === '' ? (0,external_node_os_namespaceObject.tmpdir)() : folder, `${name}-${unique()}${extension}`);
}
/** Whoever makes the file fails where it is there already, so no more chance is needed than this. */
function unique() {
    return `${process.pid}-${Math.random().toString(36).slice(2)}`;
}
/**
 * Appends to a file. Where the disk takes only a part, that is cut off again, so that no half line stays.
 * @param size bytes that the file has so far.
 * @throws what the file system throws.
 */
function appendWhole(descriptor, bytes, size) {
    try {
        (0,external_node_fs_namespaceObject.appendFileSync)(descriptor, bytes);
    }
    catch (error) {
        (0,external_node_fs_namespaceObject.ftruncateSync)(descriptor, size);
        throw error;
    }
}
/** Closes a file for good. Some disks tell only here that they are full; what the step did stays done. */
function closeQuietly(descriptor) {
    try {
        (0,external_node_fs_namespaceObject.closeSync)(descriptor);
    }
    catch {
        // The descriptor is free all the same.
    }
}
/** @throws StepFailure that names the file, where the disk does not take it. */
function writing(file, write) {
    try {
        return write();
    }
    catch (error) {
        throw new StepFailure({
            kind: 'failed',
            message: `The file ${file} could not be written (${error.code}).`,
            advice: 'Make room on the disk of the runner, or let it write to the folder, then run the job again.',
            retryable: true,
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./lib/src/runner/json-lines.js



/** The most bytes of a file, 64 MiB: a flood of events must not fill the runner's disk. */
const LARGEST_FILE = 67_108_864;
/**
 * @param folder '' for the system's folder for temporary files.
 * @throws StepFailure if the file cannot be made. A disk that does not take a line later changes no result.
 */
function createJsonLines({ folder, name }, { redact, log }) {
    const file = tempPath(folder, name, '.jsonl');
    const descriptor = writing(file, () => (0,external_node_fs_namespaceObject.openSync)(file, 'wx'));
    let size = 0;
    let isOver = false;
    return {
        path: file,
        add(json) {
            const line = Buffer.from(`${redact(json)}\n`);
            if (isOver)
                return false;
            isOver = size + line.length > LARGEST_FILE;
            if (isOver)
                return false;
            try {
                appendWhole(descriptor, line, size);
                size += line.length;
            }
            catch (error) {
                isOver = true;
                const problem = `${file} is not written from here on: ${diskProblem(error)}.`;
                log.notice(`${problem} The result of the step stays what it is.`, { title: 'A file could not be written' });
            }
            return !isOver;
        },
        close: () => closeQuietly(descriptor),
    };
}

;// CONCATENATED MODULE: ./lib/src/domain/text/format.js

/** Formats bytes: `812 B`, `3.4 kB`, `512 MB`. Units are powers of 1,000, as is usual for uploads. */
function formatBytes(bytes) {
    if (bytes < 999.5)
        return `${Math.round(bytes)} B`;
    let value = bytes;
    let unit = -1;
    do {
        value /= 1_000;
        unit++;
    } while (value >= 999.5 && unit < UNITS.length - 1);
    return `${value >= 99.95 ? value.toFixed(0) : value.toFixed(1)} ${UNITS[unit]}`;
}
const UNITS = ['kB', 'MB', 'GB', 'TB'];
/** Formats milliseconds: `85 ms`, `1.3 s`, `42 s`, `3 min 05 s`, `1 h 02 min`. */
function formatDuration(ms) {
    if (ms < 999.5)
        return `${Math.round(ms)} ms`;
    if (ms < 9_950)
        return `${(ms / 1_000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1_000);
    if (seconds < 60)
        return `${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`;
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
/** Formats a number with its noun: `1 file`, `41,313 files`. */
function count(number, noun) {
    return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}
/**
 * Lists texts, the first ones alone where they are many: `a, b and 3 more`.
 * @param most how many are shown.
 * @param noun what they are, for the number of the others: `and 3 more files`.
 */
function listFirst(texts, most, noun) {
    const shown = texts.slice(0, most).join(', ');
    const more = texts.length - most;
    if (more <= 0)
        return shown;
    return `${shown} and ${noun === undefined ? `${grouped(more)} more` : count(more, `more ${noun}`)}`;
}
/** Writes a whole number with a comma before each three digits. Not by `toLocaleString`: its first call takes 5 ms. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** Formats a time (ISO 8601) to the minute: `2026-11-22 06:02 UTC`; `an earlier run` if it is none. */
function formatMoment(time) {
    const ms = parseTime(time);
    if (Number.isNaN(ms))
        return 'an earlier run';
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

;// CONCATENATED MODULE: ./lib/src/domain/text/shorten.js
/** GitHub's limits in characters. It refuses longer texts (422). */
const LIMITS = { checkText: 65_535, description: 140, comment: 65_536, annotation: 4_096 };
/** Truncates a text to a number of characters, and marks that with `\u2026`. */
function shorten_shorten(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit - 1).toWellFormed()}\u2026`;
}
/**
 * Truncates markdown to a number of characters. It cuts at the end of a line, so that no inline code is left open, and
 * closes an open code block and an open collapsible section.
 */
function shortenMarkdown(text, limit) {
    if (text.length <= limit)
        return text;
    const kept = text.slice(0, text.lastIndexOf('\n', limit - END_OF_CODE.length - UNFOLDED.length - CUT_OFF.length));
    // Only tags at the start of a line count: elsewhere they are external text without a meaning.
    const isCode = shorten_count(kept, /^<pre>/gm) > shorten_count(kept, /<\/pre>$/gm);
    const isUnfolded = shorten_count(kept, /^<details>/gm) > shorten_count(kept, /^<\/details>$/gm);
    return `${kept}${isCode ? END_OF_CODE : ''}${isUnfolded ? UNFOLDED : ''}${CUT_OFF}`;
}
function shorten_count(text, pattern) {
    return text.match(pattern)?.length ?? 0;
}
const END_OF_CODE = '</code></pre>';
const UNFOLDED = '\n\n</details>';
const CUT_OFF = '\n\n\u2026 cut off here: the job summary has it all.\n';

;// CONCATENATED MODULE: ./lib/src/domain/text/sanitize.js

/**
 * Reads a text from the service's JSON; '' if the value is not a text. Colours are removed, because a colour sequence
 * inside a secret would hide it from redaction.
 * @param longest the most characters that are kept.
 */
function plainText(value, longest) {
    return typeof value === 'string' ? shorten(withoutColours(value), longest) : '';
}
/**
 * Removes terminal control sequences. Node's own function takes quadratic time on a text full of unfinished sequences;
 * here no search goes beyond the next escape.
 */
function withoutColours(text) {
    return text.replace(TERMINAL_STRINGS, '').replace(TERMINAL_CONTROLS, '');
}
/** Sequences such as links and titles (ECMA-48, OSC), up to their end. */
const TERMINAL_STRINGS = /(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)/g;
/** Sequences such as colours and cursor movements (ECMA-48, CSI). */
const TERMINAL_CONTROLS = /[\u001b\u009b][[\]()#;?]*(?:\d{1,4}(?:;\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]/g;
/**
 * Sanitizes external text (from the service, file names) for one line of a log. Control and bidirectional characters
 * become visible escapes, so that lines cannot be forged or reordered.
 */
function sanitize_oneLine(text) {
    return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu, (character) => ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
const ESCAPES = { '\n': '\\n', '\r': '\\r', '\t': ' ' };
/**
 * Makes sure that the runner finds no command in a line. The runner reads `::name::` after leading white space, and the
 * old form `##[name]` anywhere in a line. An invisible zero-width space breaks both.
 */
function withoutCommands(line) {
    return line.replaceAll('##[', '#\u200b#[').replace(/^(\s*):(?=:)/u, '$1:\u200b');
}

;// CONCATENATED MODULE: ./lib/src/runner/line-file.js






/**
 * @param folder '' for the system's folder for temporary files.
 * @param what what the lines are, such as `The app's log`.
 * @param largest bytes that the file has at most; 64 MiB.
 */
function createLineFile({ folder, name, what }, { redact, log }, largest = LARGEST_FILE) {
    let file;
    let size = 0;
    let isOver = false;
    const write = (lines) => {
        file ??= openNew(tempPath(folder, name, '.log'));
        const { path, descriptor } = file;
        if (size + lines.length > largest) {
            isOver = true;
            log.info(`${what} is longer than ${formatBytes(largest)}: the file ${path} ends before this line`);
            return;
        }
        appendWhole(descriptor, lines, size);
        size += lines.length;
    };
    return {
        get path() {
            return file?.path;
        },
        add(text) {
            if (isOver)
                return;
            try {
                write(Buffer.from(linesIn(text, redact)));
            }
            catch (error) {
                isOver = true;
                const where = file === undefined ? 'in the folder for temporary files' : `from here on in ${file.path}`;
                log.notice(`${what} is not kept ${where}: ${diskProblem(error)}. The result of the step stays what it is.`, {
                    title: `${what} could not be written`,
                });
            }
        },
        close() {
            isOver = true;
            if (file !== undefined)
                closeQuietly(file.descriptor);
        },
    };
}
function openNew(path) {
    return { path, descriptor: (0,external_node_fs_namespaceObject.openSync)(path, 'wx') };
}
/**
 * The lines of a text, each with its end. A later step may print the file: no line may be a command of the runner, or
 * rule a terminal.
 */
function linesIn(text, redact) {
    const lines = redact(withoutColours(text)).split(/\r\n|\r|\n/);
    while (lines.length > 1 && lines.at(-1) === '')
        lines.pop();
    return lines.map((line) => `${withoutCommands(sanitize_oneLine(line))}\n`).join('');
}

;// CONCATENATED MODULE: ./lib/src/runner/log.js




/** @param colours whether the viewer of the log shows colours. */
function createLog(redact, colours) {
    const clean = (text) => shortened(sanitize_oneLine(redact(text)));
    const print = (line, tone) => {
        const text = withoutCommands(clean(line));
        core_info(tone === undefined || !colours ? text : `\u001b[${SGR[tone]}m${text}\u001b[0m`);
    };
    const growing = new GrowingGroup();
    const info = (line, tone) => {
        growing.close();
        print(line, tone);
    };
    const annotate = (write) => (message, { title, file, line, lines = [] } = {}) => {
        growing.close();
        write(shorten_shorten([message, ...lines].map((text) => withoutCommands(clean(text))).join('\n'), MAX_ANNOTATION), {
            ...(title === undefined ? {} : { title: clean(title) }),
            ...(file === undefined ? {} : { file: clean(file) }),
            ...(line === undefined ? {} : { startLine: line }),
        });
    };
    return {
        info,
        group(title, lines) {
            growing.close();
            startGroup(clean(title));
            for (const line of lines)
                print(line);
            endGroup();
        },
        groupLine(title, line) {
            growing.open(clean(title));
            print(line);
        },
        debug(line) {
            if (isDebug())
                debug(clean(line));
        },
        notice: annotate(notice),
        warning: annotate(warning),
        error: annotate(error),
    };
}
/**
 * Lets the step finish even if its log cannot be written any more. A write to a closed pipe (EPIPE) or a full disk would
 * otherwise end the process with an uncaught exception. Must be called once, before the first line.
 */
function outliveReader() {
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
}
/** Parameters of the escape sequence that selects a colour (ECMA-48, SGR). */
const SGR = { good: 32, odd: 33, bad: 31, quiet: 2 };
/** Opens and closes the groups whose lines come one by one. */
class GrowingGroup {
    #title;
    #begun = new Set();
    open(title) {
        if (title === this.#title)
            return;
        this.close();
        startGroup(this.#begun.has(title) ? `${title} (continued)` : title);
        this.#title = title;
        this.#begun.add(title);
    }
    close() {
        if (this.#title !== undefined)
            endGroup();
        this.#title = undefined;
    }
}
/** Characters after which the runner truncates an annotation. */
const MAX_ANNOTATION = 4_096;
/** The most characters of a line: longer ones help no reader, and may slow down the viewer of the log. */
const LONGEST_LINE = 16_000;
/** Truncates a redacted line to {@link LONGEST_LINE}, and adds how much of it is missing. */
function shortened(line) {
    if (line.length <= LONGEST_LINE)
        return line;
    return `${shorten_shorten(line, LONGEST_LINE)} (${count(line.length - LONGEST_LINE + 1, 'more character')})`;
}

;// CONCATENATED MODULE: ./lib/src/domain/secrets/maskable.js
/** Characters below which a value is not redacted: redacting `1` or `true` would ruin every text. */
const SHORTEST_MASKED = 8;
/** Words of a deploy's outputs. They are never redacted, so that outputs stay readable, and they reveal nothing. */
const OWN_WORDS = ['cancelled', 'timed_out', 'ambiguous', 'rejected', 'in_progress', 'aws.us-east-1a'];
/** Common values of environment variables that are not secret. Those below 8 characters are not masked anyway. */
const COMMON_WORDS = [
    ...['production', 'development', 'staging', 'test', 'testing', 'preview', 'integration', 'acceptance', 'default'],
    ...['localhost', '127.0.0.1', '0.0.0.0', 'http://localhost', 'postgres', 'postgresql', 'database'],
    ...['undefined', 'disabled', 'enabled', 'standard', 'us-east-1', 'us-west-2', 'eu-west-1', 'eu-central-1'],
];
/** Values of environment variables that are not masked, in upper or lower case. */
const UNMASKED_VALUES = [...COMMON_WORDS, ...OWN_WORDS].filter(({ length }) => length >= SHORTEST_MASKED);
/**
 * The texts to hide for a key, a token or a password: the value, or if it has several lines, each line that is long
 * enough and no word of a deploy's outputs. The lines are passed one by one, because the runner would mask every line of a
 * value, even a lone `}`.
 */
function maskableParts(value, shortest = SHORTEST_MASKED) {
    const lines = value.split(/\r\n|\r|\n/);
    // A value with blanks around it may be printed without them.
    const parts = lines.length === 1 && value.trim() !== '' ? [value, value.trim()] : lines.map((line) => line.trim());
    return [...new Set(parts)].filter((part) => part.length >= shortest && !OWN_WORDS.includes(part.trim()));
}
/**
 * The texts to hide for the value of an environment variable: the same, but for common words and for what the log shows
 * of the run in any case.
 */
function maskableValue(value, publicFacts = []) {
    return maskableParts(value).filter((part) => !isPlain(part, publicFacts));
}
/** Whether the value as a whole is to be hidden: also where each of its lines is too short to be, alone. */
function isHidden(value, publicFacts = []) {
    return value.trim().length >= SHORTEST_MASKED && !isPlain(value, publicFacts);
}
/** Whether a text is a common word, or what the log shows of the run in any case. */
function isPlain(text, publicFacts) {
    return UNMASKED_VALUES.includes(text.trim().toLowerCase()) || publicFacts.includes(text.trim());
}

;// CONCATENATED MODULE: ./lib/src/domain/text/decoded.js
/** A part of an address without its percent-encoding; as it is where that cannot be read. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}

;// CONCATENATED MODULE: ./lib/src/runner/masks.js




/** @param publicFacts what the log shows of the run in any case: an environment value may be that. */
function createMasks(publicFacts) {
    const hidden = new Set();
    let hasLinkTokens = false;
    let redactors = createRedactors([]);
    return {
        redact: (text) => (hasLinkTokens ? redactors.redactLinks(text) : redactors.redact(text)),
        redactKnown: (text) => redactors.redact(text),
        hideLinkTokens() {
            hasLinkTokens = true;
        },
        hide({ always, ifLong }) {
            const masked = new Set([
                ...always.flatMap((text) => maskableParts(text, 1)),
                ...ifLong.flatMap((text) => maskableValue(text, publicFacts)),
            ]);
            for (const text of masked)
                if (!hidden.has(text))
                    setSecret(text);
            for (const text of masked)
                hidden.add(text);
            // The runner masks line by line; here a value of several lines is found as a whole, too.
            for (const text of ifLong)
                if (isHidden(text, publicFacts))
                    hidden.add(text);
            redactors = createRedactors(hidden);
        },
    };
}
/**
 * The password in a proxy's address, both as written and percent-decoded. A short password is only hidden in its place
 * inside an address (`:password@`), because hiding it everywhere would ruin ids and results.
 */
function proxyPassword(address) {
    const password = URL.parse(address)?.password ?? '';
    if (password === '')
        return [];
    return [password, decoded(password)].map((text) => (text.length < SHORTEST_MASKED ? `:${text}@` : text));
}

;// CONCATENATED MODULE: ./lib/src/runner/outputs.js

/** @param redactOf what redacts the output of that name. */
function createOutputs(file, redactOf) {
    const written = new Map();
    return {
        set(values) {
            for (const [name, value] of Object.entries(values)) {
                const clean = redactOf(name)(value);
                if (written.get(name) !== clean && file.append(entryOf(name, clean)))
                    written.set(name, clean);
            }
        },
    };
}

;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:v8"))[name] }); })();
;// CONCATENATED MODULE: ./lib/src/domain/failures/interruption.js
/** Abort reason: the runner asked the process to end. */
class Cancelled extends Error {
    name = 'Cancelled';
}
/** Abort reason: the time limit is reached. */
class DeadlineReached extends Error {
    name = 'DeadlineReached';
}
/** Thrown if a signal ended a request. `sent` shows whether the request may have been carried out. */
class Interrupted extends Error {
    name = 'Interrupted';
    sent;
    reason;
    /** What a response told before it was read in whole. */
    told;
    /** The status of the response that was being read. */
    status;
    /** What came of the try before, as part of a sentence; undefined for the first try. */
    since;
    constructor(sent, reason, { told, status, since } = {}) {
        super('interrupted');
        this.sent = sent;
        this.reason = reason;
        this.told = told;
        this.status = status;
        this.since = since;
    }
}
/**
 * Adds to an interruption what came of the last poll, where that was no record.
 * @param since as part of a sentence; undefined where the last poll could be read.
 */
function interruptedSince(thrown, since) {
    if (since === undefined || interruptionOf(thrown) === undefined)
        return thrown;
    if (!(thrown instanceof Interrupted))
        return new Interrupted('nothing', thrown, { since });
    const { sent, reason, told, status } = thrown;
    return thrown.since === undefined ? new Interrupted(sent, reason, { told, status, since }) : thrown;
}
/** Reads the interruption from a thrown error; undefined for any other error. */
function interruptionOf(thrown) {
    const reason = thrown instanceof Interrupted ? thrown.reason : thrown;
    const { sent = 'nothing', told, status, since } = thrown instanceof Interrupted ? thrown : {};
    const isAccepted = status !== undefined && status >= 200 && status < 300;
    const known = {
        maybeDone: sent === 'all' || told !== undefined || isAccepted,
        ...(told === undefined ? {} : { told }),
        ...(status === undefined ? {} : { status }),
        ...(since === undefined ? {} : { since }),
    };
    if (reason instanceof Cancelled)
        return { by: 'cancel', ...known };
    return reason instanceof DeadlineReached ? { by: 'deadline', ...known } : undefined;
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = require("node:timers/promises");
;// CONCATENATED MODULE: ./lib/src/domain/backoff.js
/** Backoff between the tries of one request: full jitter, U(0, min(cap, base \u00b7 2\u207f)). */
const BACKOFF = {
    /** Retries after the first try. */
    retries: 4,
    /** Upper limit of the first delay, in milliseconds. */
    base: 500,
    /** Upper limit of all delays, in milliseconds, unless `Retry-After` asks for more. */
    cap: 8_000,
};
/** The longest delay of a timer, in milliseconds: Node turns a longer one into 1 ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * The delay before a retry.
 * @param retry 1 for the first retry.
 * @param random U(0, 1).
 * @param floorMs what `Retry-After` asks for, in milliseconds; 0 for none.
 * @returns milliseconds, never NaN and never more than {@link LONGEST_TIMER_MS}.
 */
function backoffDelay(retry, random, floorMs = 0) {
    const jitter = random * Math.min(BACKOFF.cap, BACKOFF.base * 2 ** (retry - 1));
    return Math.min(Math.max(jitter, floorMs), LONGEST_TIMER_MS);
}
/**
 * Parses `Retry-After` (RFC 9110 \u00a710.2.3): seconds or an HTTP date. A date is compared with the response's own `Date`,
 * because the clocks of the two machines may differ.
 * @returns milliseconds (Infinity for a number too large to wait for), or undefined if the header is absent or malformed,
 * or if it is a date and there is no `Date`.
 */
function parseRetryAfter(value, date) {
    const text = value?.trim() ?? '';
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const until = httpDate(text);
    const now = httpDate(date?.trim() ?? '');
    if (until === undefined || now === undefined)
        return undefined;
    return Math.max(0, until - now);
}
/** Whether a `Retry-After` is valid: a number of seconds or an HTTP date. */
function isRetryAfter(value) {
    const text = value?.trim() ?? '';
    return /^\d+$/.test(text) || httpDate(text) !== undefined;
}
/** Parses only what looks like an HTTP date, because `Date.parse` also accepts `-5` or `1.5`. */
function httpDate(text) {
    const time = /^[A-Z][a-z]+, ?\d{1,2}[ -]/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
}

;// CONCATENATED MODULE: ./lib/src/runner/clock.js



/**
 * Calls it when what lies in the sockets was read. Where the machine has stood still, Node tells of the time first, and a
 * response may lie there since long.
 */
function whenRead(tell, ...facts) {
    setImmediate(() => setImmediate(tell, ...facts));
}
const systemClock = {
    // Not `performance.now()`, which first loads all of Node's perf_hooks.
    now: () => Number(process.hrtime.bigint()) / 1e6,
    wall: () => Date.now(),
    async sleep(ms, signal) {
        signal.throwIfAborted();
        try {
            await (0,promises_namespaceObject.setTimeout)(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal });
        }
        catch (error) {
            throw signal.aborted ? signal.reason : error;
        }
    },
    every(ms, tick) {
        const timer = setInterval(tick, ms);
        timer.unref();
        return () => clearInterval(timer);
    },
    watchdog(ms, expired) {
        let isOver = false;
        let feeds = 0;
        const bark = (fed) => {
            if (!isOver && fed === feeds)
                expired();
        };
        const timer = setTimeout(() => whenRead(bark, feeds), ms);
        return {
            // `refresh` revives even a cleared timer, and the process would then not end before it fires.
            feed() {
                feeds += 1;
                if (!isOver)
                    timer.refresh();
            },
            stop() {
                isOver = true;
                clearTimeout(timer);
            },
        };
    },
    deadline(ms) {
        const controller = new AbortController();
        const abort = () => controller.abort(new DeadlineReached());
        setTimeout(() => whenRead(abort), Math.min(ms, LONGEST_TIMER_MS)).unref();
        return controller.signal;
    },
    random: () => Math.random(),
};

;// CONCATENATED MODULE: ./lib/src/runner/process.js





/** The process of its own that the runner starts for each step. Must be called before the first line of the log. */
function ownHost() {
    outliveReader();
    const cancel = cancelSignal(); // now, because a cancel may come right after the first line
    let finish = () => { };
    return {
        clock: systemClock,
        cancel,
        self: ownProcess(),
        started(tell) {
            finish = failIfAbandoned(tell);
            preventHangAtEnd();
        },
        end(exitCode) {
            finish();
            process.exitCode = exitCode;
            endProcess();
        },
    };
}
/** Milliseconds from a cancel to the end of the process, even if something hangs. The runner kills it 10 s after SIGINT. */
const BACKSTOP_MS = 4_500;
/**
 * A signal that is aborted when the runner cancels the job or the step times out. The runner sends SIGINT, then SIGTERM;
 * on Windows Ctrl-C, then Ctrl-Break (SIGBREAK). SIGHUP comes if the runner's terminal or service ends, and is treated
 * the same. Further signals change nothing.
 */
function cancelSignal() {
    const controller = new AbortController();
    const cancel = () => {
        if (controller.signal.aborted)
            return;
        setTimeout(() => process.exit(1), BACKSTOP_MS).unref();
        controller.abort(new Cancelled());
    };
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP'])
        process.on(name, cancel);
    return controller.signal;
}
/** What tells this process from any other that gets its number later; '' where the system, which is not Linux, does not say. */
function ownProcess() {
    return processWith(process.pid);
}
/**
 * Ends a process by what {@link ownProcess} told there. A step in a container outlives a cancel: only the program that
 * started it there is ended.
 * @returns whether it was still running.
 */
function endIfRunning(told) {
    const pid = Number(told.split(' ')[0]);
    if (told === '' || processWith(pid) !== told)
        return false;
    try {
        return process.kill(pid, 'SIGKILL');
    }
    catch {
        return false; // it has ended by itself, or is another user's
    }
}
function processWith(pid) {
    try {
        // After the name in brackets, which may hold anything: the state, which is Z for one that has ended, and 19 fields on the start.
        const fields = (0,external_node_fs_namespaceObject.readFileSync)(`/proc/${pid}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ');
        return fields[0] === 'Z' ? '' : `${pid} ${fields[19]}`;
    }
    catch {
        return '';
    }
}
/**
 * Makes the end of the process safe; to be called soon after its start. V8's baseline compiler and Maglev work on threads of
 * their own, and may wait there for a garbage collection, which only the main thread can do. Node's exit makes the main
 * thread wait for those threads, so that all wait for ever (nodejs/node#54918): `npm run test:all -- ends` shows it. From now on
 * the one works on the main thread, and the other is off. A flag that a compilation under way reads again must not be
 * changed: `maglev-build-code-on-background` crashed one process in 500.
 */
function preventHangAtEnd() {
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--no-concurrent-sparkplug');
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--no-maglev');
}
/**
 * Fails the step where nothing is left to wait for although the job has not ended, which is a fault of ours. Node would end
 * the process with 0, and the runner would show a success.
 * @param tell called before the process ends with 1.
 * @returns a function that tells that the job has ended.
 */
function failIfAbandoned(tell) {
    const fail = () => {
        tell();
        process.exit(1);
    };
    process.once('beforeExit', fail);
    return () => process.off('beforeExit', fail);
}
/** Milliseconds from the end of the job to the end of the process, even if nobody reads its log: a busy reader may need some. */
const END_MS = 10_000;
/**
 * Ends the process after its job, as soon as its log is written: nothing that is left open, a timer or a connection, holds
 * up the workflow. Node's own end would first take everything down, for 10 ms.
 */
function endProcess() {
    setTimeout(() => process.exit(), END_MS).unref();
    // The rest of a long log still waits for its reader, and would be lost. The callback comes after an error, too.
    process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}

;// CONCATENATED MODULE: ./lib/src/runner/state.js


/** The names of an object's members stay as they are, even where a secret is the same word: they are this action's own. */
function createState(file, redact) {
    const json = (value) => JSON.stringify(value, (_name, member) => (typeof member === 'string' ? redact(member) : member));
    const keep = (name, text) => void file.append(entryOf(name, text));
    const write = (name, value) => keep(name, typeof value === 'string' ? redact(value) : json(value));
    return { read: getState, write, keep };
}

;// CONCATENATED MODULE: ./lib/src/runner/summary.js


/** The most bytes of a summary. The runner drops a larger one completely. Some room is left for other steps' parts. */
const LARGEST = 900_000;
function createSummary(file, redact) {
    return {
        async write(render) {
            const text = redact(render(redact));
            const fitting = Buffer.byteLength(text) <= LARGEST ? text : shortenMarkdown(text, LARGEST / 4);
            file.append(`${fitting}${external_node_os_namespaceObject.EOL}`);
        },
    };
}

;// CONCATENATED MODULE: ./lib/src/runner/runner.js















/** Name of the state that tells the main step's process. */
const PROCESS = 'process';
/** The output that is what an app returns: a link in it is what the app was asked for. */
const RETURNED = 'output';
const ABANDONED = 'The step had nothing left to wait for before its job was done, so how it ended is not known: a fault of this action. Look at what the log shows before a second try; if it happens again, report it as a bug.';
/**
 * Starts an action: secrets are masked before anything else happens.
 * @param secretsOf finds the secrets among the raw inputs.
 * @param host default: a process of its own.
 */
function startRunner(secretsOf, host = ownHost()) {
    const { clock, cancel } = host;
    const environment = readEnvironment();
    const { always: given, ifLong } = secretsOf(rawInputs);
    const always = [...given, ...proxyPassword(environment.proxy.https)];
    const { redact, redactKnown, hide, hideLinkTokens } = createMasks(environment.publicFacts);
    hide({ always, ifLong });
    const log = createLog(redact, environment.colours);
    const fileOf = (name) => openCommandFile(name, environment.commandFiles[name], log);
    const outputFile = fileOf('GITHUB_OUTPUT');
    const state = createState(fileOf('GITHUB_STATE'), redact);
    return {
        environment,
        log,
        outputs: createOutputs(outputFile, (name) => (name === RETURNED ? redactKnown : redact)),
        summary: createSummary(fileOf('GITHUB_STEP_SUMMARY'), redact),
        clock,
        cancel,
        state,
        leaveProcess: () => state.keep(PROCESS, [host.self, clock.wall()].join(' at ')),
        endLeftProcess() {
            const [told = '', began] = state.read(PROCESS).split(' at ');
            return endIfRunning(told) ? Number(began) : undefined;
        },
        redact,
        redactName: createRedactor(always),
        hide: (secrets) => hide({ always: [], ifLong: secrets }),
        hideLinkTokens,
        handOn(output, secret) {
            hide({ always: [secret], ifLong: [] });
            outputFile.append(entryOf(output, secret));
        },
        jsonLines: (name) => createJsonLines({ folder: environment.temp, name }, { redact, log }),
        lineFile: (name, what) => createLineFile({ folder: environment.temp, name, what }, { redact, log }),
        jsonFile(name, json) {
            const file = tempPath(environment.temp, name, '.json');
            writing(file, () => (0,external_node_fs_namespaceObject.writeFileSync)(file, redactKnown(json), { flag: 'wx' }));
            return file;
        },
        isFile(file) {
            try {
                return (0,external_node_fs_namespaceObject.statSync)(external_node_path_default().join(environment.workspace, file)).isFile();
            }
            catch {
                return false; // also for what is no path, such as one that is too long
            }
        },
        async run(parse, refuse, job) {
            const running = parseAndRun(parse, refuse, job);
            host.started(() => log.error(ABANDONED)); // beside the first request, which need not wait for it
            host.end((await running) ? 0 : 1);
        },
    };
}
/** Runs the job, unless an input is wrong. */
async function parseAndRun(parse, refuse, job) {
    let inputs;
    try {
        inputs = parse(rawInputs);
    }
    catch (thrown) {
        await refuse(thrown);
        return false;
    }
    return job(inputs);
}

;// CONCATENATED MODULE: ./lib/src/domain/text/markdown.js


/**
 * Renders external text as inline code, where markdown, HTML, links and mentions have no effect. If the text contains a
 * character that would end the code or a table cell, all special characters become entities.
 * @param limit the most characters shown.
 */
function code(text, limit = 1_000) {
    const line = sanitize_oneLine(text.length > limit ? `${text.slice(0, limit).toWellFormed()}\u2026` : text).trim();
    if (line === '')
        return '\u2013';
    if (!/[`|]/.test(line))
        return `\`${line}\``;
    return `<code>${line.replace(/[^A-Za-z0-9 ]/gu, entity)}</code>`;
}
/**
 * Renders a sentence that may contain external text as plain text: the special characters of markdown, HTML, mentions
 * and links become entities, which look the same.
 * @param limit the most characters shown.
 */
function prose(text, limit = 2_000) {
    const line = sanitize_oneLine(text.length > limit ? `${text.slice(0, limit).toWellFormed()}\u2026` : text).trim();
    return (line
        .replace(/[\\`*_{}[\]<>#|~@&!$^]/gu, entity)
        // GitHub looks for issue references in the displayed text, where `&#35;1` is `#1`.
        .replace(/(&#35;|\bGH)(?=-?\d)/gi, '$1&#8203;')
        .replace(/:(?=\/\/)/g, entity)
        .replace(/\bwww\./gi, 'www&#46;')
        .replace(/^(\d+)([.)])/, (_, number, mark) => number + entity(mark))
        .replace(/^[-+=]/, entity));
}
function entity(character) {
    return `&#${character.codePointAt(0)};${character === '@' ? '&#8203;' : ''}`;
}
/** Renders a table with a heading row; the cells are already markdown. */
function markdown_table(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), line(head.map(() => ':---')), ...rows.map(line)].join('\n');
}
/**
 * Renders external lines as a block of code, in which GitHub interprets nothing but HTML.
 * @param limit the most characters shown of a line.
 */
function codeBlock(lines, limit = 500) {
    const shown = lines.map((line) => oneLine(shorten(line, limit).toWellFormed()).replace(/[&<>]/g, entity));
    return `<pre><code>${shown.join('\n')}</code></pre>`;
}
/** Renders a collapsible section. `title` must not contain external text. */
function details(title, body) {
    return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`;
}

;// CONCATENATED MODULE: ./lib/src/domain/failures/failure-summary.js


/** A failure as part of a job summary: what happened, what to do, and the service's own message (API \u00a77). */
function renderFailure(failure) {
    const { service } = failure;
    const lines = [`> ${prose(failure.message)}`, `**What to do:** ${prose(failure.advice)}`];
    if (service !== undefined) {
        const rows = [
            [`${service.status} ${service.code === '' ? '' : code(service.code)}`.trim(), code(service.message)],
            ...service.details.map((detail) => [code(detail.code), code(detail.message)]),
        ];
        lines.push(markdown_table(['Error', 'Message'], rows));
        if (service.requestId !== '')
            lines.push(`Request ${code(service.requestId)}`);
    }
    return lines.join('\n\n');
}
/**
 * The failure of a sub-action in a few words, for an annotation's title and a summary's heading.
 * @param doing e.g. `Deleting the API key`.
 */
function failureTitle(doing, { kind }) {
    return `${doing}${ENDINGS[kind] ?? ' failed'}`;
}
const ENDINGS = {
    input: ': an input is wrong',
    ambiguous: ': the outcome is not known',
    stopped: ': stopped',
    timeout: ': the time is over',
    cancelled: ': cancelled',
};
/** The job summary of a sub-action that failed, as markdown. */
function renderFailedStep(doing, failure) {
    return `## ${ICONS[conclusionOf(failure.kind, false)] ?? '\u274c'} ${failureTitle(doing, failure)}\n\n${renderFailure(failure)}\n`;
}
const ICONS = { cancelled: '\ud83d\udeab', timed_out: '\u231b', unknown: '\u2754' };

;// CONCATENATED MODULE: ./lib/src/domain/failures/redact-failure.js
/** Redacts a failure. Must be called before escaping for markdown, which changes a secret so that it is not found. */
function redactFailure(failure, redact) {
    const { message, advice, service } = failure;
    return failure.with({
        message: redact(message),
        advice: redact(advice),
        service: service && redactServiceError(service, redact),
    });
}
function redactServiceError(error, redact) {
    return {
        ...error,
        code: redact(error.code),
        message: redact(error.message),
        details: error.details.map(({ code, message }) => ({ code: redact(code), message: redact(message) })),
        requestId: redact(error.requestId),
        ...(error.id === undefined ? {} : { id: redact(error.id) }),
    };
}

;// CONCATENATED MODULE: ./lib/src/actions/step/end.js



/** Writes the one error annotation of a failed step. */
function logFailure(log, { message, advice }, place) {
    log.error(`${message} ${advice}`, place);
}
/** Logs the stack of an unexpected error, under debug logging only, because its message may quote a secret. */
function logStack(log, thrown, failure) {
    if (thrown instanceof Error && thrown !== failure)
        log.debug(thrown.stack ?? thrown.message);
}
/**
 * Ends a sub-action that failed: one error and one summary.
 * @param doing e.g. `Deleting the API key`.
 */
async function endFailed(doing, failure, { log, summary }) {
    logFailure(log, failure, { title: failureTitle(doing, failure) });
    await summary.write((redact) => renderFailedStep(doing, redactFailure(failure, redact)));
}
/** Ends a sub-action because of a bad input; no request was sent. */
function refuseStep(doing, thrown, edges, outputsOf = () => ({})) {
    const failure = toStepFailure(thrown, 'input');
    edges.outputs.set(outputsOf(failure));
    return endFailed(doing, failure, edges);
}

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = (() => { let own; return new Proxy({}, { get: (_, name) => name === "__esModule" ? undefined : (own ??= process.getBuiltinModule("node:crypto"))[name] }); })();
;// CONCATENATED MODULE: ./lib/node_modules/any-signal/dist/src/index.js
/**
 * @packageDocumentation
 *
 * Similar to [AbortSignal.any](https://developer.mozilla.org/en-US/docs/Web/API/AbortSignal/any_static)
 * except the returned promise has a `.clear` method that removes all event
 * listeners added to passed signals preventing memory leaks.
 *
 * At the time of writing at least, `AbortSignal.any` leaks memory in Node.js
 * and Deno environments:
 *
 * - https://github.com/nodejs/node/issues/54614
 * - https://github.com/denoland/deno/issues/24842
 *
 * @example
 *
 * ```js
 * import { anySignal } from 'any-signal'
 *
 * const userController = new AbortController()
 *
 * // Abort after 1 second
 * const timeoutSignal = AbortSignal.timeout(1000)
 *
 * const combinedSignal = anySignal([userController.signal, timeoutSignal])
 * combinedSignal.addEventListener('abort', () => console.log('Abort!'))
 *
 * try {
 *   // The user or the timeout can now abort the action
 *   await performSomeAction({ signal: combinedSignal })
 * } finally {
 *   // Clear will clean up internal event handlers
 *   combinedSignal.clear()
 * }
 * ```
 */
/**
 * Takes an array of AbortSignals and returns a single signal.
 * If any signals are aborted, the returned signal will be aborted.
 */
function anySignal(signals) {
    const controller = new globalThis.AbortController();
    function onAbort() {
        const reason = signals
            .filter(s => s?.aborted === true)
            .map(s => s?.reason)
            .pop();
        controller.abort(reason);
        for (const signal of signals) {
            if (signal?.removeEventListener != null) {
                signal.removeEventListener('abort', onAbort);
            }
        }
    }
    for (const signal of signals) {
        if (signal?.aborted === true) {
            onAbort();
            break;
        }
        if (signal?.addEventListener != null) {
            signal.addEventListener('abort', onAbort);
        }
    }
    function clear() {
        for (const signal of signals) {
            if (signal?.removeEventListener != null) {
                signal.removeEventListener('abort', onAbort);
            }
        }
    }
    const signal = controller.signal;
    signal.clear = clear;
    return signal;
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./lib/src/actions/step/time-limit.js

/**
 * Begins a time limit; a cancel of the job ends it early.
 * @param ms its length in milliseconds.
 * @param limit what sets the limit, as part of a sentence; default: the input `timeout`.
 */
function startTimeLimit({ clock, cancel }, ms, limit) {
    const began = clock.now();
    const elapsed = () => clock.now() - began;
    return {
        signal: anySignal([cancel, clock.deadline(ms)]),
        elapsed,
        leftMs: () => ms - elapsed(),
        ...(limit === undefined ? {} : { limit }),
    };
}

;// CONCATENATED MODULE: ./lib/src/domain/inputs/parsers.js

/** Parses a boolean in the runner's spellings; empty means the default. */
function parseBoolean(raw, name, byDefault = false) {
    const text = raw(name).trim();
    if (text === '')
        return byDefault;
    if (/^(?:true|True|TRUE)$/.test(text))
        return true;
    if (/^(?:false|False|FALSE)$/.test(text))
        return false;
    throw new InputFailure(name, `is "${text}"`, 'true or false');
}
/** Parses one of several words; empty means the first. */
function parseChoice(raw, name, choices) {
    const text = raw(name).trim();
    if (text === '')
        return choices[0];
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined)
        throw new InputFailure(name, `is "${text}"`, choices.join(', '));
    return choice;
}
/** Parses a whole number in decimal digits, without sign, exponent or fraction. */
function parseInteger(raw, name, rule) {
    const text = raw(name).trim();
    if (text === '' && rule.default !== undefined)
        return rule.default;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= rule.least && value <= rule.most)
        return value;
    throw new failure_InputFailure(name, problemOf(text), `a whole number from ${rule.least} to ${rule.most}`);
}
/**
 * Parses seconds with up to three decimals. Bounds and default are in seconds too.
 * @returns milliseconds.
 */
function parseSeconds(raw, name, rule) {
    const text = raw(name).trim();
    if (text === '' && rule.default !== undefined)
        return rule.default * 1_000;
    const value = /^\d{1,9}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= rule.least && value <= rule.most)
        return value * 1_000;
    throw new InputFailure(name, problemOf(text), `a number of seconds from ${rule.least} to ${rule.most}`);
}
function problemOf(text) {
    return text === '' ? 'is missing' : `is "${text}"`;
}

;// CONCATENATED MODULE: ./lib/src/actions/emulator/inputs.js



/** @throws InputFailure for the first bad one. */
function parseEmulatorInputs(raw) {
    return {
        port: parseInteger(raw, 'port', { least: 0, most: 65_535, default: 0 }),
        faults: parseFaults(raw('faults')),
    };
}
/** How the rules are written. */
const FAULTS_ACCEPTED = 'one rule as JSON, or an array of them, such as [{"operation":"createDeployment","fault":{"kind":"answer","status":503}}]; emulator/README.md has them all';
function parseFaults(text) {
    if (text.trim() === '')
        return [];
    const value = parseJson(text);
    if (isObject(value))
        return [value];
    if (Array.isArray(value))
        return value;
    throw new failure_InputFailure('faults', value === undefined ? 'is not JSON' : 'is no rule', FAULTS_ACCEPTED);
}

;// CONCATENATED MODULE: ./lib/src/actions/emulator/emulator.js







const STARTING = 'Starting the emulator';
/** Milliseconds until it listens: half a second is usual. */
const START_MS = 60_000;
/** Starts the emulator, which goes on after this step. Never throws. */
async function startEmulator(inputs, edges) {
    try {
        await start(inputs, edges);
        return true;
    }
    catch (thrown) {
        const failure = startFailure(thrown);
        logStack(edges.log, thrown, failure);
        await endFailed(STARTING, failure, edges);
        return false;
    }
}
async function start(inputs, edges) {
    const { background, state, log, outputs } = edges;
    if (edges.environment.platform === 'win32')
        throw notOnWindows();
    edges.cancel.throwIfAborted();
    const apiKey = `sk_emulator_${(0,external_node_crypto_namespaceObject.randomBytes)(16).toString('hex')}`;
    const folder = background.makeFolder();
    state.write('folder', folder); // the post step shows the log of a start that fails, too
    const started = await background.start(folder, { ...inputs, apiKey }, startTimeLimit(edges, START_MS).signal);
    const url = urlOf(started.reply);
    state.write('pid', String(started.pid));
    await started.keep();
    edges.handOn('api-key', apiKey);
    outputs.set({ 'base-url': url, 'log-file': background.logOf(folder) });
    log.info(`The emulator listens on ${url} until the end of the job; its log is ${background.logOf(folder)}`);
}
/** @throws StepFailure that says why it does not listen. */
function urlOf(reply) {
    const url = field(reply, 'url');
    if (typeof url === 'string')
        return url;
    const problem = String(field(reply, 'problem') ?? 'it ended before it listened');
    const input = field(reply, 'input');
    if (input === 'port')
        throw new failure_InputFailure('port', problem, 'a port that nothing else uses, or 0 for a free one');
    if (input === 'faults')
        throw new failure_InputFailure('faults', `cannot be used: ${problem}`, FAULTS_ACCEPTED);
    throw failed(problem);
}
function startFailure(thrown) {
    const interruption = interruptionOf(thrown);
    if (interruption === undefined)
        return toStepFailure(thrown, 'failed');
    if (interruption.by === 'deadline')
        return failed(`it did not listen within ${START_MS / 1_000} s`);
    return new StepFailure({
        kind: 'cancelled',
        message: `${STARTING}: the run was cancelled before it listened.`,
        advice: 'Nothing goes on: run the job again whenever you like.',
        retryable: true,
    });
}
function failed(problem) {
    return new StepFailure({
        kind: 'failed',
        message: `${STARTING}: ${problem}.`,
        advice: 'Run the job again; what it wrote is in the group "Log of the emulator" of the post step.',
        retryable: true,
    });
}
function notOnWindows() {
    return new StepFailure({
        kind: 'failed',
        message: `${STARTING}: the emulator runs on Linux and macOS only; this runner is Windows.`,
        advice: 'Give the job another "runs-on", such as ubuntu-latest.',
    });
}

;// CONCATENATED MODULE: ./lib/src/actions/emulator/main.js









/** The emulator's own bundle, beside this one: it is a product of its own (src/emulator/bin/background.ts). */
const main_NAME = 'background.js';
const PROGRAM = new URL(`./${main_NAME}`, require("url").pathToFileURL(__filename).href);
async function main(host) {
    const runner = startRunner(() => ({ always: [], ifLong: [] }), host);
    /** The beginning of its path. */
    const folder = external_node_path_default().join(runner.environment.temp || (0,external_node_os_namespaceObject.tmpdir)(), 'emulator-');
    await runner.run(parseEmulatorInputs, (thrown) => refuseStep(STARTING, thrown, runner), (inputs) => startEmulator(inputs, {
        ...runner,
        background: {
            makeFolder: () => writing(folder, () => (0,external_node_fs_namespaceObject.mkdtempSync)(folder)),
            logOf: logOf,
            start: (folder, settings, signal) => startBackground({ file: PROGRAM, folder, settings }, signal),
        },
    }));
}

;// CONCATENATED MODULE: ./lib/emulator.js

main();

module.exports = __webpack_exports__;
/******/ })()
;