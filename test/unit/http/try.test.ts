// One try of a request: what goes over the wire, how far it got when it broke, and what comes back, within limits of time and size.
import type { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { Interrupted } from '../../../src/domain/failures/interruption.ts';
import type { RequestClock } from '../../../src/http/connection.ts';
import { type ServiceRequest, tryOnce } from '../../../src/http/try.ts';
import {
	aBody,
	aRequest,
	barking,
	ENDLESS,
	kennel,
	response,
	serving,
	whenComplete,
} from '../../support/service-server/serving.ts';

const { serve, connect } = serving();
const END = '0\r\n\r\n';
const aGet = aRequest({ method: 'GET' });
const aPost = aRequest({ body: aBody(['one', 'two', 'fin']) });
const aLongPost = aRequest({ body: aBody(ENDLESS) });
const stream: Stream = async ({ body }) => ({ ok: true, text: (await Array.fromAsync(body)).join('') });

type Stream = NonNullable<ServiceRequest['stream']>;
type Act = (socket: Socket, arrived: () => string) => unknown;
const reset = (socket: Socket) => socket.resetAndDestroy();
const atTheEnd =
	(then: (socket: Socket) => unknown): Act =>
	(socket, arrived) =>
		whenComplete(socket, arrived, END, () => then(socket));
/** Writes what begins so, and goes on with `text` until the other side has enough. */
const writing =
	(begin: string, text: string, everyMs = 0): Act =>
	(socket) => {
		socket.write(begin);
		const timer = setInterval(() => socket.write(text), everyMs);
		socket.on('close', () => clearInterval(timer));
	};

test.each([
	{ name: 'a known length', length: 9, header: /\r\ncontent-length: 9\r\n/i, end: 'onetwofin' },
	{ name: 'an unknown length', length: undefined, header: /\r\ntransfer-encoding: chunked\r\n/i, end: END },
])('$name', async ({ length, header, end }) => {
	let seen = '';
	const url = await serve((socket, arrived) =>
		whenComplete(socket, arrived, end, () => {
			seen = arrived();
			socket.write(response(201, '{}'));
		}),
	);
	const connection = connect(url, { project: 'My shop' });
	const tried = await tryOnce(connection, aRequest({ body: aBody(['one', 'two', 'fin'], length) }));
	expect(tried).toMatchObject({ kind: 'response', status: 201, sent: 'all', body: { ok: true, text: '{}' } });
	expect(seen).toMatch(header);
	expect(seen).toMatch(/\r\nauthorization: Bearer key\r\n/i);
	expect(seen).toMatch(/\r\nx-kernel-project: My shop\r\n/i);
	expect(seen).not.toMatch(/x-kernel-project-id/i);
	expect(seen).toMatch(/\r\nconnection: close\r\n/i);
	expect(seen.match(/content-length|transfer-encoding/gi)).toHaveLength(1);
});

// Interim responses that nobody asked for are passed over (RFC 9110 §15.2).
const INTERIM =
	'HTTP/1.1 103 X\r\nLink: </a>\r\n\r\nHTTP/1.1 100 Continue\r\nRetry-After: 9\r\n\r\nHTTP/1.1 103 X\r\n\r\n';
const HEAD = 'HTTP/1.1 200 OK\r\n';
const STALLED = kennel((dog) => dog.ms === 60_000 && setImmediate(dog.bark)).clock;
const problem = (code: string) => ({ problem: { code } });
const noHttp = (text: string): Broken => [JSON.stringify(text), aGet, (to) => to.write(text), NO_HTTP];
const NO_HTTP = { problem: { words: 'the response is not valid HTTP' } };

type Broken = [what: string, request: ServiceRequest, act: Act, ends: object, clock?: RequestClock];
test.each<Broken>([
	['a reset, of what has no body', aGet, reset, { sent: 'all' }],
	['an end, of what has no body', aGet, (socket) => socket.end(), { sent: 'all' }],
	['a reset before the end', aLongPost, reset, { sent: 'part' }],
	['a reset after the end', aPost, atTheEnd(reset), { sent: 'all' }],
	['an end after interim responses', aPost, atTheEnd((socket) => socket.end(INTERIM)), { sent: 'all' }],
	['nobody who reads', aLongPost, (socket) => socket.pause(), { sent: 'part', ...problem('STALLED') }, STALLED],
	['headers that trickle in for ever', aGet, writing(HEAD, 'x', 10), problem('IDLE'), barking(30_000, 2)],
	['headers without an end', aGet, writing(HEAD, `x: ${'a'.repeat(9_000)}\r\n`), problem('UND_ERR_HEADERS_OVERFLOW')],
	...['SSH-2.0-OpenSSH_9.6\r\n', '\0\0\0', 'HTTP/1.1 abc\r\n\r\n'].map(noHttp),
])('broken: %s', async (_, request, act, ends, ...[clock]) => {
	const connection = connect(await serve(act), clock && { clock });
	expect(await tryOnce(connection, request)).toMatchObject({ kind: 'broken', ...ends });
});

test('broken: nobody listens, so nothing was sent', async () => {
	expect(await tryOnce(connect('http://127.0.0.1:1'), aGet)).toMatchObject({ kind: 'broken', sent: 'nothing' });
});

test('interim responses are passed over', async () => {
	const url = await serve((socket, arrived) => {
		socket.write(INTERIM);
		whenComplete(socket, arrived, END, () => socket.write(INTERIM + response(201, '{"id":"d"}')));
	});
	const accepted = { kind: 'response', status: 201, sent: 'all', body: { ok: true, text: '{"id":"d"}' } };
	expect(await tryOnce(connect(url), aPost)).toMatchObject(accepted);
});

test('a body that trickles in for ever has broken off, and of several headers alike the first counts', async () => {
	const head = `${HEAD}Retry-After: 1\r\nRetry-After: 2\r\nTransfer-Encoding: chunked\r\n\r\n`;
	const url = await serve(writing(head, '1\r\nx\r\n', 10));
	expect(await tryOnce(connect(url, { clock: barking(30_000, 3) }), aGet)).toMatchObject({
		...{ kind: 'response', status: 200, headers: { 'retry-after': '1' } },
		body: { ok: false, why: 'the response broke off' },
	});
});

test('the response to what is sent once is awaited for all the time that is left', async () => {
	let awakeWhenSent: number[] | undefined;
	const { clock, awake, dogs } = kennel();
	const act = atTheEnd((socket) => {
		awakeWhenSent = awake();
		socket.write(response(201));
	});
	const tried = await tryOnce(connect(await serve(act), { clock }), { ...aPost, leftMs: () => 300 });
	expect(tried).toMatchObject({ kind: 'response', sent: 'all', status: 201 });
	expect(awakeWhenSent).toEqual([300]);
	expect(dogs[0]?.ms).toBe(30_000); // until the connection stands
});

test('silence ends a connection that does not come about, of a stream too', async () => {
	const { clock, dogs } = kennel();
	const trying = tryOnce(connect(await serve(() => {}), { clock }), { ...aGet, stream });
	dogs[0]?.bark();
	expect(await trying).toMatchObject({ kind: 'broken', sent: 'nothing', problem: { code: 'IDLE' } });
});

test.each([200, 403])('once the request of a stream has gone out, no watchdog is left: %i', async (status) => {
	const { clock, dogs, awake } = kennel();
	let left: number[] | undefined;
	const url = await serve((socket) => {
		left = awake();
		socket.write(response(status, 'ok'));
	});
	const tried = await tryOnce(connect(url, { clock }), { ...aGet, stream });
	expect(tried).toMatchObject({ kind: 'response', status, body: { ok: true, text: 'ok' } });
	expect([left, dogs[0]?.ms]).toEqual([[], 30_000]);
});

test.each<[when: string, request: ServiceRequest, text: string, maybeDone: boolean]>([
	['without a response', aGet, '', true],
	['in mid-upload', aLongPost, '', false],
	['in the middle of a response', aGet, `${HEAD}Content-Length: 10\r\n\r\nabc`, true],
])('an abort %s tells whether it may have been carried out', async (_, request, text, maybeDone) => {
	const controller = new AbortController();
	const url = await serve((socket) => {
		socket.write(text);
		setImmediate(() => controller.abort(new Interrupted('deadline')));
	});
	const trying = () => tryOnce(connect(url), { ...request, signal: controller.signal });
	await expect(trying()).rejects.toMatchObject({ name: 'Interrupted', by: 'deadline', maybeDone });
	await expect(trying()).rejects.toMatchObject({ name: 'Interrupted', maybeDone: false });
});

/** More chunks than the sockets of both sides hold. */
const MANY = 500;
test('a response in mid-upload is read, no more of the body is, and its end is never sent', async () => {
	const seen = { chunks: 0, isClosed: false, arrived: () => '' };
	const body = {
		contentType: 'text/plain',
		async *open() {
			try {
				for (; seen.chunks < MANY; seen.chunks++) yield Buffer.alloc(65_536, 'x');
			} finally {
				seen.isClosed = true;
			}
		},
	};
	const url = await serve((socket, arrived) => {
		seen.arrived = arrived;
		// Only half of the response, so that the client has the time to send more.
		socket.write('HTTP/1.1 413 X\r\nContent-Length: 4\r\n\r\nab');
		const endAfter = (turns: number): void =>
			void (turns === 0 ? socket.end('cd') : setImmediate(() => endAfter(turns - 1)));
		endAfter(100);
	});
	const tried = await tryOnce(connect(url), aRequest({ body }));
	expect(tried).toMatchObject({ kind: 'response', status: 413, sent: 'part', body: { ok: true, text: 'abcd' } });
	expect(seen.arrived()).not.toContain(END);
	expect([seen.chunks < MANY, seen.isClosed]).toEqual([true, true]);
});
