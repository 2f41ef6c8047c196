// A re-run of the job continues with the deployment that an earlier attempt left in flight, and sends nothing twice.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { Finished } from '../../action-runner/start-action.ts';
import { endLossNow, type ReportStep, reportScenario, until, untilShown } from '../reports/reporting.ts';
import { overrides } from '../secrets/secret-scenes.ts';
import { annotations } from './deploying.ts';

const scenario = reportScenario();
const always = Number.POSITIVE_INFINITY;
const RERUN: ReportStep = { env: { GITHUB_RUN_ATTEMPT: '2' } };

const emulator = () => scenario.deploy.emulator;
const ids = () => emulator().ledger.map(({ id }) => id);
const rerun = (reportTo: string, step: ReportStep = {}) =>
	scenario.run(reportTo, { ...RERUN, ...step, env: { ...RERUN.env, ...step.env } });

const stayQueued = () => overrides(emulator(), 'getDeployment', { status: 'queued' }, always);

/** The first attempt leaves a deployment that is queued, as far as anybody can tell; now it is really so. */
async function leftQueued(attempt: () => Promise<Finished>): Promise<Finished> {
	stayQueued();
	const first = await attempt();
	emulator().faults.clear();
	for (const id of ids()) emulator().setStatus(id, 'queued');
	return first;
}

const timedOut = (reportTo: string) =>
	leftQueued(() => scenario.run(reportTo, { with: { timeout: '12', 'poll-interval': '0.2' } }));

async function cancelled(reportTo: string, step: ReportStep = {}): Promise<Finished> {
	return leftQueued(async () => {
		const running = scenario.start(reportTo, step);
		await until(() => running.stdout().includes('queued after'));
		await untilShown(scenario, reportTo);
		running.child.kill('SIGINT');
		return running.finished;
	});
}

async function killed(reportTo: string): Promise<Finished> {
	return leftQueued(async () => {
		const running = scenario.start(reportTo);
		await until(() => running.stdout().includes('queued after'));
		// Before that nothing can be left at GitHub, and so nothing can be attached to.
		await untilShown(scenario, reportTo);
		running.child.kill('SIGKILL');
		const main = await running.finished;
		await scenario.post(reportTo, main);
		return main;
	});
}

/** The response gets lost, and the list that would tell is not to be had. */
async function lost(reportTo: string, step: ReportStep = {}): Promise<Finished> {
	emulator().faults.add({
		operation: 'createDeployment',
		fault: { kind: 'answer', status: 502, body: '', afterCommit: true },
	});
	emulator().faults.add({ operation: 'listDeployments', times: always, fault: { kind: 'answer', status: 404 } });
	const first = await scenario.run(reportTo, step);
	emulator().faults.clear();
	return first;
}

test.each([
	{ end: 'a time-out', attempt: timedOut, conclusion: 'timed_out', reportTo: 'check' },
	{ end: 'a time-out', attempt: timedOut, conclusion: 'timed_out', reportTo: 'deployment' },
	{ end: 'a cancel', attempt: cancelled, conclusion: 'cancelled', reportTo: 'check' },
	{ end: 'a cancel', attempt: cancelled, conclusion: 'cancelled', reportTo: 'deployment' },
	{ end: 'a kill', attempt: killed, conclusion: undefined, reportTo: 'check' },
	{ end: 'a kill', attempt: killed, conclusion: undefined, reportTo: 'deployment' },
	{ end: 'an ambiguous end', attempt: lost, conclusion: 'unknown', reportTo: 'check' },
	{ end: 'an ambiguous end', attempt: lost, conclusion: 'unknown', reportTo: 'deployment' },
])('after $end a re-run attaches to the deployment ($reportTo)', async ({ attempt, conclusion, reportTo }) => {
	const first = await attempt(reportTo);
	expect(first.outputs.conclusion).toBe(conclusion);
	expect(ids()).toHaveLength(1);

	const again = scenario.start(reportTo, { ...RERUN, with: { timeout: '120' } });
	await until(() => again.stdout().includes('nothing is sent again') || again.child.exitCode !== null);
	emulator().setStatus(ids()[0] as string, 'running');
	const { code, outputs, summary } = await again.finished;
	expect(code).toBe(0);
	expect(ids()).toHaveLength(1);
	expect(emulator().requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
	expect(outputs).toMatchObject({ 'deployment-id': ids()[0], conclusion: 'success', 'package-files': '1' });
	expect(outputs['package-digest']).toMatch(/^sha256:/);
	expect(summary).toContain('of an earlier attempt of this job');
});

test('a re-run with another API key, as one that is made for each run, attaches', async () => {
	const values = { 'env-vars': 'TOKEN=the-same-value' };
	await cancelled('check', { with: values });
	const mint = await fetch(`${emulator().url}/org/api_keys`, {
		method: 'POST',
		headers: { authorization: `Bearer ${emulator().apiKey}`, 'content-type': 'application/json' },
		body: JSON.stringify({ name: 'for the second attempt' }),
	});
	const { key } = (await mint.json()) as { key: string };
	const { outputs } = await cancelled('check', { ...RERUN, with: { ...values, 'api-key': key } });
	expect(outputs['deployment-id']).toBe(ids()[0]);
	expect(ids()).toHaveLength(1);
});

test.each([
	['another step of the job', {}],
	['another run of the commit', { GITHUB_RUN_ID: '4241' }],
])('what the service has told %s is not what was lost', async (_, env) => {
	emulator().faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 502, body: '' } });
	emulator().faults.add({ operation: 'listDeployments', times: always, fault: { kind: 'answer', status: 404 } });
	await scenario.run('check', { with: { version: 'ours' } });
	emulator().faults.clear();
	const other = await cancelled('check', { env, with: { version: 'other' } });
	endLossNow(scenario);
	// A service that tells no versions: package, entrypoint, region and variables of the two are the same.
	emulator().faults.add({ operation: 'listApps', times: always, fault: { kind: 'answer', status: 404 } });
	const { outputs } = await cancelled('check', { ...RERUN, with: { version: 'ours' } });
	expect(ids()).toHaveLength(2);
	expect(outputs['deployment-id']).not.toBe(other.outputs['deployment-id']);
});

test('a record that a cache has kept decides nothing: it is asked for again', async () => {
	await cancelled('check');
	const [id] = ids() as [string];
	const kept = { ...emulator().ledger[0], id, status: 'in_progress' };
	emulator().setStatus(id, 'failed', 'no');
	emulator().faults.add({
		operation: 'getDeployment',
		fault: { kind: 'answer', status: 200, body: kept, headers: { age: '120' } },
	});
	const { outputs } = await rerun('check');
	expect(ids()).toHaveLength(2);
	expect(outputs['deployment-id']).toBe(ids()[1]);
});

test.each(['check', 'deployment'])(
	'what another job of the run has in flight, of the same package, is not taken (%s)',
	async (reportTo) => {
		await cancelled(reportTo, { with: { 'report-name': 'one' } });
		const { outputs } = await cancelled(reportTo, { ...RERUN, with: { 'report-name': 'two' } });
		expect(ids()).toHaveLength(2);
		expect(outputs['deployment-id']).toBe(ids()[1]);
	},
);

test('a job with a GitHub environment of its own is another one, also under the same name', async () => {
	await cancelled('check', { with: { environment: 'staging' } });
	const { outputs } = await cancelled('check', { ...RERUN, with: { environment: 'production' } });
	expect(ids()).toHaveLength(2);
	expect(outputs['deployment-id']).toBe(ids()[1]);
});

test('a third attempt finds it, too, through the second one', async () => {
	await cancelled('check');
	const second = await cancelled('check', RERUN);
	expect(second.outputs).toMatchObject({ conclusion: 'cancelled', 'deployment-id': ids()[0] });
	// What the first attempt has left is gone: the second one's check run names the deployment as well.
	scenario.github.repository.checks.splice(0, 1);
	const third = await cancelled('check', RERUN);
	expect(third.outputs['deployment-id']).toBe(ids()[0]);
	expect(ids()).toHaveLength(1);
});

const CHANGED: readonly { name: string; change?: () => void; step?: ReportStep; reportTo?: string }[] = [
	{
		name: 'a file has changed',
		change: () => writeFileSync(path.join(scenario.deploy.workspace.path, 'app.js'), 'setInterval(() => {}, 999);\n'),
	},
	{ name: 'the version is another one', step: { with: { version: 'other' } } },
	{ name: 'it has failed meanwhile', change: () => emulator().setStatus(ids()[0] as string, 'failed', 'no') },
	{ name: 'it is running meanwhile', change: () => emulator().setStatus(ids()[0] as string, 'running') },
	{ name: 'an environment value is another one', step: { with: { 'env-vars': 'TOKEN=the-right-one' } } },
	{ name: 'attach is false', step: { with: { attach: 'false' } } },
	{ name: 'there is no token', step: { token: '' } },
	{ name: 'it is the first attempt', step: { env: { GITHUB_RUN_ATTEMPT: '1' } } },
	{ name: 'nothing is reported that could hold a trace', reportTo: 'status' },
	{
		name: 'GitHub does not let it look',
		change: () =>
			scenario.github.faults.add({ operation: 'listChecks', times: always, fault: { kind: 'answer', status: 403 } }),
	},
];
test('environment variables in another order are the same', async () => {
	await cancelled('check', { with: { 'env-vars': 'A=1\nB=2' } });
	const { outputs } = await cancelled('check', { ...RERUN, with: { 'env-vars': '{"B": "2", "A": "1"}' } });
	expect(outputs['deployment-id']).toBe(ids()[0]);
	expect(ids()).toHaveLength(1);
});

test.each([{ reportTo: 'check' }, { reportTo: 'deployment' }])(
	'a server whose pages are short, with the earlier attempt on a later one ($reportTo)',
	async ({ reportTo }) => {
		await scenario.replaceGitHub({ largestPage: 1 });
		await cancelled(reportTo);
		for (const run of ['4241', '4240'])
			await scenario.run(reportTo, { env: { GITHUB_RUN_ID: run }, with: { version: run } });
		const { outputs } = await cancelled(reportTo, RERUN);
		expect(outputs['deployment-id']).toBe(ids()[0]);
		expect(ids()).toHaveLength(3);
	},
);

test("the check of GitHub's own for the job, which may have our name, is no record: a re-run deploys where nothing is in flight", async () => {
	await cancelled('check');
	const { checks } = scenario.github.repository;
	const job = { ...(checks[0] as (typeof checks)[number]), id: 99, status: 'in_progress', conclusion: null };
	checks.splice(0, 1, Object.assign(job, { external_id: 'ca395085-040a-526b-2ce8-bdc85f692774' }));
	emulator().faults.add({ operation: 'listDeployments', times: always, fault: { kind: 'answer', status: 404 } });
	const { code, outputs } = await rerun('check');
	expect([code, outputs['deployment-id'], ids().length]).toEqual([0, ids()[1], 2]);
});

test('a check run of another app that is no record of ours needs no look at whose it is', async () => {
	await cancelled('check');
	const { checks } = scenario.github.repository;
	// With a token of an app of one's own, the check run of a job that is called the same is by another app.
	Object.assign(checks[0] as object, { app: { id: 7, slug: 'own-app' } });
	const job = {
		...(checks[0] as (typeof checks)[number]),
		id: 99,
		external_id: 'ca395085-040a-526b-2ce8-bdc85f692774',
	};
	checks.push(Object.assign(job, { app: { id: 15_368, slug: 'github-actions' } }));
	scenario.github.faults.add({ operation: 'graphql', times: always, fault: { kind: 'answer', status: 403 } });
	const { outputs } = await cancelled('check', RERUN);
	expect(outputs['deployment-id']).toBe(ids()[0]);
	expect(ids()).toHaveLength(1);
});

test.each(CHANGED)('deploys anew where $name', async ({ change, step = {}, reportTo = 'check' }) => {
	await cancelled('check');
	change?.();
	const { code, outputs } = await rerun(reportTo, step);
	expect(code).toBe(0);
	expect(ids()).toHaveLength(2);
	expect(outputs['deployment-id']).toBe(ids()[1]);
});

test('the event is no JSON, so that the library that talks to GitHub does not load: nothing is sent', async () => {
	await cancelled('check');
	const { code, outputs } = await rerun('check', { env: { GITHUB_EVENT_PATH: import.meta.filename } });
	expect([code, outputs['failure-kind']]).toEqual([1, 'ambiguous']);
	expect(ids()).toHaveLength(1);
});

test('a check run that GitHub took no more writes for says nothing of a deployment: it is looked for', async () => {
	await cancelled('check');
	const [check] = scenario.github.repository.checks;
	const [key, , app] = check?.external_id.split(' ') ?? [];
	Object.assign(check ?? {}, { status: 'in_progress', conclusion: null, external_id: `${key} - ${app} - - -` });
	const { outputs, stdout } = await cancelled('check', RERUN);
	expect(stdout).toContain('nothing is sent again');
	expect([ids(), outputs['deployment-id']]).toEqual([[ids()[0]], ids()[0]]);
});

test('what the first attempt has lost turns up after the second one has made another, which failed', async () => {
	await leftQueued(() => lost('check'));
	const fault = { kind: 'answer', status: 200, body: '[]', headers: { 'x-has-more': 'false' } } as const;
	emulator().faults.add({ operation: 'listDeployments', times: always, fault }); // not yet, on this replica
	await rerun('check');
	emulator().faults.clear();
	expect(ids()).toHaveLength(2);
	emulator().setStatus(ids()[1] as string, 'failed', 'version exists');
	emulator().setStatus(ids()[0] as string, 'queued');
	const third = scenario.start('check', { env: { GITHUB_RUN_ATTEMPT: '3' } });
	await until(() => /nothing is sent again|Created/.test(third.stdout()));
	emulator().setStatus(ids()[0] as string, 'running');
	const { code, outputs } = await third.finished;
	expect([code, outputs['deployment-id'], ids().length]).toEqual([0, ids()[0], 2]);
});

test('the first attempt asks GitHub nothing', async () => {
	await scenario.run('check, deployment');
	// But for its former deployments, which it retires at the end.
	const asked = scenario.github.requests.filter(({ method, query }) => method === 'GET' && !query.has('task'));
	expect(asked).toEqual([]);
});

test('where several may be the lost one, it names them and sends nothing', async () => {
	await lost('check');
	// Somebody else deploys the same by hand, without a trace.
	await scenario.run('', { with: { force: 'true' } });
	endLossNow(scenario);
	for (const id of ids()) emulator().setStatus(id, 'queued');
	const { code, outputs, stdout } = await rerun('check');
	expect(code).toBe(1);
	expect(outputs).toMatchObject({ conclusion: 'unknown', 'failure-kind': 'ambiguous' });
	expect(ids()).toHaveLength(2);
	const [error] = annotations(stdout);
	for (const id of ids()) expect(error?.message).toContain(id);
	expect(error?.message).toContain('attach: false');
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
/** Somebody else's, which has nothing of the lost one but its time. */
const foreign = (id: string) => ({
	id,
	status: 'queued',
	region: 'aws.us-east-1a',
	entrypoint_rel_path: 'other.js',
	created_at: new Date().toISOString(),
});
const list = (body: readonly object[], headers: Record<string, string>, times: number) =>
	emulator().faults.add({
		operation: 'listDeployments',
		times,
		fault: { kind: 'answer', status: 200, body: JSON.stringify(body), headers },
	});

test.each([
	{ name: 'is empty, and goes on', body: [], headers: { 'x-has-more': 'true' } },
	{ name: 'is the same page again', body: [foreign('dep_x')], headers: { 'x-has-more': 'True', 'x-next-offset': '1' } },
	{ name: 'is a full page again', body: Array.from({ length: 100 }, (_, at) => foreign(`dep_${at}`)), headers: {} },
	{ name: 'has a record that cannot be used', body: [{ id: '../x' }], headers: { 'x-has-more': 'false' } },
	{
		name: 'has one among older ones',
		body: [
			{ id: 17 },
			...[1, 2].map((hours) => ({ ...foreign('dep_x'), id: `dep_${hours}`, created_at: hoursAgo(hours) })),
		],
		headers: { 'x-has-more': 'false' },
	},
])('a list that does not have the lost one, and $name, does not say that there is none', async ({ body, headers }) => {
	await lost('check');
	list(body, headers, always);
	const { outputs, stdout } = await rerun('check');
	expect(outputs).toMatchObject({ 'failure-kind': 'ambiguous', conclusion: 'unknown' });
	expect(ids()).toHaveLength(1);
	expect(annotations(stdout)[0]?.message).toMatch(/could not be read to its end.*attach: false/);
});

test('a list that breaks off after the page with the lost one: its id is named', async () => {
	await lost('check');
	const [id] = ids() as [string];
	list([{ ...foreign(id), entrypoint_rel_path: 'app.js' }], { 'x-has-more': 'true', 'x-next-offset': '1' }, 1);
	emulator().faults.add({ operation: 'listDeployments', times: always, fault: { kind: 'answer', status: 400 } });
	const { outputs, stdout } = await rerun('check');
	expect(outputs['failure-kind']).toBe('ambiguous');
	expect(ids()).toHaveLength(1);
	expect(annotations(stdout)[0]?.message).toContain(`Deployment ${id} may be what the request has made`);
});

test.each([
	{ name: 'without the variables that were sent', env_vars: {} },
	{ name: 'with one that was not sent', env_vars: { TOKEN: '', PORT: '' } },
])('a lost one that is listed $name may be it', async ({ env_vars }) => {
	await lost('check', { with: { 'env-vars': 'TOKEN=the-right-one' } });
	const [id] = ids() as [string];
	list([{ ...foreign(id), entrypoint_rel_path: 'app.js', env_vars }], { 'x-has-more': 'false' }, always);
	const { outputs, stdout } = await rerun('check', { with: { 'env-vars': 'TOKEN=the-right-one' } });
	expect(outputs['failure-kind']).toBe('ambiguous');
	expect(ids()).toHaveLength(1);
	expect(annotations(stdout)[0]?.message).toContain(id);
});

const LATER = { 'an hour after the loss': 3_600_000, 'a day after it': 86_400_000 };
test.each([
	...[null, '2026-11-22', 'build 7', '0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'].map(
		(at) => ({ what: `${at}`, at: (): string | null => at }),
	),
	...Object.entries(LATER).map(([what, ms]) => ({ what, at: () => new Date(Date.now() + ms).toISOString() })),
])('a lost one may be what was created when nobody knew of it ($what)', async ({ at }) => {
	await lost('check');
	const [id] = ids() as [string];
	const headers = { authorization: `Bearer ${emulator().apiKey}` };
	const record = (await (await fetch(`${emulator().url}/deployments/${id}`, { headers })).json()) as object;
	list([{ ...record, created_at: at() }], { 'x-has-more': 'false' }, always);
	const { outputs, stdout } = await rerun('check');
	expect(outputs['failure-kind']).toBe('ambiguous');
	expect(ids()).toHaveLength(1);
	expect(annotations(stdout)[0]?.message).toContain(id);
});

/** Somebody else's deployments, in the same seconds: a source is only recorded, so that they cost nothing. */
async function others(number: number): Promise<void> {
	const source = JSON.stringify({ type: 'github', url: 'https://github.com/o/r', entrypoint: 'app.js' });
	for (let made = 0; made < number; made++) {
		const body = new FormData();
		body.set('source', source);
		body.set('region', 'aws.us-east-1a');
		const headers = { authorization: `Bearer ${emulator().apiKey}` };
		const { status } = await fetch(`${emulator().url}/deployments`, { method: 'POST', headers, body });
		expect(status).toBe(201);
	}
}

test('among 150 deployments of others in the same seconds the lost one is found', async () => {
	await lost('check');
	const [own] = ids();
	await others(150);
	const { outputs, stdout } = await rerun('check');
	expect(stdout).toContain('nothing is sent again');
	expect(outputs).toMatchObject({ 'deployment-id': own, conclusion: 'success' });
	expect(ids()).toHaveLength(151);
	const lists = emulator().requests.filter(({ operation }) => operation === 'listDeployments');
	// The live service refuses a version where no app is named.
	expect(lists.filter(({ query }) => new URLSearchParams(query).has('app_version'))).toEqual([]);
	expect(lists.length).toBeGreaterThan(1);
});

test('what was killed before it could tell anybody is recorded by the post step', async () => {
	stayQueued();
	const running = scenario.start('check');
	await until(() => running.stdout().includes('queued after'));
	running.child.kill('SIGKILL');
	await scenario.post('check', await running.finished);
	expect(scenario.github.repository.checks).toEqual([
		expect.objectContaining({ conclusion: 'cancelled', external_id: expect.stringContaining(ids()[0] as string) }),
	]);
});

test('GitHub cannot be read to the end: nothing is sent, and the way out is named', async () => {
	await cancelled('check');
	const fault = { kind: 'answer', status: 502 } as const;
	scenario.github.faults.add({ operation: 'listChecks', times: always, fault });
	const { code, outputs, stdout } = await rerun('check', { with: { timeout: '10', 'poll-interval': '1' } });
	expect(code).toBe(1);
	expect(outputs).toMatchObject({ 'failure-kind': 'ambiguous', conclusion: 'unknown', retryable: 'false' });
	expect(ids()).toHaveLength(1);
	// On a busy machine the time may be over before the first response.
	const why = /could not be read from GitHub: check: .*(?:502|no usable response).*attach: false/;
	expect(annotations(stdout)[0]?.message).toMatch(why);
});

test('GitHub refuses for good: one notice, and it deploys', async () => {
	await cancelled('check');
	scenario.github.faults.add({ operation: 'listChecks', times: always, fault: { kind: 'answer', status: 403 } });
	const { code, stdout } = await rerun('check');
	expect(code).toBe(0);
	const notices = annotations(stdout, 'notice').filter(({ message }) => message.includes('earlier attempt'));
	expect(notices).toEqual([expect.objectContaining({ message: expect.stringContaining('checks: write') })]);
});

/** What GitHub's own check runs say of it: the runner was lost in mid-upload, and no post step has told more. */
function forgetDigest(): void {
	for (const check of scenario.github.repository.checks)
		check.external_id = String(check.external_id).replace(/[0-9a-f]{64}/, '-');
}

test('a runner that was lost before its package was complete: the list tells whether it was sent', async () => {
	await lost('check');
	forgetDigest();
	const { outputs, stdout } = await rerun('check');
	expect(stdout).toContain('nothing is sent again');
	expect(outputs).toMatchObject({ 'deployment-id': ids()[0], conclusion: 'success' });
	expect(ids()).toHaveLength(1);
});

test('what was created half a minute before the lost request is not proven to be its own', async () => {
	await lost('check');
	const later = (time: string) => new Date(Date.parse(time) + 30_000).toISOString();
	for (const check of scenario.github.repository.checks)
		check.external_id = String(check.external_id).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, later);
	const { outputs, stdout } = await rerun('check');
	expect(outputs['failure-kind']).toBe('ambiguous');
	expect(annotations(stdout)[0]?.message).toContain(ids()[0]);
	expect(ids()).toHaveLength(1);
});

test('a runner that was lost in mid-upload, and nothing arrived: it deploys', async () => {
	await lost('check');
	forgetDigest();
	emulator().setStatus(ids()[0] as string, 'failed', 'no');
	const { code } = await rerun('check');
	expect(code).toBe(0);
	expect(ids()).toHaveLength(2);
});

test.each(['check', 'deployment'])(
	'what another run of the same commit has left is not its own (%s)',
	async (reportTo) => {
		await cancelled(reportTo, { env: { GITHUB_RUN_ID: '4711' } });
		const { code, outputs } = await rerun(reportTo, { env: { GITHUB_RUN_ID: '4712' } });
		expect(code).toBe(0);
		expect(ids()).toHaveLength(2);
		expect(outputs['deployment-id']).toBe(ids()[1]);
	},
);

test.each([
	{
		name: "a proxy's page",
		fault: { kind: 'answer', status: 403, body: '<html>Blocked</html>', headers: { 'content-type': 'text/html' } },
	},
	{ name: 'a proxy that wants a password', fault: { kind: 'answer', status: 407 } },
] as const)('$name is no refusal of GitHub: nothing is sent', async ({ fault }) => {
	await cancelled('check');
	scenario.github.faults.add({ operation: 'listChecks', times: always, fault });
	const { outputs } = await rerun('check', { with: { timeout: '10', 'poll-interval': '1' } });
	expect(outputs).toMatchObject({ 'failure-kind': 'ambiguous', conclusion: 'unknown' });
	expect(ids()).toHaveLength(1);
});

test.each([
	'<html>Not found</html>',
	{ code: 'route_not_found', message: 'No such route' },
	{ code: 'not_found', message: 'Cannot GET /v1/deployments' },
	{ code: 'project_not_found', message: 'No such project' },
])('three 404 that are not about the known deployment do not say that it is gone: %j', async (body) => {
	await cancelled('check');
	const page = { kind: 'answer', status: 404, body } as const;
	emulator().faults.add({ operation: 'getDeployment', times: 3, fault: page });
	const { outputs } = await rerun('check');
	expect(outputs['failure-kind']).toBe('ambiguous');
	expect(ids()).toHaveLength(1);
});

test('a known deployment that the service does not know three times is gone: it deploys', async () => {
	await cancelled('check');
	const [first] = ids();
	emulator().faults.add({
		operation: 'getDeployment',
		times: 3,
		fault: { kind: 'answer', status: 404, body: JSON.stringify({ code: 'not_found', message: 'no such deployment' }) },
	});
	const { code, outputs, stdout } = await rerun('check');
	expect(stdout).toContain(`does not know deployment ${first}`);
	expect(code).toBe(0);
	expect(outputs['deployment-id']).toBe(ids()[1]);
});

test('a refused deploy leaves nothing to attach to', async () => {
	emulator().faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 400 } });
	const first = await scenario.run('check');
	expect(first.outputs['failure-kind']).toBe('rejected');
	const { code } = await rerun('check');
	expect(code).toBe(0);
	expect(emulator().requests.filter(({ operation }) => operation === 'listDeployments')).toEqual([]);
});

test('what other apps and projects have left is not even asked for', async () => {
	emulator().faults.add({ operation: 'getDeployment', times: always, fault: { kind: 'answer', status: 403 } });
	const first = await scenario.run('deployment', { with: { version: 'another' } });
	expect(first.outputs['failure-kind']).toBe('rejected');
	const [foreign] = ids();
	const { outputs } = await rerun('deployment');
	expect(ids()).toHaveLength(2);
	expect(outputs['deployment-id']).toBe(ids()[1]);
	const asked = emulator().requests.slice(emulator().requests.findLastIndex(({ method }) => method === 'POST'));
	expect(asked.filter(({ path }) => path.includes(foreign as string))).toEqual([]);
});

test('a lost deployment is looked for once: what came after it is not mistaken for it', async () => {
	await lost('check');
	await rerunUntilAttached();
	expect(ids()).toHaveLength(1);
	const third = await rerun('check', { with: { force: 'true' } });
	expect(third.code).toBe(0);
	expect(ids()).toHaveLength(2);
	expect(third.outputs['deployment-id']).toBe(ids()[1]);
});

async function rerunUntilAttached(): Promise<void> {
	const { stdout } = await rerun('check');
	expect(stdout).toContain('nothing is sent again');
}

test('a version that holds an environment value does not hide the deployment', async () => {
	const step = { with: { version: 'production-1', 'env-vars': 'NODE_ENV=production' } };
	await cancelled('check', step);
	const again = await cancelled('check', { ...RERUN, ...step });
	expect(again.outputs['deployment-id']).toBe(ids()[0]);
	expect(ids()).toHaveLength(1);
});

test("a check run of another GitHub app names somebody else's deployment: it is none of this job", async () => {
	await cancelled('check');
	await scenario.run('', { with: { version: 'other' } });
	const [own, foreign] = ids() as [string, string];
	emulator().setStatus(foreign, 'queued');
	const { repository } = scenario.github;
	const [check] = repository.checks;
	const external_id = String(check?.external_id).replace(own, foreign);
	const copy = repository.addCheck({
		name: check?.name,
		head_sha: check?.head_sha,
		conclusion: 'success',
		external_id,
	});
	Object.assign(copy, { app: { id: 999, slug: 'other' } });
	const { outputs } = await cancelled('check', RERUN);
	expect(outputs['deployment-id']).toBe(own);
	// Neither if the own one is gone meanwhile.
	emulator().setStatus(own, 'failed', 'no');
	expect((await rerun('check')).outputs['deployment-id']).not.toBe(foreign);
});
