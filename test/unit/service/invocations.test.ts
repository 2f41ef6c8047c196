// When an invocation counts as ended: a record that runs on is no end, and what else is none is a table of deletion.test.ts.
// What a 404 to a new one may mean.
import { expect, test } from '@jest/globals';
import { openInvocations } from '../../../src/service/invocations.ts';
import { response, serving } from '../../support/service-server/serving.ts';

const { serve, connect } = serving();

const bounds = { signal: new AbortController().signal, leftMs: () => 60_000 };

/** The invocations of a service that gives every request this response. */
async function responding(status: number, body: string | object) {
	const text = typeof body === 'string' ? body : JSON.stringify(body);
	return openInvocations(connect(await serve((socket) => void socket.end(response(status, text)))));
}

test.each([
	[{ code: 'not_found', message: 'app not found' }, /^Check app-name \("shop"\), action-name \("buy"\) and version/],
	[{ code: 'project_not_found', message: 'no such project' }, /^The service has no such project/],
	['<html>', /^Check base-url/],
])('a new one that is refused with 404 %j: %s', async (body, advice) => {
	const { create } = await responding(404, body);
	const created = create({ app: 'shop', action: 'buy', version: 'v1', payload: '' }, 10, bounds);
	await expect(created).rejects.toMatchObject({ kind: 'rejected', advice: expect.stringMatching(advice) });
});

test.each<[what: string, status: number, body: string | object, ends: boolean, deletes: boolean]>([
	['204', 204, '', true, true],
	['202', 202, {}, false, false],
	['a refusal', 409, { code: 'conflict', message: 'not now' }, false, false],
	['its record, failed', 200, { id: 'inv_1', status: 'failed' }, true, true],
	['its record, that runs on', 200, { id: 'inv_1', status: 'running' }, false, true],
	['its record, that had succeeded', 200, { id: 'inv_1', status: 'succeeded' }, false, true],
])('%s: the invocation has ended, its browsers are deleted', async (_, status, body, ends, deletes) => {
	const { end, deleteBrowsers } = await responding(status, body);
	const asked = [end('inv_1', '{}', bounds), deleteBrowsers('inv_1', bounds)];
	const isDone = (await Promise.allSettled(asked)).map((one) => one.status === 'fulfilled');
	expect(isDone).toEqual([ends, deletes]);
});
