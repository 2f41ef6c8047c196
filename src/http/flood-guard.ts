import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

export const USER_AGENT = 'browser-deploy-action';

/** Bytes of one response on the wire. Eight times the largest body: for headers, and for chunks of all sizes. */
export const MOST_ON_WIRE = 8 * 1_048_576;

/** Where in the bytes of its connection the response under way began. A stream of events may be of any length. */
const begun = new WeakMap<Socket, number>();

/**
 * Ends connections that flood: what is neither header nor body (extensions of chunks, say) has no limit in undici, and
 * leaves more behind than is cleaned up meanwhile. Guards all connections of the process, however often it is called.
 */
export function guardAgainstFloods(): void {
	for (const [channel, listener] of LISTENERS) {
		unsubscribe(channel, listener);
		subscribe(channel, listener);
	}
}

const LISTENERS = [
	['undici:client:sendHeaders', beginResponse],
	['undici:client:connected', guardSocket],
] as const;

function beginResponse(message: unknown): void {
	const { socket, headers } = message as { socket: Socket; headers: string };
	// Node's own fetch tells the same channels.
	const isOurs = headers.includes(`user-agent: ${USER_AGENT}`);
	if (isOurs && !headers.includes('accept: text/event-stream')) begun.set(socket, socket.bytesRead);
	else begun.delete(socket);
}

function guardSocket(message: unknown): void {
	const { socket } = message as { socket: Socket };
	socket.on('readable', () => {
		if (socket.bytesRead - (begun.get(socket) ?? socket.bytesRead) <= MOST_ON_WIRE) return;
		socket.destroy(Object.assign(new Error('a flood'), { code: 'TOO_MUCH' }));
	});
}
