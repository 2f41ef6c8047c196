// The app's log while the step waits: which lines are shown, and that the result does not depend on it. Hostile lines are in
// test/scenarios/hostile/injection.test.ts, secret ones in test/scenarios/secrets.

import { expect, test } from '@jest/globals';
import type { Fault } from '../../../src/emulator/http/faults.ts';
import type { Finished, Step } from '../../support/action-runner/start-action.ts';
import { ENDLESS } from '../../support/altered.ts';
import { rendered } from '../../support/github-server/rendered.ts';
import { overrides, responds } from '../secrets/secret-scenes.ts';
import { until } from '../sub-actions/calling.ts';
import { annotations, deployScenario } from './deploying.ts';
import { EVENT_STREAM } from './raw-stream.ts';

const always = Number.POSITIVE_INFINITY;
const played = (...steps: string[]) => steps.map((step) => `//! ${step}\n`).join('');
const LINES = Array.from({ length: 50 }, (_, at) => `log line ${at + 1}`);
const scenario = deployScenario({
	'app.js': played('log up'),
	'talks.js': played(...LINES),
	'breaks.js': played(...LINES, 'log cannot find the database', 'fail cannot find the database'),
});
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `line ${from + at}`);
const follows = () => scenario.emulator.requests.filter(({ operation }) => operation === 'followDeployment');
const run = (inputs: Record<string, string> = {}, step: Partial<Step> = {}) =>
	scenario.run({ ...step, with: { 'wait-until': 'running', ...inputs } });

/**
 * Has the record say `in_progress` until a line of the app is in the log of the step; then it says the truth, or
 * something else.
 */
async function runTo(line: string, inputs: Record<string, string> = {}, status?: string): Promise<Finished> {
	overrides(scenario.emulator, 'getDeployment', { status: 'in_progress' }, always);
	const running = scenario.watch({ with: { entrypoint: 'talks.js', 'wait-until': 'running', ...inputs } });
	await until(running, () => running.stdout().includes(`\n${line}\n`));
	scenario.emulator.faults.clear();
	if (status !== undefined) overrides(scenario.emulator, 'getDeployment', { status }, always);
	return running.finished;
}

/** The lines in the groups of the app's log, the titles of these, and what is outside of any group. */
function split({ stdout }: Finished) {
	const group = /^::group::(.*)\n((?:.*\n)*?)::endgroup::\n/gm;
	const text = stdout.replace(/^::debug::.*\n/gm, '');
	const groups = [...text.matchAll(group)].filter(([, title = '']) => title.startsWith('Log of the app'));
	const log = groups.flatMap(([, , within = '']) => within.split('\n').slice(0, -1));
	return { log, titles: groups.map(([, title]) => title), own: text.replaceAll(group, '') };
}

/** Makes the stream of events say this, always. */
const streams = (events: readonly object[]) =>
	responds(
		scenario.emulator,
		'followDeployment',
		200,
		events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
		EVENT_STREAM,
	);
const time = (second: number) => new Date(Date.UTC(2025, 0, 1, 0, 0, second)).toISOString();
const says = (message: string, second = 0) => ({ event: 'log', timestamp: time(second), message });
const state = (status: string, second = 9) => ({
	event: 'deployment_state',
	timestamp: time(second),
	deployment: { status },
});

/** Nothing of the stream's troubles is seen where nobody looks for them. */
function expectNoAlarm({ stdout, stderr }: Finished): void {
	expect(['error', 'warning', 'notice'].flatMap((kind) => annotations(stdout, kind))).toEqual([]);
	expect(stdout.replace(/^::debug::.*$/gm, '') + stderr).not.toMatch(/events|stream|log is not|Following/i);
}

test('the lines of the app, in order, each once, in a group that none of ours is in', async () => {
	const finished = await runTo('line 50');
	const { log, own, titles } = split(finished);
	expect(finished.outputs.conclusion).toBe('success');
	expect(log).toEqual(lines(1, 50));
	expect(new Set(titles)).toEqual(new Set(['Log of the app']));
	expect(own).toMatch(/^in_progress → running after /m);
	expect(finished.summary).not.toContain('line 1');
	expect(follows().map(({ path, query }) => `${path}?${query}`)).toEqual([
		`/deployments/${finished.outputs['deployment-id']}/events?`,
	]);
	expect(follows()[0]?.headers).toMatchObject({ accept: 'text/event-stream', authorization: 'Bearer test-key' });
	expectNoAlarm(finished);
});

test('an app that breaks: all of its lines in the log, the last 20 in the summary, none in an output', async () => {
	const finished = await run({ entrypoint: 'breaks.js' });
	expect(finished.outputs).toMatchObject({
		conclusion: 'failure',
		'status-reason': expect.stringContaining('cannot find'),
	});
	expect(split(finished).log).toEqual([...lines(1, 50), 'cannot find the database']);
	const { html, text } = rendered(finished.summary);
	expect(text).toContain("The last lines of the app's log:");
	expect(/<pre><code>(.*?)<\/code><\/pre>/s.exec(html)?.[1]?.split('\n')).toEqual([
		...lines(32, 50),
		'cannot find the database',
	]);
	expect(JSON.stringify(finished.outputs)).not.toContain('line 50');
	expect(annotations(finished.stdout)).toHaveLength(1);
});

test('the record says failed at the first poll: the lines that explain it still arrive, each of a message, and an error', async () => {
	overrides(scenario.emulator, 'getDeployment', { status: 'failed' }, always);
	streams([
		says('two\r\nlines'),
		{ event: 'error', timestamp: time(1), error: { code: 'build_failed', message: 'no disk' } },
		{ event: 'sse_heartbeat', timestamp: time(2) },
		state('failed'),
	]);
	const finished = await run();
	expect(finished.outputs['failure-kind']).toBe('failed');
	expect(split(finished).log).toEqual(['two', 'lines', 'build_failed: no disk']);
	expect(rendered(finished.summary).text).toContain("The last lines of the app's log:\ntwo\nlines\nbuild_failed");
});

test('the run is cancelled: the last lines are in the summary, too', async () => {
	overrides(scenario.emulator, 'getDeployment', { status: 'queued' }, always);
	const running = scenario.watch({ with: { entrypoint: 'talks.js' } });
	await until(running, () => running.stdout().includes('\nline 50\n'));
	running.child.kill('SIGINT');
	const { outputs, summary } = await running.finished;
	expect(outputs['failure-kind']).toBe('cancelled');
	expect(summary).toContain('<pre><code>line 31\n');
	expect(summary).toContain('line 50</code></pre>');
});

test.each<[name: string, fault: Fault]>([
	['404', { kind: 'answer', status: 404, body: { code: 'not_found', message: 'no such route' } }],
	['429 for an hour', { kind: 'answer', status: 429, headers: { 'retry-after': '3600' } }],
	['HTML', { kind: 'answer', status: 200, body: '<html>welcome</html>' }],
	['an endless line', ENDLESS],
	['silence after the headers', { kind: 'stall', at: 'response-body', frames: 0 }],
])('no log (%s): not a word of it, and the deploy goes its way', async (_, fault) => {
	scenario.emulator.faults.add({ operation: 'followDeployment', times: always, fault });
	overrides(scenario.emulator, 'getDeployment', { status: 'queued' }, 3);
	const finished = await run();
	expect({ code: finished.code, conclusion: finished.outputs.conclusion }).toEqual({ code: 0, conclusion: 'success' });
	expect(split(finished)).toMatchObject({ log: [], titles: [] });
	expect(follows().length).toBeGreaterThan(0);
	expectNoAlarm(finished);
});

test('debug logging says why there is none', async () => {
	// Long enough for the stream to respond before the wait is over.
	overrides(scenario.emulator, 'getDeployment', { status: 'queued' }, 10);
	responds(scenario.emulator, 'followDeployment', 404, {});
	const { stdout } = await run({}, { debug: true });
	expect(stdout).toMatch(/^::debug::The step no longer follows the app's log: Following the app's log .*404/m);
});

test('a reset in the middle: asked for again since the last event, and no line twice', async () => {
	const fault = { kind: 'reset', at: 'response-body', frames: 14 } as const;
	scenario.emulator.faults.add({ operation: 'followDeployment', fault });
	const finished = await runTo('line 50');
	expect(split(finished).log).toEqual(lines(1, 50));
	expectNoAlarm(finished);
	const since = follows().map(({ query }) => new URLSearchParams(query).get('since'));
	expect(since).toEqual([null, expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)]);
});

test.each([
	['failed', 'app.js', 'running'],
	['running', 'breaks.js', 'failed'],
])('a stream that says %s while it is not: the record alone decides', async (told, entrypoint, status) => {
	streams([state(told)]);
	expect((await run({ entrypoint })).outputs.status).toBe(status);
});

test('what an app writes is cut to length and number', async () => {
	const many = Array.from({ length: 10_100 }, (_, at) => says(`${at}`));
	streams([says('x'.repeat(9_000)), ...many, state('failed')]);
	const finished = await runTo('9998', {}, 'failed'); // the last line that the log has
	const { log } = split(finished);
	expect(log[0]).toBe(`${'x'.repeat(1_999)}…`);
	expect(log).toHaveLength(10_001);
	expect(log.at(-1)).toMatch(/only the first 10,?000 lines are shown/);
	expect(finished.summary).toContain('10080\n');
	expect(finished.summary).toContain('10099</code></pre>');
});

test.each([{ 'stream-logs': 'false' }, { 'wait-until': 'created' }, { 'dry-run': 'true' }])(
	'not asked for with %j',
	async (inputs) => {
		const finished = await run(inputs as Record<string, string>);
		expect([finished.code, follows(), split(finished).log]).toEqual([0, [], []]);
	},
);
