// The header X-Kernel-Project-Id, and what a key of a project sees.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Browsers } from '../../src/emulator/browsers/browsers.ts';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { Leash } from '../../src/emulator/state/leash.ts';
import { appForm, Client } from './client.ts';
import { appCode, deployApp } from './registered-app.ts';

let emulator: Emulator;
let client: Client;

beforeEach(async () => {
	emulator = await startEmulator();
	client = new Client(emulator);
});

afterEach(() => emulator.close());

/** A new project, a key of it, and a client with that key. */
async function project(name: string): Promise<{ id: string; own: Client }> {
	const { id } = (await (await client.send('POST', '/org/projects', { name })).json()) as { id: string };
	const made = await client.send('POST', '/org/api_keys', { name, project_id: id });
	const { key, project_name } = (await made.json()) as { key: string; project_name: string };
	expect(project_name).toBe(name);
	return { id, own: new Client({ ...emulator, apiKey: key }) };
}

const about = (id: string) => ({ headers: { 'x-kernel-project-id': id } });

test('a project that is not there, and another than the one of the key', async () => {
	const { id, own } = await project('one');
	const { id: other } = await project('two');
	for (const path of ['/deployments', '/browsers', '/org/api_keys']) {
		const unknown = await client.fetch(path, about('unknown'));
		expect([unknown.status, await unknown.json()]).toEqual([
			404,
			{ code: 'project_not_found', message: 'project not found' },
		]);
		expect((await client.fetch(path, about(id))).status).toBe(200);
		expect((await own.fetch(path, about(id))).status).toBe(200);
		for (const foreign of [other, 'unknown']) {
			const refused = await own.fetch(path, about(foreign));
			expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'forbidden' }]);
		}
	}
});

test('a project is named by its id or by its name', async () => {
	const { id, own } = await project('first one');
	await project('two');
	await own.deploy('');
	const named = (headers: Record<string, string>) => client.fetch('/deployments', { headers });
	for (const name of [id, 'first one']) {
		expect(await (await named({ 'x-kernel-project': name })).json()).toHaveLength(1);
	}
	expect(await (await named({ 'x-kernel-project': 'two' })).json()).toHaveLength(0);
	expect((await named({ 'x-kernel-project': 'three' })).status).toBe(404);
	expect((await named({ 'x-kernel-project-id': 'first one' })).status).toBe(404);
	expect((await named({ 'x-kernel-project-id': id, 'x-kernel-project': 'two' })).status).toBe(400);
	expect((await own.fetch('/deployments', { headers: { 'x-kernel-project': 'two' } })).status).toBe(403);
});

test('what was made in a project is seen there, and by the organization', async () => {
	const one = await project('one');
	const two = await project('two');
	const { id } = await one.own.deploy('');
	const browser = (await (await one.own.send('POST', '/browsers', { name: 'shared name' })).json()) as {
		session_id: string;
	};
	const paths = [
		`/deployments/${id}`,
		`/deployments/${id}/events?since=1h`,
		`/browsers/${browser.session_id}`,
		'/browsers/shared%20name/fs/list_files?path=/',
		`/browsers/${browser.session_id}/replays`,
	];
	const statuses = async (asking: Client, init?: RequestInit) => {
		const seen: number[] = [];
		for (const path of paths) {
			const response = await asking.fetch(path, init);
			seen.push(response.status);
			await response.body?.cancel();
		}
		for (const list of ['/deployments', '/browsers']) {
			seen.push(((await (await asking.fetch(list, init)).json()) as unknown[]).length);
		}
		return seen;
	};
	const all = [200, 200, 200, 200, 200, 1, 1];
	const nothing = [404, 404, 404, 404, 404, 0, 0];
	expect(await statuses(one.own)).toEqual(all);
	expect(await statuses(client)).toEqual(all);
	expect(await statuses(client, about(one.id))).toEqual(all);
	expect(await statuses(two.own)).toEqual(nothing);
	expect(await statuses(client, about(two.id))).toEqual(nothing);
	expect((await two.own.send('DELETE', `/deployments/${id}`)).status).toBe(404);
});

test('a name is that of a session of its own project, where another one has it as well', async () => {
	const asked = await Promise.all(
		['one', 'two'].map(async (name) => {
			const { id, own } = await project(name);
			const made = (await (await own.send('POST', '/browsers', { name: 'main' })).json()) as { session_id: string };
			return { id, own, made: made.session_id };
		}),
	);
	const found = async (response: Promise<Response>) =>
		((await (await response).json()) as { session_id: string }).session_id;
	for (const { id, own, made } of asked) {
		expect(await found(own.fetch('/browsers/main'))).toBe(made);
		expect(await found(client.fetch('/browsers/main', about(id)))).toBe(made);
		await own.send('PUT', '/browsers/main/fs/create_directory', { path: `/${id}` });
		expect((await own.fetch(`/browsers/${made}/fs/file_info?path=/${id}`)).status).toBe(200);
	}
	for (const { own } of asked) expect((await own.send('DELETE', '/browsers/main')).status).toBe(204);
});

test('a session that names an invocation of another project is none of its sessions', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'browsers-test-'));
	const browsers = new Browsers(folder, new Leash());
	const of = async (projectId: string | null) =>
		(await browsers.create({ invocation_id: 'inv' }, 'http://x', projectId)).id;
	const [one, two, none] = [await of('one'), await of('two'), await of(null)];
	const listed = (scope: string | null) => browsers.ofInvocation('inv', scope).map(({ session_id }) => session_id);
	expect(listed('one')).toEqual([one]);
	expect(listed('two')).toEqual([two]);
	expect(listed(null)).toEqual([one, two, none]);
	rmSync(folder, { recursive: true });
});

test('an app, its versions and its invocations are seen in their project; its key is of that project', async () => {
	const one = await project('one');
	const two = await project('two');
	const body = `const { data } = await kernel.apiKeys.list().then(() => ({ data: 'keys' }), (error) => ({ data: error.status }));
		await kernel.browsers.create();
		return data;`;
	const call = { app_name: 'sample', action_name: 'run', version: 'v1' };
	const ids: string[] = [];
	for (const { own } of [one, two]) {
		const { id } = await deployApp(own, appCode('sample', body), { version: 'v1' });
		await own.until(id, 'running');
		ids.push(id);
		const invoked = await own.send('POST', '/invocations', call);
		expect([invoked.status, await invoked.json()]).toMatchObject([200, { status: 'succeeded', output: '403' }]);
	}
	const listed = async (asking: Client, path: string) => (await (await asking.fetch(path)).json()) as object[];
	for (const [index, { own }] of [one, two].entries()) {
		expect(await listed(own, '/apps')).toMatchObject([{ app_name: 'sample', deployment: ids[index] }]);
		expect(await listed(own, '/deployments?app_name=sample&app_version=v1')).toMatchObject([{ id: ids[index] }]);
		expect(await listed(own, '/invocations')).toHaveLength(1);
		expect(await listed(own, '/browsers')).toHaveLength(1);
	}
	expect(await listed(client, '/apps')).toHaveLength(2);
	const [{ id = '' } = {}] = (await listed(one.own, '/invocations')) as { id: string }[];
	expect((await one.own.fetch(`/invocations/${id}`)).status).toBe(200);
	expect((await two.own.fetch(`/invocations/${id}`)).status).toBe(404);
});

test('the same version of the same app may be in two projects', async () => {
	const { own } = await project('one');
	for (const asking of [client, own]) {
		const form = appForm([{ name: 'index.js', content: 'setInterval(() => {}, 1000)' }], { version: 'v1' });
		expect((await asking.post(form)).status).toBe(201);
	}
});

test('projects are made, found by name, renamed and deleted by the organization alone', async () => {
	const { id, own } = await project('one');
	expect((await own.fetch('/org/projects')).status).toBe(403);
	expect((await client.send('POST', '/org/projects', { name: 'one' })).status).toBe(409);
	expect((await client.send('POST', '/org/projects', { name: '' })).status).toBe(400);
	expect(await (await client.fetch('/org/projects/one')).json()).toMatchObject({ id, status: 'active' });
	const renamed = await client.send('PATCH', `/org/projects/${id}`, { name: 'new', status: 'archived' });
	expect(await renamed.json()).toMatchObject({ id, name: 'new', status: 'archived' });
	expect((await client.send('PATCH', `/org/projects/${id}`, { status: 'gone' })).status).toBe(400);
	expect(await (await client.fetch('/org/projects?query=NE')).json()).toHaveLength(1);
	expect((await client.send('DELETE', `/org/projects/${id}`)).status).toBe(204);
	expect((await client.fetch('/deployments', about(id))).status).toBe(404);
	expect((await client.fetch(`/org/projects/${id}`)).status).toBe(404);
});
