// The emulator gets a SIGKILL: what it has said is still true when it is started again, and no app outlives it.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { DeploymentRecord } from '../../src/emulator/emulator.ts';
import { appForm, Client } from './client.ts';
import { head, openSocket } from './raw-request.ts';
import { appCode, deployApp } from './registered-app.ts';
import { Served } from './served.ts';

let stateDir: string;
let emulator: Served;
let client: Client;

async function start(): Promise<void> {
	emulator = await Served.start(stateDir);
	client = new Client(emulator);
}

beforeEach(async () => {
	stateDir = mkdtempSync(path.join(tmpdir(), 'killed-test-'));
	await start();
});

afterEach(async () => {
	await emulator.kill('SIGTERM');
	rmSync(stateDir, { recursive: true });
});

const alive = (pid: number): boolean => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

const records = async () => (await (await client.fetch('/deployments?limit=100')).json()) as DeploymentRecord[];
const folders = () => readdirSync(path.join(stateDir, 'deployments')).toSorted();
const SLEEPS = { name: 'run.sh', content: 'echo $$\nsleep 600 & echo $!\nwait\n' };

function source(ref: string): FormData {
	const form = new FormData();
	form.set('source', JSON.stringify({ type: 'github', url: 'https://example.com/a', ref }));
	return form;
}

test.each([{ responses: 1 }, { responses: 30 }])(
	'killed in the midst of uploads, after $responses responses: no record is lost',
	async ({ responses }) => {
		const told: DeploymentRecord[] = [];
		const deployForEver = async (make: (at: number) => FormData) => {
			// Nothing is sent any more once it is killed: its port may be another server's.
			for (let at = 0; told.length < responses; at += 1) {
				const response = await client.post(make(at)).catch(() => undefined);
				// A response that is cut off does not count.
				const record = await response?.json().catch(() => undefined);
				if (record === undefined) return;
				expect(response?.status).toBe(201);
				told.push(record as DeploymentRecord);
				if (told.length === responses) void emulator.kill('SIGKILL');
			}
		};
		const upload = await openSocket(emulator);
		upload.on('error', () => undefined);
		const type = 'multipart/form-data; boundary=x';
		upload.write(head(emulator, 'POST /deployments', { 'content-type': type, 'content-length': 1e6 }));
		upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK');
		while (folders().length === 0) await sleep(5);
		const app = (at: number) => appForm([{ name: 'run.sh', content: `: ${at}` }], { entrypoint_rel_path: 'run.sh' });
		await Promise.all([app, app, ...Array(4).fill((at: number) => source(`${at}`))].map(deployForEver));
		await emulator.ended;
		upload.destroy();
		await start();
		const found = await records();
		const ids = found.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(told.length).toBeGreaterThanOrEqual(responses);
		for (const { id, created_at } of told) expect(found).toContainEqual(expect.objectContaining({ id, created_at }));
		expect(found.map(({ status }) => status).filter((status) => !/stopped|failed/.test(status))).toEqual([]);
		const ledger = (await (await client.fetch('/_emulator/ledger')).json()) as { id: string }[];
		expect(ledger.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
		expect(folders()).toEqual(ids.toSorted());
	},
);

test('no app, and no process of a session, outlives it', async () => {
	const response = await client.post(appForm([SLEEPS], { entrypoint_rel_path: SLEEPS.name }));
	const { id } = (await response.json()) as DeploymentRecord;
	await client.until(id, 'running');
	const browser = (await (await client.send('POST', '/browsers', {})).json()) as { session_id: string };
	const spawned = await Promise.all(
		[false, true].map((allocate_tty) =>
			client.send('POST', `/browsers/${browser.session_id}/process/spawn`, {
				command: 'trap "" HUP; sleep 600',
				allocate_tty,
			}),
		),
	);
	const processes = (await Promise.all(spawned.map((one) => one.json()))) as { pid: number }[];
	const events = await client.fetch(`/deployments/${id}/events`);
	let log = '';
	for await (const chunk of events.body?.pipeThrough(new TextDecoderStream()) ?? []) {
		log += chunk;
		if ([...log.matchAll(/"message":"\d+"/g)].length === 2) break;
	}
	const pids = [...log.matchAll(/"message":"(\d+)"/g)]
		.map(([, pid]) => Number(pid))
		.concat(processes.map(({ pid }) => pid));
	expect(pids.map(alive)).toEqual([true, true, true, true]);
	await emulator.kill('SIGKILL');
	while (pids.some(alive)) await sleep(5);
	await start();
	expect(await client.get(id)).toMatchObject({ status: 'stopped', status_reason: expect.stringContaining('ended') });
});

test('no installation of dependencies outlives it', async () => {
	const manifest = { dependencies: { local: 'file:./local' }, scripts: { preinstall: 'echo $$ >pid; sleep 600' } };
	const files = [
		{ name: 'package.json', content: JSON.stringify(manifest) },
		{ name: 'local/package.json', content: '{"name":"local","version":"1.0.0"}' },
		{ name: 'index.js', content: '' },
	];
	const { id } = (await (await client.post(appForm(files))).json()) as DeploymentRecord;
	const app = path.join(stateDir, 'deployments', id, 'app');
	while (!readdirSync(app).includes('pid')) await sleep(5);
	let pid = 0;
	while (pid === 0) pid = Number(readFileSync(path.join(app, 'pid'), 'utf8'));
	expect(alive(pid)).toBe(true);
	await emulator.kill('SIGKILL');
	while (alive(pid)) await sleep(5);
	await start();
});

test('no app that has registered itself outlives it', async () => {
	const { id } = await deployApp(client, appCode('one', 'return process.pid;'));
	await client.until(id, 'running');
	const body = { app_name: 'one', action_name: 'run' };
	const { output } = (await (await client.send('POST', '/invocations', body)).json()) as { output: string };
	expect(alive(Number(output))).toBe(true);
	await emulator.kill('SIGKILL');
	while (alive(Number(output))) await sleep(5);
	await start();
	expect(await (await client.fetch('/apps')).json()).toEqual([]);
});

test('states, versions and keys are what they were', async () => {
	const [failed, taken] = await Promise.all([
		client.deploy('console.error("no database"); process.exit(1)', { version: 'v1' }),
		client.post(source('main')).then((response) => response.json() as Promise<DeploymentRecord>),
	]);
	expect((await client.until(failed.id, 'failed')).status_reason).toBe('no database');
	await client.send('DELETE', `/deployments/${taken.id}`);
	const before = await records();
	const made = await Promise.all(['kept', 'deleted'].map((name) => client.send('POST', '/org/api_keys', { name })));
	const [kept, deleted] = (await Promise.all(made.map((one) => one.json()))) as { id: string; key: string }[];
	expect((await client.send('DELETE', `/org/api_keys/${deleted?.id}`)).status).toBe(204);
	mkdirSync(path.join(stateDir, 'deployments', 'mine'));
	await emulator.kill('SIGKILL');
	await start();
	expect(await records()).toEqual(before);
	// Not an upload that was cut off, and so not the emulator's to remove.
	expect(folders()).toContain('mine');
	const status = async (key = '') =>
		(await client.fetch('/deployments', { headers: { authorization: `Bearer ${key}` } })).status;
	expect([await status(kept?.key), await status(deleted?.key)]).toEqual([200, 401]);
});
