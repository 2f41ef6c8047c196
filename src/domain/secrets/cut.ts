import type { Reading } from './reading.ts';

/** What programs write in brackets where they have truncated a text, by the first byte. */
const IN_BRACKETS = new Map(
	['truncated', 'cut', 'snip', '...', '…'].map((text) => Buffer.from(text)).map((bytes) => [bytes[0], bytes]),
);

/** Whether a sign that a text was truncated begins at this byte: `…`, `...`, or such as `[truncated]` or ` (cut)`. */
export function isCut(reading: Reading, at: number): boolean {
	return isEllipsis(reading, at) || saysCut(reading, byteAt(reading, at) === 0x20 ? at + 1 : at);
}

export function isEllipsis(reading: Reading, at: number): boolean {
	const first = byteAt(reading, at);
	const are = (second: number, third: number) =>
		byteAt(reading, at + 1) === second && byteAt(reading, at + 2) === third;
	return (first === 0x2e && are(0x2e, 0x2e)) || (first === 0xe2 && are(0x80, 0xa6));
}

function saysCut(reading: Reading, at: number): boolean {
	const bracket = byteAt(reading, at);
	if (bracket !== 0x28 && bracket !== 0x3c && bracket !== 0x5b) return false; // ( < [
	const text = IN_BRACKETS.get(toLower(byteAt(reading, at + 1)));
	return text?.every((byte, index) => byte === toLower(byteAt(reading, at + 1 + index))) ?? false;
}

/** -1 behind the end: the arrays may be longer than the text. */
function byteAt({ bytes, length }: Reading, at: number): number {
	return at < length ? (bytes[at] as number) : -1;
}

function toLower(byte: number): number {
	return byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
}
