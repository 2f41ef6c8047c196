import { isCut } from './automaton.ts';
import { endOf, type Reading } from './reading.ts';

/** The fewest bytes of a text that is looked for in an encoding, and of one right before a sign of truncation. */
const SHORTEST_TEXT = 8;
const SHORTEST_BEGINNING = 4;

/**
 * Decodes what may be base64 or hex, at every possible alignment, because the bytes before a secret are unknown. Only
 * runs of readable text are reported: other runs are accidental and contain no secret.
 * @param source a text whose notations are undone.
 * @param into buffer for the texts, one at a time; at least as long as `source`.
 */
export function decodeTexts(source: Reading, into: Reading, take: (text: Reading) => void): void {
	eachRun(source, BASE64, 11, (from, to, isBeforeCut) => {
		for (let phase = 0; phase < 4; phase++)
			decodeBase64(source, from + phase, to, isBeforeCut, new TextRun(into, take));
	});
	eachRun(source, HEX, 16, (from, to, isBeforeCut) => {
		for (let phase = 0; phase < 2; phase++) decodeHex(source, from + phase, to, isBeforeCut, new TextRun(into, take));
	});
}

/** The value of a byte that is not a digit. */
const NONE = 0xff;
/** The value of each digit of base64 (RFC 4648 §4 and §5) and of hex. */
const BASE64 = values('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', '-_'.padStart(64));
const HEX = values('0123456789abcdef', '          ABCDEF');

function values(...alphabets: readonly string[]): Uint8Array {
	const table = new Uint8Array(256).fill(NONE);
	for (const alphabet of alphabets) {
		for (let at = 0; at < alphabet.length; at++) if (alphabet[at] !== ' ') table[alphabet.charCodeAt(at)] = at;
	}
	return table;
}

/** Finds runs of digits. @param shortest the fewest digits; half as many are enough before a sign of truncation. */
function eachRun(
	{ bytes, length }: Reading,
	digits: Uint8Array,
	shortest: number,
	take: (from: number, to: number, isBeforeCut: boolean) => void,
): void {
	for (let from = 0; from < length; ) {
		let to = from;
		while (to < length && digits[bytes[to] as number] !== NONE) to++;
		const isBeforeCut = to + 2 < length && isCut(bytes, to);
		if (to - from >= shortest || (isBeforeCut && to - from >= shortest / 2)) take(from, to, isBeforeCut);
		from = to + 1;
	}
}

/** Maps digits to bytes: of four digits, the first two belong to the first of three bytes, the others to one each. */
function decodeBase64(source: Reading, from: number, to: number, isBeforeCut: boolean, run: TextRun): void {
	const { bytes, starts } = source;
	let first = to - from > 1 ? (BASE64[bytes[from] as number] as number) : 0;
	for (let at = from + 1, nth = 1; at < to; at++, nth = (nth + 1) & 3) {
		const second = BASE64[bytes[at] as number] as number;
		// The bits taken from two neighbouring digits are 6 and 2, then 4 and 4, then 2 and 6; then a new group begins.
		if (nth !== 0) {
			const byte = ((first << (2 * nth)) | (second >> (6 - 2 * nth))) & 0xff;
			run.add(byte, starts[nth === 1 ? at - 1 : at] as number, endOf(source, at));
		}
		first = second;
	}
	run.end(isBeforeCut ? (starts[to] as number) : undefined);
}

function decodeHex(source: Reading, from: number, to: number, isBeforeCut: boolean, run: TextRun): void {
	const { bytes, starts } = source;
	for (let at = from; at + 1 < to; at += 2) {
		const byte = ((HEX[bytes[at] as number] as number) << 4) | (HEX[bytes[at + 1] as number] as number);
		run.add(byte, starts[at] as number, endOf(source, at + 1));
	}
	run.end(isBeforeCut ? (starts[to] as number) : undefined);
}

/** The role of a byte in UTF-8: a whole character, the first of 2 to 4 bytes, a continuation byte, or invalid. */
const [SINGLE, GOES_ON, BAD] = [1, 5, 0];
const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
	if (byte < 0x80)
		return (byte >= 0x20 && byte !== 0x7f) || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b ? SINGLE : BAD;
	if (byte < 0xc0) return GOES_ON;
	return byte < 0xc2 || byte > 0xf4 ? BAD : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
});

/** Collects bytes as long as they are readable UTF-8 text. */
class TextRun {
	readonly #into: Reading;
	readonly #take: (text: Reading) => void;
	#length = 0;
	/** How many bytes of the current character are still missing. */
	#missing = 0;

	constructor(into: Reading, take: (text: Reading) => void) {
		this.#into = into;
		this.#take = take;
	}

	add(byte: number, start: number, end: number): void {
		const kind = KINDS[byte] as number;
		if (this.#missing > 0 ? kind !== GOES_ON : kind === BAD || kind === GOES_ON) {
			this.#report(SHORTEST_TEXT);
			if (kind === BAD || kind === GOES_ON) return;
		}
		this.#missing = kind === GOES_ON ? this.#missing - 1 : kind - 1;
		this.#put(byte, start, end);
	}

	/** Ends the run. @param cut index in the original text of the `…` right after the last digit, if there is one. */
	end(cut: number | undefined): void {
		if (cut !== undefined) for (const byte of [0xe2, 0x80, 0xa6]) this.#put(byte, cut, cut + 1);
		this.#report(cut === undefined ? SHORTEST_TEXT : SHORTEST_BEGINNING + 3);
	}

	#put(byte: number, start: number, end: number): void {
		this.#into.bytes[this.#length] = byte;
		this.#into.starts[this.#length] = start;
		this.#into.widths[this.#length++] = end - start;
	}

	#report(shortest: number): void {
		this.#into.length = this.#length;
		if (this.#length >= shortest) this.#take(this.#into);
		this.#length = 0;
		this.#missing = 0;
	}
}
