import type { Redact } from '../../domain/secrets/redact.ts';
import { withoutColours } from '../../domain/text/sanitize.ts';
import { shorten } from '../../domain/text/shorten.ts';

/** Characters of a line of the app's log, and of all lines of one event, that are shown at most. */
const LONGEST_LINE = 2_000;
const LONGEST_MESSAGE = 16_000;

/** Lines of the app's log that a step prints, and characters of all of them. */
export const MOST_LINES = 10_000;
export const MOST_CHARACTERS = 4_000_000;
/** The last lines, which the summary of a failure shows. */
export const LAST_LINES = 20;

/** The lines that an event of the log stands for. Colours and what else steers a terminal are left out. */
export function linesOf(message: string): string[] {
	const plain = withoutColours(shorten(message, LONGEST_MESSAGE));
	return withoutLastBreaks(plain)
		.split(/\r\n|\r|\n/)
		.map((line) => shorten(line, LONGEST_LINE));
}

/** One by one from the end: a pattern would look at every run of breaks again and again. */
function withoutLastBreaks(text: string): string {
	let end = text.length;
	while (end > 0 && /[\r\n]/.test(text[end - 1] as string)) end -= 1;
	return text.slice(0, end);
}

/** Cuts secrets out of lines, those too that go on from one line to the next: then they are fewer lines. */
export function redactLines(lines: readonly string[], redact: Redact): string[] {
	return lines.length === 0 ? [] : redact(lines.join('\n')).split('\n');
}
