import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReplayRecord } from '../../src/emulator/browsers/replays.ts';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { Client } from './client.ts';

let emulator: Emulator;
let client: Client;
let session: string;

beforeEach(async () => {
	emulator = await startEmulator({ prefix: '/api' });
	client = new Client(emulator);
	const browser = (await (await client.send('POST', '/browsers', {})).json()) as { session_id: string };
	session = `/browsers/${browser.session_id}/replays`;
});

afterEach(() => emulator.close());

const list = async () => (await (await client.fetch(session)).json()) as ReplayRecord[];

test('a replay starts and stops, and its link carries a token', async () => {
	expect(await list()).toEqual([]);
	const started = await client.send('POST', session, {});
	expect(started.status).toBe(201);
	const replay = (await started.json()) as ReplayRecord;
	expect(replay).toMatchObject({ started_at: expect.any(String), finished_at: null });
	const stopped = await client.send('POST', `${session}/${replay.replay_id}/stop`);
	expect([stopped.status, await stopped.text()]).toEqual([200, '']);
	const [listed] = await list();
	expect(listed).toMatchObject({ replay_id: replay.replay_id, finished_at: expect.any(String) });
	const url = new URL(listed?.replay_view_url ?? '');
	expect(`${url.origin}${url.pathname}`).toBe(`${emulator.url}/browser/replays`);
	expect(url.searchParams.get('jwt')).toMatch(/^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+$/);
});

test('unknown sessions and replays are a 404', async () => {
	expect((await client.fetch('/browsers/none/replays')).status).toBe(404);
	expect((await client.send('POST', `${session}/none/stop`)).status).toBe(404);
});
