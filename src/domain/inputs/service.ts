import { InputFailure } from '../failures/failure.ts';
import { type Form, parseText, type RawInputs } from './parsers.ts';

/** The inputs of every action that calls the service. */
export type ServiceInputs = Readonly<ReturnType<typeof parseServiceInputs>>;

/**
 * @param getsNoSecrets whether the event is of a pull request from a fork, whose runs get none.
 * @param isOptional whether key and address may be empty.
 * @throws InputFailure for the first bad input.
 */
export function parseServiceInputs(raw: RawInputs, getsNoSecrets = false, isOptional = false) {
	const isLeftOut = (name: string) => isOptional && raw(name) === '';
	return {
		apiKey: isLeftOut('api-key') ? '' : parseApiKey(raw('api-key'), getsNoSecrets),
		/** Without a trailing slash. */
		baseUrl: isLeftOut('base-url') ? '' : parseBaseUrl(raw('base-url')),
		...parseProject(raw),
	};
}

/** The fewest characters of a key: redacting a shorter one would also hit ordinary words in ids and results. */
const SHORTEST_KEY = 8;

/** Removes the trailing newlines that come from pasting a key into a secret. */
function trimKey(text: string): string {
	return text.replace(/[\r\n]+$/, '');
}

/** The key and the token among the inputs, before they are checked. A key that is too short is refused later. */
export function keysIn(raw: RawInputs): string[] {
	return [trimKey(raw('api-key')), raw('github-token').trim()].filter(({ length }) => length >= SHORTEST_KEY);
}

const KEY = 'the bare key (printable ASCII without spaces), from a secret';
const ON_FORKS =
	'. Pull requests from forks and Dependabot cannot read secrets: skip this step there, or deploy with dry-run';

/**
 * Checks an API key (API §5) and trims it.
 * @param getsNoSecrets as above.
 * @throws InputFailure that never shows the key.
 */
export function parseApiKey(text: string, getsNoSecrets = false): string {
	const key = trimKey(text);
	const bad = (problem: string, more = '') => new InputFailure('api-key', problem, `${KEY}${more}`);
	if (key === '' && getsNoSecrets)
		throw bad('is empty: this run is for a pull request from a fork, which gets no secrets', ON_FORKS);
	if (key === '')
		throw bad('is empty: the secret that it is set from probably does not exist here, or has another name', ON_FORKS);
	if (/^bearer\s/i.test(key)) throw bad('begins with "Bearer", which the action adds itself');
	if (!/^[\x21-\x7e]+$/.test(key))
		throw bad('contains a space, a line break or another character that is not printable ASCII');
	if (key.length < SHORTEST_KEY) throw bad(`has fewer than ${SHORTEST_KEY} characters`);
	return key;
}

const ADDRESS = 'an https:// address such as https://api.example.com, or http:// on a loopback address for testing';

/**
 * Checks the address of the service and drops a trailing `/`; a path prefix is kept.
 * No message quotes the value, because it may contain a password.
 * @throws InputFailure for anything that could carry the key elsewhere or lose a part of the address.
 */
export function parseBaseUrl(text: string): string {
	const trimmed = text.trim();
	const bad = (problem: string) => new InputFailure('base-url', problem, ADDRESS);
	if (trimmed === '') throw bad('is empty: the variable or secret that it is set from probably does not exist here');
	if (/[\s\p{Cc}]/u.test(trimmed)) throw bad('contains whitespace or a control character');
	if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)) throw bad('has no scheme');
	const url = URL.parse(trimmed);
	if (url === null) throw bad('is not a valid address');
	if (url.username !== '' || url.password !== '') throw bad('contains a user name or password');
	if (/[?#]/.test(trimmed)) throw bad('contains a query or a fragment');
	const isPlain = url.protocol === 'http:';
	if (isPlain && !isLoopback(url.hostname))
		throw bad('is plain http, which would send the key and the package unprotected');
	if (url.protocol !== 'https:' && !isPlain) throw bad(`has the scheme "${url.protocol}//"`);
	const address = url.href.replace(/\/+$/, '');
	if (address.endsWith('/deployments')) throw bad('ends with /deployments, which the action adds itself');
	return address;
}

/** Whether a host name (in the form of `URL.hostname`) is this machine itself. */
export function isLoopback(hostname: string): boolean {
	return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/**
 * The project that requests are about, for keys that reach several; '' for none. At most one of the two is given.
 * @throws InputFailure for what a header cannot hold. It quotes nothing: somebody may have given a key in its place.
 */
export function parseProject(raw: RawInputs) {
	/** Its id or its name. */
	const project = parseText(raw, 'project', header('the id or the name of a project'));
	const projectId = parseText(raw, 'project-id', header('the id of a project'));
	const accepted = 'the id or name of a project, and leave "project-id" empty';
	if (project !== '' && projectId !== '')
		throw new InputFailure('project', 'cannot be combined with "project-id"', accepted);
	return { project, projectId };
}

const header = (what: string): Form => ({
	fits: (text) => /^[\x20-\x7e]{0,128}$/.test(text),
	accepted: `${what}, at most 128 characters`,
	problem: 'is not one short line of printable ASCII',
});
