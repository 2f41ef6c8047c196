// skip-unchanged: the first deploy runs; whether the second one is skipped. Each condition that makes it deploy is a row of
// test/unit/actions/deploy/steps/skip.test.ts.
import { expect, test } from '@jest/globals';
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
	const first = await deployed({ ...commented, 'skip-unchanged': 'false' }); // what it leaves is known all the same
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

test('another package is deployed', async () => {
	const first = await deployed();
	scenario.deploy.workspace.write(registeringApp('shop', 'second'));
	expectDeployed(first, await run(), /has another package/);
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
