import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { Client } from './client.ts';

let emulator: Emulator;
let client: Client;

beforeEach(async () => {
	emulator = await startEmulator();
	client = new Client(emulator);
});

afterEach(() => emulator.close());

interface Session {
	session_id: string;
	name?: string;
}

const create = async (body: object): Promise<Session> =>
	(await (await client.send('POST', '/browsers', body)).json()) as Session;

test('a session is found by its id and by its name, everywhere', async () => {
	const { session_id: id } = await create({ name: 'my session' });
	for (const one of [id, 'my%20session']) {
		expect(await (await client.fetch(`/browsers/${one}`)).json()).toMatchObject({ session_id: id, name: 'my session' });
		for (const path of ['fs/list_files?path=/', 'replays']) {
			expect((await client.fetch(`/browsers/${one}/${path}`)).status).toBe(200);
		}
	}
	expect((await client.send('DELETE', '/browsers/my%20session')).status).toBe(204);
	expect((await client.fetch(`/browsers/${id}`)).status).toBe(404);
	expect((await client.fetch('/browsers/my%20session')).status).toBe(400);
	expect((await client.fetch('/browsers/none')).status).toBe(404);
});

test('a name is unique, can be changed, and is free again after the end', async () => {
	const { session_id: id } = await create({ name: 'a' });
	const { session_id: other } = await create({});
	expect((await client.send('POST', '/browsers', { name: 'a' })).status).toBe(409);
	expect((await client.send('PATCH', `/browsers/${other}`, { name: 'a' })).status).toBe(409);
	expect((await client.send('PATCH', '/browsers/a', { name: 'a' })).status).toBe(200);
	expect(await (await client.send('PATCH', '/browsers/a', { name: 'b' })).json()).toMatchObject({ name: 'b' });
	expect(await (await client.send('PATCH', '/browsers/b', { name: '' })).json()).not.toHaveProperty('name');
	expect((await client.send('PATCH', `/browsers/${id}`, { name: 1 })).status).toBe(400);
	expect(await create({ name: 'a' })).toMatchObject({ name: 'a' });
});

test('the list is searched by id and by name', async () => {
	const { session_id: id } = await create({ name: 'Alpha' });
	await create({ name: 'beta' });
	for (const query of ['alp', id]) {
		const listed = (await (await client.fetch(`/browsers?query=${query}`)).json()) as Session[];
		expect(listed.map((one) => one.name)).toEqual(['Alpha']);
	}
});

test('a session tells what it was asked for, and where it can be seen', async () => {
	const asked = { kiosk_mode: true, stealth: true, timeout_seconds: 300, viewport: { width: 800, height: 600 } };
	const { session_id: id, ...told } = (await create(asked)) as Session & object;
	expect(told).toMatchObject({ ...asked, headless: false });
	expect(told).toHaveProperty('browser_live_view_url', expect.stringContaining(id));
	const hidden = await create({ headless: true });
	expect(hidden).toMatchObject({ kiosk_mode: false });
	expect(hidden).not.toHaveProperty('browser_live_view_url');
});

test('the viewport can be changed', async () => {
	const { session_id: id } = await create({});
	const viewport = { width: 1024, height: 768, refresh_rate: 60 };
	expect(await (await client.send('PATCH', `/browsers/${id}`, { viewport })).json()).toMatchObject({ viewport });
	expect(await (await client.fetch(`/browsers/${id}`)).json()).toMatchObject({ viewport });
});

test.each([
	{ timeout_seconds: 9 },
	{ timeout_seconds: 259_201 },
	{ kiosk_mode: 'yes' },
	{ viewport: 'large' },
	{ viewport: { width: 800 } },
	{ viewport: { width: 800, height: 0 } },
	{ viewport: { width: 800, height: 600, refresh_rate: 'fast' } },
])('a session with %j is refused', async (body) => {
	expect((await client.send('POST', '/browsers', body)).status).toBe(400);
});

test('a session that has ended is told of where it is asked for, in its own project alone', async () => {
	const { session_id: ended } = await create({ name: 'ended' });
	const { session_id: active } = await create({});
	await client.send('DELETE', `/browsers/${ended}`);
	const deleted = { session_id: ended, deleted_at: expect.any(String) };
	const list = async (query: string) =>
		((await (await client.fetch(`/browsers${query}`)).json()) as Session[]).map(({ session_id }) => session_id);
	expect(await list('')).toEqual([active]);
	expect(await list('?include_deleted=true')).toEqual([active, ended]);
	expect(await list('?status=all')).toEqual([active, ended]);
	expect(await list('?status=deleted')).toEqual([ended]);
	expect((await client.fetch('/browsers?status=gone')).status).toBe(400);
	expect((await client.fetch(`/browsers/${ended}`)).status).toBe(404);
	const found = `/browsers/${ended}?include_deleted=true`;
	expect(await (await client.fetch(found)).json()).toMatchObject(deleted);
	expect(await create({ name: 'ended' })).not.toHaveProperty('deleted_at');
	const project = (await (await client.send('POST', '/org/projects', { name: 'other' })).json()) as { id: string };
	const headers = { 'x-kernel-project-id': project.id };
	expect((await client.fetch(found, { headers })).status).toBe(404);
	expect(await (await client.fetch('/browsers?status=all', { headers })).json()).toEqual([]);
});

test('of two sessions of one name that are made at the same time one is refused', async () => {
	const made = await Promise.all([1, 2].map(() => client.send('POST', '/browsers', { name: 'twin' })));
	expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
});
