import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { DeploymentRecord } from '../../src/emulator/emulator.ts';
import { emulated } from './emulated.ts';
import { processesOf } from './processes-of.ts';

const QUICK = { queuedMs: 1, startGraceMs: 50 };
const here = emulated(QUICK);

describe('apps as processes', () => {
	test('a deployment starts queued and ends up running, with its environment; it may fail later', async () => {
		const code = `console.log('up', process.env.GREETING);
			const { existsSync } = require('node:fs');
			setInterval(() => { if (existsSync('fall')) { console.error('late'); process.exit(1); } }, 10);`;
		const created = await here.client.deploy(code, { env_vars: '{"GREETING":"line 1\\nline 2"}' });
		expect(created).toMatchObject({ status: 'queued', region: 'aws.us-east-1a', entrypoint_rel_path: 'index.js' });
		expect(created.env_vars).toEqual({ GREETING: '' });
		const record = await here.client.until(created.id, 'running');
		expect(Date.parse(record.updated_at ?? '')).toBeGreaterThanOrEqual(Date.parse(created.created_at));
		expect(here.emulator.records()).toEqual([record]);
		while (here.emulator.logs(created.id).length < 2) await sleep(5);
		expect(here.emulator.logs(created.id)).toEqual(['up line 1', 'line 2']);
		writeFileSync(path.join(path.dirname(here.emulator.ledger[0]?.file?.path ?? ''), 'app', 'fall'), '');
		expect((await here.client.until(created.id, 'failed')).status_reason).toBe('late');
	});

	test('DELETE stops the app and what the app has started', async () => {
		const code = `const { spawn } = require('node:child_process');
			const children = [{}, { detached: true }].map((options) => spawn('sleep', ['600'], options).pid);
			console.log([process.pid, ...children].join(' ')); setInterval(() => {}, 1000);`;
		const { id } = await here.client.deploy(code);
		await here.client.until(id, 'running');
		while (here.emulator.logs(id).length === 0) await sleep(5);
		const pids = (here.emulator.logs(id)[0] ?? '').split(' ').map(Number);
		expect((await here.client.send('DELETE', `/deployments/${id}`)).status).toBe(204);
		expect(await here.client.get(id)).toMatchObject({ status: 'stopped', status_reason: 'Stopped by request' });
		expect(pids).toHaveLength(3);
		expect(() => process.kill(pids[0] ?? 0, 0)).toThrow('ESRCH');
		expect(processesOf(id)).toEqual([]);
		expect((await here.client.send('DELETE', `/deployments/${id}`)).status).toBe(204);
		expect((await here.client.send('DELETE', '/deployments/none')).status).toBe(404);
	});
});

describe('of apps that are played', () => {
	const ids: Record<string, string> = {};

	beforeEach(async () => {
		await here.begin({ ...QUICK, apps: 'scripted' });
		for (const app of ['one v1', 'one v2', 'two v1']) {
			const [name, version = ''] = app.split(' ');
			const { id } = await here.client.deploy(`//! app ${name} act`, { version, env_vars: '{"SECRET":"x"}' });
			ids[app] = id;
			await here.client.until(id, 'running');
		}
	});

	test('GET /apps lists what is registered, and not what has ended', async () => {
		const [first] = await here.client.json<object[]>('GET', '/apps?app_name=one&version=v1');
		expect(first).toMatchObject({ deployment: ids['one v1'], actions: [{ name: 'act' }], env_vars: { SECRET: '' } });
		await here.client.send('DELETE', `/deployments/${ids['two v1']}`);
		expect(await here.client.json('GET', '/apps')).toMatchObject([{ version: 'v2' }, { version: 'v1' }]);
	});

	test('a version exists once, unless it is forced: which of them is known when the code has registered', async () => {
		const again = await here.client.deploy('//! app one act', { version: 'v1' });
		const reason = 'version v1 of one already exists; set force to overwrite it';
		expect(await here.client.until(again.id, 'failed')).toMatchObject({ status_reason: reason });
		const forced = await here.client.deploy('//! app one act', { version: 'v1', force: 'true' });
		await here.client.until(forced.id, 'running');
		const first = await here.client.get(ids['one v1'] ?? '');
		expect(first).toMatchObject({ status: 'stopped', status_reason: `overwritten by ${forced.id}` });
	});

	test.each([
		['apps', ['two v1', 'one v2', 'one v1']],
		['apps?version=v1', ['two v1', 'one v1']],
		['apps?app_name=two&version=v2', []],
		['apps?query=w', ['two v1']],
		['apps?limit=1&offset=1', ['one v2']],
		['deployments', ['two v1', 'one v2', 'one v1']],
		['deployments?app_name=one&app_version=v1', ['one v1']],
		['deployments?query=on', ['one v2', 'one v1']],
		['deployments?query=$two v1', ['two v1']],
		['deployments?app_name=one&limit=1&offset=1', ['one v1']],
		['deployments?limit=101', ['two v1', 'one v2', 'one v1']],
	])('the list /%s', async (query, expected) => {
		const asked = query.replace(/\$(.+)/, (_, key: string) => ids[key] as string);
		const listed = await here.client.json<{ id: string; deployment?: string }[]>('GET', `/${asked}`);
		expect(listed.map(({ id, deployment = id }) => deployment)).toEqual(expected.map((key) => ids[key]));
	});

	test.each([
		['apps?limit=0', 'limit must be an integer, 1 or more'],
		['deployments?app_version=v1', 'app_version needs app_name'],
		['deployments?limit=0', 'limit must be an integer, 1 or more'],
		['deployments?limit=many', 'limit must be an integer, 1 or more'],
	])('the list /%s is refused', async (query, message) => {
		const response = await here.client.fetch(`/${query}`);
		const details = [{ code: 'invalid_input', message }];
		expect([response.status, await response.json()]).toEqual([400, { code: 'bad_request', message, details }]);
	});

	test('the list is paged by headers, and a deployment that was deleted leaves it', async () => {
		const paged = async (query: string) => {
			const { headers } = await here.client.fetch(`/deployments?${query}`);
			return [headers.get('x-has-more'), headers.get('x-next-offset')];
		};
		expect(await paged('limit=2')).toEqual(['true', '2']);
		expect(await paged('limit=2&offset=2')).toEqual(['false', '0']);
		await here.client.send('DELETE', `/deployments/${ids['one v1']}`);
		expect(await (await here.client.fetch('/deployments')).json()).toHaveLength(2);
		expect((await here.client.get(ids['one v1'] ?? '')).status).toBe('stopped');
		expect(here.emulator.records()).toHaveLength(3);
	});

	test('a source deployment is recorded and says that nothing was fetched', async () => {
		const form = new FormData();
		form.set('source', '{"type":"github","url":"https://example.com/a/b","ref":"main","entrypoint":"src/app.ts"}');
		const created = (await (await here.client.post(form)).json()) as DeploymentRecord;
		expect(created).toMatchObject({ source_type: 'github', entrypoint_rel_path: 'src/app.ts' });
		expect((await here.client.until(created.id, 'running')).status_reason).toMatch('fetches no code');
	});
});
