// What comes back: within limits of time and size, whatever the other side does.
import type { Socket } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { tryOnce } from '../../../src/http/try.ts';
import { aBody, aRequest, barking, response, serving, whenComplete } from '../../support/service-server/serving.ts';

const { serve, connect } = serving();
const aGet = aRequest({ method: 'GET', retry: 'idempotent' });
const HEAD = 'HTTP/1.1 200 OK\r\n';
const CHUNKED = `${HEAD}Transfer-Encoding: chunked\r\n\r\n`;

/** Writes `text` again and again until the other side has enough. */
function keepWriting(socket: Socket, text: string, everyMs = 0): void {
	const timer = setInterval(() => socket.write(text), everyMs);
	socket.on('close', () => clearInterval(timer));
}

test.each<[what: string, code: string, act: (socket: Socket) => void]>([
	['never come', 'IDLE', () => {}],
	['trickle in for ever', 'IDLE', (socket) => keepWriting(socket, 'x', 10)],
	['never end', 'UND_ERR_HEADERS_OVERFLOW', (socket) => keepWriting(socket, `x-a: ${'a'.repeat(10_000)}\r\n`)],
])('headers that %s', async (_, code, act) => {
	const url = await serve((socket) => {
		socket.write(HEAD);
		act(socket);
	});
	const connection = connect(url, code === 'IDLE' ? { clock: barking(30_000, 2) } : {});
	expect(await tryOnce(connection, aGet)).toMatchObject({ kind: 'broken', problem: { code } });
});

test.each(['SSH-2.0-OpenSSH_9.6\r\n', '\0\0\0', 'HTTP/1.1 abc\r\n\r\n', '<html></html>\r\n\r\n'])(
	'headers that are none: %j',
	async (text) => {
		const tried = await tryOnce(connect(await serve((socket) => socket.write(text))), aGet);
		expect(tried).toMatchObject({ kind: 'broken', problem: { words: 'the response is not valid HTTP' } });
	},
);

test('of several headers alike the first counts', async () => {
	const url = await serve((socket) => socket.write(response(429, '', 'Retry-After: 1\r\nRetry-After: 2\r\n')));
	expect(await tryOnce(connect(url), aGet)).toMatchObject({ headers: { 'retry-after': '1' } });
});

test.each<[what: string, why: string, act: (socket: Socket) => void]>([
	[
		'never ends',
		'the response is larger than 1 MiB',
		(socket) => {
			socket.write(CHUNKED);
			keepWriting(socket, `10000\r\n${'x'.repeat(65_536)}\r\n`);
		},
	],
	['stops', 'the response broke off', (socket) => socket.write(`${HEAD}Content-Length: 10\r\n\r\nabc`)],
	['is cut off', 'the response broke off', (socket) => socket.end(`${HEAD}Content-Length: 10\r\n\r\nabc`)],
	[
		'trickles in for ever',
		'the response broke off',
		(socket) => {
			socket.write(CHUNKED);
			keepWriting(socket, '1\r\nx\r\n', 10);
		},
	],
])('a body that %s', async (what, why, act) => {
	const isSlow = what === 'stops' || what === 'trickles in for ever';
	const connection = connect(await serve(act), isSlow ? { clock: barking(30_000, 3) } : {});
	expect(await tryOnce(connection, aGet)).toMatchObject({ kind: 'response', status: 200, body: { ok: false, why } });
});

test('an abort in the middle of a response', async () => {
	const controller = new AbortController();
	const url = await serve((socket) => {
		socket.write(`${HEAD}Content-Length: 10\r\n\r\nabc`);
		setImmediate(() => controller.abort(new Error('enough')));
	});
	const trying = tryOnce(connect(url), { ...aGet, signal: controller.signal });
	await expect(trying).rejects.toMatchObject({ name: 'Interrupted', sent: 'all' });
});

describe('interim responses that nobody asked for are passed over (RFC 9110 §15.2)', () => {
	const END = '0\r\n\r\n';
	const OK = response(201, '{"id":"d"}');
	const post = () => aRequest({ body: aBody(['one', 'two', 'three']) });
	const INTERIM = [
		'HTTP/1.1 100 Continue\r\nX: y\r\nRetry-After: 9\r\n\r\n',
		'HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n',
		'HTTP/1.1 103 X\r\n\r\nHTTP/1.1 100 X\r\n\r\nHTTP/1.1 103 X\r\n\r\n',
	];

	test.each(INTERIM)('%j: before the end, and in one piece with the response', async (text) => {
		const url = await serve((socket, arrived) => {
			socket.write(text);
			whenComplete(socket, arrived, END, () => socket.write(text + OK));
		});
		const accepted = { kind: 'response', status: 201, sent: 'all', body: { ok: true, text: '{"id":"d"}' } };
		expect(await tryOnce(connect(url), post())).toMatchObject(accepted);
	});

	test.each(INTERIM)('%j: and then the end, a break like any other', async (text) => {
		const url = await serve((socket, arrived) => whenComplete(socket, arrived, END, () => socket.end(text)));
		expect(await tryOnce(connect(url), post())).toMatchObject({ kind: 'broken', sent: 'all' });
	});
});
