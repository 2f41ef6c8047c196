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
	/** Keyed by lower-case name; only the first value of each. */
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
	const first = Object.entries(headers).map(([name, value]) => [name, (Array.isArray(value) ? value[0] : value) ?? '']);
	return { status: statusCode, headers: Object.fromEntries(first), body };
}

/** Rejects once the signal is aborted. undici itself would first wait until connecting has succeeded or failed. */
function aborted(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
}
