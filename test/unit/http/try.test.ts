// One try of a request without a body, or of a stream: how far it got when it broke, and when silence ends it.
import type { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { type StreamReader, tryOnce } from '../../../src/http/try.ts';
import { aRequest, kennel, response, serving } from '../../support/service-server/serving.ts';

const { serve, connect } = serving();
const aDelete = aRequest({ method: 'DELETE', retry: 'idempotent' });
const readAll: StreamReader = async ({ body }) => ({ ok: true, text: (await Array.fromAsync(body)).join('') });

test.each(['http://127.0.0.1:1', 'http://no-such-host.invalid'])('%s: nothing was sent', async (url) => {
	expect(await tryOnce(connect(url), aDelete)).toMatchObject({ kind: 'broken', sent: 'nothing' });
});

test.each([
	['reset', (socket: Socket) => socket.resetAndDestroy()],
	['closed', (socket: Socket) => socket.end()],
])('%s on the request without a body: all was sent', async (_, act) => {
	expect(await tryOnce(connect(await serve(act)), aDelete)).toMatchObject({ kind: 'broken', sent: 'all' });
});

test('silence ends a connection that does not come about, of a stream too', async () => {
	const { clock, dogs } = kennel();
	const trying = tryOnce(connect(await serve(() => {}), { clock }), aDelete, readAll);
	dogs[0]?.bark();
	expect(await trying).toMatchObject({ kind: 'broken', sent: 'nothing', problem: { code: 'IDLE' } });
});

test('silence does not end a stream once its request has gone out: no watchdog is left', async () => {
	const { clock, dogs, awake } = kennel();
	let left: number[] | undefined;
	const url = await serve((socket) => {
		left = awake();
		socket.write(response(200, 'ok'));
	});
	const tried = await tryOnce(connect(url, { clock }), aDelete, readAll);
	expect(tried).toMatchObject({ kind: 'response', status: 200, body: { ok: true, text: 'ok' } });
	expect([left, dogs.length]).toEqual([[], 1]);
});

test('a refusal of a stream is read as any response', async () => {
	const url = await serve((socket) => socket.write(response(403, '{}')));
	const tried = await tryOnce(connect(url), aDelete, readAll);
	expect(tried).toMatchObject({ kind: 'response', status: 403, body: { ok: true, text: '{}' } });
});

test('an abort tells whether the request was on its way', async () => {
	const controller = new AbortController();
	const url = await serve(() => controller.abort(new Error('enough')));
	const trying = () => tryOnce(connect(url), { ...aDelete, signal: controller.signal });
	await expect(trying()).rejects.toMatchObject({ name: 'Interrupted', sent: 'all', reason: { message: 'enough' } });
	await expect(trying()).rejects.toMatchObject({ sent: 'nothing' });
});
