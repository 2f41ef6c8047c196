// When an invocation counts as ended: a login page, or a record that runs on, is no end. What a 404 to a new one may mean.
import { expect, test } from '@jest/globals';
import { openInvocations } from '../../../src/service/invocations.ts';
import { response, serving } from '../../support/service-server/serving.ts';

const { serve, connect } = serving();

async function ending(status: number, body: string | object): Promise<string[]> {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	const url = await serve((socket) => void socket.end(response(status, text)));
	const { end, deleteBrowsers } = openInvocations(connect(url));
	const bounds = { signal: new AbortController().signal, leftMs: () => 60_000 };
	const what = (asked: Promise<void>) =>
		asked.then(
			() => 'ended',
			(failure: Error) => failure.message,
		);
	return [await what(end('inv_1', { output: '{}', ...bounds })), await what(deleteBrowsers('inv_1', bounds))];
}

test.each([
	[{ code: 'not_found', message: 'app not found' }, /^Check app-name \("shop"\), action-name \("buy"\) and version/],
	[{ code: 'project_not_found', message: 'no such project' }, /^The service has no such project/],
	['<html>', /^Check base-url/],
])('a new one that is refused with 404 %j: %s', async (body, advice) => {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	const { create } = openInvocations(connect(await serve((socket) => void socket.end(response(404, text)))));
	const call = { app: 'shop', action: 'buy', version: 'v1', payload: '', timeoutS: 10 };
	const created = create({ ...call, signal: new AbortController().signal, leftMs: () => 60_000 });
	await expect(created).rejects.toMatchObject({ kind: 'rejected', advice: expect.stringMatching(advice) });
});

test.each([
	['204', 204, ''],
	['the generic OK', 200, { ok: true }],
])('%s is an end', async (_, status, body) => expect(await ending(status, body)).toEqual(['ended', 'ended']));

test.each([
	['202', 202, {}],
	['a login page', 200, '<!doctype html><title>Sign in</title>'],
	['a denial', 200, { ok: false }],
	['an error', 200, { code: 'conflict', message: 'not now' }],
	['a refusal', 409, { code: 'conflict', message: 'not now' }],
])('%s is none', async (_, status, body) => expect(await ending(status, body)).not.toContain('ended'));

test.each([
	['its own, failed', { id: 'inv_1', status: 'failed' }, true],
	['its own, that runs on', { id: 'inv_1', status: 'running' }, false],
	['its own, that had succeeded', { id: 'inv_1', status: 'succeeded' }, false],
])('a record, %s: the end of the invocation: %s', async (_, body, isEnd) => {
	expect((await ending(200, body))[0] === 'ended').toBe(isEnd);
});
