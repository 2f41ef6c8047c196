// A request with a body: what goes over the wire, and how far it got when it broke.
import { describe, expect, test } from '@jest/globals';
import { StepFailure } from '../../src/domain/failures/failure.ts';
import { tryOnce } from '../../src/http/one-try.ts';
import { classify } from '../../src/http/retry-policy.ts';
import { aBody, answer, aRequest, ENDLESS, serving, whenComplete } from '../service-server/serving.ts';

const { serve, connect } = serving();
/** Milliseconds: nothing moves in these tests but what must. */
const idleMs = 150;

test.each([
	{ name: 'a known length', length: 9, header: /\r\ncontent-length: 9\r\n/i, end: 'onetwofin' },
	{ name: 'an unknown length', length: undefined, header: /\r\ntransfer-encoding: chunked\r\n/i, end: '0\r\n\r\n' },
])('$name', async ({ length, header, end }) => {
	let seen = '';
	const url = await serve((socket, arrived) =>
		whenComplete(socket, arrived, end, () => {
			seen = arrived();
			socket.write(answer(201, '{}'));
		}),
	);
	const attempt = await tryOnce(connect(url), aRequest({ body: aBody(['one', 'two', 'fin'], length) }));
	expect(attempt).toMatchObject({ kind: 'response', status: 201, body: { ok: true, text: '{}' } });
	expect(seen).toMatch(header);
	expect(seen).toMatch(/\r\nauthorization: Bearer key\r\n/i);
	expect(seen).toMatch(/\r\nconnection: close\r\n/i);
	expect(seen.match(/content-length|transfer-encoding/gi)).toHaveLength(1);
});

describe('it breaks', () => {
	test('before the end, for nobody reads: not executed', async () => {
		const url = await serve((socket) => socket.pause());
		const attempt = await tryOnce(connect(url, { idleMs }), aRequest({ body: aBody(ENDLESS) }));
		expect(attempt).toMatchObject({ kind: 'broken', sent: 'part', problem: { code: 'IDLE' } });
		expect(classify(attempt, 'once')).toBe('retry');
	});

	test('after the end, for nobody answers: ambiguous', async () => {
		const url = await serve(() => {});
		const attempt = await tryOnce(connect(url, { idleMs }), aRequest({ body: aBody(['one', 'two']) }));
		expect(attempt).toMatchObject({ kind: 'broken', sent: 'all', problem: { code: 'IDLE' } });
		expect(classify(attempt, 'once')).toBe('ambiguous');
	});

	test.each([
		{ name: 'reset', sent: 'part', body: aBody(ENDLESS), end: '' },
		{ name: 'reset', sent: 'all', body: aBody(['one', 'fin']), end: '0\r\n\r\n' },
		{ name: 'closed', sent: 'part', body: aBody(ENDLESS), end: '' },
		{ name: 'closed', sent: 'all', body: aBody(['one', 'fin']), end: '0\r\n\r\n' },
	])('$name when $sent was sent', async ({ name, sent, body, end }) => {
		const url = await serve((socket, arrived) =>
			whenComplete(socket, arrived, end, () => (name === 'reset' ? socket.resetAndDestroy() : socket.destroy())),
		);
		expect(await tryOnce(connect(url), aRequest({ body }))).toMatchObject({ kind: 'broken', sent });
	});

	test('a file that cannot be read ends the request as what it is', async () => {
		const url = await serve(() => {});
		const failure = new StepFailure({ kind: 'package', message: 'gone', advice: '' });
		const body = {
			contentType: 'text/plain',
			async *open() {
				yield Buffer.from('one');
				yield Buffer.from('two');
				throw failure;
			},
		};
		await expect(tryOnce(connect(url), aRequest({ body }))).rejects.toBe(failure);
	});
});

test('an upload that moves, however slowly, is not given up', async () => {
	const url = await serve((socket, arrived) =>
		whenComplete(socket, arrived, '0\r\n\r\n', () => socket.write(answer(200))),
	);
	const body = {
		contentType: 'text/plain',
		async *open() {
			for (let chunk = 0; chunk < 10; chunk++) {
				await new Promise((resolve) => setTimeout(resolve, 30));
				yield Buffer.from('x');
			}
		},
	};
	expect(await tryOnce(connect(url, { idleMs: 200 }), aRequest({ body }))).toMatchObject({ status: 200 });
});

test('a response before the upload ends is read, and ends the upload', async () => {
	const url = await serve((socket) => socket.write(answer(413, '{"code":"too_large","message":"No"}')));
	const attempt = await tryOnce(connect(url), aRequest({ body: aBody(ENDLESS) }));
	expect(attempt).toMatchObject({
		kind: 'response',
		status: 413,
		body: { ok: true, text: expect.stringContaining('too_large') },
	});
});

test.each([
	{ sent: 'part', body: aBody(ENDLESS), end: '' },
	{ sent: 'all', body: aBody(['one', 'fin']), end: '0\r\n\r\n' },
])('an abort when $sent was sent', async ({ sent, body, end }) => {
	const controller = new AbortController();
	const url = await serve((socket, arrived) =>
		whenComplete(socket, arrived, end, () => controller.abort(new Error('enough'))),
	);
	const trying = tryOnce(connect(url), aRequest({ body, signal: controller.signal }));
	await expect(trying).rejects.toMatchObject({ name: 'Interrupted', sent, reason: { message: 'enough' } });
});

test('an abort before the start opens no body', async () => {
	const body = aBody(['one']);
	const trying = tryOnce(connect('http://127.0.0.1:1'), aRequest({ body, signal: AbortSignal.abort() }));
	await expect(trying).rejects.toMatchObject({ name: 'Interrupted', sent: 'nothing' });
	expect(body.opened).toBe(0);
});
