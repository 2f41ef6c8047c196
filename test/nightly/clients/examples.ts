// The examples, with dependencies from the registries: `npm run test:all -- clients`.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect } from '@jest/globals';
import { findChrome } from '../../../src/emulator/browsers/chrome.ts';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import { where } from '../../support/action-runner/only-on.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const examples = path.resolve(import.meta.dirname, '../../../examples');
const temp = tempFolder();
let emulator: Emulator | undefined;
let client: Client;

afterEach(async () => {
	await emulator?.close();
	emulator = undefined;
});

async function deploy(
	files: Readonly<Record<string, string>>,
	entrypoint: string,
	options: Parameters<typeof startEmulator>[0] = {},
): Promise<{ id: string; status: string; status_reason: string }> {
	emulator = await startEmulator({ queuedMs: 1, startGraceMs: 600_000, ...options });
	client = new Client(emulator);
	const { id } = await client.deploy(files, { entrypoint_rel_path: entrypoint });
	return client.until(id, 'running', 'failed');
}

const example = (name: string): Record<string, string> =>
	Object.fromEntries(
		readdirSync(path.join(examples, name), { withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => [entry.name, readFileSync(path.join(examples, name, entry.name), 'utf8')]),
	);

async function invoke(app: string, action: string, payload?: unknown) {
	const body = { app_name: app, action_name: action, version: 'latest', payload: payload && JSON.stringify(payload) };
	const { id } = await client.json<{ id: string }>('POST', '/invocations', body);
	const { browsers } = await client.json<{ browsers: object[] }>('GET', `/invocations/${id}/browsers`);
	const record = await client.json<Record<string, string>>('GET', `/invocations/${id}`);
	const log = (await client.events(`/invocations/${id}/events`)).flatMap(({ message }) => message ?? []);
	const { status, status_reason: reason, output } = record;
	return { status, reason, output: output && JSON.parse(output), log, browsers };
}

/** Whether a registry has what an example needs: the tests of a machine without one say that they are skipped. */
function has(command: string, ...args: string[]): boolean {
	return spawnSync(command, args, { cwd: temp, stdio: 'ignore' }).status === 0;
}

const hasNpm = has('npm', 'view', '@onkernel/sdk@0.84.0', 'version');
const npmTest = where(hasNpm, "npm's registry");
const hasPip = has('python3', '-m', 'pip', 'download', '--no-deps', '-d', temp, 'kernel==0.131.0');
const pipTest = where(hasPip, "pip's registry");

async function greets(app: string): Promise<void> {
	expect(await invoke(app, 'greet', { name: 'you' })).toMatchObject({
		status: 'succeeded',
		output: { greeting: 'Hello, you!' },
		log: ['Greeting you'],
	});
	const opened = await invoke(app, 'open-browser');
	expect(opened).toMatchObject({ status: 'succeeded', browsers: [opened.output] });
}

npmTest('the example in TypeScript', async () => {
	const { id, status_reason } = await deploy(example('app-typescript'), 'index.ts');
	expect(status_reason).toBe('The app is running');
	expect(emulator?.logs(id)[0]).toBe('Installing the dependencies: npm from package.json');
	await greets('example-typescript');
});

npmTest('npm start deploys the example, and invokes an action of it', () => {
	const start = path.resolve(import.meta.dirname, '../../../scripts/start/start.ts');
	const run = (...args: string[]) =>
		spawnSync(process.execPath, [start, path.join(examples, 'app-typescript'), 'index.ts', ...args], {
			encoding: 'utf8',
		});
	const greeted = run('greet', '{"name":"you"}');
	expect(greeted.stdout).toMatch(/\nGreeting you\nsucceeded\n\{"greeting":"Hello, you!"\}\n$/);
	expect(greeted.status).toBe(0);
	const missing = run('none');
	expect(missing.stderr).toMatch(/The app has no action none\. It has registered: greet \(of example-typescript\), /);
	expect(missing.status).toBe(1);
});

const hasChrome = (await findChrome()) !== undefined;
where(hasNpm && hasChrome, "npm's registry, and Chrome or Chromium")(
	'the example with a browser opens a page',
	async () => {
		const { status_reason } = await deploy(example('app-browser'), 'index.ts', { chrome: true });
		expect(status_reason).toBe('The app is running');
		expect(await invoke('example-browser', 'page-title')).toMatchObject({
			status: 'succeeded',
			output: { title: 'Hello from the app', screenshot_bytes: expect.any(Number) },
		});
	},
);

/** An action that fails, as the package for Python tells it. */
const FAILS = `
import kernel

app = kernel.App("fails")

@app.action("fail")
async def fail(ctx, payload):
    raise ValueError("no url\\nsecond line")
`;

pipTest('the example in Python, and an action of it that fails', async () => {
	const { status_reason } = await deploy(example('app-python'), 'main.py');
	expect(status_reason).toBe('The app is running');
	await greets('example-python');
	const failing = { ...example('app-python'), 'main.py': FAILS };
	const { id } = await client.deploy(failing, { entrypoint_rel_path: 'main.py' });
	await client.until(id, 'running');
	expect(emulator?.logs(id)[0]).toMatch(/^Installing the dependencies: pip from/);
	const failed = await invoke('fails', 'fail');
	expect(failed).toMatchObject({ status: 'failed', reason: 'ValueError: no url' });
	expect(failed.log[0]).toBe('Traceback (most recent call last):');
});
