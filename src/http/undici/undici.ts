import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import tls from 'node:tls';
import type { Dispatcher } from 'undici';
import apiRequest from 'undici/lib/api/api-request.js';
import symbols from 'undici/lib/core/symbols.js';
import { describeNetworkError } from '../network-error.ts';

// Imports only the parts of undici that a request needs. Its index also loads fetch, web sockets, caches and mocks,
// which takes longer than all the work of a small deploy.
export { default as Agent } from 'undici/lib/dispatcher/agent.js';

export const USER_AGENT = 'browser-deploy-action';

/** A response whose body has not been read yet. */
export interface OpenResponse {
	readonly status: number;
	/** Keyed by lower-case name; of several lines the first. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Readable;
}

type RequestOptions = Omit<Dispatcher.RequestOptions, 'origin' | 'path' | 'signal'> & {
	readonly signal: AbortSignal;
};

/**
 * Sends a request, and resolves with the headers of its response. Redirects are not followed. Where the server's certificate
 * is not trusted, nothing was sent: it is judged once more, with the authorities of the machine's own store.
 * @throws the signal's reason as soon as the signal is aborted; any error of undici.
 */
export async function openResponse(
	url: string,
	dispatcher: Dispatcher,
	options: RequestOptions,
): Promise<OpenResponse> {
	options.signal.throwIfAborted();
	const { origin, pathname, search } = new URL(url);
	// The caller's signal limits all stages of a request; each of undici's two timers limits only one.
	const untimed = { ...options, origin, path: `${pathname}${search}`, headersTimeout: 0, bodyTimeout: 0 };
	const respond = () => Promise.race([apiRequest.call(dispatcher, untimed), aborted(options.signal)]);
	const { statusCode, headers, body } = await respond().catch((thrown: unknown) => {
		if (options.signal.aborted || !describeNetworkError(thrown).untrusted || !trustSystem()) throw thrown;
		return respond();
	});
	const first = Object.entries(headers).map(([name, lines]) => [name, [lines ?? []].flat()[0] ?? '']);
	return { status: statusCode, headers: Object.fromEntries(first), body };
}

/** Rejects once the signal is aborted. undici itself would first wait until connecting has succeeded or failed. */
function aborted(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
}

let isSystemTrusted: boolean | undefined;

/**
 * Has all further connections of the process trust the authorities of the machine's own store too, such as that of a company
 * that inspects TLS. Reading it takes some 0.4 s, so it is read only after a certificate was refused.
 * @returns whether the store has any.
 */
function trustSystem(): boolean {
	if (isSystemTrusted === undefined) {
		const own = tls.getCACertificates('system');
		isSystemTrusted = own.length > 0;
		if (isSystemTrusted) tls.setDefaultCACertificates([...new Set([...tls.getCACertificates('default'), ...own])]);
	}
	return isSystemTrusted;
}

/** Has all connections of the process ignore a 100 (Continue). Further calls change nothing. */
export function ignoreContinue(): void {
	unsubscribe('undici:client:connected', passOverContinue);
	subscribe('undici:client:connected', passOverContinue);
}

/** The part of undici's parser that handles a response's headers. */
interface ResponseParser {
	onHeadersComplete(status: number, ...more: readonly unknown[]): number;
}

/**
 * undici closes the connection on a 100 (Continue) that it did not ask for, although a client has to ignore it (RFC 9110
 * §15.2). The parser is told another interim status instead, which it does ignore.
 */
function passOverContinue(message: unknown): void {
	const { socket } = message as { socket: Socket & { [symbols.kParser]?: ResponseParser } };
	const parser = socket[symbols.kParser];
	if (parser === undefined) return;
	const { onHeadersComplete } = parser;
	parser.onHeadersComplete = (status, ...more) =>
		onHeadersComplete.call(parser, status === 100 ? 102 : status, ...more);
}
