// A re-run of the job goes on with what an earlier attempt has left, and sends nothing twice. What it does with each state
// of a deployment is a table in test/unit/actions/deploy/steps/attach.test.ts; what a killed step and its post step leave is in
// test/scenarios/secrets/own-words.test.ts.
import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Finished } from '../../support/action-runner/start-action.ts';
import { type ReportStep, reportScenario, until } from '../reports/reporting.ts';
import { registeringApp } from './deploying.ts';
import { startRawServer } from './raw-stream.ts';

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

test.each(['check', 'deployment'])('what is in flight is gone on with by later attempts (%s)', async (reportTo) => {
	await attempt(1, {}, reportTo);
	for (const number of [2, 3]) {
		const again = await attempt(number, {}, reportTo);
		expectAttached(again);
		expect(again.summary).toContain('from an earlier attempt of this job');
	}
});

test('what runs and is named by GET /apps is done: nothing is sent', async () => {
	const version = '1.0'; // which is taken by then, and "force" is false: sending it again would end in a 409
	await attempt(1, { with: { version } });
	runAndName(version);
	const again = await attempt(2, { with: { version, 'wait-until': 'running' } });
	expectAttached(again);
	expect(again.outputs).toMatchObject({ conclusion: 'success', status: 'running', 'app-name': 'shop' });
	expect(again.summary).toContain('from an earlier attempt of this job; nothing was sent');
	expect(scenario.github.repository.unfinished()).toEqual([]);
});

test('a response that got lost: the one of the list is followed until it runs, and GET /apps has to name it', async () => {
	const { faults } = emulator();
	const lost = { kind: 'answer', status: 502, body: '', afterCommit: true } as const;
	faults.add({ operation: 'createDeployment', fault: lost });
	faults.add({ operation: 'listDeployments', times: always, fault: { kind: 'answer', status: 404 } });
	expect((await attempt(1, { pauses: 0.05 })).outputs.conclusion).toBe('unknown');
	faults.clear();
	const again = scenario.watch('check', { env: { GITHUB_RUN_ATTEMPT: '2' }, with: { 'wait-until': 'created' } });
	await until(() => again.stdout().includes('nothing is sent again') || again.child.exitCode !== null);
	runAndName();
	const finished = await again.finished;
	expectAttached(finished);
	expect(finished.outputs.status).toBe('running');
	expect(scenario.github.repository.checks.at(-1)?.external_id).toContain(ids()[0]);
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

/** The deployment runs from now on, and GET /apps names it. */
function runAndName(version = 'latest'): void {
	const [deployment] = ids() as [string];
	const app = { id: 'app_1', app_name: 'shop', version, region: 'aws.us-east-1a', deployment, actions: [] };
	emulator().faults.add({ operation: 'listApps', times: always, fault: { kind: 'answer', status: 200, body: [app] } });
	emulator().setStatus(deployment, 'running');
}

test('a runner that is lost as soon as the service has the request: the check was there before', async () => {
	emulator().faults.add({ operation: 'createDeployment', fault: { kind: 'stall', at: 'after-commit' } });
	const running = scenario.start('check');
	await until(() => ids().length > 0);
	running.child.kill('SIGKILL');
	await running.finished;
	runAndName();
	expectAttached(await attempt(2));
});
