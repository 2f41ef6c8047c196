import { InputFailure } from '../failures/failure.ts';
import type { RawInputs } from './parsers.ts';

/** The fewest characters of a key: redacting a shorter one would also hit ordinary words in ids and results. */
const SHORTEST_KEY = 8;

const ACCEPTED = 'the bare key (printable ASCII without spaces), from a secret';

/** Removes the trailing newlines that come from pasting a key into a secret. */
function trimKey(text: string): string {
	return text.replace(/[\r\n]+$/, '');
}

/** The keys and tokens among the inputs, before they are checked. A key that is too short is refused later. */
export function keysIn(raw: RawInputs, ...tokens: readonly string[]): string[] {
	return [trimKey(raw('api-key')), ...tokens.map((name) => raw(name).trim())].filter(
		({ length }) => length >= SHORTEST_KEY,
	);
}

/**
 * Checks an API key (API §5) and trims it.
 * @param isFork whether the event is of a pull request from a fork.
 * @throws InputFailure that never shows the key.
 */
export function parseApiKey(text: string, isFork = false): string {
	const key = trimKey(text);
	const bad = (problem: string, more = '') => new InputFailure('api-key', problem, `${ACCEPTED}${more}`);
	if (key === '' && isFork)
		throw bad('is empty: this run is for a pull request from a fork, which gets no secrets', ON_FORKS);
	if (key === '')
		throw bad('is empty: the secret that it is set from probably does not exist here, or has another name', ON_FORKS);
	if (/^bearer\s/i.test(key)) throw bad('begins with "Bearer", which the action adds itself');
	if (!/^[\x21-\x7e]+$/.test(key))
		throw bad('contains a space, a line break or another character that is not printable ASCII');
	if (key.length < SHORTEST_KEY) throw bad(`has fewer than ${SHORTEST_KEY} characters`);
	return key;
}

const ON_FORKS =
	'. Pull requests from forks and Dependabot cannot read secrets: skip this step there, or deploy with dry-run';
