// What comes back: within limits of time and size, whatever the other side does.
import type { Socket } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { tryOnce } from '../../../src/http/try.ts';
import { aRequest, barking, response, serving } from '../../support/service-server/serving.ts';

const { serve, connect } = serving();
const aGet = aRequest({ method: 'GET', retry: 'idempotent' });
const HEAD = 'HTTP/1.1 200 OK\r\n';

/** Writes `text` again and again until the other side has enough. */
function keepWriting(socket: Socket, text: string, everyMs = 0): void {
	const timer = setInterval(() => socket.write(text), everyMs);
	socket.on('close', () => clearInterval(timer));
}

describe('headers', () => {
	test('that never come', async () => {
		const tried = await tryOnce(connect(await serve(() => {}), { clock: barking(30_000, 2) }), aGet);
		expect(tried).toMatchObject({ kind: 'broken', problem: { code: 'IDLE' } });
	});

	test('that trickle in for ever', async () => {
		const url = await serve((socket) => {
			socket.write(HEAD);
			keepWriting(socket, 'x', 10);
		});
		const tried = await tryOnce(connect(url, { clock: barking(30_000, 2) }), aGet);
		expect(tried).toMatchObject({ kind: 'broken', problem: { code: 'IDLE' } });
	});

	test('that never end', async () => {
		const url = await serve((socket) => {
			socket.write(HEAD);
			keepWriting(socket, `x-a: ${'a'.repeat(1_000)}\r\n`.repeat(10));
		});
		const tried = await tryOnce(connect(url), aGet);
		expect(tried).toMatchObject({ kind: 'broken', problem: { code: 'UND_ERR_HEADERS_OVERFLOW' } });
	});

	test.each(
		['SSH-2.0-OpenSSH_9.6\r\n', '\0\0\0', 'HTTP/1.1 abc\r\n\r\n', '<html></html>\r\n\r\n'].map((text) => ({ text })),
	)('that are none: $text', async ({ text }) => {
		const tried = await tryOnce(connect(await serve((socket) => socket.write(text))), aGet);
		expect(tried).toMatchObject({ kind: 'broken', problem: { words: 'the response is not valid HTTP' } });
	});

	test('the first of several alike counts', async () => {
		const url = await serve((socket) => socket.write(response(429, '', 'Retry-After: 1\r\nRetry-After: 2\r\n')));
		expect(await tryOnce(connect(url), aGet)).toMatchObject({ headers: { 'retry-after': '1' } });
	});
});

describe('a body', () => {
	test('that never ends', async () => {
		const url = await serve((socket) => {
			socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
			keepWriting(socket, `10000\r\n${'x'.repeat(65_536)}\r\n`);
		});
		const tried = await tryOnce(connect(url), aGet);
		expect(tried).toMatchObject({ kind: 'response', body: { ok: false, why: 'the response is larger than 1 MiB' } });
	});

	test('that says it is huge', async () => {
		const url = await serve((socket) => {
			socket.write(`${HEAD}Content-Length: 99999999999\r\n\r\n`);
			keepWriting(socket, 'x'.repeat(65_536));
		});
		const tried = await tryOnce(connect(url), aGet);
		expect(tried).toMatchObject({ body: { ok: false, why: 'the response is larger than 1 MiB' } });
	});

	test('that stops', async () => {
		const url = await serve((socket) => socket.write(`${HEAD}Content-Length: 10\r\n\r\nabc`));
		const tried = await tryOnce(connect(url, { clock: barking(60_000) }), aGet);
		expect(tried).toMatchObject({ kind: 'response', status: 200, body: { ok: false } });
	});

	test('that is cut off', async () => {
		const url = await serve((socket) => socket.end(`${HEAD}Content-Length: 10\r\n\r\nabc`));
		expect(await tryOnce(connect(url), aGet)).toMatchObject({
			kind: 'response',
			body: { ok: false, why: 'the response broke off' },
		});
	});

	test('that trickles in for ever is given up, though something moves', async () => {
		const url = await serve((socket) => {
			socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
			keepWriting(socket, '1\r\nx\r\n', 10);
		});
		expect(await tryOnce(connect(url, { clock: barking(60_000) }), aGet)).toMatchObject({
			kind: 'response',
			body: { ok: false, brokeOff: true },
		});
	});
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
