// delete-api-key (API §4.2): one DELETE that is safe to retry; the specification does not define its success response.
import { expect, test } from '@jest/globals';
import { annotations } from '../deploy/deploying.ts';
import { callScenario } from './calling.ts';

const scenario = callScenario('delete-api-key');

async function mintKey(): Promise<string> {
	const response = await scenario.client.send('POST', '/org/api_keys', { name: 'for one run' });
	return ((await response.json()) as { id: string }).id;
}

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

test.each([
	{ missingOk: 'false', code: 1, says: [expect.stringMatching(/404 not_found.*missing-ok/)] },
	{ missingOk: 'true', code: 0, says: [] },
])('a key that is not there, with missing-ok: $missingOk', async ({ missingOk, says, ...ends }) => {
	const { code, outputs, stdout } = await scenario.run({ with: { 'key-id': 'gone', 'missing-ok': missingOk } });
	expect({ code, outputs }).toEqual({ ...ends, outputs: { deleted: 'false' } });
	expect(annotations(stdout).map(({ message }) => message)).toEqual(says);
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

const always = Number.POSITIVE_INFINITY;
const respond = (status: number, body: string | object, times = always) =>
	scenario.emulator.faults.add({ operation: 'deleteApiKey', times, fault: { kind: 'answer', status, body } });

// What a 2xx says is a row of test/unit/service/deletion.test.ts.
test.each([
	[200, '<!doctype html><title>Sign in</title>', /a gateway responded with 200.*Sign in.*was requested.*missing-ok/],
	[404, '404 page not found', /404.*base-url/],
	[404, { code: 'project_not_found', message: 'No such project' }, /404.*project-id/],
])('a %i with the body %j does not say that the key is gone', async (status, body, says) => {
	respond(status, body);
	const { code, outputs, stdout } = await scenario.run({ with: { 'key-id': 'any', 'missing-ok': 'true' } });
	expect({ code, outputs }).toEqual({ code: 1, outputs: {} });
	expect(annotations(stdout)).toEqual([expect.objectContaining({ message: expect.stringMatching(says) })]);
});
