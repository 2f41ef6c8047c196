import { isLoopback } from '../domain/inputs/base-url.ts';
import { describeNetworkError } from './network-error.ts';
import { readResponseBody } from './response-body.ts';
import { openTransport, type ProxySettings, proxiesTo } from './transport.ts';
import { USER_AGENT } from './undici/socket-rules.ts';
import { openResponse } from './undici/undici.ts';

/** What bounds the requests of a library that brings no bounds of its own. */
export interface FetchBounds {
	/** Requests go to the origin of this address alone: https, or plain http on this machine. */
	readonly baseUrl: string;
	readonly proxy: ProxySettings;
	/** Ends every request, and every one that is begun later: one deadline for all of them. */
	readonly signal: AbortSignal;
	/** Bytes of one body that are read at most, on the wire and decoded; see MOST_ON_WIRE too. Default: 1 MiB. */
	readonly largestBody?: number;
}

/** As much of the standard's `RequestInit` as libraries use. Whatever else there is, `redirect` too, is left aside. */
export interface FetchInit {
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string | null | undefined;
	/** Ends this request, beside the signal of all. */
	readonly signal?: AbortSignal | undefined;
}

/** As much of the standard's `Response` as libraries use. Its body was read and decoded already. */
export interface FetchedResponse {
	readonly url: string;
	readonly status: number;
	readonly statusText: string;
	readonly ok: boolean;
	/** By their names in lower case; at most 16 KiB in all. */
	readonly headers: ReadonlyMap<string, string>;
	text(): Promise<string>;
	json(): Promise<unknown>;
	arrayBuffer(): Promise<ArrayBuffer>;
}

/** Why a request brought no response that can be used. Its message quotes neither the request nor the response. */
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
	 * A stand-in for `fetch`: one origin, no redirects, headers of 16 KiB and a body of `largestBody` at most.
	 * @throws FetchFault; the signal's reason once that is aborted.
	 */
	readonly fetch: (url: string | URL, init?: FetchInit) => Promise<FetchedResponse>;
	/** Ends all connections. */
	close(): Promise<void>;
}

/** Opens the way to one server for a library that takes a `fetch`. Proxies and certificates: as for the service. */
export function openBoundedFetch({ baseUrl, proxy, signal, largestBody }: FetchBounds): BoundedFetch {
	const base = URL.parse(baseUrl);
	const dispatcher = openTransport(proxiesTo(baseUrl, proxy));
	return {
		close: () => dispatcher.destroy(),
		async fetch(address, { method = 'GET', headers = {}, body, signal: own } = {}) {
			const url = URL.parse(`${address}`);
			const objection = objectionTo(url, base);
			if (url === null || objection !== undefined) throw new FetchFault('OTHER_ORIGIN', objection ?? NO_ADDRESS);
			const ends = own === undefined ? signal : AbortSignal.any([signal, own]);
			try {
				const response = await openResponse(url.href, dispatcher, {
					method,
					headers: { ...headers, 'user-agent': `${USER_AGENT} ${headers['user-agent'] ?? ''}`.trim() },
					body: body ?? null,
					signal: ends,
					// The signals bound the whole request.
					headersTimeout: 0,
					bodyTimeout: 0,
				});
				const encoding = response.headers['content-encoding'];
				const read = await readResponseBody(response.body, { encoding, ...(largestBody && { largest: largestBody }) });
				ends.throwIfAborted();
				const { status } = response;
				if (status >= 300 && status < 400 && status !== 304) {
					throw new FetchFault('REDIRECTED', 'the server redirects, and redirects are not followed');
				}
				// The status of a refusal says enough, whatever became of its body.
				if (!read.ok && status < 400) throw new FetchFault('UNREADABLE', read.why);
				return fetched(url.href, response, read.ok ? read.text : '');
			} catch (thrown) {
				ends.throwIfAborted();
				if (thrown instanceof FetchFault) throw thrown;
				const { code, words, cause } = describeNetworkError(thrown);
				throw new FetchFault(code, words, cause);
			}
		},
	};
}

const NO_ADDRESS = 'the address is not valid';

/** Why no request goes to an address, or undefined: the token goes to one server, and never unprotected. */
function objectionTo(url: URL | null, base: URL | null): string | undefined {
	if (url === null || base === null) return NO_ADDRESS;
	if (url.origin !== base.origin || url.username !== '' || url.password !== '') {
		return 'the address is one of another server than the one that is asked';
	}
	if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return undefined;
	return 'the address is not https';
}

function fetched(
	url: string,
	{ status, headers }: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
	text: string,
): FetchedResponse {
	return {
		url,
		status,
		statusText: '',
		ok: status >= 200 && status < 300,
		headers: new Map(Object.entries(headers)),
		text: async () => text,
		json: async () => JSON.parse(text),
		arrayBuffer: async () => new TextEncoder().encode(text).buffer,
	};
}
