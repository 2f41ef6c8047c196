import { field } from '../domain/text/json.ts';

/**
 * HTTP status of GitHub's response, or undefined if no response came. Octokit reports a broken connection as a 500 too,
 * so the status only counts if the error contains a response.
 */
export function statusOf(thrown: unknown): number | undefined {
	const { status, response } = (thrown ?? {}) as { status?: unknown; response?: unknown };
	return response !== undefined && typeof status === 'number' ? status : undefined;
}

/** Whether GitHub refused the request, so that it was not carried out. After any other error it may have been. */
export function isRefusal(thrown: unknown): boolean {
	const status = statusOf(thrown) ?? 0;
	return status >= 400 && status < 500;
}

/** Whether a retry may succeed: the connection broke, no usable response came, or GitHub has a server error. */
export function isTransient(thrown: unknown): boolean {
	return !isRefusal(thrown);
}

/** The id of an object in a response of GitHub, or undefined if there is none. */
export function idIn(made: unknown): number | undefined {
	const id = field(made, 'id');
	return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** The most characters of a URL. */
const LONGEST_ADDRESS = 2_000;

/** The URL of the object's page, or undefined if the response has none that may be shown. */
export function pageIn(made: unknown): string | undefined {
	const address = field(made, 'html_url');
	if (typeof address !== 'string' || address.length > LONGEST_ADDRESS || !/^[\x21-\x7e]+$/.test(address))
		return undefined;
	const url = URL.parse(address);
	return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}

/** GitHub lists an object, and says again and again that it is not there. */
export class ListedButGone extends Error {
	readonly status: unknown;
	readonly response: unknown;

	/** @param refusal what the last request for it has thrown. */
	constructor(refusal: unknown) {
		super('GitHub lists what it says is not there', { cause: refusal });
		this.status = field(refusal, 'status');
		this.response = field(refusal, 'response');
	}
}
