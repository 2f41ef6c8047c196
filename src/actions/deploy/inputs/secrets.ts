import { SHORTEST_KEY, trimKey } from '../../../domain/inputs/api-key.ts';
import type { RawInputs } from '../../../domain/inputs/parsers.ts';
import { isObject, parseJson } from '../../../domain/text/json.ts';
import { parseEnvVars } from './env-vars.ts';

/**
 * The secrets among the inputs. They are collected before any input is checked, so that they are masked even when
 * another input is bad. Keys and tokens count from 8 characters on: a shorter key is refused, and tokens are longer.
 */
export function secretsOfDeploy(raw: RawInputs): { always: string[]; ifLong: string[] } {
	const always = [trimKey(raw('api-key')), raw('github-token').trim()].filter(({ length }) => length >= SHORTEST_KEY);
	return { always, ifLong: [...envValues(raw('env-vars')), ...authValues(parseJson(raw('source')))] };
}

function envValues(text: string): string[] {
	try {
		return parseEnvVars(text).map(([, value]) => value);
	} catch {
		return []; // parseEnvVars reports the problem later, without quoting a value
	}
}

/** What is secret in the source: all strings below `auth`, and user names and passwords in addresses. */
function authValues(source: unknown): string[] {
	if (!isObject(source)) return [];
	return [...textsIn(source.auth), ...textsIn(source).flatMap(userInfo)];
}

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** User name and password of an address, as they are and decoded: either may be a token. */
function userInfo(text: string): string[] {
	const [, user = '', password = ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#:@]*):?([^/?#@]*)@/i.exec(text.trim()) ?? [];
	return [user, password].flatMap((one) => [one, decoded(one)]).filter((one) => one !== '');
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
