// A request with a body: what goes over the wire, and how far it got when it broke.
import { describe, expect, test } from '@jest/globals';
import { tryOnce } from '../../../src/http/try.ts';
import { verdictOn } from '../../../src/http/verdict.ts';
import {
	aBody,
	aRequest,
	ENDLESS,
	kennel,
	response,
	serving,
	whenComplete,
} from '../../support/service-server/serving.ts';

const { serve, connect } = serving();

test.each([
	{ name: 'a known length', length: 9, header: /\r\ncontent-length: 9\r\n/i, end: 'onetwofin' },
	{ name: 'an unknown length', length: undefined, header: /\r\ntransfer-encoding: chunked\r\n/i, end: '0\r\n\r\n' },
])('$name', async ({ length, header, end }) => {
	let seen = '';
	const url = await serve((socket, arrived) =>
		whenComplete(socket, arrived, end, () => {
			seen = arrived();
			socket.write(response(201, '{}'));
		}),
	);
	const tried = await tryOnce(connect(url), aRequest({ body: aBody(['one', 'two', 'fin'], length) }));
	expect(tried).toMatchObject({ kind: 'response', status: 201, body: { ok: true, text: '{}' } });
	expect(seen).toMatch(header);
	expect(seen).toMatch(/\r\nauthorization: Bearer key\r\n/i);
	expect(seen).toMatch(/\r\nconnection: close\r\n/i);
	expect(seen.match(/content-length|transfer-encoding/gi)).toHaveLength(1);
});

describe('it breaks', () => {
	test('before the end, for nobody reads: not executed', async () => {
		const url = await serve((socket) => socket.pause());
		// A chunk that the socket takes at once has no watchdog any more by then.
		const { clock } = kennel((dog) => dog.ms === 60_000 && setImmediate(dog.bark));
		const tried = await tryOnce(connect(url, { clock }), aRequest({ body: aBody(ENDLESS) }));
		expect(tried).toMatchObject({ kind: 'broken', sent: 'part', problem: { code: 'STALLED' } });
		expect(verdictOn(tried, 'once')).toBe('retry');
	});

	test.each([
		{ sent: 'part', body: aBody(ENDLESS), end: '' },
		{ sent: 'all', body: aBody(['one', 'fin']), end: '0\r\n\r\n' },
	])('when $sent was sent', async ({ sent, body, end }) => {
		const url = await serve((socket, arrived) => whenComplete(socket, arrived, end, () => socket.resetAndDestroy()));
		expect(await tryOnce(connect(url), aRequest({ body }))).toMatchObject({ kind: 'broken', sent });
	});
});

test.each([
	{ leftMs: 600_000, waits: 600_000 },
	{ leftMs: 300, waits: 300 },
	{ leftMs: 1e12, waits: 2 ** 31 - 1 },
])('with $leftMs ms left, the response to what is sent once is awaited for $waits ms', async ({ leftMs, waits }) => {
	let awakeWhenSent: number[] | undefined;
	const { clock, awake, dogs } = kennel();
	const url = await serve((socket, arrived) =>
		whenComplete(socket, arrived, '0\r\n\r\n', () => {
			awakeWhenSent = awake();
			socket.write(response(201, '{}'));
		}),
	);
	const spec = aRequest({ body: aBody(['one', 'two']), leftMs: () => leftMs });
	const tried = await tryOnce(connect(url, { clock }), spec);
	expect(tried).toMatchObject({ kind: 'response', sent: 'all', status: 201 });
	expect(awakeWhenSent).toEqual([waits]);
	expect(dogs[0]?.ms).toBe(30_000); // until the connection stands
});

test('an abort in mid-upload', async () => {
	const controller = new AbortController();
	const url = await serve(() => controller.abort(new Error('enough')));
	const trying = tryOnce(connect(url), aRequest({ body: aBody(ENDLESS), signal: controller.signal }));
	await expect(trying).rejects.toMatchObject({ name: 'Interrupted', sent: 'part', reason: { message: 'enough' } });
});

test('an abort before the start opens no body', async () => {
	const body = aBody(['one']);
	const trying = tryOnce(connect('http://127.0.0.1:1'), aRequest({ body, signal: AbortSignal.abort() }));
	await expect(trying).rejects.toMatchObject({ name: 'Interrupted', sent: 'nothing' });
	expect(body.opened).toBe(0);
});

describe('a response in the middle of the upload', () => {
	/** A body of many chunks that says how many were read. */
	const counted = (count: number) => {
		const seen = { chunks: 0, ended: false };
		const body = {
			contentType: 'text/plain',
			async *open() {
				try {
					for (let chunk = 0; chunk < count; chunk++) {
						seen.chunks++;
						yield Buffer.alloc(65_536, 'x');
					}
				} finally {
					seen.ended = true;
				}
			},
		};
		return { seen, body };
	};
	/** More than the sockets of both sides hold. */
	const MANY = 500;

	test.each([500, 503])('%i: the closing boundary is not sent, so it was not executed', async (status) => {
		let arrivedAll = () => '';
		const url = await serve((socket, arrived) => {
			arrivedAll = arrived;
			// Only half of the response, so that the client has the time to send more.
			socket.write(`HTTP/1.1 ${status} X\r\nContent-Length: 4\r\n\r\nab`);
			const endAfter = (turns: number): void =>
				void (turns === 0 ? socket.end('cd') : setImmediate(() => endAfter(turns - 1)));
			endAfter(100);
		});
		const { body, seen } = counted(MANY);
		const tried = await tryOnce(connect(url), aRequest({ body }));
		expect(tried).toMatchObject({ kind: 'response', status, sent: 'part' });
		expect(verdictOn(tried, 'once')).toBe('retry');
		expect(arrivedAll()).not.toContain('0\r\n\r\n');
		expect(seen.chunks).toBeLessThan(MANY);
	});

	test.each([201, 413])('%i is read, nothing more of the body is, and it is let go', async (status) => {
		const url = await serve((socket) => socket.write(response(status, '{"id":"d"}')));
		const { body, seen } = counted(MANY);
		const tried = await tryOnce(connect(url), aRequest({ body }));
		expect(tried).toMatchObject({ kind: 'response', status, body: { ok: true, text: '{"id":"d"}' } });
		expect(seen.chunks).toBeLessThan(MANY);
		expect(seen.ended).toBe(true);
	});
});
