// What the service tells of the app: outputs, summary, check and comment name it, and how it is invoked.
import { expect, test } from '@jest/globals';
import type { Fault } from '../../../src/emulator/emulator.ts';
import { rendered } from '../../support/github-server/rendered.ts';
import { type ReportStep, reportScenario } from '../reports/reporting.ts';
import { overrides, responds } from '../secrets/secret-scenes.ts';
import { annotations } from './deploying.ts';
import { EVENT_STREAM } from './raw-stream.ts';

const scenario = reportScenario({ 'index.ts': '//! app shop buy look-around\n', 'app.js': '' });
const emulator = () => scenario.deploy.emulator;
const asked = (operation: string) => emulator().requests.filter((one) => one.operation === operation);
const run = (inputs: Record<string, string> = {}, step: ReportStep = {}) =>
	scenario.run('', { ...step, with: { 'wait-until': 'running', ...inputs } });

test('an app that registers itself is named, whatever is an environment value too', async () => {
	const vars = 'APP_NAME=look-around\nSTATE=completed\nZONE=Europe/Berlin';
	const { code, outputs, stdout, summary } = await scenario.run('check, comment', {
		with: { 'wait-until': 'running', entrypoint: 'index.ts', version: 'v1', 'env-vars': vars },
	});
	expect(code).toBe(0);
	expect(outputs).toMatchObject({ 'app-name': 'shop', 'app-actions': '["buy","look-around"]' });
	expect(stdout).toContain('App "shop" with 2 actions: "buy", "look-around"');
	expect(stdout).not.toMatch(/::add-mask::(?:look|Europe)/);
	const { checks, comments } = scenario.github.repository;
	for (const shown of [summary, checks[0]?.output.summary ?? '', comments[0]?.bodies.at(-1) ?? '']) {
		expect(shown).toContain('| App | `shop`, actions: `buy`, `look-around` |');
		expect(shown).toContain('`invoke-action`: app-name `shop`, action-name `buy`, version `v1`');
	}
});

test('a service that tells in its stream: nothing else is asked', async () => {
	const summary = { event: 'app_version_summary', app_name: 'told', version: 'latest', actions: [{ name: 'a' }] };
	responds(emulator(), 'followDeployment', 200, `data: ${JSON.stringify(summary)}\n\n`, EVENT_STREAM);
	overrides(emulator(), 'getDeployment', { status: 'in_progress' }, 6);
	const { outputs } = await run();
	expect(outputs).toMatchObject({ 'app-name': 'told', 'app-actions': '["a"]' });
	expect(asked('listApps')).toEqual([]);
});

test('a service that tells in its list of apps, by the deployment', async () => {
	responds(emulator(), 'createDeployment', 201, { id: 'dep_1', status: 'queued' });
	responds(emulator(), 'getDeployment', 200, { id: 'dep_1', status: 'running' });
	const app = (app_name: string, deployment: string, ...names: string[]) => {
		return { app_name, version: 'v 2', deployment, actions: names.map((name) => ({ name })) };
	};
	const apps = [app('other', 'dep_2', 'x'), app('ours', 'dep_1', 'a', 'b'), app('second', 'dep_1')];
	responds(emulator(), 'listApps', 200, apps, { 'x-has-more': 'false' });
	const { outputs, summary } = await run({ version: 'v 2', 'stream-logs': 'false' });
	expect(outputs).toMatchObject({ 'app-name': 'ours', 'app-actions': '["a","b"]' });
	expect(asked('listApps').map(({ query }) => new URLSearchParams(query).get('version'))).toEqual(['v 2']);
	await run({ version: 'v test-key', 'stream-logs': 'false' });
	expect(new URLSearchParams(asked('listApps').at(-1)?.query).get('version')).toBeNull(); // the key would be in logs
	const { rows } = rendered(summary);
	expect(rows.filter(([name]) => name === 'App').map(([, text]) => text)).toEqual(['ours, actions: a, b', 'second']);
});

// The ways of a request are the table of test/unit/http.
test.each<[name: string, fault: Fault]>([
	['404', { kind: 'answer', status: 404, body: { code: 'not_found', message: 'no such route' } }],
	['no response', { kind: 'stall', at: 'headers' }],
])('a service that tells neither (%s): nothing is said, and nothing changes', async (_, fault) => {
	emulator().faults.add({ operation: 'listApps', times: Number.POSITIVE_INFINITY, fault });
	const { code, outputs, stdout, stderr, summary } = await run({}, { silence: 1 / 100 });
	const { conclusion, 'app-name': name, 'app-actions': actions } = outputs;
	expect({ code, stderr, conclusion, name, actions }).toEqual({ code: 0, stderr: '', conclusion: 'success' });
	expect(asked('listApps').length).toBeGreaterThan(0);
	expect(['error', 'warning', 'notice'].flatMap((kind) => annotations(stdout, kind))).toEqual([]);
	expect(stdout).not.toMatch(/GET \/apps|Listing the apps|names of the app/);
	expect(summary).not.toMatch(/\| App \||Invoke/);
});
