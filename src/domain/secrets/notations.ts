import { isEllipsis } from './cut.ts';
import { namedCharacter } from './named-characters.ts';
import { endOf, putPoint, type Reading, WIDEST } from './reading.ts';

/**
 * Undoes, in place, every notation in which a program may write a character: escapes of JSON, C, Python and shells,
 * percent-encoding, HTML references, and any nesting of these. Then removes characters that only belong to notations:
 * blanks, quotes, backslashes, control characters. Afterwards a secret has the same bytes in all of its notations.
 *
 * It works like a shift-reduce parser. Each byte is pushed on a stack. If the top of the stack is a complete escape, the
 * character that it means replaces it, and may itself complete another escape. Each byte is pushed and popped once, so
 * the time is linear for any text.
 */
export function undoNotations(reading: Reading): void {
	const { bytes, starts, widths, length } = reading;
	const stack = new Stack(reading);
	for (let at = 0; at < length; at++) {
		const byte = bytes[at] as number;
		const top = stack.height++;
		bytes[top] = byte > DEEPEST_BACKSLASH ? byte : 0;
		starts[top] = starts[at] as number;
		widths[top] = widths[at] as number;
		if (CLOSES[byte] !== 0) stack.reduce();
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
const CONTROLS: ReadonlyMap<number, number> = new Map(
	[...'abtnvfre'].map((letter, nth) => [letter.charCodeAt(0), [7, 8, 9, 10, 11, 12, 13, ESCAPE][nth] as number]),
);

/** The letters of `\n`, `\r` and `\t`, which a line's end may split. */
const SPLIT: readonly number[] = [...'nrt'].map((letter) => letter.charCodeAt(0));

/** 1 for each byte with which an escape may end or begin. */
const CLOSES = table(
	(byte) =>
		isHexDigit(byte) ||
		isSign(byte) ||
		byte >= 0x80 ||
		CONTROLS.has(byte) ||
		isBackslash(byte) ||
		'\n\r\t'.includes(char(byte)),
);
/** 1 for each byte that is removed at the end. */
const NOISE = table((byte) => byte <= 0x20 || byte === 0x7f || '\\\'"`%&'.includes(char(byte)));

function table(holds: (byte: number) => boolean): Uint8Array {
	return Uint8Array.from({ length: 256 }, (_, byte) => (holds(byte) ? 1 : 0));
}

function char(byte: number): string {
	return String.fromCharCode(byte);
}

function isHexDigit(byte: number): boolean {
	return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}

function isLineBreak(byte: number): boolean {
	return byte === 0x0a || byte === 0x0d;
}

function isBlank(byte: number): boolean {
	return byte === 0x20 || byte === 0x09;
}

function isBackslash(byte: number): boolean {
	return byte === BACKSLASH || (byte > 0 && byte <= DEEPEST_BACKSLASH);
}

function depthOf(byte: number): number {
	return byte <= DEEPEST_BACKSLASH ? byte : 0;
}

/** Whether a byte is a blank or punctuation, which a backslash before it turns into a literal character. */
function isSign(byte: number): boolean {
	return byte >= 0x20 && byte < 0x7f && !isBackslash(byte) && !isAlphanumeric(byte);
}

function isAlphanumeric(byte: number): boolean {
	return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a);
}

/** Bytes of the longest escape that ends with a hex digit: `\U0001f600`. */
const LONGEST_ESCAPE = 10;
/** Bytes of the longest HTML reference, with `&` and `;`. */
const LONGEST_REFERENCE = 34;
/** Bytes of the longest terminal sequence that selects a colour. */
const LONGEST_COLOUR = 24;

class Stack {
	readonly #reading: Reading;
	readonly #bytes: Uint8Array;
	height = 0;
	/** Index of the last byte that may begin an escape; far below for none. */
	#opened = -LONGEST_ESCAPE;
	/** Index where lines were joined: a line break with indentation may split an escape. */
	#brokenAt = -1;

	constructor(reading: Reading) {
		this.#reading = reading;
		this.#bytes = reading.bytes;
	}

	/** Reduces the escape or character that the byte on top completes, if any. */
	reduce(): void {
		const byte = this.#bytes[this.height - 1] as number;
		if (byte >= 0x80) this.#reduceCharacter(byte);
		else this.#reduceEscape(byte);
	}

	#reduceEscape(byte: number): void {
		const top = this.height - 1;
		const before = top > 0 ? (this.#bytes[top - 1] as number) : 0;
		const isEscaped = isBackslash(before);
		if (isLineBreak(byte) || (isBlank(byte) && top === this.#brokenAt)) this.#brokenAt = --this.height;
		else if (isBackslash(byte) && isEscaped && depthOf(byte) >= depthOf(before))
			this.#putBackslash(top - 1, depthOf(byte));
		else if (isEscaped && isSign(byte) && (before === BACKSLASH || !OPENS.includes(byte))) this.#put(top - 1, byte);
		else if (byte === 0x3b) this.#reduceReference();
		else if (isBackslash(byte) || byte === PERCENT) this.#opened = top;
		else if (top - this.#opened >= LONGEST_ESCAPE) return;
		else if (byte === 0x7d) this.#reduceBraces();
		else if (!(isHexDigit(byte) && this.#reduceNumber()) && isEscaped) {
			const control = CONTROLS.get(byte);
			// With a line's end between, it is rather a line that goes on, but for the escapes that secrets have.
			const isSplit = top !== this.#brokenAt || SPLIT.includes(byte);
			if (control !== undefined && isSplit) this.#replace(top - 1, control);
		}
	}

	/** Reduces `%41`, `\x41`, `\u0041`, `\U00000041`, `\101`. */
	#reduceNumber(): boolean {
		const top = this.height - 1;
		const at = (back: number) => (top >= back ? (this.#bytes[top - back] as number) : 0);
		const whole = (from: number) => this.#hex(top - from + 1, top + 1);
		if (at(2) === PERCENT && isHexDigit(at(1))) this.#replace(top - 2, whole(2));
		else if (isBackslash(at(3)) && (at(2) | 0x20) === 0x78 && isHexDigit(at(1))) this.#replace(top - 3, whole(2));
		else if (isBackslash(at(5)) && at(4) === 0x75 && whole(4) >= 0) this.#replacePoint(top - 5, whole(4));
		else if (isBackslash(at(9)) && at(8) === 0x55 && whole(8) >= 0) this.#replacePoint(top - 9, whole(8));
		else if (isBackslash(at(3)) && this.#octal(top - 2) >= 0) this.#replace(top - 3, this.#octal(top - 2));
		else return false;
		return true;
	}

	/** Reduces `\u{1f600}`, and Perl's `\x{1f600}`. */
	#reduceBraces(): void {
		const top = this.height - 1;
		let open = top - 1;
		while (open > top - LONGEST_ESCAPE && open > 1 && isHexDigit(this.#bytes[open] as number)) open--;
		if (this.#bytes[open] !== 0x7b || !isBackslash(this.#bytes[open - 2] as number)) return;
		const letter = this.#bytes[open - 1];
		const point = this.#hex(open + 1, top);
		if ((letter === 0x75 || letter === 0x78) && point >= 0) this.#replacePoint(open - 2, point);
	}

	/** Reduces `&#65;`, `&#x41;`, `&amp;`. */
	#reduceReference(): void {
		const top = this.height - 1;
		let open = top - 1;
		while (open > top - LONGEST_REFERENCE && open > 0 && isInReference(this.#bytes[open] as number)) open--;
		if (open < 0 || this.#bytes[open] !== AMPERSAND) return;
		const name = String.fromCharCode(...this.#bytes.subarray(open + 1, top));
		const number = /^#(?:(\d{1,8})|x([0-9a-f]{1,8}))$/i.exec(name);
		const point =
			number === null
				? namedCharacter(name)
				: Number.parseInt(number[1] ?? (number[2] as string), number[1] === undefined ? 16 : 10);
		if (point !== undefined) this.#replacePoint(open, point);
	}

	/** Joins surrogates, drops invisible characters, and handles escapes that were truncated. */
	#reduceCharacter(last: number): void {
		const { height } = this;
		const third = this.#bytes[height - 3] as number;
		const second = this.#bytes[height - 2] as number;
		const isNothing =
			(third === 0xe2 && second === 0x80 && ((last >= 0x8b && last <= 0x8f) || last === 0xa8 || last === 0xa9)) ||
			(third === 0xef && second === 0xbb && last === 0xbf);
		if (third === 0xe2 && second === 0x80 && last === 0xa6) this.#reduceCut();
		else if (isNothing) this.height -= 3;
		else if (second === 0xc2 && last === 0xa0) this.height -= 2;
		else if (third === 0xed && second >= 0xb0 && height >= 6) this.#joinSurrogates();
	}

	#joinSurrogates(): void {
		const from = this.height - 6;
		const at = (index: number) => this.#bytes[from + index] as number;
		if (at(0) !== 0xed || at(1) < 0xa0 || at(1) > 0xaf) return;
		const high = ((at(1) & 0x0f) << 6) | (at(2) & 0x3f);
		const low = ((at(4) & 0x0f) << 6) | (at(5) & 0x3f);
		this.#replacePoint(from, 0x1_0000 + (high << 10) + low);
	}

	/** Removes the half of an escape, or of a character, that truncation has left before its `…`. */
	#reduceCut(): void {
		const cut = this.height - 3;
		let whole = cut;
		const isReplacement = (at: number) =>
			this.#bytes[at] === 0xef && this.#bytes[at + 1] === 0xbf && this.#bytes[at + 2] === 0xbd;
		while (whole >= 3 && isReplacement(whole - 3)) whole -= 3;
		const from = this.#halfEscape(whole);
		if (from === cut) return;
		const { bytes, starts, widths } = this.#reading;
		for (const part of [bytes, starts, widths]) part.copyWithin(from, cut, cut + 3);
		this.height = from + 3;
	}

	/** Index of a half escape that ends before `end`; `end` if there is none. */
	#halfEscape(end: number): number {
		let open = end;
		while (open > 0 && end - open < LONGEST_ESCAPE && isInReference(this.#bytes[open - 1] as number)) open--;
		if (open === 0 || !OPENS.includes(this.#bytes[open - 1] as number)) return end;
		const half = String.fromCharCode(...this.#bytes.subarray(open - 1, end));
		return HALF_AN_ESCAPE.test(half) ? open - 1 : end;
	}

	#hex(from: number, to: number): number {
		let value = 0;
		for (let at = from; at < to; at++) {
			const byte = this.#bytes[at] as number;
			if (!isHexDigit(byte)) return -1;
			value = value * 16 + (byte <= 0x39 ? byte - 0x30 : (byte | 0x20) - 0x57);
		}
		return value;
	}

	/** The byte that three octal digits mean; -1 if they mean none. */
	#octal(from: number): number {
		let value = 0;
		for (let at = from; at < from + 3; at++) {
			const digit = (this.#bytes[at] as number) - 0x30;
			if (digit < 0 || digit > 7) return -1;
			value = value * 8 + digit;
		}
		return value > 0xff ? -1 : value;
	}

	#widthFrom(from: number): number {
		const { starts, widths } = this.#reading;
		const top = this.height - 1;
		const width = (starts[top] as number) + (widths[top] as number) - (starts[from] as number);
		return width > WIDEST ? WIDEST : width;
	}

	/** Replaces everything from an index on with the one byte that it means. */
	#replace(from: number, byte: number): void {
		if (byte === BACKSLASH) this.#putBackslash(from, depthOf(this.#bytes[from] as number));
		else this.#put(from, byte <= DEEPEST_BACKSLASH ? 0 : byte);
	}

	/** Puts a backslash. @param depth nesting depth of the escape by which it was written. */
	#putBackslash(from: number, depth: number): void {
		this.#put(from, depth < DEEPEST_BACKSLASH ? depth + 1 : DEEPEST_BACKSLASH);
	}

	#put(from: number, byte: number): void {
		this.#reading.widths[from] = this.#widthFrom(from);
		this.#bytes[from] = byte;
		this.height = from + 1;
		if (CLOSES[byte] !== 0) this.reduce();
	}

	/** Replaces everything from an index on with the one character that it means. */
	#replacePoint(from: number, point: number): void {
		if (point < 0x80) this.#replace(from, point);
		else if (point <= 0x10_ffff) {
			this.height = putPoint(this.#reading, from, point, this.#reading.starts[from] as number, this.#widthFrom(from));
			this.reduce();
		}
	}
}

/** The beginning of an escape of JSON, C or Python, of percent-encoding, or of a reference; also its first sign alone. */
const HALF_AN_ESCAPE =
	/^(?:[\\\x01-\x06](?:u[0-9a-f]{0,3}|U[0-9a-f]{0,7}|x[0-9a-f]?|[0-7]{0,2})|%[0-9a-f]?|&#?[0-9a-z]*)$/i;

function isInReference(byte: number): boolean {
	return isAlphanumeric(byte) || byte === 0x23;
}

/**
 * Removes characters that only belong to notations, and colours. A letter of Latin 1 becomes one byte, because Python
 * writes it as `\xfc`, which looks the same as a byte.
 */
export function leaveOutNoise(reading: Reading): void {
	const { bytes, starts, widths, length } = reading;
	let kept = 0;
	for (let at = 0; at < length; at++) {
		const byte = bytes[at] as number;
		if (byte === ESCAPE) at = endOfColour(bytes, at, length);
		// A blank before `…` or `...` is kept: it shows that the text before it was not truncated in the middle of a word.
		if (NOISE[byte] !== 0 && !(byte === 0x20 && isEllipsis(reading, at + 1))) continue;
		bytes[kept] = byte;
		starts[kept] = starts[at] as number;
		widths[kept] = widths[at] as number;
		const next = bytes[at + 1] as number;
		if ((byte === 0xc2 || byte === 0xc3) && at + 1 < length && (next & 0xc0) === 0x80) {
			bytes[kept] = ((byte & 0x03) << 6) | (next & 0x3f);
			widths[kept] = Math.min(WIDEST, endOf(reading, ++at) - (starts[kept] as number));
		}
		kept++;
	}
	reading.length = kept;
}

/** Index of the last byte of a sequence such as `ESC[1;31m`, which would hide a secret if it stands inside it. */
function endOfColour(bytes: Uint8Array, from: number, length: number): number {
	let at = from + 1;
	while (isBackslash(bytes[at] as number) && at < length) at++;
	if (bytes[at] !== 0x5b) return from;
	const furthest = Math.min(length, at + LONGEST_COLOUR);
	for (at++; at < furthest; at++) {
		const byte = bytes[at] as number;
		if (byte >= 0x40 && byte <= 0x7e && byte !== BACKSLASH) return at;
		if (byte < 0x20 || byte >= 0x80) return from;
	}
	return from;
}
