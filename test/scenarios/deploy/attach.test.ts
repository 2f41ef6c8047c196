// A re-run of the job goes on with what an earlier attempt has left, and sends nothing twice. What it does with each state
// of a deployment is a table in test/unit/actions/deploy/steps/attach.test.ts.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { type ReportStep, reportScenario, until, untilShown } from '../reports/reporting.ts';
import { annotations } from './deploying.ts';
import { startRawServer } from './raw-stream.ts';
import { registeringApp } from './registering.ts';

// What is queued stays so until a test says otherwise.
const scenario = reportScenario(registeringApp('shop'), { queuedMs: 3_600_000 });
const always = Number.POSITIVE_INFINITY;
const emulator = () => scenario.deploy.emulator;
const ids = () => emulator().ledger.map(({ id }) => id);
const posts = () => emulator().requests.filter(({ method }) => method === 'POST');

/** An attempt that leaves its deployment queued, or goes on with one that is. */
const attempt = (number: number, step: ReportStep = {}, reportTo = 'check') =>
	scenario.run(reportTo, {
		...step,
		env: { GITHUB_RUN_ATTEMPT: String(number), ...step.env },
		with: { 'wait-until': 'created', ...step.with },
	});

function expectAttached({ code, outputs, stdout }: Finished): void {
	expect([code, outputs['deployment-id'], ids().length, posts().length]).toEqual([0, ids()[0], 1, 1]);
	expect(outputs['package-digest']).toMatch(/^sha256:/);
	expect(stdout).toContain('nothing is sent again');
}

function expectDeployed({ code, outputs }: Finished): void {
	expect([code, outputs['deployment-id'], ids().length]).toEqual([0, ids()[1], 2]);
}

function expectAmbiguous({ code, outputs, stdout }: Finished): string {
	expect([code, outputs['failure-kind'], outputs.conclusion, outputs.retryable]).toEqual([
		...[1, 'ambiguous', 'unknown', 'false'],
	]);
	expect(posts()).toHaveLength(1);
	const [error] = annotations(stdout);
	expect(error?.message).toContain('attach: false');
	return error?.message ?? '';
}

test.each(['check', 'deployment'])(
	'what is in flight is gone on with, by every later attempt (%s)',
	async (reportTo) => {
		await attempt(1, {}, reportTo);
		for (const number of [2, 3]) {
			const again = await attempt(number, {}, reportTo);
			expectAttached(again);
			expect(again.summary).toContain('from an earlier attempt of this job');
		}
	},
);

test.each<[where: string, change: () => void, step?: ReportStep, reportTo?: string]>([
	['a file has changed', () => writeFileSync(path.join(scenario.deploy.workspace.path, 'more.js'), '1\n')],
	['there is no token', () => {}, { token: '' }],
	['nothing is reported that could hold a record', () => {}, {}, 'status'],
	['it is another run of the commit', () => {}, { env: { GITHUB_RUN_ID: '4712' } }],
	['it is another job of the run', () => {}, { with: { 'report-name': 'two' } }],
])('deploys anew where %s', async (_, change, step = {}, reportTo = 'check') => {
	await attempt(1);
	change();
	expectDeployed(await attempt(2, step, reportTo));
});

test.each(['check', 'deployment'])('what runs and is named by GET /apps is done: nothing is sent (%s)', async (to) => {
	const version = '1.0'; // which is taken by then, and "force" is false: sending it again would end in a 409
	await attempt(1, { with: { version } }, to);
	const [id] = ids() as [string];
	emulator().setStatus(id, 'running');
	nameInApps(id, version);
	const again = await attempt(2, { with: { version, 'wait-until': 'running' } }, to);
	expectAttached(again);
	expect(again.outputs).toMatchObject({ conclusion: 'success', status: 'running', 'app-name': 'shop' });
	expect(again.summary).toContain('from an earlier attempt of this job; nothing was sent');
	expect(scenario.github.repository.unfinished()).toEqual([]);
});

test('a refused deploy leaves nothing: the service is not asked what it has', async () => {
	emulator().faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 400 } });
	expect((await attempt(1)).outputs['failure-kind']).toBe('rejected');
	expect((await attempt(2)).code).toBe(0);
	expect(emulator().requests.filter(({ method }) => method === 'GET')).toEqual([]);
});

test('the first attempt asks GitHub nothing', async () => {
	await attempt(1, {}, 'check, deployment');
	// But for its former deployments, which it retires at the end.
	const asked = scenario.github.requests.filter(({ method, query }) => method === 'GET' && !query.has('task'));
	expect(asked).toEqual([]);
});

test('a check that was never completed: the list tells whether its package was sent', async () => {
	await attempt(1);
	const [id] = ids() as [string];
	// The runner was lost before anybody was told the id.
	const [check] = scenario.github.repository.checks;
	const [run, setup] = check?.external_id.split(' ') ?? [];
	Object.assign(check ?? {}, { status: 'in_progress', conclusion: null, external_id: `${run} ${setup} - -` });
	emulator().setStatus(id, 'running');
	nameInApps(id);
	expectAttached(await attempt(2));
});

/** The response gets lost, and the list that would tell is not to be had. */
async function lostResponse(reportTo: string): Promise<void> {
	emulator().faults.add({
		operation: 'createDeployment',
		fault: { kind: 'answer', status: 502, body: '', afterCommit: true },
	});
	emulator().faults.add({ operation: 'listDeployments', times: always, fault: { kind: 'answer', status: 404 } });
	expect((await attempt(1, { pauses: 0.05 }, reportTo)).outputs.conclusion).toBe('unknown');
	emulator().faults.clear();
}

test('a response that got lost: the one of the list is followed until it runs, and GET /apps has to name it', async () => {
	await lostResponse('check');
	const [id] = ids() as [string];
	const again = scenario.watch('check', { env: { GITHUB_RUN_ATTEMPT: '2' }, with: { 'wait-until': 'created' } });
	await until(() => again.stdout().includes('nothing is sent again') || again.child.exitCode !== null);
	nameInApps(id);
	emulator().setStatus(id, 'running');
	const finished = await again.finished;
	expectAttached(finished);
	expect(finished.outputs.status).toBe('running');
	expect(scenario.github.repository.checks.at(-1)?.external_id).toContain(id);
});

test('an unusable response before the last byte: the check says that a deployment may exist', async () => {
	scenario.deploy.workspace.write({ 'large.bin': randomBytes(24_000_000) });
	const server = await startRawServer((response) => void response.writeHead(201).end('{}'));
	try {
		const { outputs } = await attempt(1, { pauses: 0.05, with: { 'base-url': server.url } });
		expect(outputs['failure-kind']).toBe('ambiguous');
		expect(scenario.github.repository.checks.at(-1)?.external_id).toMatch(/ \?$/);
	} finally {
		await server.close();
	}
});

test('a GitHub deployment does not tell when its response got lost: what may be it is named', async () => {
	await lostResponse('deployment');
	expect(expectAmbiguous(await attempt(2, {}, 'deployment'))).toContain(ids()[0]);
});

function nameInApps(deployment: string, version = 'latest'): void {
	const app = { id: 'app_1', app_name: 'shop', version, region: 'aws.us-east-1a', deployment, actions: [] };
	emulator().faults.add({ operation: 'listApps', times: always, fault: { kind: 'answer', status: 200, body: [app] } });
}

test.each(['SIGINT', 'SIGKILL'] as const)('after a %s, and its post step, a re-run goes on with it', async (signal) => {
	const running = scenario.start('check', { with: { 'wait-until': 'running' } });
	await until(() => running.stdout().includes('queued after'));
	if (signal === 'SIGINT') await untilShown(scenario, 'check');
	running.child.kill(signal);
	await scenario.post('check', await running.finished);
	expect(scenario.github.repository.checks).toEqual([
		expect.objectContaining({ conclusion: 'cancelled', external_id: expect.stringContaining(ids()[0] as string) }),
	]);
	expectAttached(await attempt(2));
});

const listChecks = (status: number) =>
	scenario.github.faults.add({ operation: 'listChecks', times: always, fault: { kind: 'answer', status } });
const QUICK: ReportStep = { pauses: 0.05, with: { timeout: '20' } };

test('GitHub cannot be read, and this package is in flight: nothing is sent', async () => {
	await attempt(1);
	listChecks(502);
	const message = expectAmbiguous(await attempt(2, QUICK));
	expect(message).toMatch(/GitHub did not say whether .* \(check: /);
	expect(message).toContain(ids()[0]);
});

test('GitHub refuses, and nothing is in flight: one notice, and it deploys', async () => {
	await attempt(1);
	emulator().setStatus(ids()[0] as string, 'stopped');
	listChecks(403);
	const again = await attempt(2, QUICK);
	expectDeployed(again);
	const notices = annotations(again.stdout, 'notice').filter(({ message }) => message.includes('earlier attempt'));
	expect(notices).toEqual([expect.objectContaining({ message: expect.stringContaining('checks: write') })]);
});
