// Apps that register themselves with the SDK: what is read of their code, and what becomes of the deployment.
import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { Client } from './client.ts';
import { appCode, deployApp } from './registered-app.ts';

let emulator: Emulator;
let client: Client;

beforeEach(async () => {
	// A script that has not ended stays up for ever: only a registry makes its deployment run.
	emulator = await startEmulator({ startGraceMs: 600_000, queuedMs: 1 });
	client = new Client(emulator);
});

afterEach(() => emulator.close());

interface App {
	id: string;
	app_name: string;
	version: string;
	deployment: string;
	actions: { name: string }[];
}

const list = async (query = '') => (await (await client.fetch(`/apps${query}`)).json()) as App[];

test('the code tells its names, before the deployment runs', async () => {
	const code = `${appCode('one')} const two = kernel.app('two'); two.action('b', async (_: any) => 1);`;
	const { id } = await deployApp(client, code, { version: 'v1', env_vars: '{"SECRET":"x"}' });
	await client.until(id, 'running');
	await client.send('DELETE', `/deployments/${id}`);
	const frames = (await (await client.fetch(`/deployments/${id}/events`)).text()).trim().split('\n\n');
	const events = frames.map((text) => JSON.parse(text.replace('data: ', '')));
	expect(events.map(({ event, deployment }) => deployment?.status ?? event)).toEqual([
		'queued',
		'in_progress',
		'app_version_summary',
		'app_version_summary',
		'running',
		'stopped',
	]);
	const common = { event: 'app_version_summary', version: 'v1', region: 'aws.us-east-1a' };
	expect(events[2]).toEqual({
		...common,
		id: expect.any(String),
		timestamp: expect.any(String),
		app_name: 'one',
		actions: [{ name: 'run' }],
	});
	expect(events[3]).toMatchObject({ ...common, app_name: 'two', actions: [{ name: 'b' }] });
});

test.each([
	[
		'TypeScript with enumerations, and imports without extensions',
		{
			'index.ts': `import { name } from './lib/names'; import { other } from './lib'; import './lib/side.js'; import './dots'; ${appCode('x')}
			kernel.app(name + other);`,
			'lib/names.ts': 'enum Name { one = "o" } export const name: string = Name.one;',
			'lib/index.ts':
				'export class Other { constructor(readonly text: string) {} } export const other = new Other("k").text;',
			'lib/side.ts': "import '.';",
			'dots/index.ts': "import '../lib/names';",
		},
		'index.ts',
		['x', 'ok'],
	],
	[
		'CommonJS',
		{
			'index.js': "const Kernel = require('@onkernel/sdk'); new Kernel().app('common').action('a', async (c) => 1);",
		},
		'index.js',
		['common'],
	],
	[
		'an entrypoint in a folder, whose app is in another file',
		{
			'src/main.mts': "import './app.mts';",
			'src/app.mts': appCode('below'),
		},
		'src/main.mts',
		['below'],
	],
])('%s', async (_, files, entrypoint, names) => {
	const { id } = await deployApp(client, files, { entrypoint_rel_path: entrypoint });
	expect(await client.until(id, 'running', 'failed')).toMatchObject({ status: 'running' });
	expect((await list()).map(({ app_name }) => app_name).toSorted()).toEqual(names.toSorted());
});

test('a new deployment of the same app and version takes over', async () => {
	const first = await deployApp(client, appCode('one', 'return 1;'));
	const other = await deployApp(client, appCode('two'));
	await Promise.all([first, other].map(({ id }) => client.until(id, 'running')));
	const second = await deployApp(client, appCode('one', 'return 2;'));
	await client.until(second.id, 'running');
	expect(await client.until(first.id, 'stopped')).toMatchObject({ status_reason: `overwritten by ${second.id}` });
	expect(await client.get(other.id)).toMatchObject({ status: 'running' });
	expect((await list('?app_name=one')).map(({ deployment }) => deployment)).toEqual([second.id]);
	const body = { app_name: 'one', action_name: 'run', version: 'latest' };
	expect(await (await client.send('POST', '/invocations', body)).json()).toMatchObject({ output: '2' });
});

test('what is under way is done before the one that is taken over ends', async () => {
	const wait = "while (!existsSync('go')) await new Promise((resolve) => setTimeout(resolve, 5)); return process.pid;";
	const first = await deployApp(client, `import { existsSync } from 'node:fs'; ${appCode('one', wait)}`);
	await client.until(first.id, 'running');
	const body = { app_name: 'one', action_name: 'run', version: 'latest' };
	const asked = await client.send('POST', '/invocations', { ...body, async: true });
	const { id } = (await asked.json()) as { id: string };
	const second = await deployApp(client, appCode('one', 'return 2;'));
	await client.until(second.id, 'running');
	await client.until(first.id, 'stopped');
	expect(await (await client.send('POST', '/invocations', body)).json()).toMatchObject({ output: '2' });
	expect(await (await client.fetch(`/invocations/${id}`)).json()).toMatchObject({ status: 'running' });
	writeFileSync(`${emulator.folder}/deployments/${first.id}/app/go`, '');
	await (await client.fetch(`/invocations/${id}/events`)).text();
	const ended = await (await client.fetch(`/invocations/${id}`)).json();
	expect(ended).toMatchObject({ status: 'succeeded', output: expect.stringMatching(/^\d+$/) });
	while (!emulator.hasEnded(first.id)) await client.get(first.id);
});

test('an app knows by its program path that the platform runs it', async () => {
	const { id } = await deployApp(client, appCode('one', 'return process.argv[1];'));
	await client.until(id, 'running');
	const invoked = await client.send('POST', '/invocations', { app_name: 'one', action_name: 'run' });
	expect(await invoked.json()).toMatchObject({ output: expect.stringMatching(/^"\/boot-node\//) });
});

test('the end of what a handler writes is not lost where it then crashes', async () => {
	const crash = "for (let line = 1; line <= 20_000; line += 1) console.log('line ' + line); process.exit(3);";
	const { id } = await deployApp(client, appCode('one', crash));
	await client.until(id, 'running');
	const invoked = await client.send('POST', '/invocations', { app_name: 'one', action_name: 'run' });
	expect(await invoked.json()).toMatchObject({ status: 'failed', status_reason: 'the app ended with exit code 3' });
	expect(emulator.logs(id).at(-1)).toBe('line 20000');
});

test('an app that is only played does what its entrypoint says of itself', async () => {
	await emulator.close();
	emulator = await startEmulator({ apps: 'scripted', queuedMs: 1, startGraceMs: 1 });
	client = new Client(emulator);
	const steps = ['log hello', 'app one run stop', 'returns run {"a":1}', 'throws stop Error: no url'];
	const { id } = await client.deploy(steps.map((step) => `//! ${step}\n`).join(''));
	await client.until(id, 'running');
	expect(emulator.logs(id)).toEqual(['hello']);
	const invoke = async (action_name: string) =>
		(await client.send('POST', '/invocations', { app_name: 'one', action_name })).json();
	expect(await invoke('run')).toMatchObject({ status: 'succeeded', output: '{"a":1}' });
	expect(await invoke('stop')).toMatchObject({ status: 'failed', status_reason: 'Error: no url' });
	const { id: failed } = await client.deploy('//! fail no database');
	expect(await client.until(failed, 'failed')).toMatchObject({ status_reason: 'no database' });
	const { id: script } = await client.deploy('');
	expect(await client.until(script, 'running')).toMatchObject({ status_reason: 'The app is running' });
});

test('one that takes longer to start does not take over from a newer one', async () => {
	const slow =
		"import { existsSync } from 'node:fs'; while (!existsSync('go')) await new Promise((r) => setTimeout(r, 5));";
	const older = await deployApp(client, { 'index.ts': `${appCode('one')}\n${slow}` });
	const newer = await deployApp(client, appCode('one'));
	await client.until(newer.id, 'running');
	writeFileSync(`${emulator.folder}/deployments/${older.id}/app/go`, '');
	expect(await client.until(older.id, 'stopped')).toMatchObject({ status_reason: `overwritten by ${newer.id}` });
	expect(await client.get(newer.id)).toMatchObject({ status: 'running' });
});

test('an app gets what the service sets, over what the user gave', async () => {
	const names = ['KERNEL_API_KEY', 'KERNEL_BASE_URL', 'ENTRYPOINT_RELPATH', 'PYTHONUNBUFFERED', 'MINE'];
	const code = appCode('one', `return ${JSON.stringify(names)}.map((name) => process.env[name]);`);
	const given = Object.fromEntries(names.slice(0, 3).map((name) => [name, 'given']));
	const { id } = await deployApp(client, code, { env_vars: JSON.stringify({ ...given, MINE: 'mine' }) });
	await client.until(id, 'running');
	const body = { app_name: 'one', action_name: 'run', version: 'latest' };
	const { output } = (await (await client.send('POST', '/invocations', body)).json()) as { output: string };
	const [key = '', url, entrypoint, unbuffered, mine] = JSON.parse(output) as string[];
	expect([url, entrypoint, unbuffered, mine]).toEqual([emulator.url, 'index.ts', '1', 'mine']);
	const status = async (path: string) =>
		(await client.fetch(path, { headers: { authorization: `Bearer ${key}` } })).status;
	expect(await status('/deployments')).toBe(200);
	expect(await (await client.fetch('/org/api_keys')).json()).toHaveLength(1);
	await client.send('DELETE', `/deployments/${id}`);
	expect(await status('/deployments')).toBe(401);
});

test.each([
	['with a main guard', "if (import.meta.main) console.log('ran');"],
	['with one of CommonJS', "if (require.main === module) console.log('ran');"],
	['that uses the SDK as a client', "import Kernel from '@onkernel/sdk'; new Kernel(); console.log('ran');"],
])('a script %s that can import the SDK, but registers nothing, runs once', async (_, code) => {
	const { id } = await deployApp(client, code);
	expect(await client.until(id, 'running', 'failed')).toMatchObject({ status_reason: 'The app ended with 0' });
	expect(emulator.logs(id)).toEqual(['ran']);
	expect(await list()).toEqual([]);
});

test('an app whose package.json says no type is no cause for a warning', async () => {
	const { id } = await deployApp(client, { 'index.ts': appCode('one'), 'package.json': '{"name":"one"}' });
	expect((await client.until(id, 'running', 'failed')).status).toBe('running');
	expect(emulator.logs(id)).toEqual([]);
});

test.each([
	['index.ts', 'await new Promise(() => {});', 'Warning: Detected unsettled top-level await'],
	[
		'index.ts',
		"import 'left-pad';",
		"Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'left-pad' imported from index.ts",
	],
	['index.ts', "throw new Error('no database');", 'Error: no database'],
	['index.ts', `${appCode('one')} process.exit(3);`, 'the app ended with exit code 3'],
])('code that fails at its start: %s %s', async (entrypoint, code, line) => {
	const { id } = await deployApp(client, { [entrypoint]: code });
	const { status, status_reason: reason } = await client.until(id, 'running', 'failed');
	const hint = line.includes('left-pad') ? ' (no dependencies were installed: no manifest names any)' : '';
	expect([status, reason]).toEqual(['failed', expect.stringContaining(line + hint)]);
});

test('an app that writes nonsense to the channel harms nobody but itself', async () => {
	const nonsense = ['{', 'null', '{"event":"log"}', '{"event":"registered","apps":[{}]}', '{"event":"toString"}'];
	const code = `import { writeSync } from 'node:fs'; for (const line of ${JSON.stringify(nonsense)}) writeSync(3, line + '\\n');
		${appCode('one')}`;
	const { id } = await deployApp(client, code);
	expect((await client.until(id, 'running', 'failed')).status).toBe('running');
});
