// What comes back: within limits of time and size, whatever the other side does.
import type { Socket } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { tryOnce } from '../../src/http/one-try.ts';
import type { RetrySafety } from '../../src/http/retry-policy.ts';
import { aRequest, barking, kennel, response, serving } from '../service-server/serving.ts';

const { serve, connect } = serving();
const aGet = aRequest({ method: 'GET', retrySafety: 'idempotent' });
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
		const tried = await tryOnce(connect(url, { clock: barking(30_000, 3) }), aGet);
		expect(tried).toMatchObject({ kind: 'response', status: 200, body: { ok: false } });
	});

	test('that is cut off', async () => {
		const url = await serve((socket) => socket.end(`${HEAD}Content-Length: 10\r\n\r\nabc`));
		expect(await tryOnce(connect(url), aGet)).toMatchObject({
			kind: 'response',
			body: { ok: false, why: 'the response broke off' },
		});
	});

	test.each<{ retrySafety: RetrySafety; leftMs: number; laterMs?: number; limits: readonly number[] }>([
		{ retrySafety: 'idempotent', leftMs: 1_000, limits: [30_000, 30_000, 30_000, 60_000] },
		{ retrySafety: 'once', leftMs: 600_000, limits: [30_000, 600_000, 30_000, 60_000] },
		{ retrySafety: 'once', leftMs: 40_000, limits: [30_000, 40_000, 30_000, 40_000] },
		{ retrySafety: 'once', leftMs: 6_000, limits: [6_000, 30_000, 30_000, 30_000] },
		// What was left when the request was sent counts: an upload takes the time that it needs.
		{ retrySafety: 'once', leftMs: 600_000, laterMs: 1_000, limits: [30_000, 600_000, 30_000, 60_000] },
	])(
		'that trickles in for ever is given up at its own limit, though something moves ($retrySafety, $leftMs ms left)',
		async ({ retrySafety, leftMs, laterMs = leftMs, limits }) => {
			let asked = 0;
			const url = await serve((socket) => {
				socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
				keepWriting(socket, '1\r\nx\r\n', 10);
			});
			const { clock, dogs } = kennel((dog, all) => all.length === limits.length && setImmediate(dog.bark));
			const tried = await tryOnce(connect(url, { clock: { ...clock, now: () => 0 } }), {
				...aGet,
				retrySafety,
				leftMs: () => (++asked > 2 ? laterMs : leftMs),
			});
			expect(tried).toMatchObject({ kind: 'response', body: { ok: false } });
			expect(dogs.map(({ ms }) => ms)).toEqual(limits);
		},
	);
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
