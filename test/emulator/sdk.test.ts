import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Kernel, { toFile } from '@onkernel/sdk';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { craftZip } from './crafted-zip.ts';

/** What the service's own public client makes of the emulator, and it of the client. */
let emulator: Emulator;
let sdk: Kernel;

beforeEach(async () => {
	emulator = await startEmulator();
	sdk = new Kernel({ apiKey: emulator.apiKey, baseURL: emulator.url, maxRetries: 0 });
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
	const listed: string[] = [];
	for await (const { id } of sdk.deployments.list({ limit: 1 })) listed.push(id);
	expect(listed).toEqual([]);
	await expect(sdk.deployments.retrieve('none')).rejects.toBeInstanceOf(Kernel.NotFoundError);
});

test('a deployment from a source', async () => {
	const source = { type: 'github', url: 'https://example.com/a/b', ref: 'main', entrypoint: 'src/app.ts' } as const;
	const created = await sdk.deployments.create({ source });
	expect(created).toMatchObject({ source_type: 'github', source_url: source.url, source_ref: 'main' });
});

test('a watch', async () => {
	const { session_id: id } = await sdk.browsers.create();
	expect((await sdk.browsers.retrieve(id)).session_id).toBe(id);
	const { watch_id: watchId = '' } = await sdk.browsers.fs.watch.start(id, { path: '/downloads' });
	await sdk.browsers.fs.writeFile(id, 'text', { path: '/downloads/a.txt' });
	await sdk.browsers.fs.deleteFile(id, { path: '/downloads/a.txt' });
	mkdirSync(path.join(emulator.browserFolder(id), 'downloads/end'));
	const seen: string[] = [];
	for await (const event of await sdk.browsers.fs.watch.events(watchId, { id })) {
		seen.push(`${event.type} ${event.path}`);
		if (event.name === 'end') await sdk.browsers.fs.watch.stop(watchId, { id });
	}
	expect(seen).toEqual([
		'CREATE /downloads/a.txt',
		'WRITE /downloads/a.txt',
		'DELETE /downloads/a.txt',
		'CREATE /downloads/end',
	]);
	await sdk.browsers.deleteByID(id);
	await expect(sdk.browsers.retrieve(id)).rejects.toBeInstanceOf(Kernel.NotFoundError);
});

test('a process and its terminal', async () => {
	const { session_id: id } = await sdk.browsers.create({ headless: true });
	const spawned = await sdk.browsers.process.spawn(id, { command: 'sh', allocate_tty: true, rows: 24, cols: 80 });
	const processId = spawned.process_id ?? '';
	expect(await sdk.browsers.process.resize(processId, { id, rows: 40, cols: 100 })).toEqual({ ok: true });
	const data = Buffer.from('stty size; exit\n').toString('base64');
	expect(await sdk.browsers.process.stdin(processId, { id, data_b64: data })).toEqual({ written_bytes: 16 });
	let output = '';
	for await (const event of await sdk.browsers.process.stdoutStream(processId, { id })) {
		output += Buffer.from(event.data_b64 ?? '', 'base64').toString();
	}
	expect(output).toContain('40 100');
	expect((await sdk.browsers.process.status(processId, { id })).state).toBe('exited');
	expect(await sdk.browsers.process.kill(processId, { id, signal: 'KILL' })).toEqual({ ok: true });
});

test('replays', async () => {
	const { session_id: id } = await sdk.browsers.create();
	const { replay_id: replayId } = await sdk.browsers.replays.start(id);
	await sdk.browsers.replays.stop(replayId, { id });
	const [replay] = await sdk.browsers.replays.list(id);
	expect(replay).toMatchObject({ replay_id: replayId, finished_at: expect.any(String) });
	expect((await fetch(replay?.replay_view_url ?? '')).status).toBe(200);
	expect((await sdk.browsers.replays.download(replayId, { id })).ok).toBe(true);
});

test('API keys', async () => {
	const { id, key } = await sdk.apiKeys.create({ name: 'one', days_to_expire: 1 });
	const other = new Kernel({ apiKey: key, baseURL: emulator.url, maxRetries: 0 });
	const names: string[] = [];
	for await (const { name } of other.apiKeys.list()) names.push(name);
	expect(names).toEqual(['first key', 'one']);
	await expect(other.apiKeys.delete(id)).rejects.toBeInstanceOf(Kernel.PermissionDeniedError);
	await sdk.apiKeys.delete(id);
	await expect(other.apiKeys.list()).rejects.toBeInstanceOf(Kernel.AuthenticationError);
	await expect(sdk.apiKeys.delete(id)).rejects.toBeInstanceOf(Kernel.NotFoundError);
});
