// The emulator's own bundle, away from this repository and its packages, as the action `emulator` starts it: steered over
// a channel, with nothing but the files beside it.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Client } from './client.ts';

const apiKey = 'key-of-the-job';
let folder: string;
let child: ChildProcess;

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'background-'));
	cpSync(path.resolve(import.meta.dirname, '../../dist/emulator'), folder, { recursive: true });
	const env = { PATH: process.env.PATH, TMPDIR: folder };
	child = fork(path.join(folder, 'background.js'), { cwd: folder, env, execArgv: [], stdio: 'ignore' });
});

afterEach(async () => {
	child.kill('SIGKILL');
	if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
	// What was started may still be at work there: beside it rmSync stops halfway, and says nothing.
	while (existsSync(folder)) {
		rmSync(folder, { recursive: true, force: true });
		await sleep(10);
	}
});

async function start(settings: object = {}): Promise<unknown> {
	child.send({ port: 0, apiKey, faults: [], control: path.join(folder, 'control'), job: 0, ...settings });
	return (await once(child, 'message'))[0];
}

test('it has no pseudo-terminal, and says so; other processes run', async () => {
	const { url } = (await start()) as { url: string };
	const client = new Client({ url, apiKey });
	const { session_id: id } = await client.json<{ session_id: string }>('POST', '/browsers', {});
	const spawn = (form: object) => client.send('POST', `/browsers/${id}/process/spawn`, form);
	const refused = await spawn({ command: 'true', allocate_tty: true });
	expect(refused.status).toBe(400);
	expect(await refused.text()).toMatch(/no pseudo-terminal: @lydell\/node-pty is not installed/);
	expect((await spawn({ command: 'true' })).status).toBe(200);
});
