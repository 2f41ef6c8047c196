import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import symbols from 'undici/lib/core/symbols.js';

export const USER_AGENT = 'browser-deploy-action';

/** The most bytes of one response on the wire: eight times the largest body, to leave room for headers and small chunks. */
export const MOST_ON_WIRE = 8 * 1_048_576;

/** At which byte of its connection the response under way must have ended. A stream of events may be of any length. */
const bounds = new WeakMap<Socket, number>();

/** Bytes on the wire of responses that may be larger, by the path of their request. */
const larger = new Map<string, number>();

/** Lets the responses to a path have more bytes on the wire: twice those of the largest body, for headers and chunks. */
export function allowLarger(path: string, largestBody: number): void {
	larger.set(path, Math.max(MOST_ON_WIRE, 2 * largestBody));
}

/**
 * Adds two rules to all connections of the process: interim responses are ignored, and a response that is far too large
 * ends the connection. Further calls change nothing.
 */
export function ruleSockets(): void {
	for (const [channel, listener] of LISTENERS) {
		unsubscribe(channel, listener);
		subscribe(channel, listener);
	}
}

const LISTENERS = [
	['undici:client:sendHeaders', beginResponse],
	['undici:client:connected', ruleSocket],
] as const;

function beginResponse(message: unknown): void {
	const { socket, headers, request } = message as SentHeaders;
	// Node's own fetch tells the same channels.
	const isOurs = headers.includes(`user-agent: ${USER_AGENT}`);
	if (isOurs && !headers.includes('accept: text/event-stream'))
		bounds.set(socket, socket.bytesRead + (larger.get(request.path) ?? MOST_ON_WIRE));
	else bounds.delete(socket);
}

interface SentHeaders {
	readonly socket: Socket;
	readonly headers: string;
	readonly request: { readonly path: string };
}

function ruleSocket(message: unknown): void {
	const { socket } = message as { socket: Socket & { [symbols.kParser]?: ResponseParser } };
	const parser = socket[symbols.kParser];
	endFloods(socket);
	if (parser !== undefined) passOverContinue(parser);
}

/**
 * Ends connections with far too much data. undici has no limit for bytes that are neither header nor body, such as
 * chunk extensions, and they produce garbage faster than it is collected.
 */
function endFloods(socket: Socket): void {
	socket.on('readable', () => {
		if (socket.bytesRead <= (bounds.get(socket) ?? Number.POSITIVE_INFINITY)) return;
		socket.destroy(Object.assign(new Error('a flood'), { code: 'TOO_MUCH' }));
	});
}

/** The part of undici's parser that handles a response's headers. */
interface ResponseParser {
	onHeadersComplete(status: number, ...more: readonly unknown[]): number;
}

/**
 * undici closes the connection on a 100 (Continue) that it did not ask for, although a client has to ignore it (RFC 9110
 * §15.2). The parser is told another interim status instead, which it does ignore.
 */
function passOverContinue(parser: ResponseParser): void {
	const { onHeadersComplete } = parser;
	parser.onHeadersComplete = (status, ...more) =>
		onHeadersComplete.call(parser, status === 100 ? 102 : status, ...more);
}
