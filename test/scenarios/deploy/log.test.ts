// The app's log while the step waits: which lines are shown, and that the result does not depend on it.

import { describe, expect, test } from '@jest/globals';
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

/** The lines in the groups of the app's log, and those outside of any group. */
function split({ stdout }: Finished) {
	const log: string[] = [];
	const own: string[] = [];
	const titles: string[] = [];
	let group = '';
	for (const line of stdout.split('\n')) {
		if (line.startsWith('::group::')) {
			expect(group).toBe('');
			group = line.slice(9);
			titles.push(group);
		} else if (line === '::endgroup::') {
			expect(group).not.toBe('');
			group = '';
		} else if (line.startsWith('::debug::')) continue;
		else if (group.startsWith('Log of the app')) log.push(line);
		else if (group === '') own.push(line);
	}
	expect(group).toBe('');
	return { log, own: own.join('\n'), titles: titles.filter((title) => title.startsWith('Log of the app')) };
}

/** Makes the stream of events say this, the first time or always. */
const streams = (events: readonly object[], times = always, skip = 0) =>
	scenario.emulator.faults.add({
		operation: 'followDeployment',
		times,
		skip,
		fault: {
			kind: 'answer',
			status: 200,
			headers: EVENT_STREAM,
			body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
		},
	});
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

test('the record says failed at the first poll: the lines that explain it still arrive', async () => {
	overrides(scenario.emulator, 'getDeployment', { status: 'failed' }, always);
	streams([says('a word'), says('a late word', 1), state('failed')]);
	const finished = await run();
	expect(finished.outputs['failure-kind']).toBe('failed');
	expect(split(finished).log).toEqual(['a word', 'a late word']);
	expect(rendered(finished.summary).text).toContain("The last lines of the app's log:\na word\na late word");
});

test('an error event is a line, too, and so is each line of a message', async () => {
	overrides(scenario.emulator, 'getDeployment', { status: 'failed' }, always);
	streams([
		says('two\r\nlines'),
		{ event: 'error', timestamp: time(1), error: { code: 'build_failed', message: 'no disk' } },
		{ event: 'sse_heartbeat', timestamp: time(2) },
		{ event: 'app_version_summary', app_name: 'a', actions: [] },
		state('failed'),
	]);
	expect(split(await run()).log).toEqual(['two', 'lines', 'build_failed: no disk']);
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

const NONE: { name: string; fault: Fault }[] = [
	{ name: '404', fault: { kind: 'answer', status: 404, body: { code: 'not_found', message: 'no such route' } } },
	{ name: '429 for an hour', fault: { kind: 'answer', status: 429, headers: { 'retry-after': '3600' } } },
	{ name: 'HTML', fault: { kind: 'answer', status: 200, body: '<html>welcome</html>' } },
	{ name: 'an endless line', fault: ENDLESS },
	{ name: 'RST after the headers', fault: { kind: 'reset', at: 'response-body', frames: 0 } },
	{ name: 'silence after the headers', fault: { kind: 'stall', at: 'response-body', frames: 0 } },
	{
		name: 'frames that are none',
		fault: { kind: 'answer', status: 200, headers: EVENT_STREAM, body: 'data: x\n\n'.repeat(9) },
	},
];

test.each(NONE)('no log ($name): not a word of it, and the deploy goes its way', async ({ fault }) => {
	scenario.emulator.faults.add({ operation: 'followDeployment', times: always, fault });
	overrides(scenario.emulator, 'getDeployment', { status: 'queued' }, 3);
	const finished = await run();
	expect({ code: finished.code, conclusion: finished.outputs.conclusion }).toEqual({ code: 0, conclusion: 'success' });
	expect(split(finished)).toMatchObject({ log: [], titles: [] });
	expect(follows().length).toBeGreaterThan(0);
	expectNoAlarm(finished);
});

test.each(NONE.slice(0, 1))('no log ($name) of an app that breaks: the failure is told as ever', async ({ fault }) => {
	scenario.emulator.faults.add({ operation: 'followDeployment', times: always, fault });
	const { outputs, stdout, summary } = await run({ entrypoint: 'breaks.js' });
	expect(outputs).toMatchObject({ conclusion: 'failure', 'failure-kind': 'failed' });
	expect(annotations(stdout)).toHaveLength(1);
	expect(summary).not.toContain("app's log");
	expect(follows()).toHaveLength(1);
});

test('debug logging says why there is none', async () => {
	// Long enough for the stream to respond before the wait is over.
	overrides(scenario.emulator, 'getDeployment', { status: 'queued' }, 10);
	responds(scenario.emulator, 'followDeployment', 404, {});
	const { stdout } = await run({}, { debug: true });
	expect(stdout).toMatch(/^::debug::The step no longer follows the app's log: Following the app's log .*404/m);
});

test('a reset in the middle: asked for again since the last event, and no line twice', async () => {
	for (const [skip, frames] of [4, 4, 14].entries()) {
		const fault = { kind: 'reset', at: 'response-body', frames } as const;
		scenario.emulator.faults.add({ operation: 'followDeployment', skip, fault });
	}
	const finished = await runTo('line 50');
	expect(finished.outputs.conclusion).toBe('success');
	expect(split(finished).log).toEqual(lines(1, 50));
	expectNoAlarm(finished);
	const [first, ...others] = follows().map(({ query }) => new URLSearchParams(query).get('since'));
	expect(first).toBeNull();
	expect(others).toHaveLength(3);
	for (const since of others) expect(since).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('a service that tells the whole story again at every connection', async () => {
	const story = [says('a', 1), says('b', 2), says('b', 2), says('c', 3), says('d', 4)];
	for (const [skip, length] of [2, 3, 3, 5].entries()) streams(story.slice(0, length), 1, skip);
	expect(split(await runTo('d')).log.slice(0, 4)).toEqual(['a', 'b', 'c', 'd']);
});

describe('the record alone decides', () => {
	test.each(['failed', 'never heard of'])('a stream that says %s while it is not', async (status) => {
		streams([says('a line'), state(status)]);
		const { code, outputs, stdout } = await run();
		expect({ code, status: outputs.status }).toEqual({ code: 0, status: 'running' });
		expect(stdout).not.toContain(`${status} after`);
	});

	test('a stream that says running of what has failed', async () => {
		streams([state('running')]);
		const { outputs } = await run({ entrypoint: 'breaks.js' });
		expect(outputs).toMatchObject({ status: 'failed', 'failure-kind': 'failed' });
	});

	test('a stream that goes on for ever, of what has failed', async () => {
		const finished = await runTo('line 1', {}, 'failed');
		expect(finished.outputs['failure-kind']).toBe('failed');
		expect(finished.summary).toContain('line ');
	});
});

describe('what an app may write', () => {
	const HOSTILE = [
		'::error::forged',
		'  ::add-mask::a',
		'##[group]forged',
		'x ##[error]forged',
		'::endgroup::',
		'::stop-commands::x',
		'\u001b[2K::error::forged',
		'a\r::error::forged',
		'```',
		'</code></pre><script>alert(1)</script>',
		'<!-- @octocat #1 -->',
		'a\u202eb\u0007\u009b',
	];

	test('is text and nothing else', async () => {
		overrides(scenario.emulator, 'getDeployment', { status: 'failed' }, always);
		streams([...HOSTILE.map((text, at) => says(text, at)), state('failed', 20)]);
		const { stdout, summary } = await run();
		expect(
			stdout.split('\n').filter((line) => /^\s*::(?!add-mask::test-key|group::|endgroup::$|error )/.test(line)),
		).toEqual([]);
		expect(stdout).not.toContain('##[');
		expect(stdout).not.toMatch(/[\u001b\u202e\u0007\u009b\r]/);
		expect(annotations(stdout)).toHaveLength(1);
		const { tags, text } = rendered(summary);
		expect(tags.filter((tag) => tag === 'pre')).toHaveLength(1);
		expect(tags).not.toContain('script');
		expect(text).toContain('</code></pre><script>alert(1)</script>');
	});

	test('is cut to length and number', async () => {
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

	test('holds no secret any more', async () => {
		const KEY = 'first secret line\nsecond secret line';
		const TOKEN = 'tok_8d7f6a5s4d3f2';
		overrides(scenario.emulator, 'getDeployment', { status: 'failed' }, always);
		const told = [
			'key first secret line',
			`second secret line token ${TOKEN}`,
			JSON.stringify({ KEY }),
			Buffer.from(TOKEN).toString('base64'),
			`${TOKEN.slice(0, 9)}\u001b[1m${TOKEN.slice(9)}`,
			encodeURIComponent(KEY),
			'end',
		];
		streams([...told.map((text, at) => says(text, at)), state('failed')]);
		const finished = await run({ 'env-vars': JSON.stringify({ KEY, TOKEN }) });
		expect(finished.outputs['failure-kind']).toBe('failed');
		const { log } = split(finished);
		expect(log).toEqual(expect.arrayContaining(['key ***', '*** token ***', 'end']));
		const shown =
			finished.stdout.replace(/^::add-mask::.*$/gm, '') + finished.summary + JSON.stringify(finished.outputs);
		for (const part of [
			'secret line',
			'secret%20line',
			TOKEN,
			Buffer.from(TOKEN).toString('base64').slice(4, 16),
			TOKEN.slice(9),
		])
			expect(shown).not.toContain(part);
	});
});

describe('not asked for', () => {
	test.each([
		{ name: 'stream-logs: false', inputs: { 'stream-logs': 'false' } },
		{ name: 'wait-until: created', inputs: { 'wait-until': 'created' } },
		{ name: 'dry-run', inputs: { 'dry-run': 'true' } },
	])('$name', async ({ inputs }) => {
		const finished = await run(inputs as Record<string, string>);
		expect(finished.code).toBe(0);
		expect(follows()).toEqual([]);
		expect(split(finished).log).toEqual([]);
	});

	test('a value that is none', async () => {
		const { code, stdout } = await run({ 'stream-logs': 'true' });
		expect(code).toBe(1);
		expect(annotations(stdout)[0]?.message).toBe('Input "stream-logs" is "true". Set it to auto, false.');
	});
});
