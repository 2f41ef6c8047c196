import { InputFailure } from '../failures/failure.ts';

/** The fewest characters of a key: redacting a shorter one would also hit ordinary words in ids and results. */
export const SHORTEST_KEY = 8;

const ACCEPTED = 'the bare key, printable ASCII without blanks, from a secret of the repository';

/** Removes the trailing newlines that come from pasting a key into a secret. */
export function trimKey(text: string): string {
	return text.replace(/[\r\n]+$/, '');
}

/**
 * Checks an API key (API §5) and trims it.
 * @param onForks advice for runs without secrets.
 * @throws InputFailure that never shows the key.
 */
export function parseApiKey(text: string, onForks = 'use dry-run there'): string {
	const key = trimKey(text);
	const bad = (problem: string, accepted = ACCEPTED) => new InputFailure('api-key', problem, accepted);
	if (key === '') {
		throw bad(
			'is empty',
			`${ACCEPTED}. Secrets are not available to pull requests from forks and to Dependabot: ${onForks}`,
		);
	}
	if (/^bearer\s/i.test(key)) throw bad('begins with "Bearer": the action adds that itself');
	if (/[\r\n]/.test(key)) throw bad('holds a newline');
	if (/\s/.test(key)) throw bad('holds a blank');
	if (!/^[\x21-\x7e]+$/.test(key)) throw bad('holds a character that is not printable ASCII');
	if (key.length < SHORTEST_KEY) throw bad(`has fewer than ${SHORTEST_KEY} characters`);
	return key;
}
