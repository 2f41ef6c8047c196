import { parse as parseDotenv } from 'dotenv'; // the de-facto dotenv grammar: quotes, escapes, comments
import { visit } from 'jsonc-parser'; // JSON.parse does not report a key that is given twice
import { InputFailure } from '../../../domain/failures/failure.ts';
import { isObject, parseJson } from '../../../domain/text/json.ts';

/** Variables that the service itself sets, whatever is given. */
export const SET_BY_SERVICE: readonly string[] = ['KERNEL_API_KEY', 'KERNEL_BASE_URL', 'ENTRYPOINT_RELPATH'];

/** Environment variables in the order given. They are pairs and not an object, because a name may be `__proto__`. */
export type EnvVars = readonly (readonly [name: string, value: string])[];

const ACCEPTED = 'dotenv lines (NAME=value) or one JSON object whose values are strings';

/**
 * Reads the input `env-vars`: a JSON object where it begins with `{` or `[`, dotenv lines otherwise.
 * @throws InputFailure that names the line or the variable, never a value.
 */
export function parseEnvVars(text: string): EnvVars {
	const vars = /^\s*[[{]/.test(text) || text.trim() === 'null' ? fromJson(text) : fromDotenv(text);
	const seen = new Set<string>();
	for (const [name, value] of vars) {
		if (name === '') throw bad('holds a variable with an empty name');
		if (/[=\0]/.test(name)) throw bad('holds a variable whose name contains "=" or NUL');
		if (!name.isWellFormed()) throw bad('holds a variable whose name is not well-formed Unicode (a lone surrogate)');
		if (seen.has(name)) throw bad(`sets "${name}" twice`);
		if (!value.isWellFormed()) throw bad(`sets "${name}" to text that is not well-formed Unicode (a lone surrogate)`);
		if (value.includes('\0')) throw bad(`sets "${name}" to a text with a NUL character`);
		seen.add(name);
	}
	return vars;
}

function fromJson(text: string): EnvVars {
	const value = parseJson(text);
	if (value === undefined) throw bad('begins like JSON but does not parse');
	if (!isObject(value)) throw bad('is JSON but not an object');
	for (const [name, entry] of Object.entries(value)) {
		if (typeof entry !== 'string') throw bad(`sets "${name}" to ${kindOf(entry)} where a string is needed`);
	}
	const repeated = repeatedKey(text);
	if (repeated !== undefined) throw bad(`sets "${repeated}" twice`);
	return Object.entries(value) as [string, string][];
}

function repeatedKey(text: string): string | undefined {
	const seen = new Set<string>();
	let repeated: string | undefined;
	visit(text, {
		onObjectProperty: (name, _offset, _length, _line, _column, path) => {
			if (path().length > 0) return;
			if (seen.has(name)) repeated ??= name;
			seen.add(name);
		},
	});
	return repeated;
}

/**
 * Reads one statement at a time, so that a line that is not an assignment is an error instead of being dropped. The
 * name is read here, because dotenv drops `__proto__` and the first of two equal names; dotenv reads the value.
 */
function fromDotenv(text: string): EnvVars {
	const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
	const vars: [string, string][] = [];
	for (let at = 0; at < lines.length; at++) {
		const first = lines[at] as string;
		if (/^\s*(?:#|$)/.test(first)) continue;
		const assignment = /^\s*(?:export\s+)?([^=]*?)\s*=(.*)$/s.exec(first);
		if (assignment === null) throw bad(`is wrong on line ${at + 1}: it is not NAME=value`);
		const [, name = '', rest = ''] = assignment;
		if (/\s/.test(name)) throw bad(`is wrong on line ${at + 1}: the name holds a blank`);
		const start = at;
		let statement = rest;
		const unclosed = () => bad(`is wrong on line ${start + 1}: it opens a quote that is never closed`);
		while (isOpenQuote(statement)) {
			at++;
			if (at >= lines.length) throw unclosed();
			statement += `\n${lines[at]}`;
		}
		// The quote found further down belongs to another assignment: dotenv would keep the first line and lose the others.
		if (at > start && keepsQuote(statement)) throw unclosed();
		vars.push([name, unquoted(statement)]);
	}
	return vars;
}

function unquoted(statement: string): string {
	return parseDotenv(`V=${statement}`).V ?? '';
}

/** Whether a value opens a quote and does not close it: dotenv then keeps the quote as a character. */
function isOpenQuote(statement: string): boolean {
	const quote = openingQuote(statement);
	return quote !== undefined && keepsQuote(statement) && !closes(statement, quote);
}

function keepsQuote(statement: string): boolean {
	const quote = openingQuote(statement);
	return quote !== undefined && unquoted(statement).startsWith(quote);
}

function openingQuote(statement: string): string | undefined {
	return /^\s*(["'`])/.exec(statement)?.[1];
}

function closes(statement: string, quote: string): boolean {
	return statement.trimStart().slice(1).replaceAll(`\\${quote}`, '').includes(quote);
}

function kindOf(value: unknown): string {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'an array';
	return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function bad(problem: string): InputFailure {
	return new InputFailure('env-vars', problem, ACCEPTED);
}
