import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import apiRequest from 'undici/lib/api/api-request.js';
import { allowLarger } from './socket-rules.ts';

// Imports only the parts of undici that a request needs. Its index also loads fetch, web sockets, caches and mocks,
// which takes longer than all the work of a small deploy.
export { default as Agent } from 'undici/lib/dispatcher/agent.js';

/** A response whose body has not been read yet. */
export interface OpenResponse {
	readonly status: number;
	/** Keyed by lower-case name; of several lines the first, but for those of {@link JOINED}. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Readable;
}

export type RequestOptions = Omit<Dispatcher.RequestOptions, 'origin' | 'path' | 'signal'> & {
	readonly signal: AbortSignal;
	/** Bytes of the largest body that is read, where that is more than usual. */
	readonly largest?: number | undefined;
};

/**
 * Sends a request, and resolves with the headers of its response. Redirects are not followed.
 * @throws the signal's reason as soon as the signal is aborted; any error of undici.
 */
export async function openResponse(
	url: string,
	dispatcher: Dispatcher,
	{ largest, ...options }: RequestOptions,
): Promise<OpenResponse> {
	options.signal.throwIfAborted();
	const { origin, pathname, search } = new URL(url);
	const path = `${pathname}${search}`;
	if (largest !== undefined) allowLarger(path, largest);
	const asking = apiRequest.call(dispatcher, { ...options, origin, path });
	const { statusCode, headers, body } = await Promise.race([asking, aborted(options.signal)]);
	const read = Object.entries(headers).map(([name, value]) => [name, headerValue(name, value)]);
	return { status: statusCode, headers: Object.fromEntries(read), body };
}

/** Headers of which each line counts: what a list or a new record is, may be said on any of them. */
const JOINED = ['link', 'x-has-more', 'x-total-count', 'content-range', 'age', 'location', 'content-location'];

/** Several lines of one name are one list (RFC 9110 §5.3), separated by a comma and a blank. */
function headerValue(name: string, value: string | string[] | undefined): string {
	const lines = [value ?? []].flat();
	return (JOINED.includes(name) ? lines.join(', ') : lines[0]) ?? '';
}

/** Rejects once the signal is aborted. undici itself would first wait until connecting has succeeded or failed. */
function aborted(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
}
