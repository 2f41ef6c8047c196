import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { appForm, Client } from './client.ts';

let emulator: Emulator;
let client: Client;

beforeEach(async () => {
	// No app of these tests stays up: however slow the machine is, its end decides.
	emulator = await startEmulator({ startGraceMs: 600_000, queuedMs: 10 });
	client = new Client(emulator);
});

afterEach(() => emulator.close());

test.each([
	['ends with 0', 'console.log("done")', 'running', 'The app exited with 0'],
	['complains and exits', 'console.error("first\\nno browser\\n\\n"); process.exit(3)', 'failed', 'no browser'],
	['exits silently', 'process.exit(3)', 'failed', 'the app ended with exit code 3'],
	['is killed', 'process.kill(process.pid, "SIGKILL")', 'failed', 'the app was ended by SIGKILL'],
])('an app that %s', async (_, code, status, reason) => {
	const { id } = await client.deploy(code);
	expect(await client.until(id, 'running', 'failed')).toMatchObject({ status, status_reason: reason });
});

test.each([
	['run.py', 'print("from python")', 'The app exited with 0'],
	['main.ts', 'const n: number = 1; console.log(n)', 'The app exited with 0'],
	['run', '#!/bin/sh', 'run cannot be started: it is neither JavaScript nor TypeScript nor Python'],
])('entrypoint %s', async (name, content, reason) => {
	const response = await client.post(appForm([{ name, content }], { entrypoint_rel_path: name }));
	const { id } = (await response.json()) as { id: string };
	expect((await client.until(id, 'running', 'failed')).status_reason).toBe(reason);
});

test('a module that is missing is told with paths from the root of the package', async () => {
	const form = appForm([{ name: 'src/app.ts', content: "import './x.ts';" }], { entrypoint_rel_path: 'src/app.ts' });
	const { id } = (await (await client.post(form)).json()) as { id: string };
	expect((await client.until(id, 'running', 'failed')).status_reason).toMatch(
		/Cannot find module 'src\/x\.ts' imported from src\/app\.ts$/,
	);
});

test('events tell logs and states, and end with the deployment', async () => {
	const { id } = await client.deploy('console.log("one"); console.error("two"); process.exit(1)');
	const response = await client.fetch(`/deployments/${id}/events`);
	expect(response.headers.get('x-sse-content-type')).toBe('application/json');
	const frames = (await response.text()).trim().split('\n\n');
	const events = frames.map((text) => JSON.parse(text.replace('data: ', '')));
	const states = events.filter(({ event }) => event === 'deployment_state').map(({ deployment }) => deployment.status);
	expect(states).toEqual(['queued', 'in_progress', 'failed']);
	expect(
		events
			.filter(({ event }) => event === 'log')
			.map(({ message }) => message)
			.sort(),
	).toEqual(['one', 'two']);
	expect(await (await client.fetch(`/deployments/${id}/events?since=2999-01-01T00:00:00Z`)).text()).toBe('');
	expect((await client.fetch(`/deployments/${id}/events?since=soon`)).status).toBe(400);
});

test('an app whose environment is too large fails', async () => {
	const { id } = await client.deploy('', { env_vars: JSON.stringify({ A: 'x'.repeat(300_000) }) });
	expect((await client.until(id, 'running', 'failed')).status_reason).toMatch(/E2BIG/);
});
