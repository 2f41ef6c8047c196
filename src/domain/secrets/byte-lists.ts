import { endOf, type Reading } from './reading.ts';
import { TextRun } from './text-run.ts';

/** The most bytes between two numbers of a list: a comma, a line's end, and the next line's indentation. */
const WIDEST_GAP = 32;

/**
 * Decodes lists of numbers that may be the bytes of a text, as programs print a buffer: `[115, 107]`, `115 107`,
 * `73:6b`, `0x73, 0x6b`. The time is linear.
 * @param into buffer for the texts, one at a time; at least as long as `source`.
 */
export function decodeByteLists(source: Reading, into: Reading, take: (text: Reading) => void): void {
	for (const base of [10, 16] as const) eachNumber(source, base, new TextRun(into, take));
}

type Base = 10 | 16;
const MOST_DIGITS = { 10: 3, 16: 2 } as const;

function eachNumber(source: Reading, base: Base, run: TextRun): void {
	const { bytes, starts, length } = source;
	let last = 0;
	for (let from = 0; from < length; from++) {
		if (DIGITS[bytes[from] as number] === NO_WORD) continue;
		let to = from + 1;
		while (to < length && DIGITS[bytes[to] as number] !== NO_WORD) to++;
		if (from - last > WIDEST_GAP) run.end(undefined);
		const byte = byteIn(bytes, from, to, base);
		if (byte < 0) run.end(undefined);
		else run.add(byte, starts[from] as number, endOf(source, to - 1));
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
	if (/[0-9a-f]/i.test(sign)) return Number.parseInt(sign, 16);
	return /[a-z]/i.test(sign) ? NO_DIGIT : NO_WORD;
});

/** The byte that the letters and digits of a range mean; -1 if they mean none. */
function byteIn(bytes: Uint8Array, from: number, to: number, base: Base): number {
	const isPrefixed =
		base === 16 && to - from > 2 && bytes[from] === 0x30 && ((bytes[from + 1] as number) | 0x20) === 0x78;
	const first = isPrefixed ? from + 2 : from;
	if (to - first > MOST_DIGITS[base]) return -1;
	let value = 0;
	for (let at = first; at < to; at++) {
		const digit = DIGITS[bytes[at] as number] as number;
		if (digit >= base) return -1;
		value = value * base + digit;
	}
	return value > 0xff ? -1 : value;
}
