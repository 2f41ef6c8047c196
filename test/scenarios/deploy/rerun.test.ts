// A re-run of what runs already, such as after a flaky later step of the job: it sends nothing where GET /apps proves that
// callers reach the deployment of the earlier attempt.
import { expect, test } from '@jest/globals';
import { type ReportStep, reportScenario } from '../reports/reporting.ts';
import { registeringApp } from './registering.ts';

const scenario = reportScenario(registeringApp('shop'));
const emulator = () => scenario.deploy.emulator;
const ids = () => emulator().ledger.map(({ id }) => id);
const always = Number.POSITIVE_INFINITY;
const inputs = { version: '1.0', 'wait-until': 'running' };
const run = (reportTo: string, attempt: number, step: ReportStep = {}) =>
	scenario.run(reportTo, { env: { GITHUB_RUN_ATTEMPT: String(attempt) }, with: { ...inputs, ...step.with } });

test.each(['check', 'deployment'])('what runs and is named by GET /apps is done: nothing is sent (%s)', async (to) => {
	const first = await run(to, 1);
	expect(first.outputs).toMatchObject({ conclusion: 'success', status: 'running' });
	// The version is fixed, and "force" is false: sending it again would end in a 409.
	for (const attempt of [2, 3]) {
		const again = await run(to, attempt);
		expect([again.code, again.outputs['deployment-id'], ids().length]).toEqual([0, ids()[0], 1]);
		expect(again.outputs).toMatchObject({ conclusion: 'success', status: 'running', 'app-name': 'shop' });
		expect(again.outputs['package-digest']).toBe(first.outputs['package-digest']);
		expect(again.stdout).toContain('nothing is sent again');
		expect(again.summary).toContain('from an earlier attempt of this job; nothing was sent');
	}
	expect(scenario.github.repository.unfinished()).toEqual([]);
});

const answer = (operation: string, status: number, body: unknown) =>
	emulator().faults.add({ operation, times: always, fault: { kind: 'answer', status, body } } as never);
const app = (deployment: string) => ({ app_name: 'shop', version: '1.0', deployment, actions: [] });

test.each<{ name: string; change: () => void; more?: Record<string, string> }>([
	{
		name: 'GET /apps names another one: it was rolled back',
		change: () => answer('listApps', 200, [app('dep_other')]),
	},
	{
		name: 'GET /apps names it and another one',
		change: () => answer('listApps', 200, [app(ids()[0] as string), app('dep_other')]),
	},
	{
		name: 'the service has no GET /apps',
		change: () => answer('listApps', 404, { code: 'not_found', message: 'There is no such route' }),
	},
	{ name: 'GET /apps cannot be read', change: () => answer('listApps', 403, { code: 'forbidden', message: 'No' }) },
	{
		name: 'its record lacks a variable that was sent',
		more: { 'env-vars': 'A=1' },
		change: () =>
			emulator().faults.add({ operation: 'getDeployment', fault: { kind: 'override', record: { env_vars: {} } } }),
	},
	{
		name: 'its record has another checksum',
		change: () =>
			emulator().faults.add({
				operation: 'getDeployment',
				fault: { kind: 'override', record: { source_checksum: 'b'.repeat(64) } },
			}),
	},
	{ name: 'it was stopped', change: () => emulator().setStatus(ids()[0] as string, 'stopped') },
])('it deploys where $name', async ({ change, more }) => {
	await run('check', 1, { with: { ...more } });
	change();
	const { code, outputs } = await run('check', 2, { with: { force: 'true', ...more } });
	expect([code, outputs['deployment-id'], ids().length]).toEqual([0, ids()[1], 2]);
});
