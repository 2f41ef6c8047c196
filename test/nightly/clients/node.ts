// What the vendor's package for Node makes of the emulator, and it of the package: `npm run test:all -- clients`. What each route
// says is in test/emulator, invocations by this package.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Kernel, { toFile } from '@onkernel/sdk';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import { craftZip } from '../../emulator/crafted-zip.ts';
import { deployApp, SAMPLE } from '../../emulator/registered-app.ts';

let emulator: Emulator;
let sdk: Kernel;

const client = (more: { apiKey?: string; projectID?: string } = {}) =>
	new Kernel({ apiKey: emulator.apiKey, baseURL: emulator.url, maxRetries: 0, ...more });

/** All pages of a list. */
const all = <T>(list: AsyncIterable<T>) => Array.fromAsync(list);

beforeEach(async () => {
	emulator = await startEmulator();
	sdk = client();
});

afterEach(() => emulator.close());

test('deployments', async () => {
	const code = 'console.log(process.env.FOO); setInterval(() => {}, 1000)';
	const created = await sdk.deployments.create({
		entrypoint_rel_path: 'index.js',
		file: await toFile(craftZip([{ name: 'index.js', content: code }]), 'app.zip'),
		env_vars: { FOO: 'bar' },
		version: '1.0.0',
		region: 'aws.us-east-1a',
		force: true,
	});
	expect(created).toMatchObject({ status: 'queued', env_vars: { FOO: '' }, source_type: 'file' });
	const seen: string[] = [];
	for await (const event of await sdk.deployments.follow(created.id)) {
		if (event.event === 'log') seen.push(event.message);
		if (event.event === 'deployment_state') seen.push(event.deployment.status);
		if (seen.includes('running') && seen.includes('bar')) await sdk.deployments.delete(created.id);
	}
	expect(seen.toSorted()).toEqual(['bar', 'in_progress', 'queued', 'running', 'stopped']);
	expect((await sdk.deployments.retrieve(created.id)).status).toBe('stopped');
	await expect(sdk.deployments.list({ app_version: '1.0.0' })).rejects.toThrow('app_version needs app_name');
	await expect(sdk.deployments.retrieve('none')).rejects.toBeInstanceOf(Kernel.NotFoundError);
});

test('apps', async () => {
	const { id: deployment } = await deployApp(new Client(emulator), SAMPLE, { env_vars: '{"A":"1"}' });
	const summaries: unknown[] = [];
	for await (const event of await sdk.deployments.follow(deployment)) {
		if (event.event === 'app_version_summary') summaries.push(event);
		if (event.event === 'deployment_state' && event.deployment.status === 'running') break;
	}
	const actions = [{ name: 'greet' }, { name: 'stay' }];
	expect(summaries).toMatchObject([{ app_name: 'sample', version: 'latest', actions }]);
	const apps = await all(sdk.apps.list({ app_name: 'sample', version: 'latest' }));
	expect(apps).toMatchObject([{ app_name: 'sample', deployment, actions, env_vars: { A: '' } }]);
	expect(await all(sdk.deployments.list({ limit: 1, query: deployment.slice(0, 12) }))).toMatchObject([
		{ id: deployment },
	]);
});

test('a session: its files, a watch, replays, processes', async () => {
	const { session_id: id } = await sdk.browsers.create({ viewport: { width: 800, height: 600 } });
	expect((await sdk.browsers.retrieve(id)).session_id).toBe(id);
	expect(await all(sdk.browsers.list())).toMatchObject([{ session_id: id }]);
	const { fs, replays, process } = sdk.browsers;
	const bytes = Buffer.from([0, 255]);
	const { watch_id: watchId = '' } = await fs.watch.start(id, { path: '/downloads' });
	await fs.writeFile(id, bytes, { path: '/downloads/a.bin' });
	mkdirSync(path.join(emulator.browserFolder(id), 'downloads/end'));
	const seen: string[] = [];
	for await (const event of await fs.watch.events(watchId, { id })) {
		seen.push(`${event.type} ${event.path}`);
		if (event.name === 'end') await fs.watch.stop(watchId, { id });
	}
	expect(seen).toEqual(['CREATE /downloads/a.bin', 'WRITE /downloads/a.bin', 'CREATE /downloads/end']);
	const read = await fs.readFile(id, { path: '/downloads/a.bin' });
	expect(Buffer.from(await read.arrayBuffer())).toEqual(bytes);
	const { replay_id } = await replays.start(id);
	await replays.stop(replay_id, { id });
	expect(await replays.list(id)).toMatchObject([{ replay_id, finished_at: expect.any(String) }]);
	const done = await process.exec(id, { command: 'echo', args: ['hello'] });
	expect([done.exit_code, Buffer.from(done.stdout_b64 ?? '', 'base64').toString()]).toEqual([0, 'hello\n']);
	const { process_id = '' } = await process.spawn(id, { command: 'sh', allocate_tty: true, rows: 24, cols: 80 });
	expect(await process.resize(process_id, { id, rows: 40, cols: 100 })).toEqual({ ok: true });
	await sdk.browsers.deleteByID(id);
	await expect(sdk.browsers.retrieve(id)).rejects.toBeInstanceOf(Kernel.NotFoundError);
});

test('API keys and projects', async () => {
	const { id: project } = await sdk.projects.create({ name: 'staging' });
	const { id, key } = await sdk.apiKeys.create({ name: 'one', days_to_expire: 1, project_id: project });
	const own = client({ apiKey: key, projectID: project });
	expect(await own.apiKeys.create({ name: 'two' })).toMatchObject({ project_id: project, project_name: 'staging' });
	expect((await all(own.apiKeys.list())).map(({ name }) => name)).toEqual(['one', 'two']);
	await expect(own.apiKeys.delete(id)).rejects.toBeInstanceOf(Kernel.PermissionDeniedError);
	await sdk.apiKeys.delete(id);
	await expect(own.apiKeys.list()).rejects.toBeInstanceOf(Kernel.AuthenticationError);
	const unknown = client({ projectID: 'unknown' }).browsers.list();
	await expect(unknown).rejects.toMatchObject({ status: 404, error: { code: 'project_not_found' } });
});
