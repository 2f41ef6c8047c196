// Apps that register themselves with the SDK: what is read of their code, and what becomes of the deployment.
import { writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { emulated } from './emulated.ts';
import { appCode, deployApp } from './registered-app.ts';

// A script that has not ended stays up for ever: only a registry makes its deployment run.
const here = emulated({ startGraceMs: 600_000, queuedMs: 1 });

const invoke = (app_name: string, more: object = {}) =>
	here.client.json<{ id: string; output: string }>('POST', '/invocations', { app_name, action_name: 'run', ...more });

test('the code tells its names, before the deployment runs; it gets what the service sets, over what the user gave', async () => {
	const names = ['KERNEL_API_KEY', 'KERNEL_BASE_URL', 'ENTRYPOINT_RELPATH', 'MINE'];
	const told = `return [process.argv[1], ...${JSON.stringify(names)}.map((name) => process.env[name])];`;
	const code = `${appCode('one', told)} kernel.app('two').action('b', async (_: any) => 1);`;
	const given = Object.fromEntries(names.map((name) => [name, 'given']));
	const { id } = await deployApp(here.client, code, { env_vars: JSON.stringify(given) });
	await here.client.until(id, 'running', 'failed');
	const [program, key, ...rest] = JSON.parse((await invoke('one')).output) as string[];
	expect(program).toMatch(/^\/boot-node\//);
	expect(rest).toEqual([here.emulator.url, 'index.ts', 'given']);
	const status = async () =>
		(await here.client.fetch('/deployments', { headers: { authorization: `Bearer ${key}` } })).status;
	expect(await status()).toBe(200);
	expect(await (await here.client.fetch('/org/api_keys')).json()).toHaveLength(1);
	await here.client.send('DELETE', `/deployments/${id}`);
	expect(await status()).toBe(401);
	type Told = { event: string; app_name: string; deployment?: { status: string } };
	const events = await here.client.events<Told>(`/deployments/${id}/events`);
	expect(events.map(({ event, deployment, app_name: name }) => deployment?.status ?? `${event} ${name}`)).toEqual([
		'queued',
		'in_progress',
		'app_version_summary one',
		'app_version_summary two',
		'running',
		'stopped',
	]);
	expect(events[2]).toEqual({
		event: 'app_version_summary',
		version: 'latest',
		region: 'aws.us-east-1a',
		id: expect.any(String),
		timestamp: expect.any(String),
		app_name: 'one',
		actions: [{ name: 'run' }],
	});
});

const COMMON_JS = "const Kernel = require('@onkernel/sdk'); new Kernel().app('common').action('a', async (c) => 1);";
test.each([
	[
		'TypeScript with enumerations, imports without extensions, and the app in a file that the entrypoint imports',
		{
			'src/main.mts': "import './app.ts';",
			'src/app.ts': `import { name } from './lib/names'; import { other } from './lib'; import './lib/side.js'; import './dots'; ${appCode('x')}
			kernel.app(name + other);`,
			'src/lib/names.ts': 'enum Name { one = "o" } export const name: string = Name.one;',
			'src/lib/index.ts':
				'export class Other { constructor(readonly text: string) {} } export const other = new Other("k").text;',
			'src/lib/side.ts': "import '.';",
			'src/dots/index.ts': "import '../lib/names';",
		},
		'src/main.mts',
		['ok', 'x'],
	],
	['CommonJS', { 'index.js': COMMON_JS }, 'index.js', ['common']],
])('%s', async (_, files, entrypoint, names) => {
	const { id } = await deployApp(here.client, files, { entrypoint_rel_path: entrypoint });
	expect(await here.client.until(id, 'running', 'failed')).toMatchObject({ status: 'running' });
	const apps = await here.client.json<{ app_name: string }[]>('GET', '/apps');
	expect(apps.map(({ app_name }) => app_name).toSorted()).toEqual(names);
});

test('what is under way is done before the one that is taken over ends', async () => {
	const wait = "while (!existsSync('go')) await new Promise((resolve) => setTimeout(resolve, 5)); return 1;";
	const first = await deployApp(here.client, `import { existsSync } from 'node:fs'; ${appCode('one', wait)}`);
	await here.client.until(first.id, 'running');
	const { id } = await invoke('one', { async: true });
	const second = await deployApp(here.client, appCode('one', 'return 2;'));
	await here.client.until(second.id, 'running');
	expect(await here.client.until(first.id, 'stopped')).toMatchObject({ status_reason: `overwritten by ${second.id}` });
	expect(await invoke('one')).toMatchObject({ output: '2' });
	const invocation = () => here.client.json('GET', `/invocations/${id}`);
	expect(await invocation()).toMatchObject({ status: 'running' });
	writeFileSync(`${here.emulator.folder}/deployments/${first.id}/app/go`, '');
	await here.client.events(`/invocations/${id}/events`);
	expect(await invocation()).toMatchObject({ status: 'succeeded', output: '1' });
	while (!here.emulator.hasEnded(first.id)) await here.client.get(first.id);
});

test('the end of what a handler writes is not lost where it then crashes', async () => {
	const crash = "for (let line = 1; line <= 20_000; line += 1) console.log('line ' + line); process.exit(3);";
	const { id } = await deployApp(here.client, appCode('one', crash));
	await here.client.until(id, 'running');
	expect(await invoke('one')).toMatchObject({ status: 'failed', status_reason: 'the app ended with exit code 3' });
	expect(here.emulator.logs(id).at(-1)).toBe('line 20000');
});
