// What the service tells of the app: outputs, summary, check and comment name it, and how it is invoked.

import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Fault } from '../../../src/emulator/emulator.ts';
import { TOKEN } from '../../support/action-runner/on-pull-request.ts';
import { rendered } from '../../support/github-server/rendered.ts';
import { type ReportStep, reportScenario } from '../reports/reporting.ts';
import { responds } from '../secrets/secret-scenes.ts';
import { annotations } from './deploying.ts';
import { EVENT_STREAM } from './raw-stream.ts';

const scenario = reportScenario({ 'index.ts': '//! app shop buy look-around\n', 'app.js': '' });
const emulator = () => scenario.deploy.emulator;
const asked = (operation: string) => emulator().requests.filter((one) => one.operation === operation);
const run = (inputs: Record<string, string> = {}, step: ReportStep = {}) =>
	scenario.run('', { ...step, with: { 'wait-until': 'running', ...inputs } });
/** An app that says what it is called. */
const REGISTERED = { entrypoint: 'index.ts' };

describe('an app that registers itself', () => {
	test.each([{ 'stream-logs': 'auto' }, { 'stream-logs': 'false' }])('is named, with %j', async (more) => {
		const { code, outputs, stdout, summary } = await run({ ...REGISTERED, version: 'v1', ...more });
		expect(code).toBe(0);
		expect(outputs).toMatchObject({ 'app-name': 'shop', 'app-actions': '["buy","look-around"]' });
		expect(stdout).toContain('App "shop" with 2 actions: "buy", "look-around"');
		const { rows, html } = rendered(summary);
		expect(rows.find(([name]) => name === 'App')).toEqual(['App', 'shop, actions: buy, look-around']);
		expect(/<pre><code>(.*?)<\/code><\/pre>/s.exec(html)?.[1]?.split('\n')).toEqual([
			'- uses: ./invoke-action',
			'  with: # and api-key, base-url as for the deploy',
			'    app-name: "shop"',
			'    action-name: "buy"',
			'    version: "v1"',
		]);
	});

	test('an environment value that is the same text does not cut the name out of outputs', async () => {
		const vars = 'APP_NAME=look-around\nSTATE=completed\nZONE=Europe/Berlin';
		const { outputs, stdout } = await run({ ...REGISTERED, 'env-vars': vars });
		expect(outputs).toMatchObject({ 'app-name': 'shop', 'app-actions': '["buy","look-around"]' });
		expect(stdout).not.toContain('::add-mask::look');
		expect(stdout).not.toContain('::add-mask::Europe');
	});

	test('check and comment name it', async () => {
		await scenario.run('check, comment', { with: { 'wait-until': 'running', ...REGISTERED } });
		const { checks, comments } = scenario.github.repository;
		for (const shown of [checks[0]?.output.summary, comments[0]?.bodies.at(-1)]) {
			expect(shown).toContain('| App | `shop`, actions: `buy`, `look-around` |');
			expect(shown).toContain('app-name: "shop"');
		}
	});
});

describe('a service that tells', () => {
	beforeEach(() => {
		responds(emulator(), 'createDeployment', 201, { id: 'dep_1', status: 'queued' });
		responds(emulator(), 'getDeployment', 200, { id: 'dep_1', status: 'running' });
	});
	const lists = (apps: unknown) => responds(emulator(), 'listApps', 200, apps as object, { 'x-has-more': 'false' });
	const app = (app_name: string, deployment: string, ...names: string[]) => ({
		app_name,
		version: 'latest',
		deployment,
		actions: names.map((name) => ({ name })),
	});

	test('in its stream: nothing else is asked', async () => {
		const summary = { event: 'app_version_summary', app_name: 'told', version: 'latest', actions: [{ name: 'a' }] };
		emulator().faults.clear();
		responds(emulator(), 'createDeployment', 201, { id: 'dep_1', status: 'queued' });
		responds(emulator(), 'followDeployment', 200, `data: ${JSON.stringify(summary)}\n\n`, EVENT_STREAM);
		for (const [skip, status] of ['queued', 'queued', 'queued', 'queued', 'in_progress', 'in_progress'].entries())
			emulator().faults.add({
				operation: 'getDeployment',
				skip,
				fault: { kind: 'answer', status: 200, body: { id: 'dep_1', status } },
			});
		responds(emulator(), 'getDeployment', 200, { id: 'dep_1', status: 'running' });
		const { outputs } = await run();
		expect(outputs).toMatchObject({ 'app-name': 'told', 'app-actions': '["a"]' });
		expect(asked('listApps')).toEqual([]);
	});

	test.each([
		{ version: '', sent: 'latest' },
		{ version: 'v 2', sent: 'v 2' },
	])('in its list of apps, by the deployment ($sent)', async ({ version, sent }) => {
		lists([app('other', 'dep_2', 'x'), app('ours', 'dep_1', 'a', 'b'), app('second', 'dep_1')]);
		const { outputs, summary } = await run({ version, 'stream-logs': 'false' });
		expect(outputs).toMatchObject({ 'app-name': 'ours', 'app-actions': '["a","b"]' });
		expect(asked('listApps').map(({ query }) => new URLSearchParams(query).get('version'))).toEqual([sent]);
		const { rows } = rendered(summary);
		expect(rows.filter(([name]) => name === 'App').map(([, text]) => text)).toEqual(['ours, actions: a, b', 'second']);
	});

	test('the line to paste names this action as the workflow does', async () => {
		lists([app('ours', 'dep_1', 'a')]);
		const env = { GITHUB_ACTION_REPOSITORY: 'me/deploy', GITHUB_ACTION_REF: 'v1.2.3' };
		expect((await run({}, { env })).summary).toContain('- uses: me/deploy/invoke-action@v1.2.3\n');
	});

	test('secrets in a name are cut out', async () => {
		const key = emulator().apiKey;
		lists([app(`app ${key}`, 'dep_1', `action ${key}`)]);
		const { outputs, stdout, summary } = await run({ 'stream-logs': 'false' });
		expect(outputs).toMatchObject({ 'app-name': 'app ***', 'app-actions': '["action ***"]' });
		expect(stdout.replace(/^::add-mask::.*$/gm, '') + summary).not.toContain(key);
	});

	test('until it is running nothing is asked: the names are not known by then', async () => {
		emulator().faults.clear();
		responds(emulator(), 'createDeployment', 201, { id: 'dep_1', status: 'queued' });
		responds(emulator(), 'getDeployment', 200, { id: 'dep_1', status: 'in_progress' });
		const { code } = await run({ 'wait-until': 'started' });
		expect({ code, asked: asked('listApps') }).toEqual({ code: 0, asked: [] });
	});
});

// The ways of a request are the table of test/unit/http.
const NONE: readonly { name: string; fault: Fault }[] = [
	{ name: '404', fault: { kind: 'answer', status: 404, body: { code: 'not_found', message: 'no such route' } } },
	{ name: 'another object', fault: { kind: 'answer', status: 200, body: { apps: [] } } },
	{ name: 'records that make no sense', fault: { kind: 'answer', status: 200, body: [7, null, { app_name: 7 }] } },
	{ name: 'no response', fault: { kind: 'stall', at: 'headers' } },
];

test.each(NONE)('a service that tells neither ($name): nothing is said, and nothing changes', async ({ fault }) => {
	emulator().faults.add({ operation: 'listApps', times: Number.POSITIVE_INFINITY, fault });
	const { code, outputs, stdout, stderr, summary } = await run({}, { silence: 1 / 100 });
	expect({ code, conclusion: outputs.conclusion, stderr }).toEqual({ code: 0, conclusion: 'success', stderr: '' });
	expect(outputs).not.toHaveProperty('app-name');
	expect(outputs).not.toHaveProperty('app-actions');
	expect(asked('listApps').length).toBeGreaterThan(0);
	expect(['error', 'warning', 'notice'].flatMap((kind) => annotations(stdout, kind))).toEqual([]);
	expect(stdout).not.toMatch(/GET \/apps|Listing the apps|names of the app/);
	expect(summary).not.toMatch(/\| App \||Invoke/);
});

test('a cancel while the names are looked up changes nothing any more', async () => {
	emulator().faults.add({ operation: 'listApps', fault: { kind: 'stall', at: 'headers' } });
	const running = scenario.watch('', { token: TOKEN, with: { 'wait-until': 'running' } });
	while (asked('listApps').length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
	running.child.kill('SIGINT');
	const { code, outputs } = await running.finished;
	expect({ code, conclusion: outputs.conclusion }).toEqual({ code: 0, conclusion: 'success' });
});
