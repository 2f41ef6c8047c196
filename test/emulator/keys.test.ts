import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { Client } from './client.ts';

interface CreatedKey {
	id: string;
	key: string;
	expires_at: string | null;
}

let emulator: Emulator;
let client: Client;

beforeEach(async () => {
	emulator = await startEmulator();
	client = new Client(emulator);
});

afterEach(() => emulator.close());

async function create(body: object): Promise<CreatedKey> {
	const response = await client.send('POST', '/org/api_keys', body);
	expect(response.status).toBe(201);
	return (await response.json()) as CreatedKey;
}

const withKey = (key: string, path: string, method = 'GET') =>
	client.fetch(path, { method, headers: { authorization: `Bearer ${key}` } });

test('a key works at once, and stops working once deleted', async () => {
	const { id, key } = await create({ name: 'for one run' });
	expect((await withKey(key, '/deployments')).status).toBe(200);
	const shown = await (await client.fetch(`/org/api_keys/${id}`)).json();
	expect(shown).toMatchObject({ id, name: 'for one run', masked_key: expect.not.stringContaining(key) });
	expect(shown).not.toHaveProperty('key');
	const deleted = await client.send('DELETE', `/org/api_keys/${id}`);
	expect([deleted.status, await deleted.text()]).toEqual([204, '']);
	expect((await withKey(key, '/deployments')).status).toBe(401);
	expect((await client.send('DELETE', `/org/api_keys/${id}`)).status).toBe(404);
});

test('a key cannot delete itself', async () => {
	const { id, key } = await create({ name: 'one', days_to_expire: 1 });
	const response = await withKey(key, `/org/api_keys/${id}`, 'DELETE');
	expect([response.status, await response.json()]).toEqual([
		403,
		{ code: 'forbidden', message: 'a key cannot delete itself' },
	]);
	expect((await withKey(key, '/deployments')).status).toBe(200);
});

test('a key of a project manages no keys', async () => {
	const { key } = await create({ name: 'one', project_id: 'project' });
	expect((await withKey(key, '/deployments')).status).toBe(200);
	expect((await withKey(key, '/org/api_keys')).status).toBe(403);
});

test.each([{}, { name: '' }, { name: 1 }, { name: 'a', days_to_expire: 0 }, { name: 'a', days_to_expire: 1.5 }])(
	'%j makes no key',
	async (body) => {
		expect((await client.send('POST', '/org/api_keys', body)).status).toBe(400);
	},
);

test('a body that is no JSON object makes no key', async () => {
	for (const body of ['{', '[]', '"a"']) {
		expect((await client.fetch('/org/api_keys', { method: 'POST', body })).status).toBe(400);
	}
	expect(await (await client.fetch('/org/api_keys')).json()).toHaveLength(1);
});
