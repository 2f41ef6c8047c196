import { InputFailure } from '../failures/failure.ts';
import { isId } from '../records/id.ts';
import { count } from '../text/format.ts';

/** Returns an input as the runner passes it, untrimmed; '' if it has neither value nor default. */
export type RawInputs = (name: string) => string;

/** What the text of an input must be. */
export interface Form {
	readonly fits: (text: string) => boolean;
	/** The end of `Set it to …`. */
	readonly accepted: string;
	/** What is wrong with a text that does not fit, without the text where that may be secret; by default it is quoted. */
	readonly problem?: string;
}

/** Reads an input without the blanks around it; its default where it is empty. */
export function parseText(raw: RawInputs, name: string, { fits, accepted, problem }: Form, byDefault = ''): string {
	const text = raw(name).trim() || byDefault;
	if (fits(text)) return text;
	const shown = text === '' ? 'is missing' : `is "${text.slice(0, 200)}"`;
	throw new InputFailure(name, problem ?? shown, accepted);
}

/** An id of the service. */
export const ID: Form = {
	fits: isId,
	accepted: 'the id as the service gave it: 1 to 128 letters, digits, "-" and "_"',
};

/** Parses a boolean in the runner's spellings. */
export function parseBoolean(raw: RawInputs, name: string, byDefault = false): boolean {
	const fits = (text: string) => /^(?:true|True|TRUE|false|False|FALSE)$/.test(text);
	return /^t/i.test(parseText(raw, name, { fits, accepted: 'true or false' }, `${byDefault}`));
}

/** Parses one of several words, of which the first is the default. */
export function parseChoice<T extends string>(raw: RawInputs, name: string, choices: readonly [T, ...T[]]): T {
	const fits = (text: string) => choices.some((choice) => choice === text);
	return parseText(raw, name, { fits, accepted: choices.join(', ') }, choices[0]) as T;
}

/** The bounds of a number and, if it may be empty, its default. */
interface NumberRule {
	readonly least: number;
	readonly most: number;
	readonly default?: number;
}

/** Parses a number in decimal digits, without sign or exponent: a whole one, unless another form is given. */
export function parseNumber(
	raw: RawInputs,
	name: string,
	{ least, most, default: byDefault }: NumberRule,
	form = /^\d{1,9}$/,
	what = 'a whole number',
): number {
	const fits = (text: string) => form.test(text) && Number(text) >= least && Number(text) <= most;
	return Number(parseText(raw, name, { fits, accepted: `${what} from ${least} to ${most}` }, `${byDefault ?? ''}`));
}

/**
 * Parses seconds with up to three decimals. Bounds and default are in seconds too.
 * @returns milliseconds.
 */
export function parseSeconds(raw: RawInputs, name: string, rule: NumberRule): number {
	return parseNumber(raw, name, rule, /^\d{1,9}(?:\.\d{1,3})?$/, 'a number of seconds') * 1_000;
}

/**
 * Checks the text of an input that is one line.
 * @param longest characters.
 */
export function parseLine(text: string, name: string, longest: number): string {
	const bad = (problem: string) => new InputFailure(name, problem, `one line of at most ${longest} characters`);
	if (/\p{Cc}/u.test(text)) throw bad('contains a line break or another control character');
	if (text.length > longest) throw bad(`is ${count(text.length, 'character')} long`);
	return text;
}

/** What the input `entrypoint` accepts. */
export const ENTRYPOINT = 'the path of the entry file inside "directory", with forward slashes, such as src/app.ts';
