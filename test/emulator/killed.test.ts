// The emulator gets a SIGKILL: no app, no process of a session, no browser outlives it, and no file.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findChrome } from '../../src/emulator/browsers/chrome.ts';
import type { DeploymentRecord } from '../../src/emulator/emulator.ts';
import { appForm, Client } from './client.ts';
import { processesOf } from './processes-of.ts';
import { appCode, deployApp } from './registered-app.ts';
import { Served } from './served.ts';

/** Stands in the environment of all that is started: the folder of the app, or of the session. */
let temp: string;
let emulator: Served;
let client: Client;

beforeEach(async () => {
	temp = mkdtempSync(path.join(tmpdir(), 'killed-test-'));
	emulator = await Served.start(temp);
	client = new Client(emulator);
});

afterEach(async () => {
	await emulator.kill('SIGKILL');
	rmSync(temp, { recursive: true, force: true, maxRetries: 3 });
});

async function expectAllGone(least: number): Promise<void> {
	expect(processesOf(temp).length).toBeGreaterThanOrEqual(least);
	await emulator.kill('SIGKILL');
	while (processesOf(temp).length > 0) await sleep(10);
	while (readdirSync(temp).length > 0) await sleep(10);
}

async function deploy(script: string): Promise<void> {
	const response = await client.post(appForm([{ name: 'run.sh', content: script }], { entrypoint_rel_path: 'run.sh' }));
	await client.until(((await response.json()) as DeploymentRecord).id, 'running');
}

test('an app, what it started in a session of its own, and processes of a session', async () => {
	await deploy('setsid sleep 600 & sleep 600 & wait\n');
	const { session_id: id } = (await (await client.send('POST', '/browsers', {})).json()) as { session_id: string };
	for (const allocate_tty of [false, true]) {
		const command = 'trap "" HUP; setsid sleep 600';
		await client.send('POST', `/browsers/${id}/process/spawn`, { command, allocate_tty });
	}
	while (processesOf(temp).length < 7) await sleep(10);
	await expectAllGone(7);
});

test('an app that has registered itself', async () => {
	const { id } = await deployApp(client, appCode('one'));
	await client.until(id, 'running');
	await expectAllGone(1);
});

test('an installation of dependencies', async () => {
	const manifest = { dependencies: { local: 'file:./local' }, scripts: { preinstall: 'sleep 600' } };
	const files = [
		{ name: 'package.json', content: JSON.stringify(manifest) },
		{ name: 'local/package.json', content: '{"name":"local","version":"1.0.0"}' },
		{ name: 'index.js', content: '' },
	];
	await client.post(appForm(files));
	while (processesOf(temp).length < 3) await sleep(10); // npm, its shell, sleep
	await expectAllGone(1);
});

const chrome = await findChrome();
(chrome === undefined ? test.skip : test)(`a browser (needs Chrome or Chromium: ${chrome})`, async () => {
	const session = await (await client.send('POST', '/browsers', {})).json();
	expect(session).toHaveProperty('cdp_ws_url');
	await expectAllGone(2);
});
