import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How long an idle connection is kept, in milliseconds: no test should meet its end. */
const KEEP_ALIVE = 60_000;

/** Connections that may wait to be accepted: Node's 511 overflow where a thousand come at once. */
const BACKLOG = 4096;

/** `socket` is the TCP socket, below TLS too. */
export type Handle = (request: IncomingMessage, response: ServerResponse, socket: Socket) => void;

/** An HTTP server that only this machine reaches, and that knows the TCP socket of every request. */
export class LoopbackServer {
	readonly #server: Server;
	readonly #sockets = new Map<number | undefined, Socket>();

	constructor(handle: Handle, tls?: { key: string; cert: string }) {
		const listener = (request: IncomingMessage, response: ServerResponse) => {
			const { socket } = request;
			handle(request, response, this.#sockets.get(socket.remotePort) ?? socket);
		};
		this.#server = tls ? createTlsServer(tls, listener) : createServer(listener);
		// A stalled or slow request is the client's to give up.
		this.#server.requestTimeout = 0;
		this.#server.headersTimeout = 0;
		this.#server.keepAliveTimeout = KEEP_ALIVE;
		this.#server.on('connection', (socket: Socket) => {
			const { remotePort } = socket;
			this.#sockets.set(remotePort, socket);
			socket.on('error', () => undefined);
			socket.on('close', () => {
				if (this.#sockets.get(remotePort) === socket) this.#sockets.delete(remotePort);
			});
		});
	}

	/** Called with the request of a WebSocket, and with what has come behind it. */
	onUpgrade(handle: (request: IncomingMessage, socket: Duplex, head: Buffer) => void): void {
		this.#server.on('upgrade', handle);
	}

	/** Resolves to the port; 0 takes a free one. */
	listen(port: number): Promise<number> {
		return new Promise((resolve, reject) => {
			this.#server.once('error', reject);
			this.#server.listen({ port, host: '127.0.0.1', backlog: BACKLOG }, () =>
				resolve((this.#server.address() as AddressInfo).port),
			);
		});
	}

	close(): Promise<void> {
		const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
		for (const socket of this.#sockets.values()) socket.destroy();
		return closed;
	}
}
