// One try of a request: how far it got when it broke, and when silence ends it.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Connection } from '../../../src/http/connection.ts';
import { openDirect } from '../../../src/http/transport.ts';
import { type ServiceRequest, type StreamReader, tryOnce } from '../../../src/http/try.ts';
import { systemClock } from '../../../src/runner/clock.ts';

const dispatcher = openDirect();
let close = async () => {};
/** The watchdogs of the tries so far; they bark when the test says so. */
let dogs: { readonly bark: () => void; stopped: boolean }[];

beforeEach(() => {
	dogs = [];
});
afterEach(() => close());
afterAll(() => dispatcher.destroy());

/** A TCP server that does `act` with each connection once a request's headers have come. */
async function serve(act: (socket: Socket) => void): Promise<string> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket.on('error', () => {}));
		socket.once('data', () => act(socket));
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	close = async () => {
		for (const socket of sockets) socket.destroy();
		await new Promise((resolve) => server.close(resolve));
	};
	return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

const connection = (baseUrl: string): Connection => ({
	baseUrl,
	apiKey: 'key',
	dispatcher,
	openFresh: async () => openDirect(),
	clock: {
		...systemClock,
		watchdog(_, bark) {
			const dog = { bark, stopped: false };
			dogs.push(dog);
			return () => {
				dog.stopped = true;
			};
		},
	},
	note: () => {},
	debug: () => {},
});
const spec = (signal = new AbortController().signal): ServiceRequest => ({
	what: { doing: 'Trying', request: 'DELETE /x', ifAmbiguous: '' },
	method: 'DELETE',
	path: '/x',
	retry: 'idempotent',
	signal,
	leftMs: () => 0,
});
const readAll: StreamReader = async ({ body }) => {
	let text = '';
	for await (const chunk of body) text += chunk;
	return { ok: true, text };
};

test('nobody listens: nothing was sent', async () => {
	const tried = await tryOnce(connection('http://127.0.0.1:1'), spec());
	expect(tried).toMatchObject({ kind: 'broken', sent: 'nothing', problem: { code: 'ECONNREFUSED' } });
});

test('a name that does not exist: nothing was sent', async () => {
	const tried = await tryOnce(connection('http://no-such-host.invalid'), spec());
	expect(tried).toMatchObject({ kind: 'broken', sent: 'nothing' });
});

test.each([
	['reset', (socket: Socket) => socket.resetAndDestroy()],
	['closed', (socket: Socket) => socket.end()],
])('%s on the request without a body: all was sent', async (_, act) => {
	expect(await tryOnce(connection(await serve(act)), spec())).toMatchObject({ kind: 'broken', sent: 'all' });
});

test('silence ends an ordinary request', async () => {
	const tried = await tryOnce(connection(await serve(() => dogs.find(({ stopped }) => !stopped)?.bark())), spec());
	expect(tried).toMatchObject({ kind: 'broken', sent: 'all', problem: { code: 'IDLE' } });
});

test('silence ends a connection that does not come about, of a stream too', async () => {
	const trying = tryOnce(connection(await serve(() => {})), spec(), readAll);
	dogs[0]?.bark();
	expect(await trying).toMatchObject({ kind: 'broken', sent: 'nothing', problem: { code: 'IDLE' } });
});

test('silence does not end a stream once its request has gone out: no watchdog is left', async () => {
	let left: number | undefined;
	const url = await serve((socket) => {
		left = dogs.filter(({ stopped }) => !stopped).length;
		socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
	});
	const tried = await tryOnce(connection(url), spec(), readAll);
	expect(tried).toMatchObject({ kind: 'response', status: 200, body: { ok: true, text: 'ok' } });
	expect({ left, dogs: dogs.length }).toEqual({ left: 0, dogs: 1 });
});

test('a refusal of a stream is read as any response', async () => {
	const url = await serve((socket) => socket.write('HTTP/1.1 403 No\r\nContent-Length: 2\r\n\r\n{}'));
	const tried = await tryOnce(connection(url), spec(), readAll);
	expect(tried).toMatchObject({ kind: 'response', status: 403, body: { ok: true, text: '{}' } });
});

test('an abort tells whether the request was on its way', async () => {
	const controller = new AbortController();
	const url = await serve(() => controller.abort(new Error('enough')));
	await expect(tryOnce(connection(url), spec(controller.signal))).rejects.toMatchObject({
		name: 'Interrupted',
		sent: 'all',
		reason: { message: 'enough' },
	});
	await expect(tryOnce(connection(url), spec(controller.signal))).rejects.toMatchObject({ sent: 'nothing' });
});
