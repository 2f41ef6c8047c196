// API keys, and the projects that keys and requests belong to.
import { expect, test } from '@jest/globals';
import { Client } from './client.ts';
import { emulated } from './emulated.ts';

const here = emulated({ apps: 'scripted', projects: ['first one'] });

interface CreatedKey {
	id: string;
	key: string;
	project_id: string | null;
}

async function create(body: object, asking = here.client): Promise<CreatedKey> {
	const response = await asking.send('POST', '/org/api_keys', body);
	expect(response.status).toBe(201);
	return (await response.json()) as CreatedKey;
}

const as = (key: string) => new Client({ ...here.emulator, apiKey: key });

/** A new project, a key of it, and a client with that key. */
async function project(name: string): Promise<{ id: string; own: Client }> {
	const { id } = await here.client.json<{ id: string }>('POST', '/org/projects', { name });
	const { key } = await create({ name, project_id: id });
	return { id, own: as(key) };
}

test('a key works at once, cannot delete itself, and stops working once deleted', async () => {
	const { id, key } = await create({ name: 'for one run', days_to_expire: 1 });
	expect((await as(key).fetch('/deployments')).status).toBe(200);
	const [, shown] = await here.client.json<object[]>('GET', '/org/api_keys');
	expect(shown).toMatchObject({ id, name: 'for one run', masked_key: expect.not.stringContaining(key) });
	expect(shown).not.toHaveProperty('key');
	const refused = await as(key).send('DELETE', `/org/api_keys/${id}`);
	expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('a key cannot delete itself')]);
	expect((await as(key).fetch('/deployments')).status).toBe(200);
	const deleted = await here.client.send('DELETE', `/org/api_keys/${id}`);
	expect([deleted.status, await deleted.text()]).toEqual([204, '']);
	expect((await as(key).fetch('/deployments')).status).toBe(401);
	expect((await here.client.send('DELETE', `/org/api_keys/${id}`)).status).toBe(404);
});

test('a key of a project sees and makes the keys of its project alone', async () => {
	const { own } = await project('one');
	const { id: other } = await project('two');
	const { id: foreign } = await create({ name: 'foreign', project_id: other });
	expect((await own.send('POST', '/org/api_keys', { name: 'a', project_id: other })).status).toBe(403);
	expect((await own.send('POST', '/org/projects', { name: 'three' })).status).toBe(403);
	await create({ name: 'another' }, own);
	const listed = (await (await own.fetch('/org/api_keys')).json()) as { name: string }[];
	expect(listed.map(({ name }) => name)).toEqual(['one', 'another']);
	expect((await own.send('DELETE', `/org/api_keys/${foreign}`)).status).toBe(404);
	expect((await here.client.send('POST', '/org/api_keys', { name: 'a', project_id: 'none' })).status).toBe(404);
});

test("a project is named by its id or by its name, and is the key's own where the key has one", async () => {
	const { id, own } = await project('one');
	const { id: other } = await project('two');
	const status = async (asking: Client, headers: Record<string, string>) =>
		(await asking.fetch('/deployments', { headers })).status;
	for (const name of [id, 'one', 'first one'])
		expect(await status(here.client, { 'x-kernel-project': name })).toBe(200);
	expect(await status(here.client, { 'x-kernel-project-id': 'one' })).toBe(404);
	expect(await status(own, { 'x-kernel-project-id': id })).toBe(200);
	for (const foreign of [other, 'unknown']) expect(await status(own, { 'x-kernel-project-id': foreign })).toBe(403);
	const unknown = await here.client.fetch('/deployments', { headers: { 'x-kernel-project': 'three' } });
	expect(await unknown.json()).toEqual({ code: 'project_not_found', message: 'project not found' });
	expect((await here.client.send('POST', '/org/projects', { name: 'one' })).status).toBe(409);
	expect((await here.client.send('POST', '/org/projects', { name: '' })).status).toBe(400);
});

test('what was made in a project is seen there alone, not in the default one', async () => {
	const { id: named, own } = await project('one');
	const { id } = await own.deploy('');
	const { session_id } = await own.json<{ session_id: string }>('POST', '/browsers', {});
	const seen = async (asking: Client, headers: Record<string, string> = {}) => {
		const ask = (path: string) => asking.fetch(path, { headers });
		const found = [`/deployments/${id}`, `/browsers/${session_id}`].map(async (path) => (await ask(path)).status);
		const counts = ['/deployments', '/browsers'].map(
			async (path) => ((await (await ask(path)).json()) as unknown[]).length,
		);
		return Promise.all([...found, ...counts]);
	};
	expect(await seen(own)).toEqual([200, 200, 1, 1]);
	expect(await seen(here.client, { 'x-kernel-project': named })).toEqual([200, 200, 1, 1]);
	expect(await seen(here.client)).toEqual([404, 404, 0, 0]);
	expect((await here.client.send('DELETE', `/deployments/${id}`)).status).toBe(404);
});

test('an app and its invocations are of their project; one version may be in two projects', async () => {
	for (const asking of [here.client, (await project('one')).own]) {
		const { id } = await asking.deploy('//! app sample run', { version: 'v1' });
		await asking.until(id, 'running');
		const call = { app_name: 'sample', action_name: 'run', version: 'v1' };
		expect(await asking.json('POST', '/invocations', call)).toMatchObject({ status: 'succeeded' });
		for (const list of ['/apps', '/invocations', '/deployments?app_name=sample&app_version=v1'])
			expect(await asking.json('GET', list)).toHaveLength(1);
	}
});
