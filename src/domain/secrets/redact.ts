import { Automaton } from './automaton.ts';
import { decodeByteLists } from './byte-lists.ts';
import { Clippings } from './clippings.ts';
import { decodeTexts } from './encoded-bytes.ts';
import { isChance } from './facts.ts';
import { formsOf, SHORTEST_FORM } from './forms.ts';
import { findLinkTokens } from './link-tokens.ts';
import { undoNotations } from './notations.ts';
import { emptyReading, type Reading, readText } from './reading.ts';

/** Removes secrets from a text. */
export type Redact = (text: string) => string;

/** The deepest nesting of encodings (base64, hex) that is decoded. In long texts it is only one, to save time. */
const DEEPEST = 2;
/** Characters above which a text counts as long. */
const LONG_TEXT = 65_536;

/**
 * Builds the function through which every sink passes its texts. It finds a secret as it is, in every notation that
 * {@link undoNotations} knows, in base64, in hex and as a list of bytes, and in any nesting of these. If a text was
 * truncated, which `…` shows, it also finds the beginning of a secret before that. The time is linear in the text, for any
 * number of secrets.
 */
export function createRedactor(secrets: Iterable<string>): Redact {
	return createRedactors(secrets).redact;
}

/** As {@link createRedactor}, and one that also removes the tokens of links, whatever they are. */
export function createRedactors(secrets: Iterable<string>): { readonly redact: Redact; readonly redactLinks: Redact } {
	const patterns = [...new Set(secrets)].filter((secret) => secret !== '').flatMap(formsOf);
	const automaton = new Automaton(patterns);
	const clean = (text: string, hasLinkTokens: boolean) => {
		const clippings = new Clippings();
		const isFact = isChance(text);
		const deepest = text.length > LONG_TEXT ? 1 : DEEPEST;
		const first = levelOf(0, Buffer.byteLength(text));
		readText(text, first);
		const read = (reading: Reading, level: number) => {
			const found = clippings.pass();
			const scan = (least: number) =>
				automaton.scan(reading, least, (start, end) => {
					if (level > 0 || !isFact(start, end)) found.add(start, end);
				});
			const decode = (decoder: typeof decodeTexts) => {
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
const levels: Reading[] = [];

function levelOf(level: number, length: number): Reading {
	const capacity = length + 3; // room for a `…` that is added to a decoded text
	const kept = levels[level];
	if (kept !== undefined && kept.bytes.length >= capacity) return kept;
	const made = emptyReading(Math.max(1_024, capacity));
	levels[level] = made;
	return made;
}
