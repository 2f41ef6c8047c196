// skip-unchanged: the first deploy runs; whether the second one is skipped, and what makes it deploy all the same. Every
// condition is broken alone; what the newest GitHub deployment tells is a table in test/unit/actions/deploy/steps/skip.test.ts.
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Fault, Operation } from '../../../src/emulator/emulator.ts';
import { Client } from '../../emulator/client.ts';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { MERGE, push } from '../../support/github-server/events.ts';
import { type ReportStep, reportScenario, until } from '../reports/reporting.ts';
import { annotations } from './deploying.ts';
import { registeringApp } from './registering.ts';

const scenario = reportScenario(registeringApp('shop'));
const always = Number.POSITIVE_INFINITY;
const emulator = () => scenario.deploy.emulator;
const posts = () => emulator().requests.filter(({ operation }) => operation === 'createDeployment').length;
const record = (fields: object) => ({ kind: 'override', record: fields }) as const;

const REPORT_TO = 'check, status, deployment, comment';
const BASE = { 'skip-unchanged': 'true', 'wait-until': 'running' };
const inputs = (changes: Record<string, string> = {}) => ({ ...BASE, ...changes });
const run = (changes: Record<string, string> = {}, step: ReportStep = {}) =>
	scenario.run(changes['report-to'] ?? REPORT_TO, { event: push(), ...step, with: inputs(changes) });

async function deployed(changes: Record<string, string> = {}): Promise<Finished> {
	const first = await run(changes);
	expect([first.code, first.outputs.conclusion, first.outputs.skipped]).toEqual([0, 'success', 'false']);
	emulator().requests.length = 0;
	return first;
}

/** The line that says why nothing was skipped. */
const whyNot = ({ stdout }: Finished) => stdout.match(/Not skipped: .*/g) ?? [];

function expectSkipped(first: Finished, second: Finished): void {
	expect(whyNot(second)).toEqual([]);
	expect([second.code, second.outputs.skipped, second.outputs.conclusion]).toEqual([0, 'true', 'success']);
	expect(posts()).toBe(0);
	expect(second.outputs['deployment-id']).toBe(first.outputs['deployment-id']);
}

function expectDeployed(first: Finished, second: Finished, why: RegExp): void {
	expect(whyNot(second)).toEqual([expect.stringMatching(why)]);
	expect([second.code, second.outputs.skipped]).toEqual([0, 'false']);
	expect(posts()).toBe(1);
	expect(second.outputs['deployment-id']).not.toBe(first.outputs['deployment-id']);
}

test('nothing is sent where the same runs already, and everything says so', async () => {
	scenario.github.repository.pulls.push({ number: 9, sha: MERGE, state: 'open' });
	const commented = { 'pull-request': '9' };
	const first = await deployed(commented);
	expect(whyNot(first)).toEqual([expect.stringMatching(/this environment has no GitHub deployment of the app yet/)]);
	const before = scenario.github.repository.deployments.length;
	const second = await run(commented);
	expectSkipped(first, second);
	expect(annotations(second.stdout, 'notice')).toEqual([]);
	const same = [
		...['deployment-id', 'status', 'region', 'entrypoint', 'version', 'created-at', 'updated-at'],
		...['package-digest', 'package-size', 'package-files', 'github-deployment-id', 'conclusion', 'failure-kind'],
		...['app-name', 'app-actions'],
	];
	for (const name of same) expect([name, second.outputs[name]]).toEqual([name, first.outputs[name]]);
	expect(second.outputs['app-name']).toBe('shop');
	const { repository } = scenario.github;
	expect(repository.deployments).toHaveLength(before);
	expect(repository.deployments[0]?.statuses.at(-1)?.state).toBe('success');
	const says = /Unchanged, running since \d{4}-\d\d-\d\d \d\d:\d\d UTC/;
	expect(repository.checks.at(-1)).toMatchObject({ conclusion: 'success', status: 'completed' });
	expect(repository.checks.at(-1)?.output.title).toMatch(says);
	expect(repository.statuses.at(-1)).toMatchObject({ state: 'success', description: expect.stringMatching(says) });
	expect(repository.comments).toHaveLength(1);
	expect(repository.comments[0]?.bodies.at(-1)).toMatch(says);
	expect(second.summary).toMatch(says);
	expect(second.stdout).toMatch(says);
	expect(repository.unfinished()).toEqual([]);
	const post = await scenario.post(REPORT_TO, second, { event: push(), with: inputs() });
	expect([post.code, repository.deployments.length]).toEqual([0, before]);
});

test('a first deploy without "skip-unchanged" is known as well', async () => {
	const first = await deployed({ 'skip-unchanged': 'false' });
	expectSkipped(first, await run());
});

test('with another API key, on another commit, and with the variables in another order', async () => {
	const first = await deployed({ 'env-vars': 'A=1\nB=two' });
	const minted = await new Client(emulator()).send('POST', '/org/api_keys', { name: 'one run' });
	const { key } = (await minted.json()) as { key: string };
	const GITHUB_SHA = '6dcb09b5b57875f334f61aebed695e2e4193db5e';
	const changes = { 'env-vars': '{"B": "two", "A": "1"}', 'api-key': key };
	expectSkipped(first, await run(changes, { env: { GITHUB_SHA } }));
});

const fails = (operation: Operation, fault: Fault) => () => emulator().faults.add({ operation, fault });
const gone = { code: 'not_found', message: 'none' };

test.each<[what: string, why: RegExp, between: () => unknown, second?: Record<string, string>]>([
	['another package', /has another package/, () => scenario.deploy.workspace.write(registeringApp('shop', 'second'))],
	[
		'a version',
		/a different service, project, region, version, entrypoint, encoding or environment value/,
		() => {},
		{ version: '2.0' },
	],
	['another environment', /no GitHub deployment of the app/, () => {}, { environment: 'staging' }],
	['one that was stopped', /is "stopped"/, fails('getDeployment', record({ status: 'stopped' }))],
	[
		'one that is gone',
		/no longer knows deployment/,
		fails('getDeployment', { kind: 'answer', status: 404, body: gone }),
	],
	[
		'a list of apps without it',
		/GET \/apps does not name it/,
		fails('listApps', { kind: 'answer', status: 200, body: '[]' }),
	],
	[
		'GitHub deployments that cannot be read',
		/could not be read: GitHub responded with 404/,
		() => scenario.github.faults.add({ operation: 'listDeployments', fault: { kind: 'answer', status: 404 } }),
	],
])('deploys with %s', async (_, why, between, second = {}) => {
	const only = { 'report-to': 'deployment' }; // which alone decides
	const first = await deployed(only);
	between();
	expectDeployed(first, await run({ ...only, ...second }), why);
});

test('a package that was made before is the same as the folder that it was made of', async () => {
	const first = await deployed();
	const sent = emulator().ledger[0]?.file?.path ?? '';
	copyFileSync(sent, path.join(scenario.deploy.workspace.path, 'made.zip'));
	expectSkipped(first, await run({ package: 'made.zip' }));
});

test('a service without GET /apps: that condition falls away', async () => {
	emulator().faults.add({ operation: 'listApps', times: always, fault: { kind: 'answer', status: 404, body: gone } });
	expectSkipped(await deployed(), await run());
});

test('after a deploy that failed or timed out, the same package is deployed again', async () => {
	const first = await deployed();
	const { faults } = emulator();
	scenario.deploy.workspace.write(registeringApp('shop', 'second'));
	faults.add({ operation: 'getDeployment', times: always, fault: record({ status: 'in_progress' }) });
	expect((await run({ timeout: '6', 'poll-interval': '0.2' })).outputs.conclusion).toBe('timed_out');
	faults.clear();
	emulator().requests.length = 0;
	expectDeployed(first, await run(), /is "error"/);
	emulator().requests.length = 0;
	expectSkipped(await run(), await run());
});

test('cancelled while it looks: nothing was sent', async () => {
	await deployed();
	emulator().faults.add({ operation: 'getDeployment', fault: { kind: 'stall', at: 'headers' } });
	const running = scenario.watch(REPORT_TO, { event: push(), with: inputs() });
	await until(() => emulator().requests.some(({ operation }) => operation === 'getDeployment'));
	running.child.kill('SIGINT');
	const { outputs } = await running.finished;
	expect([outputs.conclusion, outputs['failure-kind'], outputs.skipped]).toEqual(['cancelled', 'cancelled', 'false']);
	expect(posts()).toBe(0);
});

test.each<[what: string, inputs: Record<string, string>, code: number, says: RegExp | undefined]>([
	['without the reporter "deployment"', { 'report-to': 'check' }, 1, /report-to.*deployment/],
	['with "source"', { source: '{"type":"github"}', entrypoint: '' }, 1, /"source" is set/],
	['in a dry run it is ignored', { 'dry-run': 'true', 'report-to': 'check' }, 0, undefined],
])('%s', async (_, changes, code, says) => {
	const { outputs, stdout, code: exit } = await run(changes);
	expect([exit, outputs.skipped, outputs['failure-kind']]).toEqual([code, 'false', code === 0 ? '' : 'input']);
	if (says !== undefined) expect(annotations(stdout)[0]?.message).toMatch(says);
	expect(emulator().requests).toEqual([]);
});

test('a re-run goes on with what is in flight, before it looks for what is unchanged', async () => {
	await deployed();
	scenario.deploy.workspace.write(registeringApp('shop', 'second'));
	const { outputs: left } = await run({ 'wait-until': 'created' });
	const id = left['deployment-id'] ?? '';
	emulator().setStatus(id, 'queued');
	const rerun = scenario.watch(REPORT_TO, { event: push(), with: inputs(), env: { GITHUB_RUN_ATTEMPT: '2' } });
	await until(() => rerun.stdout().includes('Continuing with deployment'));
	emulator().setStatus(id, 'running');
	const { outputs } = await rerun.finished;
	expect([outputs['deployment-id'], outputs.skipped, outputs.conclusion]).toEqual([id, 'false', 'success']);
});
