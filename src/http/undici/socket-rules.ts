import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import symbols from 'undici/lib/core/symbols.js';

export const USER_AGENT = 'browser-deploy-action';

/** The most bytes of one response on the wire: eight times the largest body, to leave room for headers and small chunks. */
export const MOST_ON_WIRE = 8 * 1_048_576;

/** For each socket, the count of bytes read when the current response began. Event streams are not limited. */
const begun = new WeakMap<Socket, number>();

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
	const { socket, headers } = message as { socket: Socket; headers: string };
	// Node's own fetch publishes on the same channels.
	const isOurs = headers.includes(`user-agent: ${USER_AGENT}`);
	if (isOurs && !headers.includes('accept: text/event-stream')) begun.set(socket, socket.bytesRead);
	else begun.delete(socket);
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
		if (socket.bytesRead - (begun.get(socket) ?? socket.bytesRead) <= MOST_ON_WIRE) return;
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
