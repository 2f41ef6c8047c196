import { shorten } from './shorten.ts';

/**
 * Reads a text from the service's JSON; '' if the value is not a text. Colours are removed, because a colour sequence
 * inside a secret would hide it from redaction.
 * @param longest the most characters that are kept: by default what no name and no version reaches, for these are compared.
 */
export function plainText(value: unknown, longest = 4_000): string {
	return typeof value === 'string' ? shorten(withoutColours(value), longest) : '';
}

/**
 * Removes terminal control sequences. Node's own function takes quadratic time on a text full of unfinished sequences;
 * here no search goes beyond the next escape.
 */
export function withoutColours(text: string): string {
	return text.replace(TERMINAL_STRINGS, '').replace(TERMINAL_CONTROLS, '');
}

/** Sequences such as links and titles (ECMA-48, OSC), up to their end. */
const TERMINAL_STRINGS = /(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)/g;
/** Sequences such as colours and cursor movements (ECMA-48, CSI). */
const TERMINAL_CONTROLS = /[\u001b\u009b][[\]()#;?]*(?:\d{1,4}(?:;\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]/g;

/**
 * Sanitizes external text (from the service, file names) for one line of a log. Control and bidirectional characters
 * become visible escapes, so that lines cannot be forged or reordered.
 */
export function oneLine(text: string): string {
	return text.replace(
		/[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu,
		(character) => ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': ' ' };

/**
 * Makes sure that the runner finds no command in a line. The runner reads `::name::` after leading white space, and the
 * old form `##[name]` anywhere in a line. An invisible zero-width space breaks both.
 */
export function withoutCommands(line: string): string {
	return line.replaceAll('##[', '#\u200b#[').replace(/^(\s*):(?=:)/u, '$1:\u200b');
}
