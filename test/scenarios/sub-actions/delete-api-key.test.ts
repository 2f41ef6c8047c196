// delete-api-key (API §4.2): one DELETE that is safe to retry; the specification does not define its success response.
import { expect, test } from '@jest/globals';
import { annotations } from '../deploy/deploying.ts';
import { callScenario } from './calling.ts';

const scenario = callScenario('delete-api-key');

const mintKey = async () =>
	(await scenario.client.json<{ id: string }>('POST', '/org/api_keys', { name: 'for one run' })).id;

const deletes = () => scenario.emulator.requests.filter(({ operation }) => operation === 'deleteApiKey');
const exists = async (id: string) => (await (await scenario.client.fetch('/org/api_keys')).text()).includes(id);

test('a key is deleted with one request', async () => {
	const id = await mintKey();
	const { code, outputs, stdout, stderr } = await scenario.run({ with: { 'key-id': id } });
	expect({ code, outputs, stderr }).toEqual({ code: 0, outputs: { deleted: 'true' }, stderr: '' });
	expect(stdout).toContain(`Deleted API key ${id}`);
	expect(deletes()).toHaveLength(1);
	expect(deletes()[0]).toMatchObject({ method: 'DELETE', path: `/org/api_keys/${id}`, bodyBytes: 0, status: 204 });
	expect(deletes()[0]?.headers.authorization).toBe(`Bearer ${scenario.emulator.apiKey}`);
	expect(await exists(id)).toBe(false);
});

const NO_PROJECT = { code: 'project_not_found', message: 'No such project' };
const PAGE = '<!doctype html><title>Sign in</title>';
type Row = [missingOk: string, outputs: object, says?: RegExp, response?: { status: number; body: string | object }];
// What a 2xx says is a row of test/unit/service/deletion.test.ts.
test.each<Row>([
	['false', { deleted: 'false' }, /404 not_found.*missing-ok/],
	['true', { deleted: 'false' }],
	['true', {}, /a gateway responded with 200.*Sign in.*was requested.*missing-ok/, { status: 200, body: PAGE }],
	['true', {}, /404.*base-url/, { status: 404, body: '404 page not found' }],
	['true', {}, /404.*project-id/, { status: 404, body: NO_PROJECT }],
])('a key that is not there, missing-ok: %s: %j %s', async (missingOk, outputs, ...[says, response]) => {
	if (response !== undefined)
		scenario.emulator.faults.add({ operation: 'deleteApiKey', fault: { kind: 'answer', ...response } });
	const finished = await scenario.run({ with: { 'key-id': 'gone', 'missing-ok': missingOk } });
	const messages = annotations(finished.stdout).map(({ message }) => message);
	const errors = says === undefined ? [] : [expect.stringMatching(says)];
	expect([finished.code, finished.outputs, messages]).toEqual([errors.length, outputs, errors]);
	expect(deletes()).toHaveLength(1);
});

test('a response that is lost after it was done: the 404 of the repeat means deleted', async () => {
	const id = await mintKey();
	scenario.emulator.faults.add({ operation: 'deleteApiKey', fault: { kind: 'reset', at: 'after-commit' } });
	const { code, outputs } = await scenario.run({ with: { 'key-id': id } });
	expect({ code, outputs }).toEqual({ code: 0, outputs: { deleted: 'true' } });
	expect(deletes().map(({ status }) => status)).toEqual([undefined, 404]);
	expect(await exists(id)).toBe(false);
});
