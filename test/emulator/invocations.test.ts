// Actions of a deployed app, called: the handlers run in the app's own process.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Kernel from '@onkernel/sdk';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { Client, EventReader } from './client.ts';
import { appCode, deployApp } from './registered-app.ts';

const CODE = `
import Kernel, { type KernelContext } from '@onkernel/sdk';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const kernel = new Kernel();
const app = kernel.app('tool');

app.action('echo', async (_: KernelContext, payload: unknown) => payload);
app.action('log', async (_: KernelContext, name: string) => {
	for (let count = 1; count <= 3; count += 1) {
		console.log(name, count);
		await sleep(1);
	}
	console.error('complaint of ' + name);
	process.stdout.write('unfinished');
});
app.action('fail', async (_: KernelContext) => { throw Object.assign(new TypeError('no url\\nsecond line'), { code: 'X' }); });
app.action('circle', async (_: KernelContext) => { const circle: any = {}; circle.self = circle; return circle; });
app.action('browsers', async ({ invocation_id }: KernelContext, count: number) => {
	for (let made = 0; made < count; made += 1) await kernel.browsers.create({ invocation_id });
	await kernel.browsers.create();
	return kernel.invocations.listBrowsers(invocation_id);
});
app.action('wait', async ({ invocation_id }: KernelContext, file: string) => {
	await kernel.browsers.create({ invocation_id });
	console.log('waiting');
	while (!existsSync(file)) await sleep(5);
	return 'waited';
});
`;

let emulator: Emulator;
let client: Client;
let sdk: Kernel;
let deployment: string;

beforeAll(async () => {
	emulator = await startEmulator({ queuedMs: 1 });
	client = new Client(emulator);
	sdk = new Kernel({ apiKey: emulator.apiKey, baseURL: emulator.url, maxRetries: 0 });
	deployment = (await deployApp(client, CODE)).id;
	await client.until(deployment, 'running');
});

afterAll(() => emulator.close());

const invoke = (action: string, payload?: unknown, more: object = {}) =>
	sdk.invocations.create({
		app_name: 'tool',
		action_name: action,
		version: 'latest',
		...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
		...more,
	});

async function logOf(id: string): Promise<string[]> {
	const lines: string[] = [];
	for await (const event of await sdk.invocations.follow(id)) if (event.event === 'log') lines.push(event.message);
	return lines;
}

async function started(id: string): Promise<void> {
	const reader = new EventReader(await client.fetch(`/invocations/${id}/events`));
	await reader.until(({ event }) => event === 'log');
	await reader.close();
}

test('an invocation that is waited for', async () => {
	const payload = { a: ['✓', null] };
	const { id, ...rest } = await invoke('echo', payload);
	const output = JSON.stringify(payload);
	expect(rest).toEqual({ action_name: 'echo', status: 'succeeded', output });
	expect(await sdk.invocations.retrieve(id)).toEqual({
		id,
		app_name: 'tool',
		action_name: 'echo',
		version: 'latest',
		status: 'succeeded',
		payload: output,
		output,
		started_at: expect.any(String),
		finished_at: expect.any(String),
	});
});

test('an asynchronous one is queued, and its events tell the rest', async () => {
	const asked = { async: true, async_timeout_seconds: 3600 };
	const { data, response } = await invoke('log', 'one', asked).withResponse();
	const { id, ...rest } = data;
	expect([response.status, rest]).toEqual([202, { action_name: 'log', status: 'queued' }]);
	type Told = { event: string; message?: string; invocation?: { status: string } };
	const events = await client.events<Told>(`/invocations/${id}/events`);
	expect(events.map(({ event, message, invocation }) => message ?? `${event} ${invocation?.status}`)).toEqual([
		'invocation_state queued',
		'invocation_state running',
		'one 1',
		'one 2',
		'one 3',
		'complaint of one',
		'unfinished',
		'invocation_state succeeded',
	]);
	expect(emulator.logs(deployment)).toEqual(expect.arrayContaining(['one 1', 'complaint of one']));
});

test('each of many at the same time has its own log', async () => {
	const names = Array.from({ length: 8 }, (_, index) => `name ${index}`);
	const created = await Promise.all(names.map((name) => invoke('log', name, { async: true })));
	const logs = await Promise.all(created.map(({ id }) => logOf(id)));
	expect(logs).toEqual(
		names.map((name) => [`${name} 1`, `${name} 2`, `${name} 3`, `complaint of ${name}`, 'unfinished']),
	);
});

test.each([
	['fail', 'TypeError: no url'],
	['circle', 'TypeError: Converting circular structure to JSON'],
])('a handler that fails: %s', async (action, reason) => {
	const { id, status, status_reason } = await invoke(action);
	expect([status, status_reason]).toEqual(['failed', reason]);
	expect((await logOf(id))[0]).toBe(reason);
	expect(await client.get(deployment)).toMatchObject({ status: 'running' });
});

test('the browsers that a handler makes are those of its invocation', async () => {
	const { id, output } = await invoke('browsers', 2);
	const { browsers } = await sdk.invocations.listBrowsers(id);
	expect(browsers).toHaveLength(2);
	expect(JSON.parse(output ?? '')).toEqual({ browsers });
	const [first] = browsers;
	await sdk.browsers.deleteByID(first?.session_id ?? '');
	expect((await sdk.invocations.listBrowsers(id)).browsers).toEqual(browsers.slice(1));
	await sdk.invocations.deleteBrowsers(id);
	expect((await sdk.invocations.listBrowsers(id)).browsers).toEqual([]);
	await expect(sdk.browsers.retrieve(browsers[1]?.session_id ?? '')).rejects.toBeInstanceOf(Kernel.NotFoundError);
});

test('one that is ended by request: its browsers go, and what its handler returns later is nothing', async () => {
	const { id } = await invoke('wait', 'never', { async: true });
	await started(id);
	expect((await sdk.invocations.retrieve(id)).status).toBe('running');
	expect((await sdk.invocations.listBrowsers(id)).browsers).toHaveLength(1);
	const output = '{"error":"cancelled"}';
	const ended = await sdk.invocations.update(id, { status: 'failed', output });
	expect(ended).toMatchObject({ status: 'failed', output, status_reason: 'The invocation was ended by request' });
	expect((await sdk.invocations.listBrowsers(id)).browsers).toEqual([]);
	expect((await logOf(id)).at(-1)).toBe('waiting');
	await expect(sdk.invocations.update(id, { status: 'failed' })).rejects.toBeInstanceOf(Kernel.BadRequestError);
});

test.each<[body: object, status: number, message: RegExp]>([
	[{}, 400, /app_name/],
	[{ app_name: 'tool', action_name: 'echo', payload: '{' }, 400, /payload/],
	[{ app_name: 'tool', action_name: 'echo', version: 'v9' }, 404, /version v9 of app tool not found/],
	[{ app_name: 'tool', action_name: 'none' }, 404, /action none of app tool not found/],
])('%j is refused', async (body, status, message) => {
	const response = await client.send('POST', '/invocations', body);
	expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(message)]);
});

test('the list, its filters and its pages', async () => {
	const { id: first } = await invoke('echo', 1);
	const since = (await sdk.invocations.retrieve(first)).started_at;
	const { id: second } = await invoke('fail');
	const { id: third } = await invoke('echo', 2, { async: true });
	await logOf(third);
	const ids = async (query: object) => {
		const found: string[] = [];
		for await (const { id } of sdk.invocations.list({ since, limit: 1, ...query })) found.push(id);
		return found;
	};
	expect(await ids({})).toEqual([third, second, first]);
	expect(await ids({ action_name: 'echo' })).toEqual([third, first]);
	expect(await ids({ status: 'failed' })).toEqual([second]);
	expect(await ids({ app_name: 'tool', version: 'latest', deployment_id: deployment })).toHaveLength(3);
	for (const query of [{ app_name: 'other' }, { version: 'v1' }, { deployment_id: 'none' }]) {
		expect(await ids(query)).toEqual([]);
	}
	expect((await ids({ since: '1h' })).length).toBeGreaterThanOrEqual(3);
	for (const query of ['since=soon', 'limit=0']) {
		expect((await client.fetch(`/invocations?${query}`)).status).toBe(400);
	}
});

test.each([
	['stops', '', 'the deployment was stopped'],
	['falls', "setTimeout(() => { throw new Error('fallen'); });", 'Error: fallen'],
	['ends', 'process.exit(0);', 'the app exited with 0'],
])('an invocation whose app %s', async (_, code, reason) => {
	const stays = `console.log('in'); ${code} await new Promise((r) => setTimeout(r, 1e6));`;
	const { id } = await deployApp(client, appCode('short', stays));
	await client.until(id, 'running');
	const body = { app_name: 'short', action_name: 'run', version: 'latest', async: true };
	const { id: invocation } = await sdk.invocations.create(body);
	if (code === '') {
		await started(invocation);
		await client.send('DELETE', `/deployments/${id}`);
	}
	await logOf(invocation);
	expect(await sdk.invocations.retrieve(invocation)).toMatchObject({ status: 'failed', status_reason: reason });
	expect((await client.until(id, 'stopped', 'failed')).status).toBe(code === '' ? 'stopped' : 'failed');
	expect((await client.send('POST', '/invocations', body)).status).toBe(404);
});
