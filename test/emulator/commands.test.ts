// The two commands for trying things by hand: a mistake is told in one sentence.
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from './client.ts';
import { EventReader } from './event-reader.ts';
import { type Started, start } from './started.ts';

let temp: string;

beforeEach(() => {
	temp = mkdtempSync(path.join(tmpdir(), 'commands-test-'));
});

/** Whatever a test did, the command has left nothing in the folder for temporary files. */
afterEach(() => {
	const left = readdirSync(temp);
	rmSync(temp, { recursive: true });
	expect(left).toEqual([]);
});

const begin = (script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Started =>
	start([process.execPath, path.resolve(import.meta.dirname, '../..', script), ...args], {
		env: { TMPDIR: temp, PORT: '0', ...env },
	});

const run = (script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
	begin(script, args, env).ended;

test.each([
	{ name: 'no folder', folder: 'missing/folder' },
	{ name: 'a file', folder: import.meta.filename },
])('npm start of $name', async ({ folder }) => {
	expect(await run('scripts/start/start.ts', [folder])).toEqual({ code: 1, told: `There is no folder ${folder}.\n` });
});

test('npm run emulator where the port is taken', async () => {
	const server = createServer().listen(0, '127.0.0.1');
	try {
		await once(server, 'listening');
		const { port } = server.address() as { port: number };
		expect(await run('src/emulator/bin/serve.ts', [], { PORT: String(port) })).toEqual({
			code: 1,
			told: `Port ${port} is in use: PORT=${port + 1} npm run emulator takes another.\n`,
		});
	} finally {
		server.close();
	}
});

test('npm run emulator with a port that is none', async () => {
	expect(await run('src/emulator/bin/serve.ts', [], { PORT: '65536' })).toEqual({
		code: 1,
		told: 'PORT is "65536": it must be a number from 0 to 65535; 0 takes a free port.\n',
	});
});

test('npm run emulator is told what goes wrong', async () => {
	const FAULTS = '[{"operation":"listDeployments","fault":{"kind":"answer","status":429}}]';
	const { child, until, ended } = begin('src/emulator/bin/serve.ts', [], { FAULTS });
	const [, url = ''] = await until(/listens on (\S+)/);
	expect((await fetch(`${url}/deployments`)).status).toBe(429);
	child.kill();
	await ended;
	const { code, told } = await run('src/emulator/bin/serve.ts', [], { FAULTS: '[{}]' });
	expect([code, told]).toEqual([1, expect.stringMatching(/^FAULTS cannot be read: operation must be one of \*, /)]);
});

test.each([
	{
		script: 'src/emulator/bin/serve.ts',
		args: ['--port=1'],
		told: 'There is no option --port: --help tells what there is.\n',
	},
	{
		script: 'scripts/start/start.ts',
		args: ['a', 'b', 'c', '{}', 'e'],
		told: 'There is no use for the argument "e": --help tells what there is.\n',
	},
])('$script $args', async ({ script, args, told }) => {
	expect(await run(script, args)).toEqual({ code: 1, told });
});

test.each(['src/emulator/bin/serve.ts', 'scripts/start/start.ts'])('%s --help', async (script) => {
	const { code, told } = await run(script, ['--help'], { PORT: 'not looked at' });
	expect([code, told]).toEqual([0, expect.stringMatching(/^npm (run emulator|start)/)]);
});

/** An app that tells its id, stays, and does not go at the first asking. */
const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('app ' + process.pid + '.');`;

const isAlive = (pid: number) => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

test.each(['SIGINT', 'SIGHUP'] as const)('%s ends npm run emulator and its apps', async (signal) => {
	const { child, until, ended } = begin('src/emulator/bin/serve.ts');
	const [, url = ''] = await until(/listens on (\S+)/);
	const client = new Client({ url, apiKey: 'local-development-key' });
	const { id } = await client.deploy(STUBBORN);
	await client.until(id, 'running');
	const events = new EventReader(await client.fetch(`/deployments/${id}/events`));
	const message = (await events.until(({ event }) => event === 'log')).at(-1)?.message;
	await events.close();
	const pid = Number(/\d+/.exec(String(message))?.[0]);
	expect(isAlive(pid)).toBe(true);
	child.kill(signal);
	child.kill(signal);
	expect((await ended).code).toBe(0);
	expect(isAlive(pid)).toBe(false);
});

test('Ctrl-C while npm run emulator is starting', async () => {
	const { child, ended } = begin('src/emulator/bin/serve.ts');
	while (readdirSync(temp).length === 0) await setImmediate();
	child.kill('SIGINT');
	expect((await ended).code).toBe(0);
});

test('npm run emulator ends where nobody reads its output any more', async () => {
	const { child, until, ended } = begin('src/emulator/bin/serve.ts');
	const [, url = ''] = await until(/listens on (\S+)/);
	await until(/Ctrl-C ends it/);
	child.stdout?.destroy();
	await fetch(`${url}/deployments`).catch(() => undefined);
	expect((await ended).code).toBe(0);
});

describe('npm start', () => {
	let folder: string;

	beforeEach(() => {
		folder = mkdtempSync(path.join(tmpdir(), 'commands-app-'));
	});

	afterEach(() => rmSync(folder, { recursive: true }));

	const startApp = (code: string) => {
		writeFileSync(path.join(folder, 'app.js'), code);
		return begin('scripts/start/start.ts', [folder, 'app.js']);
	};

	test.each([/log of the step/, /app (\d+)\./])('Ctrl-C when it has told %p', async (moment) => {
		const { child, until, ended } = startApp(STUBBORN);
		await until(moment);
		child.kill('SIGINT');
		child.kill('SIGINT');
		const { told } = await ended;
		const pid = /app (\d+)\./.exec(told)?.[1];
		expect(pid !== undefined && isAlive(Number(pid))).toBe(false);
	});

	/** An app that prints so many lines that no pipe holds them. */
	const LINES = "for (let i = 1; i <= 20_000; i += 1) console.log(`line ${i}.${'x'.repeat(100)}`);";
	test('a log of many lines is shown whole', async () => {
		const { code, told } = await startApp(LINES).ended;
		const lines = [...told.matchAll(/^ *line (\d+)\.x{100}$/gm)].map(([, line]) => Number(line));
		expect(code).toBe(0);
		expect(lines).toEqual(Array.from({ length: 20_000 }, (_, index) => index + 1));
	});

	test('an entrypoint that is not there', async () => {
		const { code, told } = await begin('scripts/start/start.ts', [folder, 'none.js']).ended;
		expect([code, told]).toEqual([1, expect.stringContaining('none.js')]);
	});
});
