// The wait: what ends it, and what it writes to the log.
import { describe, expect, test } from '@jest/globals';
import { annotations, deployScenario } from './deploying.ts';

const BROKEN = "console.error('starting'); console.error('cannot find the database'); process.exit(3);\n";
const scenario = deployScenario({ 'app.js': 'setInterval(() => {}, 1000)', 'broken.js': BROKEN }, { startGraceMs: 50 });
const polls = () => scenario.emulator.requests.filter(({ operation }) => operation === 'getDeployment').length;
const respondStatus = (...statuses: string[]) => {
	for (const [skip, status] of statuses.entries()) {
		const last = skip === statuses.length - 1;
		scenario.emulator.faults.add({
			operation: 'getDeployment',
			skip,
			times: last ? Number.POSITIVE_INFINITY : 1,
			fault: { kind: 'override', record: { status, status_reason: `reason ${status}`, updated_at: null } },
		});
	}
};

test('created: no poll at all', async () => {
	const { outputs } = await scenario.run({ with: { 'wait-until': 'created' } });
	expect(outputs).toMatchObject({ conclusion: 'success', status: 'queued' });
	expect(polls()).toBe(0);
});

test('started: ends as soon as the status has left queued', async () => {
	respondStatus('queued', 'queued', 'in_progress');
	const { outputs, stdout } = await scenario.run();
	expect(outputs).toMatchObject({
		conclusion: 'success',
		status: 'in_progress',
		'status-reason': 'reason in_progress',
	});
	expect(polls()).toBe(3);
	expect(stdout.match(/^queued → in_progress after .*: reason in_progress$/gm)).toHaveLength(1);
});

test('running: goes on through in_progress', async () => {
	respondStatus('queued', 'in_progress', 'in_progress', 'running');
	const { outputs, stdout } = await scenario.run({ with: { 'wait-until': 'running' } });
	expect(outputs).toMatchObject({ conclusion: 'success', status: 'running' });
	expect(stdout.match(/ → /g)).toHaveLength(3); // two transitions, and the arrow of the package's title
});

test('a record that has not changed is sent once, and a break in between costs nothing', async () => {
	scenario.emulator.faults.add({ operation: 'getDeployment', skip: 1, fault: { kind: 'answer', status: 503 } });
	respondStatus('queued', 'queued', 'in_progress', 'in_progress', 'running');
	const { outputs, stdout } = await scenario.run({ with: { 'wait-until': 'running' } });
	expect(outputs).toMatchObject({ conclusion: 'success', status: 'running', 'status-reason': 'reason running' });
	const gets = scenario.emulator.requests.filter(({ operation }) => operation === 'getDeployment');
	expect(gets.map(({ status }) => status)).toEqual([200, 503, 304, 200, 304, 200]);
	expect(stdout.match(/^queued → in_progress after .*: reason in_progress$/gm)).toHaveLength(1);
});

test.each(['created', 'started', 'running'])('%s: a record that has failed already fails the step', async (until) => {
	scenario.emulator.faults.add({
		operation: 'createDeployment',
		fault: { kind: 'override', record: { status: 'failed' } },
	});
	const { code, outputs } = await scenario.run({ with: { 'wait-until': until } });
	expect(code).toBe(1);
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'failed', status: 'failed' });
});

test('stopped fails as stopped', async () => {
	respondStatus('stopped');
	const { outputs } = await scenario.run();
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'stopped', status: 'stopped' });
});

describe('where an app has all the time to break', () => {
	const breaking = deployScenario({ 'broken.js': BROKEN }, { startGraceMs: 600_000 });

	test('an app that breaks: the reason is in log, outputs and summary, and its entry file is blamed', async () => {
		const { code, outputs, stdout, summary } = await breaking.run({
			with: { entrypoint: 'broken.js', 'wait-until': 'running' },
		});
		expect(code).toBe(1);
		expect(outputs).toMatchObject({ status: 'failed', 'status-reason': 'cannot find the database' });
		expect(outputs['error-message']).toBe('cannot find the database');
		const [error] = annotations(stdout);
		expect(error?.message).toContain('cannot find the database');
		expect(error?.properties.file).toBe('broken.js');
		expect(summary).toMatch(/Deployment failed[\s\S]*cannot find the database/);
	});
});

test('a status never heard of: one warning, and the wait goes on', async () => {
	respondStatus('warming_up', 'warming_up', 'running');
	const { outputs, stdout } = await scenario.run();
	expect(outputs).toMatchObject({ conclusion: 'success', status: 'running' });
	expect(annotations(stdout, 'warning')).toHaveLength(1);
});

test('records of id and status alone are enough', async () => {
	const bare = (status: string) => ({ id: 'dep_1', status });
	const { emulator } = scenario;
	emulator.faults.add({ operation: 'createDeployment', fault: { kind: 'answer', status: 201, body: bare('queued') } });
	emulator.faults.add({ operation: 'getDeployment', fault: { kind: 'answer', status: 200, body: bare('queued') } });
	emulator.faults.add({
		operation: 'getDeployment',
		fault: { kind: 'answer', status: 200, body: bare('running') },
		skip: 1,
	});
	const { outputs } = await scenario.run();
	expect(outputs).toMatchObject({
		conclusion: 'success',
		'deployment-id': 'dep_1',
		status: 'running',
		'created-at': '',
	});
});

test('the deadline ends the wait, and says that the deployment may still start', async () => {
	respondStatus('queued');
	const { code, outputs, stdout, summary } = await scenario.run({ with: { timeout: '12', 'poll-interval': '0.2' } });
	expect(code).toBe(1);
	expect(outputs).toMatchObject({
		conclusion: 'timed_out',
		'failure-kind': 'timeout',
		retryable: 'false',
		status: 'queued',
	});
	expect(annotations(stdout)[0]?.message).toMatch(/still "queued" after 12 s.*may still start/);
	expect(summary).toContain('took too long');
});

test('an outage is ridden out, however many tries it takes, with one line for all of them', async () => {
	const outage = { operation: 'getDeployment', times: 5, fault: { kind: 'answer', status: 502 } } as const;
	scenario.emulator.faults.add(outage);
	const { outputs, stdout } = await scenario.run({ with: { timeout: '600', 'poll-interval': '0.2' } });
	expect(outputs).toMatchObject({ conclusion: 'success', 'failure-kind': '' });
	expect(polls()).toBeGreaterThan(outage.times);
	expect(stdout.match(/^.*responded with 502.*Try \d+ in/gm)).toHaveLength(1);
});

test('an outage without an end is over at the deadline, and nothing of it is retryable', async () => {
	const { faults, ledger } = scenario.emulator;
	faults.add({ operation: 'getDeployment', times: Number.POSITIVE_INFINITY, fault: { kind: 'answer', status: 502 } });
	const { outputs } = await scenario.run({ with: { timeout: '12', 'poll-interval': '0.2' } });
	expect(outputs).toMatchObject({ conclusion: 'timed_out', 'failure-kind': 'timeout', retryable: 'false' });
	expect(outputs['deployment-id']).toBe(ledger[0]?.id);
});

test.each([
	{ times: 1, conclusion: 'success' },
	{ times: Number.POSITIVE_INFINITY, conclusion: 'timed_out' },
])('the deadline also ends a poll that hangs; one more tells how it stands ($times)', async ({ times, conclusion }) => {
	scenario.emulator.faults.add({ operation: 'getDeployment', times, fault: { kind: 'stall', at: 'headers' } });
	const { outputs, stdout } = await scenario.run({ with: { timeout: '12', 'poll-interval': '1' } });
	expect(outputs.conclusion).toBe(conclusion);
	if (conclusion === 'success') return;
	expect(outputs['failure-kind']).toBe('timeout');
	expect(annotations(stdout)[0]?.message).toMatch(/was last seen as "queued"; then no poll could be read until 12 s/);
});

test("the service's text is made harmless everywhere, and the key never comes back", async () => {
	const { apiKey } = scenario.emulator;
	const reason = `##[error]x\n::set-output name=a::b\r\n| <script>alert(1)</script> @octocat ${apiKey} \u202e`;
	scenario.emulator.faults.add({
		operation: 'getDeployment',
		fault: { kind: 'override', record: { status: 'failed', status_reason: reason, env_vars: { A: 'echoed-value' } } },
	});
	const { stdout, outputs, summary } = await scenario.run();
	const visible = stdout.replace(/^::add-mask::.*$/gm, '');
	expect(visible).not.toContain('##[');
	expect(visible).not.toMatch(/^\s*::set-output/m);
	expect(visible + summary + JSON.stringify(outputs)).not.toContain(apiKey);
	expect(visible + summary + JSON.stringify(outputs)).not.toContain('echoed-value');
	expect(summary).not.toContain('<script>');
	expect(summary).not.toContain('@octocat');
	expect(summary).not.toContain('\u202e');
});

test('dry run: packs and checks, sends nothing, needs no key, keeps the package', async () => {
	const running = scenario.start({ with: { 'dry-run': 'true', 'api-key': '', 'base-url': '' } });
	const { code, outputs, summary } = await running.finished;
	expect(code).toBe(0);
	expect(scenario.emulator.requests).toEqual([]);
	expect(outputs).toMatchObject({ conclusion: 'success', 'package-files': '2' });
	expect(outputs['package-path']).toContain(running.temp);
	expect(summary).toContain('Dry run');
});
