import { InputFailure } from '../failures/failure.ts';
import { isId } from '../records/id.ts';
import { count } from '../text/format.ts';

/** Returns an input as the runner passes it, untrimmed; '' if it has neither value nor default. */
export type RawInputs = (name: string) => string;

/**
 * Parses an input that may be quoted, without the blanks around it.
 * @param read undefined for what is not accepted.
 */
function parse<T>(raw: RawInputs, name: string, accepted: string, read: (text: string) => T | undefined): T {
	const text = raw(name).trim();
	const value = read(text);
	if (value !== undefined) return value;
	throw new InputFailure(name, text === '' ? 'is missing' : `is "${text.slice(0, 200)}"`, accepted);
}

/** Parses a boolean in the runner's spellings; empty means the default. */
export function parseBoolean(raw: RawInputs, name: string, byDefault = false): boolean {
	return parse(raw, name, 'true or false', (text) => {
		if (text === '') return byDefault;
		if (/^(?:true|True|TRUE)$/.test(text)) return true;
		return /^(?:false|False|FALSE)$/.test(text) ? false : undefined;
	});
}

/** Parses one of several words; empty means the first. */
export function parseChoice<T extends string>(raw: RawInputs, name: string, choices: readonly [T, ...T[]]): T {
	return parse(raw, name, choices.join(', '), (text) =>
		text === '' ? choices[0] : choices.find((choice) => choice === text),
	);
}

/** The bounds of a number and, if it may be empty, its default. */
interface NumberRule {
	readonly least: number;
	readonly most: number;
	readonly default?: number;
}

/** Parses a whole number in decimal digits, without sign, exponent or fraction. */
export function parseInteger(raw: RawInputs, name: string, rule: NumberRule): number {
	return parseNumber(raw, name, rule, { form: /^\d{1,9}$/, what: 'a whole number' });
}

/**
 * Parses seconds with up to three decimals. Bounds and default are in seconds too.
 * @returns milliseconds.
 */
export function parseSeconds(raw: RawInputs, name: string, rule: NumberRule): number {
	return parseNumber(raw, name, rule, { form: /^\d{1,9}(?:\.\d{1,3})?$/, what: 'a number of seconds' }) * 1_000;
}

function parseNumber(
	raw: RawInputs,
	name: string,
	{ least, most, default: byDefault }: NumberRule,
	{ form, what }: { readonly form: RegExp; readonly what: string },
): number {
	return parse(raw, name, `${what} from ${least} to ${most}`, (text) => {
		if (text === '') return byDefault;
		const value = Number(text);
		return form.test(text) && value >= least && value <= most ? value : undefined;
	});
}

/** Parses an input that is an id. */
export function parseId(raw: RawInputs, name: string): string {
	const accepted = 'the id as the service gave it: 1 to 128 letters, digits, "-" and "_"';
	return parse(raw, name, accepted, (text) => (isId(text) ? text : undefined));
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Parses an input that is an id in the form of a UUID (API §4.3). */
export function parseUuid(raw: RawInputs, name: string): string {
	const accepted = 'a UUID such as 1b4e28ba-2fa1-11d2-883f-0016d3cca427';
	return parse(raw, name, accepted, (text) => (UUID.test(text) ? text : undefined));
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
