import { SHORTEST_KEY, trimKey } from '../../../domain/inputs/api-key.ts';
import type { RawInputs } from '../../../domain/inputs/parsers.ts';
import { decoded } from '../../../domain/text/decoded.ts';
import { isObject, parseJson } from '../../../domain/text/json.ts';
import { parseEnvVars } from './env-vars.ts';

/**
 * The secrets among the inputs. They are collected before any input is checked, so that they are masked even when
 * another input is bad. Keys and tokens count from 8 characters on: a shorter key is refused, and tokens are longer.
 */
export function secretsOfDeploy(raw: RawInputs): { always: string[]; ifLong: string[] } {
	const always = [trimKey(raw('api-key')), raw('github-token').trim()].filter(({ length }) => length >= SHORTEST_KEY);
	return { always, ifLong: [...envValues(raw('env-vars')), ...sourceValues(parseJson(raw('source')))] };
}

function envValues(text: string): string[] {
	try {
		return parseEnvVars(text).flatMap(([, value]) => [value, ...partsOf(value)]);
	} catch {
		return []; // parseEnvVars reports the problem later, without quoting a value
	}
}

/** What is secret in a value by itself, as a driver may print it: an address's password, a field such as `private_key`. */
function partsOf(value: string): string[] {
	const [user, password] = userAndPassword(value);
	return [
		...[password || user].flatMap(bothForms),
		...secretParameters(value),
		...secretFields(parseJson(value)).flatMap((text) => [text, ...partsOf(text)]),
	];
}

/** Words in the names of fields, and of an address's parameters, whose values are secret. */
const SECRET_NAME = /auth(?!ors?$)|token|secret|passw|credential|signature|^sig$|(?:api|access|private)[-_]?key/i;

/**
 * What is secret in the source: all strings below a field such as `auth`, and in addresses user names, passwords, and
 * parameters such as those of a link that is signed.
 */
function sourceValues(source: unknown): string[] {
	if (!isObject(source)) return [];
	return [
		...secretFields(source),
		...textsIn(source).flatMap((text) => [...userAndPassword(text).flatMap(bothForms), ...secretParameters(text)]),
	];
}

function secretFields(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, one]) => (SECRET_NAME.test(name) ? textsIn(one) : secretFields(one)));
}

function secretParameters(text: string): string[] {
	const all = [...(URL.parse(text.trim())?.searchParams ?? [])];
	return all.filter(([name]) => SECRET_NAME.test(name)).map(([, value]) => value);
}

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** User name and password of an address: either may be a token. '' for none. */
function userAndPassword(text: string): [user: string, password: string] {
	const [, user = '', password = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#:@]*):?([^/?#@]*)@/i.exec(text.trim()) ?? [];
	return [user, password];
}

/** As it is written in an address, and decoded. */
function bothForms(text: string): string[] {
	return text === '' ? [] : [text, decoded(text)];
}
