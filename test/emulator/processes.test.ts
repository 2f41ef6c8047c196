import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { Client } from './client.ts';
import { processesOf } from './processes-of.ts';

let emulator: Emulator;
let client: Client;

beforeAll(async () => {
	emulator = await startEmulator();
	client = new Client(emulator);
});

afterAll(() => emulator.close());

/** Path of a new session, and its folder. */
async function open(): Promise<{ session: string; folder: string }> {
	const { session_id: id } = (await (await client.send('POST', '/browsers', {})).json()) as { session_id: string };
	return { session: `/browsers/${id}`, folder: emulator.browserFolder(id) };
}

async function spawn(session: string, body: object): Promise<string> {
	const response = await client.send('POST', `${session}/process/spawn`, body);
	const { process_id: id } = (await response.json()) as { process_id: string };
	return `${session}/process/${id}`;
}

/** What a file holds, once it is there. */
async function content(folder: string, name: string): Promise<string> {
	const file = path.join(folder, name);
	while (!existsSync(file)) await sleep(5);
	return readFileSync(file, 'utf8');
}

/** Writes the size of its terminal to `size` when there is a file `ask`. */
const TELLS_SIZE = 'until [ -e ask ]; do sleep 0.01; done; stty size > new; mv new size';

test('what resize did shows inside the terminal, from 1 to 65,535', async () => {
	const { session, folder } = await open();
	const at = await spawn(session, { command: TELLS_SIZE, allocate_tty: true, rows: 24, cols: 80 });
	const resize = (body: object) => client.send('POST', `${at}/resize`, body);
	for (const body of [{ rows: 1 }, { rows: 0, cols: 1 }, { rows: 1, cols: 65_536 }, { rows: '1', cols: 1 }]) {
		expect(await (await resize(body)).json()).toMatchObject({ code: 'bad_request' });
	}
	const resized = await resize({ rows: 50, cols: 65_535 });
	expect([resized.status, await resized.json()]).toEqual([200, { ok: true }]);
	writeFileSync(path.join(folder, 'ask'), '');
	expect(await content(folder, 'size')).toBe('50 65535\n');
	for (;;) {
		const { status } = await resize({ rows: 1, cols: 1 });
		if (status === 400) return; // it has ended
	}
});

test('a process without a terminal has no size', async () => {
	const { session } = await open();
	const at = await spawn(session, { command: 'sleep', args: ['600'] });
	const response = await client.send('POST', `${at}/resize`, { rows: 1, cols: 1 });
	expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('no terminal')]);
});

test('exec runs a command to its end in the session folder', async () => {
	const { session, folder } = await open();
	const body = { command: 'ls; echo $HOME >&2; exit 3' };
	const done = (await (await client.send('POST', `${session}/process/exec`, body)).json()) as Record<string, unknown>;
	const text = (name: string) => Buffer.from(String(done[name]), 'base64').toString();
	expect([done.exit_code, text('stdout_b64'), text('stderr_b64')]).toEqual([3, 'downloads\ntmp\n', `${folder}\n`]);
});

test.each([{}, { command: 'ls', args: 'a' }, { command: 'ls', allocate_tty: true, rows: 0 }])(
	'spawn %j is refused',
	async (body) => {
		const { session } = await open();
		expect((await client.send('POST', `${session}/process/spawn`, body)).status).toBe(400);
	},
);

test('unknown processes are a 404, ids that are no UUID a 400', async () => {
	const { session } = await open();
	for (const [id, status] of [
		['182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e', 404],
		['x', 400],
	] as const) {
		expect((await client.send('POST', `${session}/process/${id}/resize`, { rows: 1, cols: 1 })).status).toBe(status);
	}
});

test('what a process leaves in the background, in a session of its own too, ends with the browser session', async () => {
	const { session, folder } = await open();
	const script = "sleep 600 >&- 2>&- & setsid sh -c 'echo $$ > new; mv new pid; exec sleep 600' >&- 2>&- &";
	await client.send('POST', `${session}/process/exec`, { command: 'sh', args: ['-c', script] });
	const pid = Number(await content(folder, 'pid'));
	expect(process.kill(pid, 0)).toBe(true);
	expect((await client.send('DELETE', session)).status).toBe(204);
	expect(processesOf(session.slice('/browsers/'.length))).toEqual([]);
});
