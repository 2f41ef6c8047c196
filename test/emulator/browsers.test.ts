import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
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

test('a name is one of a kind, can be changed, and is free again after the end', async () => {
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
