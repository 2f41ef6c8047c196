import { stripVTControlCharacters } from 'node:util';
import { shorten } from './shorten.ts';

/**
 * A text of the service's JSON, or '' where it is none. Colours are left out: one in the midst of a secret would hide it.
 * @param longest characters that are kept.
 */
export function plainText(value: unknown, longest: number): string {
	return typeof value === 'string' ? shorten(stripVTControlCharacters(value), longest) : '';
}

/**
 * Text from outside (the service, file names), made fit for one line of a log: control and bidirectional characters
 * become visible escapes, so that no line can be forged or reordered.
 */
export function oneLine(text: string): string {
	return text.replace(
		/[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu,
		(character) => ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': ' ' };

/**
 * A line in which the runner finds no command. It reads `::name::` after leading white space, and the old form
 * `##[name]` anywhere in a line: a zero-width space breaks both and shows nothing.
 */
export function withoutCommands(line: string): string {
	return line.replaceAll('##[', '#\u200b#[').replace(/^(\s*):(?=:)/u, '$1:\u200b');
}
