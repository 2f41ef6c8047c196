import { InputFailure } from '../failures/failure.ts';

/** Characters: a shorter key would be a word, and cutting it out of ids and results would ruin them. */
export const SHORTEST_KEY = 8;

const ACCEPTED = 'the bare key, printable ASCII without blanks, from a secret of the repository';

/** An API key without the newlines that come from pasting it into a secret. */
export function trimKey(text: string): string {
	return text.replace(/[\r\n]+$/, '');
}

/**
 * Checks an API key (API §5) and trims it.
 * @param onForks what to do where there are no secrets.
 * @throws InputFailure that never shows the key.
 */
export function parseApiKey(text: string, onForks = 'use dry-run there'): string {
	const key = trimKey(text);
	const bad = (problem: string, accepted = ACCEPTED) => new InputFailure('api-key', problem, accepted);
	if (key === '') {
		throw bad(
			'is empty',
			`${ACCEPTED}. Secrets are not there for pull requests from forks and for Dependabot: ${onForks}`,
		);
	}
	if (/^bearer\s/i.test(key)) throw bad('begins with "Bearer": the action adds that itself');
	if (/[\r\n]/.test(key)) throw bad('holds a newline');
	if (/\s/.test(key)) throw bad('holds a blank');
	if (!/^[\x21-\x7e]+$/.test(key)) throw bad('holds a character that is not printable ASCII');
	if (key.length < SHORTEST_KEY) throw bad(`has fewer than ${SHORTEST_KEY} characters`);
	return key;
}
