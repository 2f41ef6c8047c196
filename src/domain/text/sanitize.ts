import { shorten } from './shorten.ts';

/**
 * A text of the service's JSON, or '' where it is none. Colours are left out: one in the midst of a secret would hide it.
 * @param longest characters that are kept.
 */
export function plainText(value: unknown, longest: number): string {
	return typeof value === 'string' ? shorten(withoutColours(value), longest) : '';
}

/**
 * A text without what steers a terminal. Node's own function takes time that grows with the square of a text of
 * beginnings; here no search goes beyond the next escape.
 */
export function withoutColours(text: string): string {
	return text.replace(TERMINAL_STRINGS, '').replace(TERMINAL_CONTROLS, '');
}

/** Such as links and titles (ECMA-48, OSC): to their end. */
const TERMINAL_STRINGS = /(?:\u001b\]|\u009d)[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)/g;
/** Such as colours and movements of the cursor (ECMA-48, CSI). */
const TERMINAL_CONTROLS = /[\u001b\u009b][[\]()#;?]*(?:\d{1,4}(?:;\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]/g;

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
