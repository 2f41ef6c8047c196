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
