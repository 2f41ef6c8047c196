import { InputFailure } from '../failures/failure.ts';

/** An input as the runner hands it over, untrimmed. No value and no default is ''. */
export type RawInputs = (name: string) => string;

/** The runner's own spelling of booleans; empty is the default. */
export function parseBoolean(raw: RawInputs, name: string, byDefault = false): boolean {
	const text = raw(name).trim();
	if (text === '') return byDefault;
	if (/^(?:true|True|TRUE)$/.test(text)) return true;
	if (/^(?:false|False|FALSE)$/.test(text)) return false;
	throw new InputFailure(name, `is "${text}"`, 'true or false');
}

/** One of a few words; empty is the first. */
export function parseChoice<T extends string>(raw: RawInputs, name: string, choices: readonly [T, ...T[]]): T {
	const text = raw(name).trim();
	if (text === '') return choices[0];
	const choice = choices.find((candidate) => candidate === text);
	if (choice === undefined) throw new InputFailure(name, `is "${text}"`, choices.join(', '));
	return choice;
}

/** The bounds of a number and, where it may be left empty, its default. */
export interface NumberRule {
	readonly least: number;
	readonly most: number;
	readonly default?: number;
}

/** A whole number in decimal digits: no sign, no exponent, no fraction. */
export function parseInteger(raw: RawInputs, name: string, rule: NumberRule): number {
	const text = raw(name).trim();
	if (text === '' && rule.default !== undefined) return rule.default;
	const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
	if (value >= rule.least && value <= rule.most) return value;
	throw new InputFailure(name, problemOf(text), `a whole number from ${rule.least} to ${rule.most}`);
}

/**
 * Seconds, with up to three decimals. Bounds and default are in seconds too.
 * @returns milliseconds.
 */
export function parseSeconds(raw: RawInputs, name: string, rule: NumberRule): number {
	const text = raw(name).trim();
	if (text === '' && rule.default !== undefined) return rule.default * 1_000;
	const value = /^\d{1,9}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
	if (value >= rule.least && value <= rule.most) return value * 1_000;
	throw new InputFailure(name, problemOf(text), `a number of seconds from ${rule.least} to ${rule.most}`);
}

function problemOf(text: string): string {
	return text === '' ? 'is missing' : `is "${text}"`;
}
