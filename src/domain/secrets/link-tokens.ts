import type { Found } from './automaton.ts';
import { endOf, type Reading } from './reading.ts';

/**
 * Finds the tokens of links to replays that nobody knows yet: what follows `jwt=`, as far as the text has no gap there. A
 * token that goes on after blanks, because what printed it has wrapped its lines, is found to its end. The time is linear.
 * @param text the text that the reading is of.
 * @param reading its notations are undone.
 */
export function findLinkTokens(text: string, reading: Reading, found: Found): void {
	const { bytes, starts, length } = reading;
	for (let at = NAME.length; at < length; at++) {
		if (bytes[at] !== EQUALS || !isNameBefore(bytes, at)) continue;
		const from = at + 1;
		let end = isJoined(reading, from) ? endOfRun(reading, from, isTokenByte) : from;
		let dots = dotsIn(bytes, from, end);
		for (;;) {
			const next = endOfNext(text, reading, end, isWebToken(bytes, from, end) && dots < 2);
			if (next === end) break;
			dots += dotsIn(bytes, end, next);
			end = next;
		}
		if (end > from) found(starts[from] as number, endOf(reading, end - 1));
		at = end - 1;
	}
}

/** Index after the bytes of a kind that follow each other in the text without a gap. */
function endOfRun(reading: Reading, from: number, isOne: (byte: number) => boolean): number {
	const { bytes, length } = reading;
	let end = from;
	while (end < length && isOne(bytes[end] as number) && (end === from || isJoined(reading, end))) end++;
	return end;
}

/** Whether nothing stands in the text between a byte and the one before it. */
function isJoined(reading: Reading, at: number): boolean {
	return reading.starts[at] === endOf(reading, at - 1);
}

/** The fewest bytes after a blank that go on with a token: fewer may be a word. */
const SHORTEST_PIECE = 16;

/**
 * Index after the next piece of a token that ends before `end`, where blanks follow it there, or a shell's backslash: what
 * has so many digits of base64 on end, or whatever comes where the token lacks a part. `end` where there is none.
 */
function endOfNext(text: string, reading: Reading, end: number, isUnfinished: boolean): number {
	const { bytes, starts, length } = reading;
	if (end === length || isJoined(reading, end)) return end;
	if (!/^[\s\\]*$/.test(text.slice(endOf(reading, end - 1), starts[end]))) return end;
	const next = endOfRun(reading, end, isDigit);
	const isWhole = next === length || !isJoined(reading, next) || ENDS.has(bytes[next] as number);
	return isWhole && (isUnfinished || next - end >= SHORTEST_PIECE) ? next : end;
}

/** Whether it begins as a JSON Web Token (RFC 7519), which has three parts. */
function isWebToken(bytes: Uint8Array, from: number, end: number): boolean {
	return end - from >= START.length && START.every((byte, nth) => bytes[from + nth] === byte);
}

/** `{"` in base64. */
const START = Buffer.from('eyJ');

function dotsIn(bytes: Uint8Array, from: number, end: number): number {
	let dots = 0;
	for (let at = from; at < end; at++) if (bytes[at] === 0x2e) dots++;
	return dots;
}

/** A digit of base64 (RFC 4648 §5), or what stands between the parts of a token. */
function isDigit(byte: number): boolean {
	return DIGITS[byte] === 1;
}

const DIGITS = Uint8Array.from({ length: 256 }, (_, byte) => (/[\w.-]/.test(String.fromCharCode(byte)) ? 1 : 0));

const NAME = Buffer.from('jwt');
const EQUALS = 0x3d;
/** Set in the lower case of a letter. */
const LOWER = 0x20;
/** What ends a parameter, or the text around the link: markup, JSON, a sentence in brackets. */
const ENDS = new Set(Buffer.from('&#;"\'`<>()[]{}|,\\'));

function isNameBefore(bytes: Uint8Array, at: number): boolean {
	return NAME.every((letter, nth) => ((bytes[at - NAME.length + nth] as number) | LOWER) === letter);
}

function isTokenByte(byte: number): boolean {
	return byte > 0x20 && byte < 0x7f && !ENDS.has(byte);
}
