// The two commands for trying things by hand, as npm starts them: a mistake is told in one sentence, and Ctrl-C ends everything.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LoopbackServer } from '../../src/emulator/http/loopback-server.ts';
import { Client, EventReader } from './client.ts';
import { type Started, start } from './started.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SERVE = 'src/emulator/bin/serve.ts';
const START = 'scripts/start/start.ts';
let temp: string;
let folder: string;

beforeEach(() => {
	temp = mkdtempSync(path.join(tmpdir(), 'commands-test-'));
	folder = mkdtempSync(path.join(tmpdir(), 'commands-app-'));
});

/** Whatever a test did, the command has left nothing in the folder for temporary files. */
afterEach(() => {
	const left = readdirSync(temp);
	for (const one of [temp, folder]) rmSync(one, { recursive: true });
	expect(left).toEqual([]);
});

const begin = (script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Started =>
	start([process.execPath, 'scripts/node24.js', script, ...args], {
		cwd: ROOT,
		env: { TMPDIR: temp, PORT: '0', ...env },
		detached: true,
	});

test('npm run emulator where the port is taken', async () => {
	const server = new LoopbackServer(() => {});
	const port = await server.listen(0);
	const { ended } = begin(SERVE, [], { PORT: String(port) });
	const told = `Port ${port} is in use. To use a free one, run PORT=0 npm run emulator.\n`;
	expect(await ended.finally(() => server.close())).toEqual({ code: 1, told });
});

/** An app that tells its id, stays, and does not go at the first asking. */
const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('app ' + process.pid + '.');`;

test('npm run emulator is told what goes wrong; Ctrl-C ends it and its apps', async () => {
	const FAULTS = '[{"operation":"listDeployments","fault":{"kind":"answer","status":429}}]';
	const { child, until, ended } = begin(SERVE, [], { FAULTS });
	const [, url = ''] = await until(/listens on (\S+)/);
	const client = new Client({ url, apiKey: 'local-development-key' });
	expect((await client.fetch('/deployments')).status).toBe(429);
	const { id } = await client.deploy(STUBBORN);
	await client.until(id, 'running');
	const events = new EventReader(await client.fetch(`/deployments/${id}/events`));
	const message = (await events.until(({ event }) => event === 'log')).at(-1)?.message;
	await events.close();
	for (let time = 0; time < 2; time++) child.kill('SIGINT'); // by npm: the launcher alone
	expect((await ended).code).toBe(0);
	expect(() => process.kill(Number(/\d+/.exec(String(message))?.[0]), 0)).toThrow('ESRCH');
});

const startApp = (code: string) => {
	writeFileSync(path.join(folder, 'app.js'), code);
	return begin(START, [folder, 'app.js']);
};

test('Ctrl-C ends npm start and its app', async () => {
	const { child, until, ended } = startApp(STUBBORN);
	const [, pid] = await until(/app (\d+)\./);
	for (const target of [-Number(child.pid), Number(child.pid)]) process.kill(target, 'SIGINT'); // by a terminal: its group
	expect((await ended).code).toBe(130);
	expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

test('npm start shows a log whole that no pipe holds', async () => {
	const { code, told } = await startApp(
		"for (let i = 1; i <= 20_000; i += 1) console.log(`line ${i}.${'x'.repeat(100)}`);",
	).ended;
	const lines = [...told.matchAll(/^ *line (\d+)\.x{100}$/gm)].map(([, line]) => Number(line));
	expect(code).toBe(0);
	expect(lines).toEqual(Array.from({ length: 20_000 }, (_, index) => index + 1));
});
