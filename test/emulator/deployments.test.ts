import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type DeploymentRecord, type Emulator, startEmulator } from '../../src/emulator/emulator.ts';
import { appForm, Client } from './client.ts';
import { craftZip } from './crafted-zip.ts';
import { EventReader } from './event-reader.ts';
import { processesOf } from './processes-of.ts';

let emulator: Emulator;
let client: Client;

beforeEach(async () => {
	emulator = await startEmulator({ startGraceMs: 50, queuedMs: 10 });
	client = new Client(emulator);
});

afterEach(() => emulator.close());

function toForm(fields: Readonly<Record<string, string>>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	return form;
}

const STAYS = 'console.log("up", process.env.GREETING); setInterval(() => {}, 1000);';

test('a deployment starts queued and ends up running, with its environment', async () => {
	const created = await client.deploy(STAYS, { env_vars: '{"GREETING":"line 1\\nline 2"}' });
	expect(created).toMatchObject({ status: 'queued', region: 'aws.us-east-1a', entrypoint_rel_path: 'index.js' });
	expect(created.env_vars).toEqual({ GREETING: '' });
	const record = await client.until(created.id, 'running');
	expect(Date.parse(record.updated_at ?? '')).toBeGreaterThanOrEqual(Date.parse(created.created_at));
	expect(emulator.records()).toEqual([record]);
	while (emulator.logs(created.id).length < 2) await sleep(5);
	expect(emulator.logs(created.id)).toEqual(['up line 1', 'line 2']);
});

test('an app may fail after it was running', async () => {
	const code = `const { existsSync } = require('node:fs');
		setInterval(() => { if (existsSync('fall')) { console.error('late'); process.exit(1); } }, 10);`;
	const { id } = await client.deploy(code);
	await client.until(id, 'running');
	writeFileSync(path.join(path.dirname(emulator.ledger[0]?.file?.path ?? ''), 'app', 'fall'), '');
	expect((await client.until(id, 'failed')).status_reason).toBe('late');
});

test('DELETE stops the app and what the app has started', async () => {
	const code = `const { spawn } = require('node:child_process');
		const children = [{}, { detached: true }].map((options) => spawn('sleep', ['600'], options).pid);
		console.log([process.pid, ...children].join(' ')); setInterval(() => {}, 1000);`;
	const { id } = await client.deploy(code);
	await client.until(id, 'running');
	while (emulator.logs(id).length === 0) await sleep(5);
	const pids = (emulator.logs(id)[0] ?? '').split(' ').map(Number);
	expect((await client.send('DELETE', `/deployments/${id}`)).status).toBe(204);
	expect(await client.get(id)).toMatchObject({ status: 'stopped', status_reason: 'Stopped by request' });
	expect(pids).toHaveLength(3);
	expect(() => process.kill(pids[0] ?? 0, 0)).toThrow('ESRCH');
	expect(processesOf(id)).toEqual([]);
	expect((await client.send('DELETE', `/deployments/${id}`)).status).toBe(204);
	expect((await client.send('DELETE', '/deployments/none')).status).toBe(404);
});

test('an explicit version exists only once, unless forced', async () => {
	const first = await client.deploy(STAYS, { version: 'v1' });
	const again = await client.post(appForm([{ name: 'index.js', content: STAYS }], { version: 'v1' }));
	expect(again.status).toBe(409);
	expect(await again.json()).toMatchObject({ code: 'conflict', details: [{ code: 'version_exists' }] });
	const second = await client.deploy(STAYS, { version: 'v1', force: 'true' });
	expect(await client.get(first.id)).toMatchObject({ status: 'stopped', status_reason: `overwritten by ${second.id}` });
	await client.deploy(STAYS, { version: 'v2' });
	await client.deploy(STAYS);
	await client.deploy(STAYS);
	expect(emulator.ledger).toHaveLength(5);
});

test('the manifest names the app: two apps may have one version', async () => {
	for (const name of ['one', 'two']) {
		const manifest = { name: 'package.json', content: JSON.stringify({ name }) };
		const form = appForm([manifest, { name: 'index.js', content: '' }], { version: 'v1' });
		expect((await client.post(form)).status).toBe(201);
	}
	const listed = await client.fetch('/deployments?app_name=two&app_version=v1');
	expect(await listed.json()).toHaveLength(1);
});

test('two entrypoints of one manifest are two apps: neither stands in the way of the other, nor replaces it', async () => {
	const manifest = { name: 'package.json', content: JSON.stringify({ name: 'shop' }) };
	const files = [manifest, ...['a.js', 'b.js'].map((name) => ({ name, content: STAYS }))];
	const post = (fields: Record<string, string>) => client.post(appForm(files, { version: 'v1', ...fields }));
	const one = (await (await post({ entrypoint_rel_path: 'a.js' })).json()) as DeploymentRecord;
	expect((await post({ entrypoint_rel_path: 'b.js' })).status).toBe(201);
	expect((await post({ entrypoint_rel_path: 'b.js' })).status).toBe(409);
	expect((await post({ entrypoint_rel_path: 'b.js', force: 'true' })).status).toBe(201);
	expect((await client.get(one.id)).status).not.toBe('stopped');
});

test('the list is paged by headers', async () => {
	const ids: string[] = [];
	for (let count = 0; count < 3; count += 1) ids.unshift((await client.deploy('')).id);
	const response = await client.fetch('/deployments?limit=2');
	const records = (await response.json()) as { id: string }[];
	expect(records.map(({ id }) => id)).toEqual(ids.slice(0, 2));
	expect([response.headers.get('x-has-more'), response.headers.get('x-next-offset')]).toEqual(['true', '2']);
	const last = await client.fetch('/deployments?limit=2&offset=2');
	expect(await last.json()).toHaveLength(1);
	expect([last.headers.get('x-has-more'), last.headers.get('x-next-offset')]).toEqual(['false', '0']);
	expect((await client.fetch('/deployments?limit=many')).status).toBe(400);
});

test('a deployment that was deleted leaves the list, and keeps its record', async () => {
	const { id } = await client.deploy(STAYS);
	const { id: other } = await client.deploy(STAYS);
	await client.send('DELETE', `/deployments/${id}`);
	const listed = (await (await client.fetch('/deployments')).json()) as { id: string }[];
	expect(listed.map((one) => one.id)).toEqual([other]);
	expect((await client.get(id)).status).toBe('stopped');
	expect(emulator.records()).toHaveLength(2);
});

describe('the list', () => {
	const ids: Record<string, string> = {};

	beforeEach(async () => {
		for (const [name, version] of [
			['one', 'v1'],
			['one', 'v2'],
			['two', 'v1'],
		]) {
			const manifest = { name: 'package.json', content: JSON.stringify({ name }) };
			const form = appForm([manifest, { name: 'index.js', content: '' }], { version: version as string });
			const { id } = (await (await client.post(form)).json()) as { id: string };
			ids[`${name} ${version}`] = id;
			await client.until(id, 'running');
		}
	});

	test.each([
		['', ['two v1', 'one v2', 'one v1']],
		['app_name=one', ['one v2', 'one v1']],
		['app_name=one&app_version=v1', ['one v1']],
		['app_name=One', []],
		['app_name=&app_version=', ['two v1', 'one v2', 'one v1']],
		['query=ON', ['one v2', 'one v1']],
		['query=$two v1', ['two v1']],
		['query=nothing', []],
		['app_name=one&limit=1&offset=1', ['one v1']],
		['limit=101', ['two v1', 'one v2', 'one v1']],
	])('"%s"', async (query, expected) => {
		const asked = query.replace(/\$(.+)/, (_, key: string) => ids[key] as string);
		const listed = (await (await client.fetch(`/deployments?${asked}`)).json()) as { id: string }[];
		expect(listed.map(({ id }) => id)).toEqual(expected.map((key) => ids[key]));
	});

	test.each([
		['app_version=v1', 'app_version needs app_name'],
		['app_name=&app_version=v1', 'app_version needs app_name'],
		['limit=0', 'limit must be an integer, 1 or more'],
		['limit=many', 'limit must be an integer, 1 or more'],
		['offset=-1', 'offset must be an integer, 0 or more'],
	])('"%s" is refused', async (query, message) => {
		const response = await client.fetch(`/deployments?${query}`);
		const details = [{ code: 'invalid_input', message }];
		expect([response.status, await response.json()]).toEqual([400, { code: 'bad_request', message, details }]);
	});
});

test('a list holds 100 records at most', async () => {
	const created = Array.from({ length: 102 }, () =>
		client.post(toForm({ source: '{"type":"github","url":"https://example.com/a/b"}' })),
	);
	await Promise.all(created);
	const response = await client.fetch('/deployments?limit=102');
	expect(await response.json()).toHaveLength(100);
	expect([response.headers.get('x-has-more'), response.headers.get('x-next-offset')]).toEqual(['true', '100']);
});

test('the checksum is that of the bytes of the upload', async () => {
	const archive = craftZip([{ name: 'index.js', content: '' }]);
	const record = (await (await client.post(appForm(archive))).json()) as DeploymentRecord;
	expect(record.source_checksum).toBe(createHash('sha256').update(archive).digest('hex'));
});

test('the ledger holds what was sent, byte for byte', async () => {
	const { id } = await client.deploy('1', { version: ' v "1" ✓', force: 'false' });
	const [entry] = emulator.ledger;
	expect(entry).toMatchObject({
		id,
		fields: [
			{ name: 'entrypoint_rel_path', value: 'index.js' },
			{ name: 'version', value: ' v "1" ✓' },
			{ name: 'force', value: 'false' },
		],
		file: { filename: 'app.zip', contentType: 'application/zip' },
		entries: [{ name: 'index.js', mode: 0o644, size: 1, mtime: '1980-01-01T00:00:00.000Z' }],
	});
	expect(emulator.requests[0]?.body.includes(readFileSync(entry?.file?.path ?? ''))).toBe(true);
	expect(emulator.requests[0]).toMatchObject({ operation: 'createDeployment', status: 201, complete: true });
});

test('a source deployment is recorded and says that nothing was fetched', async () => {
	const form = new FormData();
	form.set('source', '{"type":"github","url":"https://example.com/a/b","ref":"main","entrypoint":"src/app.ts"}');
	const created = (await (await client.post(form)).json()) as { id: string };
	expect(created).toMatchObject({ source_type: 'github', source_ref: 'main', entrypoint_rel_path: 'src/app.ts' });
	expect((await client.until(created.id, 'running')).status_reason).toMatch('fetches no code');
});

test('a state may be set from outside, even one that nobody knows', async () => {
	const { id } = await client.deploy(STAYS);
	emulator.setStatus(id, 'hibernating', 'why not');
	expect(await client.get(id)).toMatchObject({ status: 'hibernating', status_reason: 'why not' });
});

test('a stream of events has a heartbeat', async () => {
	await emulator.close();
	emulator = await startEmulator({ heartbeatMs: 5 });
	client = new Client(emulator);
	const { id } = await client.deploy(STAYS);
	const reader = new EventReader(await client.fetch(`/deployments/${id}/events?since=1h`));
	await reader.until(({ event }) => event === 'sse_heartbeat');
	await reader.close();
});

test('the reason of an uncaught exception is its message, not what Node writes below', async () => {
	await emulator.close();
	emulator = await startEmulator({ startGraceMs: 600_000 });
	client = new Client(emulator);
	const { id } = await client.deploy("throw new Error('no database');");
	expect((await client.until(id, 'failed')).status_reason).toBe('Error: no database');
});

test('what follows the closing boundary is taken and ignored', async () => {
	const body = [
		'--b\r\nContent-Disposition: form-data; name="source"\r\n\r\n{"type":"github"}\r\n--b--\r\n',
		'\r\nan epilogue\r\n',
	];
	const headers = { 'content-type': 'multipart/form-data; boundary=b' };
	const response = await client.fetch('/deployments', { method: 'POST', headers, body: body.join('') });
	expect(response.status).toBe(201);
});
