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

test('a replay starts, stops, and its link opens without a key', async () => {
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
	expect(url.searchParams.get('replay_id')).toBe(replay.replay_id);
	const view = await fetch(url);
	expect([view.status, view.headers.get('content-type')]).toEqual([200, 'text/html']);
});

test('a link with another token, or for another replay, does not open', async () => {
	const { replay_view_url: link } = (await (await client.send('POST', session)).json()) as ReplayRecord;
	const changed = new URL(link);
	const jwt = changed.searchParams.get('jwt') ?? '';
	for (const token of ['', 'a.b.c', `${jwt}x`, jwt.replace(/^[^.]+/, 'e30')]) {
		changed.searchParams.set('jwt', token);
		expect((await fetch(changed)).status).toBe(401);
	}
	const other = new URL(link);
	other.searchParams.set('replay_id', 'other');
	expect((await fetch(other)).status).toBe(403);
});

test('unknown sessions and replays are a 404', async () => {
	expect((await client.fetch('/browsers/none/replays')).status).toBe(404);
	expect((await client.send('POST', `${session}/none/stop`)).status).toBe(404);
});
