import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
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

test('a key of a project sees and makes the keys of its project alone', async () => {
	const other = await create({ name: 'other', project_id: 'other' });
	const { id, key } = await create({ name: 'one', project_id: 'project' });
	const own = new Client({ ...emulator, apiKey: key });
	for (const body of [{ name: 'two' }, { name: 'three', project_id: 'project' }]) {
		const made = await own.send('POST', '/org/api_keys', body);
		expect([made.status, await made.json()]).toEqual([201, expect.objectContaining({ project_id: 'project' })]);
	}
	for (const project_id of [null, 'other', 'unknown']) {
		expect((await own.send('POST', '/org/api_keys', { name: 'four', project_id })).status).toBe(403);
	}
	const listed = (await (await own.fetch('/org/api_keys')).json()) as { name: string }[];
	expect(listed.map(({ name }) => name)).toEqual(['one', 'two', 'three']);
	expect((await own.fetch(`/org/api_keys/${other.id}`)).status).toBe(404);
	expect((await own.send('DELETE', `/org/api_keys/${other.id}`)).status).toBe(404);
	expect((await own.send('DELETE', `/org/api_keys/${id}`)).status).toBe(403);
});

test('a key is renamed', async () => {
	const { id } = await create({ name: 'one' });
	const renamed = await client.send('PATCH', `/org/api_keys/${id}`, { name: 'two' });
	expect([renamed.status, await renamed.json()]).toEqual([200, expect.objectContaining({ id, name: 'two' })]);
	expect(await (await client.fetch(`/org/api_keys/${id}`)).json()).toMatchObject({ name: 'two' });
	expect((await client.send('PATCH', `/org/api_keys/${id}`, {})).status).toBe(400);
	expect((await client.send('PATCH', '/org/api_keys/none', { name: 'two' })).status).toBe(404);
});

/** Days from now, to the nearest. */
const daysTo = (time: string | null) =>
	time === null ? null : Math.round((Date.parse(time) - Date.now()) / 86_400_000);

test.each([
	[null, {}, null, 7],
	[30, {}, 30, 7],
	[3, {}, 3, 3],
	[30, { days_to_expire: 90, expire_in_days: 2 }, 90, 2],
	[30, { days_to_expire: null, expire_in_days: 1 }, null, 1],
])('a key for %p days, rotated with %j: the new one is for %p days, the old one for %p', async (...row) => {
	const [days, body, newDays, oldDays] = row;
	const old = await create({ name: 'one', days_to_expire: days, project_id: 'project' });
	const response = await client.send('POST', `/org/api_keys/${old.id}/rotate`, body);
	const rotated = (await response.json()) as CreatedKey;
	expect([response.status, rotated]).toEqual([
		201,
		expect.objectContaining({ name: 'one', project_id: 'project', key: expect.not.stringContaining(old.key) }),
	]);
	const kept = (await (await client.fetch(`/org/api_keys/${old.id}`)).json()) as CreatedKey;
	expect([daysTo(rotated.expires_at), daysTo(kept.expires_at)]).toEqual([newDays, oldDays]);
	for (const key of [old.key, rotated.key]) expect((await withKey(key, '/deployments')).status).toBe(200);
});

test('a key that is rotated without a time to swap ends at once, and may be the one that asks', async () => {
	const { id, key } = await create({ name: 'one' });
	const own = new Client({ ...emulator, apiKey: key });
	const rotated = (await (
		await own.send('POST', `/org/api_keys/${id}/rotate`, { expire_in_days: 0 })
	).json()) as CreatedKey;
	expect((await withKey(key, '/deployments')).status).toBe(401);
	expect((await withKey(rotated.key, '/deployments')).status).toBe(200);
	for (const body of [{ days_to_expire: 0 }, { expire_in_days: -1 }, { expire_in_days: 'soon' }]) {
		expect((await client.send('POST', `/org/api_keys/${rotated.id}/rotate`, body)).status).toBe(400);
	}
});

test.each([
	['', ['first key', 'b', 'a']],
	['name=A', ['a']],
	['query=KE', ['first key']],
	['sort_by=name', ['a', 'b', 'first key']],
	['sort_by=name&sort_direction=desc', ['first key', 'b', 'a']],
	['status=deleted', ['gone']],
	['status=all', ['first key', 'b', 'gone', 'a']],
	['include_deleted=true', ['first key', 'b', 'gone', 'a']],
	['limit=1&offset=1', ['b']],
])('the list with "%s"', async (query, expected) => {
	await create({ name: 'b' });
	const { id } = await create({ name: 'gone' });
	await create({ name: 'a' });
	await client.send('DELETE', `/org/api_keys/${id}`);
	const listed = (await (await client.fetch(`/org/api_keys?${query}`)).json()) as { name: string }[];
	expect(listed.map(({ name }) => name)).toEqual(expected);
	const shown = await client.fetch(`/org/api_keys/${id}?include_deleted=true`);
	expect(await shown.json()).toMatchObject({ deleted_at: expect.any(String) });
	expect((await client.fetch('/org/api_keys?status=gone')).status).toBe(400);
});

test('a key may end at an exact time, and shows the policy that it was given', async () => {
	const expires_at = new Date(Date.now() + 3_600_000).toISOString();
	const policy = { statements: [{ action: 'browsers:use', resource: 'projects/*/browsers/*' }] };
	expect(await create({ name: 'one', expires_at, policy })).toMatchObject({ expires_at, policy });
});

test.each([
	{},
	{ name: '' },
	{ name: 1 },
	{ name: 'x'.repeat(256) },
	{ name: 'a', days_to_expire: 0 },
	{ name: 'a', days_to_expire: 1.5 },
	{ name: 'a', expires_at: '2020-01-01T00:00:00Z' },
	{ name: 'a', expires_at: '2999-01-01T00:00:00Z', days_to_expire: 1 },
	{ name: 'a', policy: {} },
])('%j makes no key', async (body) => {
	expect((await client.send('POST', '/org/api_keys', body)).status).toBe(400);
});

test('a body that is no JSON object makes no key', async () => {
	for (const body of ['{', '[]', '"a"']) {
		expect((await client.fetch('/org/api_keys', { method: 'POST', body })).status).toBe(400);
	}
	expect(await (await client.fetch('/org/api_keys')).json()).toHaveLength(1);
});
