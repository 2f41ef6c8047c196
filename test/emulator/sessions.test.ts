// What a browser session has beside its browser: files, replays, and processes on real terminals.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import type { ReplayRecord } from '../../src/emulator/browsers/replays.ts';
import { emulated } from './emulated.ts';

const here = emulated({ prefix: '/api' });
let session: Awaited<ReturnType<typeof here.open>>;

beforeEach(async () => {
	session = await here.open();
});

const send = (method: string, at: string, body?: object) => here.client.send(method, `${session.at}${at}`, body);

test('a file is written with its folders, and read; no path climbs out of the session', async () => {
	for (const [at, to] of [
		['/a/b/one.txt', '/a/b/one.txt'],
		['/../../up.txt', '/up.txt'],
	] as const) {
		const put = { method: 'PUT', body: 'text' };
		expect((await here.client.fetch(`${session.at}/fs/write_file?path=${at}`, put)).status).toBe(201);
		const response = await here.client.fetch(`${session.at}/fs/read_file?path=${to}`);
		expect([response.headers.get('content-type'), await response.text()]).toEqual(['application/octet-stream', 'text']);
	}
});

const list = () => here.client.json<ReplayRecord[]>('GET', `${session.at}/replays`);

test('a replay starts and stops, and its link carries a token', async () => {
	expect(await list()).toEqual([]);
	const started = await send('POST', '/replays', {});
	expect(started.status).toBe(201);
	const replay = (await started.json()) as ReplayRecord;
	expect(replay).toMatchObject({ started_at: expect.any(String), finished_at: null });
	const stopped = await send('POST', `/replays/${replay.replay_id}/stop`);
	expect([stopped.status, await stopped.text()]).toEqual([200, '']);
	const [listed] = await list();
	expect(listed).toMatchObject({ replay_id: replay.replay_id, finished_at: expect.any(String) });
	const url = new URL(listed?.replay_view_url ?? '');
	expect(`${url.origin}${url.pathname}`).toBe(`${here.emulator.url}/browser/replays`);
	expect(url.searchParams.get('jwt')).toMatch(/^eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+$/);
	expect((await send('POST', '/replays/none/stop')).status).toBe(404);
});

async function spawn(body: object): Promise<string> {
	const at = `${session.at}/process/spawn`;
	return `/process/${(await here.client.json<{ process_id: string }>('POST', at, body)).process_id}`;
}

/** What a file holds, once it is there. */
async function content(name: string): Promise<string> {
	const file = path.join(session.folder, name);
	while (!existsSync(file)) await sleep(5);
	return readFileSync(file, 'utf8');
}

/** Writes the size of its terminal to `size` when there is a file `ask`. */
const TELLS_SIZE = 'until [ -e ask ]; do sleep 0.01; done; stty size > new; mv new size';

test('what resize did shows inside the terminal, from 1 to 65,535', async () => {
	const at = await spawn({ command: TELLS_SIZE, allocate_tty: true, rows: 24, cols: 80 });
	const resize = (body: object) => send('POST', `${at}/resize`, body);
	for (const body of [{ rows: 1 }, { rows: 0, cols: 1 }, { rows: 1, cols: 65_536 }, { rows: '1', cols: 1 }]) {
		expect(await (await resize(body)).json()).toMatchObject({ code: 'bad_request' });
	}
	const resized = await resize({ rows: 50, cols: 65_535 });
	expect([resized.status, await resized.json()]).toEqual([200, { ok: true }]);
	writeFileSync(path.join(session.folder, 'ask'), '');
	expect(await content('size')).toBe('50 65535\n');
	while ((await resize({ rows: 1, cols: 1 })).status !== 400); // until it has ended
});

test('what cannot be resized or started is refused', async () => {
	const at = await spawn({ command: 'sleep', args: ['600'] });
	const response = await send('POST', `${at}/resize`, { rows: 1, cols: 1 });
	expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('no terminal')]);
	for (const [id, status] of [
		['182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e', 404],
		['x', 400],
	] as const)
		expect((await send('POST', `/process/${id}/resize`, { rows: 1, cols: 1 })).status).toBe(status);
	for (const body of [{}, { command: 'ls', args: 'a' }, { command: 'ls', allocate_tty: true, rows: 0 }])
		expect((await send('POST', '/process/spawn', body)).status).toBe(400);
});

test('exec runs a command to its end in the session folder', async () => {
	const response = await send('POST', '/process/exec', { command: 'ls; echo $HOME >&2; exit 3' });
	const done = (await response.json()) as Record<string, unknown>;
	const text = (name: string) => Buffer.from(String(done[name]), 'base64').toString();
	expect([done.exit_code, text('stdout_b64'), text('stderr_b64')]).toEqual([
		3,
		'downloads\ntmp\n',
		`${session.folder}\n`,
	]);
});
