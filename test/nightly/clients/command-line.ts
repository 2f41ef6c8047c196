// The vendor's command line against the emulator: `npm run test:all -- clients`. The reader installs it as its vendor
// says; it is taken from KERNEL_CLI (its path), else from PATH.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { start } from '../../emulator/started.ts';
import { where } from '../../support/action-runner/only-on.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const PROGRAM = process.env.KERNEL_CLI ?? 'kernel';
const run = where(spawnSync(PROGRAM, ['--version']).status === 0, `the program ${PROGRAM}; KERNEL_CLI names another`);

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const folder = tempFolder();
let emulator: Emulator;

beforeAll(async () => {
	emulator = await startEmulator();
});

afterAll(() => emulator.close());

/** It asks nobody whether there is a newer one, and keeps what it keeps in the folder of the test. */
const startKernel = (args: readonly string[]) =>
	start([PROGRAM, '--no-color', ...args], {
		cwd: folder,
		env: {
			HOME: folder,
			KERNEL_API_KEY: emulator.apiKey,
			KERNEL_BASE_URL: emulator.url,
			KERNEL_NO_UPDATE_CHECK: '1',
			XDG_CACHE_HOME: folder,
		},
	});

/** Runs one command; what it tells must hold what is expected. */
async function kernel(args: readonly string[], ...expected: readonly (string | RegExp)[]): Promise<string> {
	const { code, told } = await startKernel(args).ended;
	for (const text of expected) expect({ args, told }).toEqual({ args, told: expect.stringMatching(text) });
	expect({ args, told, code }).toEqual({ args, told, code: 0 });
	return told;
}

/** What a command tells with `-o json`. */
const json = async (...args: readonly string[]): Promise<unknown> => JSON.parse(await kernel([...args, '-o', 'json']));

run(
	'every call of the command line',
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
		expect(await json('deploy', 'history')).toEqual([expect.objectContaining({ id, status: 'running' })]);
		expect(await json('deploy', 'history', 'nothing')).toEqual([]);
		for (const since of ['1h30m', '2006-01-02T15:04']) {
			await kernel(['deploy', 'logs', id, '--since', since, '--with-timestamps'], /T\S+Z hello bar/);
		}
		const source = ['--url', 'https://example.com/a/b', '--ref', 'main', '--entrypoint', 'src/app.ts'];
		await kernel(['deploy', 'github', ...source], 'Deployment complete');

		// Sessions
		expect(await json('browsers', 'list')).toEqual([]);
		await kernel(['browsers', 'create', '--stealth', '-t', '300', '--viewport', '1024x768@60'], 'Session ID');
		const [{ session_id: browser = '' } = {}] = JSON.parse(await kernel(['browsers', 'list', '-o', 'json']));
		await kernel(['browsers', 'get', browser], browser, '1024x768@60');

		// Files
		const fs = (name: string, ...args: readonly string[]) => kernel(['browsers', 'fs', name, browser, ...args]);
		await fs('write-file', '--path', '/data/a.txt', '--source', 'local.txt');
		expect(await fs('read-file', '--path', '/data/a.txt')).toBe('content');

		// A watch: its events until it is stopped
		const watching = ['browsers', 'fs', 'watch'];
		const watched = await json(...watching, 'start', browser, '--path', '/tmp', '--recursive');
		const { watch_id: watch } = watched as { watch_id: string };
		const events = startKernel([...watching, 'events', browser, watch]);
		await fs('write-file', '--path', '/tmp/new.txt', '--source', 'local.txt');
		await events.until(/\[CREATE\] new\.txt: \/tmp\/new\.txt/);
		await kernel([...watching, 'stop', browser, watch], 'Stopped watch');
		expect(await events.ended).toMatchObject({ code: 0 });

		// Processes
		const process = (name: string, ...args: readonly string[]) =>
			kernel(['browsers', 'process', name, browser, ...args]);
		expect(await process('spawn', '--command', 'head', '--args', '-n1')).toMatch(UUID);

		// Replays
		const replay = (name: string, ...args: readonly string[]) =>
			kernel(['browsers', 'replays', name, browser, ...args]);
		const replayId = UUID.exec(await replay('start', '--framerate', '10'))?.[0] ?? '';
		await replay('stop', replayId);
		expect(await replay('list')).toMatch(replayId);
		await kernel(['browsers', 'delete', browser], /deleted/i);
		await kernel(['browsers', 'list'], 'No running browsers');
	},
	120_000,
);

run(
	"an app of the vendor's shape, from deploy to its logs",
	async () => {
		const app = path.join(folder, 'sample');
		cpSync(path.resolve(import.meta.dirname, '../../../examples/app-typescript'), app, { recursive: true });
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
		// Each line of it is one event.
		const lines = (await kernel([...invoke, '-o', 'json'])).trim().split('\n');
		expect(lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({
			event: 'invocation_state',
			invocation: { status: 'succeeded', output: '{"greeting":"Hello, you!"}' },
		});
		expect(await json(...invoke, '--sync')).toMatchObject({ status: 'succeeded' });
		expect(await json('app', 'list', '--name', 'example-typescript')).toHaveLength(1);
		expect(await json('app', 'history', 'example-typescript')).toHaveLength(1);
		expect(await json('invoke', 'history', '--limit', '1')).toHaveLength(1);
	},
	240_000,
);
