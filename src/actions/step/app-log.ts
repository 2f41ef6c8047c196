import type { Redact } from '../../domain/secrets/redact.ts';
import { withoutColours } from '../../domain/text/sanitize.ts';
import { shorten } from '../../domain/text/shorten.ts';

/** The most characters shown of one line of the app's log, and of all lines of one event. */
const LONGEST_LINE = 2_000;
const LONGEST_MESSAGE = 16_000;

/** The most lines of the app's log that a step prints, and the most characters in all. */
export const MOST_LINES = 10_000;
export const MOST_CHARACTERS = 4_000_000;
/** How many of the last lines the summary of a failure shows. */
export const LAST_LINES = 20;

/** How many of the last lines are searched for the place of an error, at least where there are as many. */
export const SEARCHED_LINES = 400;

/** Splits a log event into lines. Colours and other terminal control sequences are removed. */
export function linesOf(message: string): string[] {
	const plain = withoutColours(shorten(message, LONGEST_MESSAGE));
	return withoutLastBreaks(plain)
		.split(/\r\n|\r|\n/)
		.map((line) => shorten(line, LONGEST_LINE));
}

/** Removes line breaks at the end. A loop, because a regular expression would take quadratic time on many breaks. */
function withoutLastBreaks(text: string): string {
	let end = text.length;
	while (end > 0 && /[\r\n]/.test(text[end - 1] as string)) end -= 1;
	return text.slice(0, end);
}

/** Redacts lines, including secrets that span several lines; the result may then have fewer lines. */
export function redactLines(lines: readonly string[], redact: Redact): string[] {
	return lines.length === 0 ? [] : redact(lines.join('\n')).split('\n');
}
