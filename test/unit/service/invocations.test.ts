// When an invocation counts as ended: a login page, or a record that runs on, is no end.
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
