import type { Found } from './automaton.ts';
import { endOf, type Reading } from './reading.ts';

/**
 * Finds the tokens of links to replays that nobody knows yet: what follows `jwt=`, as far as the text has no gap there.
 * The time is linear.
 * @param reading a text whose notations are undone.
 */
export function findLinkTokens(reading: Reading, found: Found): void {
	const { bytes, starts, length } = reading;
	for (let at = NAME.length; at < length; at++) {
		if (bytes[at] !== EQUALS || !isNameBefore(bytes, at)) continue;
		let end = at + 1;
		while (end < length && isTokenByte(bytes[end] as number) && starts[end] === endOf(reading, end - 1)) end++;
		if (end > at + 1) found(starts[at + 1] as number, endOf(reading, end - 1));
		at = end - 1;
	}
}

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
