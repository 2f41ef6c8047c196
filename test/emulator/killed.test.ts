// The emulator gets a SIGKILL: no app, no process of a session, no browser outlives it, and no file.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findChrome } from '../../src/emulator/browsers/chrome.ts';
import { Client } from './client.ts';
import { processesOf } from './processes-of.ts';
import { appCode, deployApp } from './registered-app.ts';
import { type Started, start } from './started.ts';

/** Stands in the environment of all that is started, as a part of its folder. */
let temp: string;
let emulator: Started;
let client: Client;

beforeEach(async () => {
	temp = mkdtempSync(path.join(tmpdir(), 'killed-test-'));
	const serve = path.resolve(import.meta.dirname, '../../src/emulator/bin/serve.ts');
	emulator = start([process.execPath, serve], { env: { PORT: '0', TMPDIR: temp } });
	const [, url = '', apiKey = ''] = await emulator.until(/listens on (\S+)\n\n {2}key +(\S+)/);
	client = new Client({ url, apiKey });
});

afterEach(async () => {
	emulator.child.kill('SIGKILL');
	await emulator.ended;
	rmSync(temp, { recursive: true, force: true, maxRetries: 3 });
});

const chrome = await findChrome();

test('an app, one that has registered itself, an installation, processes of a session, and its browser', async () => {
	const script = "import os\nos.system('setsid sleep 603 & sleep 603 & wait')\n";
	const { id } = await client.deploy({ 'run.py': script }, { entrypoint_rel_path: 'run.py' });
	await client.until(id, 'running');
	await client.until((await deployApp(client, appCode('one'))).id, 'running');
	await client.deploy({
		'package.json': '{"dependencies":{"local":"file:./local"},"scripts":{"preinstall":"sleep 601"}}',
		'local/package.json': '{"name":"local","version":"1.0.0"}',
		'index.js': '',
	});
	const session = await client.json<Record<string, string>>('POST', '/browsers', {});
	expect('cdp_ws_url' in session).toBe(chrome !== undefined);
	for (const allocate_tty of [false, true]) {
		const command = 'trap "" HUP; setsid sleep 602';
		await client.send('POST', `/browsers/${session.session_id}/process/spawn`, { command, allocate_tty });
	}
	const count = (argument: string) => processesOf(argument, ['cmdline']).length;
	while (count('sleep\x00603') < 2 || count('sleep\x00601') < 1 || count('sleep\x00602') < 2) await sleep(10);
	emulator.child.kill('SIGKILL');
	while (processesOf(temp).length > 0) await sleep(10);
	while (readdirSync(temp).some((name) => name.startsWith('emulator-'))) await sleep(10); // npm has a cache beside it
});
