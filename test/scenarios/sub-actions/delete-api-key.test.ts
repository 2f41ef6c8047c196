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
const exists = async (id: string) => (await scenario.client.fetch(`/org/api_keys/${id}`)).status === 200;

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

test('a key that is not there is an error, which names missing-ok', async () => {
	const { code, outputs, stdout } = await scenario.run({ with: { 'key-id': 'gone' } });
	expect({ code, outputs }).toEqual({ code: 1, outputs: { deleted: 'false' } });
	expect(annotations(stdout)).toHaveLength(1);
	expect(annotations(stdout)[0]?.message).toMatch(/404 not_found.*missing-ok/);
	expect(deletes()).toHaveLength(1);
});

test('a key that is not there is fine with missing-ok', async () => {
	const { code, outputs, stdout } = await scenario.run({ with: { 'key-id': 'gone', 'missing-ok': 'true' } });
	expect({ code, outputs }).toEqual({ code: 0, outputs: { deleted: 'false' } });
	expect(stdout).toContain('missing-ok');
	expect(annotations(stdout)).toEqual([]);
});

test.each([
	['the connection is reset before the response', { kind: 'reset', at: 'after-commit' }],
	['the response is a 500, after it was done', { kind: 'answer', status: 500, afterCommit: true }],
	['the response is a 502, after it was done', { kind: 'answer', status: 502, afterCommit: true }],
] as const)('%s: the 404 of the repeat means deleted', async (_, fault) => {
	const id = await mintKey();
	scenario.emulator.faults.add({ operation: 'deleteApiKey', fault });
	const { code, outputs, stdout } = await scenario.run({ with: { 'key-id': id } });
	expect({ code, outputs }).toEqual({ code: 0, outputs: { deleted: 'true' } });
	expect(stdout).toMatch(/Try 2 of 5/);
	expect(
		deletes()
			.map(({ status }) => status)
			.at(-1),
	).toBe(404);
	expect(await exists(id)).toBe(false);
});

test.each([429, 408])('a 404 after a %i is a first 404: nothing was done in between', async (status) => {
	scenario.emulator.faults.add({ operation: 'deleteApiKey', fault: { kind: 'answer', status } });
	const { code, outputs } = await scenario.run({ with: { 'key-id': 'gone' } });
	expect({ code, outputs }).toEqual({ code: 1, outputs: { deleted: 'false' } });
	expect(deletes()).toHaveLength(2);
});

test('a reset before it was done is repeated', async () => {
	const id = await mintKey();
	scenario.emulator.faults.add({ operation: 'deleteApiKey', fault: { kind: 'reset', at: 'headers' } });
	const { code, outputs } = await scenario.run({ with: { 'key-id': id } });
	expect({ code, outputs }).toEqual({ code: 0, outputs: { deleted: 'true' } });
	expect(deletes().map(({ status }) => status)).toEqual([undefined, 204]);
});

const HTML = '<!doctype html><title>Sign in</title>';
const ERROR = { code: 'forbidden', message: 'not this key' };
const always = Number.POSITIVE_INFINITY;

/** Bodies that a 2xx may bring; a 204 brings none. */
const BODIES: readonly { readonly body?: string | object; readonly says: 'yes' | RegExp }[] = [
	{ says: 'yes' },
	{ body: ' \r\n', says: 'yes' },
	{ body: { ok: true }, says: 'yes' },
	{ body: { id: 'any', deleted: true }, says: 'yes' },
	{ body: {}, says: 'yes' },
	{ body: { ok: false }, says: /200/ },
	{ body: ERROR, says: /forbidden: not this key/ },
	{ body: { ok: true, ...ERROR }, says: /forbidden: not this key/ },
	{ body: { error: 'no such scope' }, says: /no such scope/ },
	{ body: '{"ok": tr', says: /not JSON.*was requested.*missing-ok/ },
	{ body: HTML, says: /a gateway responded with 200.*Sign in.*was requested.*missing-ok/ },
];

test.each(BODIES)('a 200 with the body $body says that the key is gone: $says', async ({ body, says }) => {
	const status = 200;
	const fault = { kind: 'answer', status, ...(body === undefined ? {} : { body }) } as const;
	scenario.emulator.faults.add({ operation: 'deleteApiKey', times: always, fault });
	const { code, outputs, stdout } = await scenario.run({ with: { 'key-id': 'any', 'missing-ok': 'true' } });
	if (says === 'yes') return expect({ code, outputs }).toEqual({ code: 0, outputs: { deleted: 'true' } });
	expect({ code, outputs }).toEqual({ code: 1, outputs: {} });
	expect(annotations(stdout)).toEqual([expect.objectContaining({ message: expect.stringMatching(says) })]);
});

test('a 204 is a success', async () => {
	scenario.emulator.faults.add({ operation: 'deleteApiKey', fault: { kind: 'answer', status: 204 } });
	const { code, outputs } = await scenario.run({ with: { 'key-id': 'any' } });
	expect({ code, outputs }).toEqual({ code: 0, outputs: { deleted: 'true' } });
});

test.each([undefined, { ok: true }])('a 202 with the body %j does not say that it is done it', async (body) => {
	const fault = { kind: 'answer', status: 202, ...(body === undefined ? {} : { body }) } as const;
	scenario.emulator.faults.add({ operation: 'deleteApiKey', fault });
	const { code, outputs, stdout, summary } = await scenario.run({ with: { 'key-id': 'any' } });
	expect({ code, outputs }).toEqual({ code: 1, outputs: {} });
	expect(annotations(stdout)[0]?.message).toMatch(/does not say that it is done.*missing-ok/);
	expect(summary).toContain('the outcome is unknown');
});

/** Bodies of a 404 that are not the service's own: a wrong address, or somebody on the way. */
const STRANGE_404: readonly (string | object)[] = [
	HTML,
	'404 page not found',
	{ code: 'project_not_found', message: 'No such project' },
	{ message: 'no Route matched with those values' },
	{ code: 'not_found' },
];

test.each(STRANGE_404.map((body) => ({ body, missingOk: 'true' })))(
	'a 404 with the body $body tells nothing about the key (missing-ok: $missingOk)',
	async ({ body, missingOk }) => {
		scenario.emulator.faults.add({
			operation: 'deleteApiKey',
			times: always,
			fault: { kind: 'answer', status: 404, body },
		});
		const { code, outputs, stdout } = await scenario.run({ with: { 'key-id': 'any', 'missing-ok': missingOk } });
		expect({ code, outputs }).toEqual({ code: 1, outputs: {} });
		const advised = JSON.stringify(body).includes('project') ? /404.*project-id/ : /404.*base-url/;
		expect(annotations(stdout)).toEqual([expect.objectContaining({ message: expect.stringMatching(advised) })]);
	},
);

test.each(STRANGE_404.slice(0, 2))(
	'a 404 with the body %j to a retry does not say that the key was deleted',
	async (body) => {
		scenario.emulator.faults.add({ operation: 'deleteApiKey', fault: { kind: 'answer', status: 502 } });
		scenario.emulator.faults.add({
			operation: 'deleteApiKey',
			times: always,
			fault: { kind: 'answer', status: 404, body },
		});
		const { code, outputs, stdout } = await scenario.run({ with: { 'key-id': 'any', 'missing-ok': 'true' } });
		expect({ code, outputs }).toEqual({ code: 1, outputs: {} });
		expect(annotations(stdout)).toEqual([
			expect.objectContaining({ message: expect.stringMatching(/404.*may be deleted/) }),
		]);
	},
);

test('a service that responds with 500 alone leaves the outcome open', async () => {
	const fault = { kind: 'answer', status: 500, body: { code: 'internal', message: 'Oh' } } as const;
	scenario.emulator.faults.add({ operation: 'deleteApiKey', times: Number.POSITIVE_INFINITY, fault });
	const { code, outputs, stdout, summary } = await scenario.run({ with: { 'key-id': 'any' } });
	expect({ code, outputs }).toEqual({ code: 1, outputs: {} });
	expect(deletes()).toHaveLength(5);
	expect(annotations(stdout)[0]?.message).toMatch(/may be deleted.*missing-ok/);
	expect(summary).toContain('the outcome is unknown');
});

test('a key cannot delete itself: the refusal is told, and not repeated', async () => {
	const keys = (await (await scenario.client.fetch('/org/api_keys')).json()) as { id: string }[];
	const { code, stdout } = await scenario.run({ with: { 'key-id': keys[0]?.id ?? '' } });
	expect(code).toBe(1);
	expect(annotations(stdout)[0]?.message).toMatch(/403 forbidden: a key cannot delete itself/);
	expect(deletes()).toHaveLength(1);
});

test('Retry-After beyond the limit fails at once', async () => {
	const fault = { kind: 'answer', status: 429, headers: { 'retry-after': '3600' } } as const;
	scenario.emulator.faults.add({ operation: 'deleteApiKey', fault });
	const { code, stdout } = await scenario.run({ with: { 'key-id': 'any' } });
	expect(code).toBe(1);
	expect(annotations(stdout)[0]?.message).toMatch(/asks to wait 1 h 00 min.*2 min/);
	expect(annotations(stdout)[0]?.message).not.toContain('"timeout"');
	expect(deletes()).toHaveLength(1);
});
