import { isCut } from './cut.ts';
import { endOf, type Reading } from './reading.ts';
import { TextRun } from './text-run.ts';

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
	source: Reading,
	digits: Uint8Array,
	shortest: number,
	take: (from: number, to: number, isBeforeCut: boolean) => void,
): void {
	const { bytes, length } = source;
	for (let from = 0; from < length; ) {
		let to = from;
		while (to < length && digits[bytes[to] as number] !== NONE) to++;
		const isBeforeCut = isCut(source, to);
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
