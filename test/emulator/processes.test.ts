import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { Client } from './client.ts';
import { EventReader } from './event-reader.ts';
import { processesOf } from './processes-of.ts';

interface OutputEvent {
	stream?: string;
	data_b64?: string;
	event?: string;
	exit_code?: number;
}

let emulator: Emulator;
let client: Client;
let session: string;

beforeAll(async () => {
	emulator = await startEmulator();
	client = new Client(emulator);
	const browser = (await (await client.send('POST', '/browsers', {})).json()) as { session_id: string };
	session = `/browsers/${browser.session_id}`;
});

afterAll(() => emulator.close());

async function spawn(body: object): Promise<string> {
	const response = await client.send('POST', `${session}/process/spawn`, body);
	expect(response.status).toBe(200);
	const { process_id: id } = (await response.json()) as { process_id: string };
	expect(id).toMatch(/^[0-9a-f-]{36}$/);
	return `${session}/process/${id}`;
}

/** Reads a process's output until it holds a text. */
class Output {
	readonly #reader: EventReader<OutputEvent>;
	#text = '';

	constructor(response: Response) {
		this.#reader = new EventReader(response);
	}

	async until(text: string): Promise<void> {
		while (!this.#text.includes(text)) {
			const event = await this.#reader.next();
			if (!event || event.event) throw new Error(`${text} did not come: ${this.#text}`);
			this.#text += Buffer.from(event.data_b64 ?? '', 'base64').toString();
		}
		this.#text = this.#text.slice(this.#text.indexOf(text) + text.length);
	}

	async exitCode(): Promise<number | undefined> {
		const events = await this.#reader.until(({ event }) => event === 'exit');
		return events.at(-1)?.exit_code;
	}

	close = (): Promise<void> => this.#reader.close();
}

const follow = async (at: string) => new Output(await client.fetch(`${at}/stdout/stream`));
const type = (at: string, text: string) =>
	client.send('POST', `${at}/stdin`, { data_b64: Buffer.from(text).toString('base64') });

test('what resize did shows inside the terminal', async () => {
	const at = await spawn({ command: 'sh', allocate_tty: true, rows: 24, cols: 80 });
	const output = await follow(at);
	await type(at, 'stty size\n');
	await output.until('24 80\r\n');
	const resized = await client.send('POST', `${at}/resize`, { rows: 50, cols: 132 });
	expect([resized.status, await resized.json()]).toEqual([200, { ok: true }]);
	await type(at, 'stty size\n');
	await output.until('50 132\r\n');
	expect((await client.send('POST', `${at}/resize`, { rows: 65_535, cols: 1 })).status).toBe(200);
	await type(at, 'stty size; exit 3\n');
	await output.until('65535 1');
	expect(await output.exitCode()).toBe(3);
	expect((await client.send('POST', `${at}/resize`, { rows: 1, cols: 1 })).status).toBe(400);
});

test('a resize without two sides from 1 to 65,535 is refused', async () => {
	const at = await spawn({ command: 'cat', allocate_tty: true });
	const sizes = [{ rows: 1 }, { cols: 1 }, { rows: 0, cols: 1 }, { rows: 1, cols: 65_536 }, { rows: '1', cols: 1 }];
	for (const body of [...sizes, { rows: 1.5, cols: 1 }]) {
		const response = await client.send('POST', `${at}/resize`, body);
		expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'bad_request' })]);
	}
});

test('a process without a terminal has no size', async () => {
	const at = await spawn({ command: 'head', args: ['-n', '1'] });
	const response = await client.send('POST', `${at}/resize`, { rows: 1, cols: 1 });
	expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('no terminal')]);
	const output = await follow(at);
	await type(at, 'echo\n');
	await output.until('echo');
	expect(await output.exitCode()).toBe(0);
	expect((await type(at, 'late')).status).toBe(400);
});

test('a process runs in the session folder, with its own environment', async () => {
	const at = await spawn({ command: 'ls; echo $FLAG >&2', env: { FLAG: 'up' }, cwd: '/' });
	const output = await follow(at);
	await output.until('downloads');
	await output.until('up');
	expect(await output.exitCode()).toBe(0);
});

test('exec runs a command to its end, and tells what it wrote', async () => {
	const body = { command: 'sh', args: ['-c', 'echo out; echo err >&2; exit 3'] };
	const done = (await (await client.send('POST', `${session}/process/exec`, body)).json()) as Record<string, unknown>;
	const text = (name: string) => Buffer.from(String(done[name]), 'base64').toString();
	expect([done.exit_code, text('stdout_b64'), text('stderr_b64')]).toEqual([3, 'out\n', 'err\n']);
});

test.each([
	[{}, 400],
	[{ command: 'ls', args: 'a' }, 400],
	[{ command: 'ls', env: { A: 1 } }, 400],
	[{ command: 'ls', cwd: '/none' }, 400],
	[{ command: 'ls', allocate_tty: true, rows: 0 }, 400],
])('spawn %j is refused', async (body, status) => {
	expect((await client.send('POST', `${session}/process/spawn`, body)).status).toBe(status);
});

test('unknown processes are a 404, ids that are no UUID a 400', async () => {
	const unknown = `${session}/process/182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e/resize`;
	expect((await client.send('POST', unknown, { rows: 1, cols: 1 })).status).toBe(404);
	expect((await client.send('POST', `${session}/process/x/resize`, { rows: 1, cols: 1 })).status).toBe(400);
});

const isThere = (pid: number) => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

/** Starts a session of its own with this script, which writes the id of a process to `$HOME/pid`. */
async function sessionWith(script: string): Promise<{ own: string; pid: number; process: string }> {
	const { session_id } = (await (await client.send('POST', '/browsers', {})).json()) as { session_id: string };
	const own = `/browsers/${session_id}`;
	const spawned = await client.send('POST', `${own}/process/spawn`, { command: 'sh', args: ['-c', script] });
	const { process_id } = (await spawned.json()) as { process_id: string };
	const at = path.join(emulator.browserFolder(session_id), 'pid');
	while (!existsSync(at) || !readFileSync(at, 'utf8').endsWith('\n')) await sleep(5);
	return { own, pid: Number(readFileSync(at, 'utf8')), process: `${own}/process/${process_id}` };
}

test('what a process leaves in the background ends with its session, not before', async () => {
	const { own, pid, process } = await sessionWith('sleep 600 >/dev/null 2>&1 & echo $! > $HOME/pid');
	await (await follow(process)).exitCode();
	expect(isThere(pid)).toBe(true);
	expect((await client.send('DELETE', own)).status).toBe(204);
	while (isThere(pid)) await sleep(5);
});

test('what a process has started in a session of its own ends with the browser session', async () => {
	const { own, pid } = await sessionWith(`setsid sh -c 'echo $$ > "$HOME/pid"; exec sleep 600' & exec sleep 600`);
	expect(isThere(pid)).toBe(true);
	expect((await client.send('DELETE', own)).status).toBe(204);
	expect(processesOf(own.slice('/browsers/'.length))).toEqual([]);
});
