import { Automaton } from './automaton.ts';
import { Clippings } from './clippings.ts';
import { decodeTexts } from './encoded-bytes.ts';
import { isChance } from './facts.ts';
import { formsOf, SHORTEST_FORM } from './forms.ts';
import { undoNotations } from './notations.ts';
import { emptyReading, type Reading, readText } from './reading.ts';

/** Cuts secrets out of a text. */
export type Redact = (text: string) => string;

/** Encodings (base64, hex) in one another that are undone: two, in a longer text one, which keeps the time short. */
const DEEPEST = 2;
/** Characters of a longer text. */
const LONG_TEXT = 65_536;

/**
 * Builds the function that every sink passes its texts through. A secret is found as it is, and in every notation that
 * {@link undoNotations} knows, in base64 and in hex, each within any other. Where a text was cut to length, which `…`
 * shows, the beginning of a secret is found before that. The time is linear in the text, whatever the number of secrets.
 */
export function createRedactor(secrets: Iterable<string>): Redact {
	const patterns = [...new Set(secrets)].filter((secret) => secret !== '').flatMap(formsOf);
	if (patterns.length === 0) return (text) => text;
	const automaton = new Automaton(patterns);
	return (text) => {
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
			scan(level === 0 ? 1 : SHORTEST_FORM);
			found.next();
			undoNotations(reading);
			scan(SHORTEST_FORM);
			if (level < deepest && reading.length >= SHORTEST_FORM)
				decodeTexts(reading, levelOf(level + 1, reading.length), (piece) => read(piece, level + 1));
		};
		read(first, 0);
		return clippings.cutOutOf(text);
	};
}

/** One reading for each level of encodings, used again and again: texts are many, and one is looked at at a time. */
const levels: Reading[] = [];

function levelOf(level: number, length: number): Reading {
	const capacity = length + 3; // a cut may be added to a text of an encoding
	const kept = levels[level];
	if (kept !== undefined && kept.bytes.length >= capacity) return kept;
	const made = emptyReading(Math.max(1_024, capacity));
	levels[level] = made;
	return made;
}
