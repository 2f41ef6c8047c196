// A re-run of the job goes on with what an earlier attempt has left, and sends nothing twice. What it does with each state
// of a deployment is a table in test/unit/actions/deploy/steps/attach.test.ts; what runs already is in rerun.test.ts.
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

test('with another API key and the variables in another order', async () => {
	await attempt(1, { with: { 'env-vars': 'A=1\nB=2' } });
	const mint = await fetch(`${emulator().url}/org/api_keys`, {
		method: 'POST',
		headers: { authorization: `Bearer ${emulator().apiKey}`, 'content-type': 'application/json' },
		body: JSON.stringify({ name: 'for the second attempt' }),
	});
	const { key } = (await mint.json()) as { key: string };
	const { outputs } = await attempt(2, { with: { 'env-vars': '{"B": "2", "A": "1"}', 'api-key': key } });
	expect([outputs['deployment-id'], ids().length]).toEqual([ids()[0], 1]);
});

const DEPLOYS: readonly { name: string; change?: () => void; step?: ReportStep; reportTo?: string }[] = [
	{
		name: 'a file has changed',
		change: () => writeFileSync(path.join(scenario.deploy.workspace.path, 'more.js'), '1\n'),
	},
	{ name: 'an environment value is another one', step: { with: { 'env-vars': 'TOKEN=the-right-one' } } },
	{ name: 'there is no token', step: { token: '' } },
	{ name: 'it is the first attempt', step: { env: { GITHUB_RUN_ATTEMPT: '1' } } },
	{ name: 'nothing is reported that could hold a record', reportTo: 'status' },
	{ name: 'it is another run of the commit', step: { env: { GITHUB_RUN_ID: '4712' } } },
	{ name: 'it is another job of the run', step: { with: { 'report-name': 'two' } } },
];

test.each(DEPLOYS)('deploys anew where $name', async ({ change, step = {}, reportTo }) => {
	await attempt(1);
	change?.();
	expectDeployed(await attempt(2, step, reportTo));
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

/** The runner is lost before anybody is told the id: the check stays in progress, and names no deployment. */
async function lostRunner(): Promise<void> {
	await attempt(1);
	for (const check of scenario.github.repository.checks) {
		const [run, setup] = check.external_id.split(' ');
		Object.assign(check, { status: 'in_progress', conclusion: null, external_id: `${run} ${setup} - -` });
	}
}

test('a check that was never completed: the list tells whether its package was sent, among 150 of others', async () => {
	await lostRunner();
	await others(150);
	emulator().setStatus(ids()[0] as string, 'running');
	nameInApps(ids()[0] as string);
	const { outputs, stdout } = await attempt(2);
	expect(stdout).toContain('nothing is sent again');
	expect([outputs['deployment-id'], ids().length]).toEqual([ids()[0], 151]);
});

test('a list that has the lost one, and cannot be read to its end, does not tell', async () => {
	await lostRunner();
	const more = { 'x-has-more': 'true', 'x-next-offset': '1' };
	const headers = { authorization: `Bearer ${emulator().apiKey}` };
	const body = await (await fetch(`${emulator().url}/deployments`, { headers })).text();
	emulator().faults.add({ operation: 'listDeployments', fault: { kind: 'answer', status: 200, body, headers: more } });
	emulator().faults.add({ operation: 'listDeployments', times: always, fault: { kind: 'answer', status: 400 } });
	expect(expectAmbiguous(await attempt(2))).toContain('could not be looked up');
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

function nameInApps(deployment: string): void {
	const app = { id: 'app_1', app_name: 'shop', version: 'latest', region: 'aws.us-east-1a', deployment, actions: [] };
	emulator().faults.add({ operation: 'listApps', times: always, fault: { kind: 'answer', status: 200, body: [app] } });
}

/** Somebody else's deployments, in the same seconds: a source is only recorded, so that they cost nothing. */
async function others(number: number): Promise<void> {
	for (let made = 0; made < number; made++) {
		const body = new FormData();
		body.set('source', JSON.stringify({ type: 'github', url: 'https://github.com/o/r', entrypoint: 'app.js' }));
		body.set('region', 'aws.us-east-1a');
		const headers = { authorization: `Bearer ${emulator().apiKey}` };
		const { status } = await fetch(`${emulator().url}/deployments`, { method: 'POST', headers, body });
		expect(status).toBe(201);
	}
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

test('the event is no JSON, so that the GitHub client could not be loaded: the same', async () => {
	const broken: ReportStep = { asProcess: true, env: { GITHUB_EVENT_PATH: import.meta.filename } };
	await attempt(1);
	expectAmbiguous(await attempt(2, broken));
	emulator().setStatus(ids()[0] as string, 'stopped');
	expectDeployed(await attempt(2, broken));
});
