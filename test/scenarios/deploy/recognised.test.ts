// A deployment that was recognised in the list, whose id the service never told: it is ours until the list of apps says
// that it is of another version, and a re-run knows that as well.
import { expect, test } from '@jest/globals';
import type { Running } from '../../action-runner/start-action.ts';
import { endLossNow, type ReportStep, reportScenario, until } from '../reports/reporting.ts';
import { APP, annotations } from './deploying.ts';

// No app runs before the test says so.
const scenario = reportScenario(APP, { startGraceMs: 3_600_000 });
const emulator = () => scenario.deploy.emulator;
const ids = () => emulator().ledger.map(({ id }) => id);
const inputs = { version: 'v2', 'wait-until': 'running' };
const rerun: ReportStep = { env: { GITHUB_RUN_ATTEMPT: '2' } };

/** The response gets lost, and the list tells which deployment it is. */
async function recognised(reportTo: string): Promise<Running> {
	emulator().faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 502, afterCommit: true } });
	const running = scenario.start(reportTo, { with: inputs });
	await until(() => running.stdout().includes('in_progress after') || running.child.exitCode !== null);
	expect(running.stdout()).toContain('going on with it');
	return running;
}

/** It runs, and the list of apps says of which version it is. */
function runs(id: string, version: string): void {
	const app = { id: 'app_1', app_name: 'shop', version, region: 'aws.us-east-1a', deployment: id, actions: [] };
	const times = Number.POSITIVE_INFINITY;
	emulator().faults.add({ operation: 'listApps', times, fault: { kind: 'answer', status: 200, body: [app] } });
	emulator().setStatus(id, 'running');
}

async function attached(reportTo: string): Promise<Running> {
	const running = scenario.start(reportTo, { ...rerun, with: inputs });
	await until(() => running.stdout().includes('nothing is sent again') || running.child.exitCode !== null);
	return running;
}

test.each(['check', 'deployment'])('it is confirmed by a re-run that attaches to it, too (%s)', async (reportTo) => {
	const first = await recognised(reportTo);
	first.child.kill('SIGINT');
	await first.finished;
	const again = await attached(reportTo);
	runs(ids()[0] as string, 'v1');
	const { outputs, stdout } = await again.finished;
	expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'ambiguous', retryable: 'false' });
	expect(annotations(stdout)[0]?.message).toContain(`Deployment ${ids()[0]}, of the same package, turns out to be`);
	expect(ids()).toHaveLength(1);
});

test.each(['check', 'deployment'])("where it was another job's, a re-run looks for its own (%s)", async (reportTo) => {
	const first = await recognised(reportTo);
	runs(ids()[0] as string, 'v1');
	expect((await first.finished).outputs['failure-kind']).toBe('ambiguous');
	// Its own request was carried out late.
	await scenario.run('', { with: { version: 'v2', force: 'true', 'wait-until': 'created' } });
	endLossNow(scenario);
	const again = await attached(reportTo);
	emulator().faults.clear();
	runs(ids()[1] as string, 'v2');
	const { outputs } = await again.finished;
	expect(ids()).toHaveLength(2);
	expect(outputs).toMatchObject({ 'deployment-id': ids()[1], conclusion: 'success' });
});

test('one that was confirmed, and ran, is deployed anew by a re-run as any other', async () => {
	const first = await recognised('check, deployment');
	runs(ids()[0] as string, 'v2');
	expect((await first.finished).outputs.conclusion).toBe('success');
	const again = scenario.start('check, deployment', {
		...rerun,
		with: { ...inputs, force: 'true', 'wait-until': 'created' },
	});
	expect((await again.finished).outputs['deployment-id']).toBe(ids()[1]);
});

test("another job's that still starts is not taken for this one's own by a re-run, even where GET /apps fails then", async () => {
	const { faults } = emulator();
	const app = { id: 'app_1', app_name: 'shop', version: 'v1', region: 'aws.us-east-1a', actions: [] };
	const lostResponse = { kind: 'answer', status: 502, afterCommit: true } as const;
	faults.add({ operation: 'createDeployment', fault: lostResponse });
	const first = scenario.start('check', { with: { version: 'v2', 'wait-until': 'running' } });
	await until(() => first.stdout().includes('in_progress after') || first.child.exitCode !== null);
	const [others] = ids() as [string];
	const apps = { kind: 'answer', status: 200, body: [{ ...app, deployment: others }] } as const;
	faults.add({ operation: 'listApps', times: Number.POSITIVE_INFINITY, fault: apps });
	emulator().setStatus(others, 'running');
	expect((await first.finished).outputs).toMatchObject({ 'failure-kind': 'ambiguous' });
	faults.clear();
	endLossNow(scenario);
	// It is in flight again as far as the re-run can see, as one is that was judged by `wait-until: started`.
	const record = { kind: 'override', record: { status: 'in_progress' } } as const;
	faults.add({ operation: 'getDeployment', times: Number.POSITIVE_INFINITY, fault: record });
	faults.add({ operation: 'listApps', times: Number.POSITIVE_INFINITY, fault: { kind: 'answer', status: 403 } });
	const { outputs, stdout } = await scenario.run('check', {
		...rerun,
		with: { version: 'v2', force: 'true', 'wait-until': 'created' },
	});
	expect(stdout).not.toContain('Going on with deployment');
	expect(ids()).toHaveLength(2);
	expect(outputs).toMatchObject({ 'deployment-id': ids()[1], conclusion: 'success' });
});
