import { InputFailure } from '../failures/failure.ts';

const ACCEPTED = 'an https:// address such as https://api.example.com, or http:// on a loopback address for testing';

/**
 * Checks the address of the service and drops a trailing `/`; a path prefix is kept.
 * No message quotes the value, because it may contain a password.
 * @throws InputFailure for anything that could carry the key elsewhere or lose a part of the address.
 */
export function parseBaseUrl(text: string): string {
	const trimmed = text.trim();
	const bad = (problem: string) => new InputFailure('base-url', problem, ACCEPTED);
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
