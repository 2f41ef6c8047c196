import { field } from '../domain/text/json.ts';

/**
 * HTTP status of GitHub's response, or undefined where there was none. The library calls a broken connection a 500 too:
 * only an error that holds a response came from GitHub.
 */
export function statusOf(thrown: unknown): number | undefined {
	const { status, response } = (thrown ?? {}) as { status?: unknown; response?: unknown };
	return response !== undefined && typeof status === 'number' ? status : undefined;
}

/** Whether GitHub says that it did not do what was asked. After anything else it may have. */
export function isRefusal(thrown: unknown): boolean {
	const status = statusOf(thrown) ?? 0;
	return status >= 400 && status < 500;
}

/** Whether another try may bring more: the connection broke, no usable response came, or GitHub has a fault of its own. */
export function isTransient(thrown: unknown): boolean {
	return !isRefusal(thrown);
}

/** The id of what GitHub made or lists, or undefined where the response holds none. */
export function idIn(made: unknown): number | undefined {
	const id = field(made, 'id');
	return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Characters of an address. */
const LONGEST_ADDRESS = 2_000;

/** The address of a page for a reader, or undefined where the response holds none that may be shown. */
export function pageIn(made: unknown): string | undefined {
	const address = field(made, 'html_url');
	if (typeof address !== 'string' || address.length > LONGEST_ADDRESS || !/^[\x21-\x7e]+$/.test(address))
		return undefined;
	const url = URL.parse(address);
	return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}
