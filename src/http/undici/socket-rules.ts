import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import symbols from 'undici/lib/core/symbols.js';

export const USER_AGENT = 'browser-deploy-action';

/** Bytes of one response on the wire. Eight times the largest body: for headers, and for chunks of all sizes. */
export const MOST_ON_WIRE = 8 * 1_048_576;

/** Where in the bytes of its connection the response under way began. A stream of events may be of any length. */
const begun = new WeakMap<Socket, number>();

/**
 * Adds two rules to all connections of the process, however often it is called: interim responses are passed over, and
 * floods end the connection.
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
	// Node's own fetch tells the same channels.
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
 * What is neither header nor body (extensions of chunks, say) has no limit in undici, and leaves more behind than is
 * cleaned up meanwhile.
 */
function endFloods(socket: Socket): void {
	socket.on('readable', () => {
		if (socket.bytesRead - (begun.get(socket) ?? socket.bytesRead) <= MOST_ON_WIRE) return;
		socket.destroy(Object.assign(new Error('a flood'), { code: 'TOO_MUCH' }));
	});
}

/** The part of undici's parser that is told of a response's headers. */
interface ResponseParser {
	onHeadersComplete(status: number, ...more: readonly unknown[]): number;
}

/**
 * undici breaks the connection over a 100 (Continue) that was not asked for, which a client has to pass over (RFC 9110
 * §15.2): shown as another interim response, it is.
 */
function passOverContinue(parser: ResponseParser): void {
	const { onHeadersComplete } = parser;
	parser.onHeadersComplete = (status, ...more) =>
		onHeadersComplete.call(parser, status === 100 ? 102 : status, ...more);
}
