// A server that sends exactly the bytes of a test, for cases in which the emulator would keep to the rules of HTTP.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RawServer {
	readonly url: string;
	readonly requests: readonly IncomingMessage[];
	close(): Promise<void>;
}

/** @param response given every request, and which it is: 1 for the first. */
export async function startRawServer(respond: (response: ServerResponse, number: number) => void): Promise<RawServer> {
	const requests: IncomingMessage[] = [];
	const server = createServer((request, response) => {
		response.on('error', () => undefined);
		respond(response, requests.push(request));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		requests,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

export const EVENT_STREAM = { 'content-type': 'text/event-stream', 'x-sse-content-type': 'application/json' };

/** One event as the service frames it. */
export const frame = (path: string, type = 'CREATE'): string => `data: ${JSON.stringify({ type, path })}\n\n`;
