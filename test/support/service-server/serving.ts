// What the tests of the requests share: a TCP server that does as it is told, and a connection to it.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach } from '@jest/globals';
import type { Connection, RequestClock } from '../../../src/http/connection.ts';
import { openDirect } from '../../../src/http/transport.ts';
import type { ServiceRequest } from '../../../src/http/try.ts';
import type { RequestBody } from '../../../src/http/upload.ts';
import { systemClock } from '../../../src/runner/clock.ts';

/** To be called at the top of a test file. */
export function serving() {
	const dispatcher = openDirect();
	const closers: (() => Promise<void>)[] = [];
	/** The pauses so far, in milliseconds, and the lines that announced them. */
	const pauses: number[] = [];
	const notes: string[] = [];
	const clock: RequestClock = {
		...systemClock,
		random: () => 1,
		async sleep(ms, signal) {
			signal.throwIfAborted();
			pauses.push(ms);
		},
	};
	afterEach(async () => {
		await Promise.all(closers.splice(0).map((close) => close()));
		pauses.length = 0;
		notes.length = 0;
	});
	afterAll(() => dispatcher.destroy());
	return {
		pauses,
		notes,
		/**
		 * Starts a server.
		 * @param act told of each connection, once its first bytes are there, with all that has arrived so far.
		 * @returns its address.
		 */
		async serve(act: (socket: Socket, arrived: () => string, number: number) => void): Promise<string> {
			const sockets = new Set<Socket>();
			const server = createServer((socket) => {
				const number = sockets.add(socket.on('error', () => {})).size;
				let text = '';
				socket.on('data', (bytes) => {
					text += bytes.toString('latin1');
				});
				socket.once('data', () => act(socket, () => text, number));
			}).listen(0, '127.0.0.1');
			await once(server, 'listening');
			closers.push(async () => {
				for (const socket of sockets) socket.destroy();
				await new Promise((resolve) => server.close(resolve));
			});
			return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
		},
		/** A connection to it, whose pauses take no time. */
		connect: (baseUrl: string, more: Partial<Connection> = {}): Connection => ({
			baseUrl,
			apiKey: 'key',
			projectId: '',
			project: '',
			dispatcher,
			openFresh: async () => openDirect(),
			clock,
			note: (line) => void notes.push(line),
			debug: () => {},
			...more,
		}),
	};
}

/** A watchdog that was started. */
export interface Dog {
	readonly ms: number;
	readonly bark: () => void;
	isOver: boolean;
}

/** A clock whose watchdogs bark when a test says so, and never by themselves. `started` is told of each. */
export function kennel(started: (dog: Dog, dogs: readonly Dog[]) => void = () => {}) {
	const dogs: Dog[] = [];
	const clock: RequestClock = {
		...systemClock,
		watchdog(ms, expired) {
			const dog: Dog = { ms, isOver: false, bark: () => dog.isOver || expired() };
			dogs.push(dog);
			started(dog, dogs);
			return () => {
				dog.isOver = true;
			};
		},
	};
	return { clock, dogs, awake: () => dogs.filter(({ isOver }) => !isOver).map(({ ms }) => ms) };
}

/** A clock on which the time of the `number`-th watchdog of so many milliseconds is over as soon as it has begun. */
export function barking(ms: number, number = 1): RequestClock {
	return kennel((dog, dogs) => {
		if (dog.ms === ms && dogs.filter((other) => other.ms === ms).length === number) setImmediate(dog.bark);
	}).clock;
}

/** A POST that may be repeated until its body is sent, unless `more` says something else. */
export function aRequest(more: Partial<ServiceRequest> = {}): ServiceRequest {
	return {
		...{ doing: 'Trying', method: 'POST', path: '/x', ifAmbiguous: 'Look first.' },
		signal: new AbortController().signal,
		leftMs: () => 60_000,
		...more,
	};
}

/** A body in chunks that says how often it was opened. */
export function aBody(chunks: Iterable<string | Buffer>, contentLength?: number): RequestBody & { opened: number } {
	return {
		opened: 0,
		contentType: 'text/plain',
		...(contentLength === undefined ? {} : { contentLength }),
		async *open() {
			this.opened++;
			for (const chunk of chunks) yield Buffer.from(chunk);
		},
	};
}

/** More than the sockets of both sides hold, without an end. */
export const ENDLESS: Iterable<Buffer> = {
	*[Symbol.iterator]() {
		for (;;) yield Buffer.alloc(65_536, 'x');
	},
};

export function response(status: number, text = '', headers = ''): string {
	return `HTTP/1.1 ${status} X\r\nContent-Length: ${Buffer.byteLength(text)}\r\n${headers}\r\n${text}`;
}

/** Calls `then` once all of a request has arrived: its last chunk, or the text `end`. */
export function whenComplete(socket: Socket, arrived: () => string, end: string, then: () => void): void {
	const look = () => {
		if (!arrived().endsWith(end)) return;
		socket.off('data', look);
		then();
	};
	socket.on('data', look);
	look();
}
