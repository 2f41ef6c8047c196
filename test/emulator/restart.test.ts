// What the next emulator with the same folder still knows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { Client } from './client.ts';

let stateDir: string;
let emulator: Emulator;
let client: Client;

beforeEach(async () => {
	stateDir = mkdtempSync(path.join(tmpdir(), 'restart-test-'));
	emulator = await startEmulator({ stateDir });
	client = new Client(emulator);
});

afterEach(async () => {
	await emulator.close();
	rmSync(stateDir, { recursive: true });
});

test('projects, keys and what was deleted, after a restart', async () => {
	const send = async (method: string, at: string, body?: object) =>
		(await (await client.send(method, at, body)).json()) as { id: string; key: string };
	const { id: project } = await send('POST', '/org/projects', { name: 'one' });
	const { id: gone } = await send('POST', '/org/projects', { name: 'gone' });
	await client.send('DELETE', `/org/projects/${gone}`);
	const kept = await send('POST', '/org/api_keys', { name: 'old name', project_id: project });
	await client.send('PATCH', `/org/api_keys/${kept.id}`, { name: 'new name' });
	const rotated = await send('POST', '/org/api_keys', { name: 'rotated' });
	await client.send('POST', `/org/api_keys/${rotated.id}/rotate`, { expire_in_days: 0 });
	const deleted = await send('POST', '/org/api_keys', { name: 'deleted' });
	await client.send('DELETE', `/org/api_keys/${deleted.id}`);
	const own = () => new Client({ ...emulator, apiKey: kept.key });
	const listed = await own().deploy('');
	const unlisted = await own().deploy('');
	await own().send('DELETE', `/deployments/${unlisted.id}`);

	await emulator.close();
	emulator = await startEmulator({ stateDir });
	client = new Client(emulator);

	const names = ((await (await client.fetch('/org/projects')).json()) as { name: string }[]).map(({ name }) => name);
	expect(names).toEqual(['one']);
	expect(await (await client.fetch(`/org/api_keys/${kept.id}`)).json()).toMatchObject({ name: 'new name' });
	for (const { key } of [rotated, deleted]) {
		expect((await new Client({ ...emulator, apiKey: key }).fetch('/deployments')).status).toBe(401);
	}
	const ids = ((await (await own().fetch('/deployments')).json()) as { id: string }[]).map(({ id }) => id);
	expect(ids).toEqual([listed.id]);
	expect((await own().get(unlisted.id)).status).toBe('stopped');
});
