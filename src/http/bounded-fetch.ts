import { anySignal } from 'any-signal';
import { isLoopback } from '../domain/inputs/base-url.ts';
import { isBeyondMeasure } from '../domain/text/json.ts';
import { describeNetworkError } from './network-error.ts';
import { readResponseBody } from './response-body.ts';
import { openTransport, type ProxySettings, proxiesTo } from './transport.ts';
import { type OpenResponse, openResponse, USER_AGENT } from './undici/undici.ts';

/** Limits for the requests of a library that has no limits of its own. */
export interface FetchBounds {
	/** Requests may only go to the origin of this address: https, or plain http on loopback. */
	readonly baseUrl: string;
	readonly proxy: ProxySettings;
	/** Ends all requests, including later ones: one deadline for all of them. */
	readonly signal: AbortSignal;
	/** The most bytes read of one body, on the wire and decoded. Default: 1 MiB. */
	readonly largestBody?: number;
}

/** The part of the standard's `RequestInit` that libraries use. All other fields, `redirect` included, are ignored. */
export interface FetchInit {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | null | undefined;
	/** Ends this request, in addition to the signal for all requests. */
	readonly signal?: AbortSignal | undefined;
}

/** The part of the standard's `Response` that libraries use. Its body is already read and decoded. */
export type FetchedResponse = ReturnType<typeof fetched>;

/** Thrown if a request brought no usable response. The message quotes neither the request nor the response. */
export class FetchFault extends Error {
	override readonly name = 'FetchFault';
	readonly code: string;

	constructor(code: string, words: string, cause?: unknown) {
		super(words, { cause });
		this.code = code;
	}
}

export interface BoundedFetch {
	/**
	 * A replacement for `fetch`: one origin, no redirects, at most 16 KiB of headers and `largestBody` bytes of body.
	 * @throws FetchFault; the signal's reason once the signal is aborted.
	 */
	readonly fetch: (url: string | URL, init?: FetchInit) => Promise<FetchedResponse>;
	/** Ends all connections. */
	close(): Promise<void>;
}

/** Creates a bounded `fetch` for one server. Proxies and certificates are handled as for the service. */
export async function openBoundedFetch(bounds: FetchBounds): Promise<BoundedFetch> {
	const { baseUrl, proxy, signal, largestBody } = bounds;
	const base = URL.parse(baseUrl);
	const dispatcher = await openTransport(proxiesTo(baseUrl, proxy));
	return {
		close: () => dispatcher.destroy(),
		async fetch(address, { method = 'GET', headers = {}, body, signal: own } = {}) {
			const url = URL.parse(`${address}`);
			const objection = addressObjection(url, base);
			if (url === null || objection !== undefined) throw new FetchFault('OTHER_ORIGIN', objection ?? NO_ADDRESS);
			const ends = anySignal([signal, own]);
			try {
				const response = await openResponse(url.href, dispatcher, {
					method,
					headers: { ...headers, 'user-agent': `${USER_AGENT} ${headers['user-agent'] ?? ''}`.trim() },
					body: body ?? null,
					signal: ends,
				});
				const read = await readResponseBody(response, largestBody);
				ends.throwIfAborted();
				const { status } = response;
				if (status >= 300 && status < 400 && status !== 304) {
					throw new FetchFault('REDIRECTED', 'the server redirects, but redirects are not followed');
				}
				// The status of a refusal is enough, even if its body could not be read.
				if (!read.ok && status < 400) throw new FetchFault('UNREADABLE', read.why);
				// Whoever parses it would need a hundred times its size in memory.
				const isTooMuch = read.ok && isBeyondMeasure(read.text);
				if (isTooMuch && status < 400) throw new FetchFault('UNREADABLE', 'the response has too many values');
				return fetched(url.href, response, read.ok && !isTooMuch ? read.text : '');
			} catch (thrown) {
				ends.throwIfAborted();
				if (thrown instanceof FetchFault) throw thrown;
				const { code, words, cause } = describeNetworkError(thrown);
				throw new FetchFault(code, words, cause);
			} finally {
				ends.clear();
			}
		},
	};
}

const NO_ADDRESS = 'the address is not valid';

/** Why an address may not be requested, or undefined. The token is sent to one server only, and never in plain text. */
function addressObjection(url: URL | null, base: URL | null): string | undefined {
	if (url === null || base === null) return NO_ADDRESS;
	if (url.origin !== base.origin || url.username !== '' || url.password !== '') {
		return 'the address is on another server';
	}
	if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return undefined;
	return 'the address is not https';
}

function fetched(url: string, { status, headers }: Pick<OpenResponse, 'status' | 'headers'>, text: string) {
	return {
		url,
		status,
		statusText: '',
		ok: status >= 200 && status < 300,
		headers: new Map(Object.entries(headers)),
		text: async () => text,
		json: async (): Promise<unknown> => JSON.parse(text),
		arrayBuffer: async () => new TextEncoder().encode(text).buffer,
	};
}
