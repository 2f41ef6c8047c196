// The examples, and an app in Python that does more, with dependencies from the registries, and twenty browsers at once:
// `npm run test:all -- clients`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { findChrome } from '../../../src/emulator/browsers/chrome.ts';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { appForm, Client } from '../../emulator/client.ts';
import { processesOf } from '../../emulator/processes-of.ts';

const examples = path.resolve(import.meta.dirname, '../../../examples');
const temp = mkdtempSync(path.join(tmpdir(), 'examples-test-'));
let emulator: Emulator | undefined;
let client: Client;

afterEach(async () => {
	await emulator?.close();
	emulator = undefined;
});
afterAll(() => rmSync(temp, { recursive: true }));

async function deploy(
	files: Readonly<Record<string, string>>,
	entrypoint: string,
	options: Parameters<typeof startEmulator>[0] = {},
): Promise<{ id: string; status: string; status_reason: string }> {
	emulator = await startEmulator({ queuedMs: 1, startGraceMs: 600_000, ...options });
	client = new Client(emulator);
	const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
	const response = await client.post(appForm(entries, { entrypoint_rel_path: entrypoint }));
	const { id } = (await response.json()) as { id: string };
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
	const { id } = (await (await client.send('POST', '/invocations', body)).json()) as { id: string };
	const { browsers } = (await (await client.fetch(`/invocations/${id}/browsers`)).json()) as { browsers: object[] };
	const record = (await (await client.fetch(`/invocations/${id}`)).json()) as Record<string, string>;
	const events = await (await client.fetch(`/invocations/${id}/events`)).text();
	const log = [...events.matchAll(/"message":("(?:[^"\\]|\\.)*")/g)].map(
		([, text]) => JSON.parse(text ?? '') as string,
	);
	const { status, status_reason: reason, output } = record;
	return { status, reason, output: output && JSON.parse(output), log, browsers };
}

/** Whether a registry has what an example needs: the tests of a machine without one say that they are skipped. */
function has(command: string, ...args: string[]): boolean {
	return spawnSync(command, args, { cwd: temp, stdio: 'ignore' }).status === 0;
}

const npmTest = has('npm', 'view', '@onkernel/sdk@0.84.0', 'version') ? test : test.skip;
const pipTest = has('python3', '-m', 'pip', 'download', '--no-deps', '-d', temp, 'kernel==0.131.0') ? test : test.skip;

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

const chrome = await findChrome();
(chrome === undefined ? test.skip : npmTest)(
	`the example with a browser opens a page (needs npm's registry, and Chrome or Chromium: ${chrome})`,
	async () => {
		const { status_reason } = await deploy(example('app-browser'), 'index.ts', { chrome: true });
		expect(status_reason).toBe('The app is running');
		expect(await invoke('example-browser', 'page-title')).toMatchObject({
			status: 'succeeded',
			output: { title: 'Hello from the app', screenshot_bytes: expect.any(Number) },
		});
	},
);

const PYTHON = `
import asyncio, sys, threading
from dataclasses import dataclass
import kernel
from pydantic import BaseModel

app = kernel.App("more")

class Page(BaseModel):
    title: str

@dataclass
class Size:
    width: int

@app.action("types")
def types(ctx, payload):
    return [Page(title="t"), Size(width=1), payload]

@app.action("context")
def context(ctx: kernel.KernelContext):
    print("without a payload")
    return ctx.invocation_id

@app.action("fail")
async def fail(ctx, payload):
    raise ValueError("no url\\nsecond line")

@app.action("exit")
def leave(ctx):
    sys.exit("enough")

@app.action("set")
def unwritable(ctx):
    return {1, 2}

@app.action("log")
async def log(ctx, payload):
    for count in range(3):
        print(payload, count)
        await asyncio.sleep(0.001)

# Two at a time, each waiting for the other: threads, not a queue.
both = threading.Barrier(2)

@app.action("meet")
def meet(ctx):
    both.wait()
    return "met"

if __name__ == "__main__":
    raise SystemExit("not the main module")
`;

pipTest('the example in Python, and one that does more', async () => {
	const { status_reason } = await deploy(example('app-python'), 'main.py');
	expect(status_reason).toBe('The app is running');
	await greets('example-python');
	const files = { ...example('app-python'), 'main.py': PYTHON };
	const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
	const { id } = (await (await client.post(appForm(entries, { entrypoint_rel_path: 'main.py' }))).json()) as {
		id: string;
	};
	expect(await client.until(id, 'running', 'failed')).toMatchObject({ status_reason: 'The app is running' });
	expect(emulator?.logs(id)[0]).toMatch(/^Installing the dependencies: pip from/);
	expect((await invoke('more', 'types', { a: '✓' })).output).toEqual([{ title: 't' }, { width: 1 }, { a: '✓' }]);
	expect(await invoke('more', 'context')).toMatchObject({ output: expect.any(String), log: ['without a payload'] });
	const failed = await invoke('more', 'fail');
	expect(failed).toMatchObject({ status: 'failed', reason: 'ValueError: no url' });
	expect(failed.log[0]).toBe('Traceback (most recent call last):');
	expect(await invoke('more', 'exit')).toMatchObject({ status: 'failed', reason: 'SystemExit: enough' });
	expect((await invoke('more', 'set')).reason).toBe('TypeError: Object of type set is not JSON serializable');
	const logs = await Promise.all(['a', 'b'].map(async (name) => (await invoke('more', 'log', name)).log));
	expect(logs).toEqual([
		['a 0', 'a 1', 'a 2'],
		['b 0', 'b 1', 'b 2'],
	]);
	const met = await Promise.all([invoke('more', 'meet'), invoke('more', 'meet')]);
	expect(met.map(({ output }) => output)).toEqual(['met', 'met']);
});

(chrome === undefined ? test.skip : test)(
	`twenty sessions at once start and end, and no process is left (needs Chrome or Chromium: ${chrome})`,
	async () => {
		emulator = await startEmulator({ chrome: true });
		client = new Client(emulator);
		const create = async () => (await (await client.send('POST', '/browsers', {})).json()) as Record<string, string>;
		const sessions = await Promise.all(Array.from({ length: 20 }, create));
		expect(sessions.filter(({ cdp_ws_url: url }) => url === undefined)).toEqual([]);
		const folder = path.join(emulator.folder, 'browsers');
		expect(processesOf(folder).length).toBeGreaterThan(20);
		await Promise.all(sessions.map(({ session_id: id }) => client.send('DELETE', `/browsers/${id}`)));
		expect([processesOf(folder), readdirSync(folder)]).toEqual([[], []]);
	},
);
