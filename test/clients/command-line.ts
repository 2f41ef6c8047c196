// The vendor's command line against the emulator: `npm run test:clients`. It is a program that the reader installs as
// its vendor says; the test takes it from KERNEL_CLI (its path), else from PATH.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { expectAgreement } from './agreement.ts';
import { runClient } from './run-client.ts';

const PROGRAM = process.env.KERNEL_CLI ?? 'kernel';
/** Its version, or undefined where there is no such program. */
const version = /^kernel (\S+)/.exec(spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
const run = version === undefined ? test.skip : test;
const suffix = version === undefined ? `: skipped, there is no program ${PROGRAM}; KERNEL_CLI names another` : '';
// jest shows the names of skipped tests only where it is asked to.
if (version === undefined) process.stderr.write(`The command line${suffix}.\n`);

const folder = mkdtempSync(path.join(tmpdir(), 'command-line-'));
/** It asks nobody whether there is a newer one, and keeps what it keeps in the folder of the test. */
const OPTIONS = { cwd: folder, env: { KERNEL_NO_UPDATE_CHECK: '1', XDG_CACHE_HOME: folder } };
let emulator: Emulator;

beforeAll(async () => {
	emulator = await startEmulator();
});

afterAll(async () => {
	await emulator.close();
	rmSync(folder, { recursive: true });
});

/** Runs one command; what it tells must hold what is expected, and it must not fail. */
async function kernel(args: readonly string[], ...expected: readonly (string | RegExp)[]): Promise<string> {
	const { code, told } = await runClient(emulator, [PROGRAM, '--no-color', ...args], OPTIONS);
	for (const text of expected) expect({ args, told }).toEqual({ args, told: expect.stringMatching(text) });
	expect({ args, told, code }).toEqual({ args, told, code: 0 });
	return told;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

run(
	`every call of the command line${suffix}`,
	async () => {
		mkdirSync(path.join(folder, 'app'));
		const code = 'console.log("hello", process.env.FOO); setInterval(() => {}, 1000);';
		writeFileSync(path.join(folder, 'app/index.js'), code);
		writeFileSync(path.join(folder, 'local.txt'), 'content');

		// Deployments
		const deploy = ['deploy', 'app/index.js', '--version', 'v1', '--env', 'FOO=bar', '--force'];
		await kernel(deploy, 'Deployment complete');
		const [deployment] = emulator.records();
		const id = deployment?.id ?? '';
		expect(deployment).toMatchObject({ status: 'running', env_vars: { FOO: '' } });
		await kernel(['deploy', 'history'], id, /Items this page: 1/);
		await kernel(['deploy', 'history', '--per-page', '100'], id);
		await kernel(['deploy', 'history', 'nothing'], 'No deployments found');
		for (const since of ['1h30m', '2006-01-02T15:04']) {
			await kernel(['deploy', 'logs', id, '--since', since, '--with-timestamps'], /T\S+Z hello bar/);
		}
		const source = ['--url', 'https://example.com/a/b', '--ref', 'main', '--entrypoint', 'src/app.ts'];
		await kernel(['deploy', 'github', ...source], 'Deployment complete');

		// Sessions
		await kernel(
			['browsers', 'create', '--headless', '--stealth', '-t', '300', '--viewport', '1024x768@60'],
			'Session ID',
		);
		const [{ session_id: browser = '' } = {}] = JSON.parse(await kernel(['browsers', 'list', '-o', 'json']));
		await kernel(['browsers', 'get', browser], browser, '1024x768@60');

		// Files
		const fs = (name: string, ...args: readonly string[]) => kernel(['browsers', 'fs', name, browser, ...args]);
		await fs('new-directory', '--path', '/data', '--mode', '0755');
		await fs('write-file', '--path', '/data/a.txt', '--source', 'local.txt', '--mode', '0644');
		expect(await fs('read-file', '--path', '/data/a.txt')).toBe('content');
		expect(await fs('file-info', '--path', '/data/a.txt')).toMatch(/SizeBytes \| 7/);
		await fs('move', '--src', '/data/a.txt', '--dest', '/data/b.txt');
		expect(await fs('list-files', '--path', '/data')).toMatch('/data/b.txt');
		await fs('delete-file', '--path', '/data/b.txt');
		await fs('delete-directory', '--path', '/data');

		// Processes
		const process = (name: string, ...args: readonly string[]) =>
			kernel(['browsers', 'process', name, browser, ...args]);
		const spawned = await process('spawn', '--command', 'head', '--args', '-n1');
		const processId = UUID.exec(spawned)?.[0] ?? '';
		expect(await process('status', processId)).toMatch('running');
		await process('stdin', processId, '--data-b64', Buffer.from('typed\n').toString('base64'));
		expect(await process('stdout-stream', processId)).toMatch(/typed\n[\s\S]*exited with code 0/);
		await process('kill', processId, '--signal', 'TERM');

		// Replays
		const replay = (name: string, ...args: readonly string[]) =>
			kernel(['browsers', 'replays', name, browser, ...args]);
		const replayId = UUID.exec(await replay('start', '--framerate', '10'))?.[0] ?? '';
		await replay('stop', replayId);
		expect(await replay('list')).toMatch(replayId);
		await replay('download', replayId, '--output-file', 'out.mp4');
		expect(readFileSync(path.join(folder, 'out.mp4')).length).toBeGreaterThan(0);
		await kernel(['browsers', 'delete', browser], /deleted/i);
	},
	120_000,
);

run(
	`an app of the vendor's shape, from deploy to its logs${suffix}`,
	async () => {
		const app = path.join(folder, 'sample');
		cpSync(path.join(ROOT, 'examples/app-typescript'), app, { recursive: true });
		await kernel(['deploy', 'sample/index.ts'], 'App "example-typescript" deployed', 'Deployment complete');
		await kernel(['app', 'list'], /example-typescript +\| latest/, 'greet');
		await kernel(['app', 'history', 'example-typescript'], 'running');
		const invoke = ['invoke', 'example-typescript', 'greet', '--payload', '{"name":"you"}'];
		const told = await kernel(invoke, 'Greeting you', '"greeting": "Hello, you!"', 'Completed');
		await kernel([...invoke, '--sync'], '"greeting": "Hello, you!"');
		const id = /Invocation ID: (\w+)/.exec(told)?.[1] ?? '';
		await kernel(['invoke', 'history', '--app', 'example-typescript'], id, 'succeeded');
		await kernel(['logs', 'example-typescript', '--since', '1h'], 'Greeting you');
		await kernel(['logs', 'example-typescript', '--invocation', id], 'Greeting you');
		await kernel(['invoke', 'example-typescript', 'none'], 'Failed to invoke', '404');
	},
	240_000,
);

run(`what the command line says of a failed app${suffix}`, async () => {
	// However slow this machine is, the app ends before it counts as running.
	const patient = await startEmulator({ startGraceMs: 600_000 });
	try {
		mkdirSync(path.join(folder, 'broken'));
		writeFileSync(path.join(folder, 'broken/index.js'), "throw new Error('no database');");
		const { code, told } = await runClient(patient, [PROGRAM, '--no-color', 'deploy', 'broken/index.js'], OPTIONS);
		expect({ code, told }).toEqual({ code: 1, told: expect.stringContaining('no database') });
	} finally {
		await patient.close();
	}
});

run(`what the command line did is what docs/fidelity.md says${suffix}`, () => {
	expectAgreement('command line', version as string, emulator.requests);
});
