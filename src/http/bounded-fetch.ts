import { isLoopback } from '../domain/inputs/service.ts';
import { describeNetworkError } from './network-error.ts';
import { readResponseBody } from './response-body.ts';
import { openTransport, type ProxySettings } from './transport.ts';
import { openResponse, USER_AGENT } from './undici/undici.ts';

/** The part of the standard's `RequestInit` that libraries use. All other fields, `redirect` included, are ignored. */
export interface FetchInit {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | null | undefined;
	readonly signal: AbortSignal;
}

/**
 * Creates a replacement for `fetch`, for a library without limits of its own: one server, no redirects, at most 16 KiB of
 * headers. Proxies and certificates are handled as for the service. A response is the part of the standard's that libraries
 * use; its body is already read and decoded. What it throws is the signal's reason once the signal is aborted, else an Error
 * whose message quotes neither request nor response.
 * @param baseUrl requests may only go to its origin: https, or plain http on loopback.
 * @param largestBody the most bytes read of one body, on the wire and decoded.
 */
export async function openBoundedFetch(baseUrl: string, proxy: ProxySettings, largestBody: number) {
	const dispatcher = await openTransport(baseUrl, proxy);
	return async (address: string | URL, { method = 'GET', headers = {}, body = null, signal }: FetchInit) => {
		const url = `${address}`;
		checkAddress(url, baseUrl);
		const userAgent = `${USER_AGENT} ${headers['user-agent'] ?? ''}`.trim();
		const request = { method, headers: { ...headers, 'user-agent': userAgent }, body, signal };
		const response = await openResponse(url, dispatcher, request).catch((cause) => {
			signal.throwIfAborted();
			throw new Error(describeNetworkError(cause).words, { cause });
		});
		const read = await readResponseBody(response, largestBody);
		signal.throwIfAborted();
		const { status } = response;
		if (status >= 300 && status < 400) throw new Error('the server redirects, but redirects are not followed');
		// The status of a refusal is enough, even if its body could not be read.
		if (!read.ok && status < 400) throw new Error(read.why);
		const text = read.ok ? read.text : '';
		return {
			url,
			status,
			headers: new Map(Object.entries(response.headers)),
			text: async () => text,
			arrayBuffer: async () => new TextEncoder().encode(text).buffer,
		};
	};
}

/** The token is sent to one server only, and never in plain text. @throws Error */
function checkAddress(address: string, baseUrl: string): void {
	const [url, base] = [URL.parse(address), URL.parse(baseUrl)];
	const isOther = url?.origin !== base?.origin || url?.username !== '' || url.password !== '';
	const isPlain = url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLoopback(url.hostname));
	if (isOther) throw new Error('the address is on another server');
	if (isPlain) throw new Error('the address is not https');
}
