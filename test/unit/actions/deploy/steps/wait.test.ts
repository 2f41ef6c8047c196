// The wait by itself: hours of it in no time, on a clock of the test's own.
import { describe, expect, test } from '@jest/globals';
import type { DeployReport } from '../../../../../src/actions/deploy/report/report.ts';
import type { Report } from '../../../../../src/actions/deploy/report/running-report.ts';
import type { DeployEdges } from '../../../../../src/actions/deploy/run.ts';
import { wait as waitFor } from '../../../../../src/actions/deploy/steps/wait.ts';
import { Cancelled, DeadlineReached, Interrupted } from '../../../../../src/domain/failures/interruption.ts';
import type { DeploymentRecord } from '../../../../../src/domain/records/deployment.ts';
import type { DeploymentEventsRequest } from '../../../../../src/service/events/log-events.ts';
import type { FoundRecord } from '../../../../../src/service/records.ts';
import { type FakeClock, fakeClock, turn } from '../../../../support/action-runner/fake-clock.ts';
import { deployInputs, deploymentRecord } from '../../../../support/action-runner/raw-inputs.ts';

const HOUR = 3_600_000;
const record = (status: string, statusReason = '') => deploymentRecord({ status, statusReason });
type Asked = FoundRecord<DeploymentRecord>;

const is = (status: string, reason?: string): Asked => ({
	kind: 'record',
	record: record(status, reason),
});

interface Waiting {
	/** The inputs, on top of `wait-until: running` and an hour. */
	readonly with?: Readonly<Record<string, string>>;
	readonly created?: string;
	/** Whether it was recognised in the list. Default: false. */
	readonly isAdopted?: boolean;
	/** What a poll brings at this time, in milliseconds since the creation. */
	readonly respond: (atMs: number) => Asked | Promise<Asked>;
	/** How long a poll takes, in milliseconds, at this time. */
	readonly pollMs?: number | ((atMs: number) => number);
	readonly cancelAtMs?: number;
	/** The stream of events; without one the input `stream-logs` is false. */
	readonly follow?: (request: DeploymentEventsRequest, clock: FakeClock) => Promise<void>;
}

/** Waits to the end, and tells what was to be seen. */
async function wait({
	with: values,
	created = 'queued',
	isAdopted = false,
	respond,
	pollMs = 20,
	cancelAtMs,
	follow,
}: Waiting) {
	const clock = fakeClock();
	const cancel = new AbortController();
	if (cancelAtMs !== undefined)
		clock.deadline(cancelAtMs).addEventListener('abort', () => cancel.abort(new Cancelled()));
	const seen = {
		polls: [] as number[],
		follows: [] as number[],
		lines: [] as { at: number; text: string }[],
		warnings: [] as string[],
	};
	let facts: Partial<DeployReport> = {};
	const say = (text: string) => void seen.lines.push({ at: clock.now(), text });
	const edges = {
		clock,
		cancel: cancel.signal,
		log: {
			info: say,
			debug: () => {},
			notice: say,
			error: say,
			group: say,
			groupLine: (_title: string, line: string) => say(`| ${line}`),
			warning: (text: string) => void seen.warnings.push(text),
		},
		redact: (text: string) => text,
		lineFile: () => ({ path: '/f', add: () => false }),
		deployments: {
			async follow(_id: string, request: DeploymentEventsRequest) {
				seen.follows.push(clock.now());
				await follow?.(request, clock);
			},
			async get(_id: string, { signal }: { signal: AbortSignal }) {
				signal.throwIfAborted();
				seen.polls.push(clock.now());
				await turn();
				clock.pass(typeof pollMs === 'number' ? pollMs : pollMs(clock.now()), signal);
				signal.throwIfAborted();
				return respond(clock.now());
			},
		},
	} as Partial<Record<keyof DeployEdges, unknown>> as DeployEdges;
	const inputs = deployInputs({
		'wait-until': 'running',
		timeout: '3600',
		'stream-logs': follow === undefined ? 'false' : 'auto',
		...values,
	});
	const report = {
		add(more: Partial<DeployReport>) {
			facts = { ...facts, ...more, timings: { ...facts.timings, ...more.timings } };
		},
		now: { isAdopted },
	} as Report;
	const ended: unknown = await waitFor({ inputs, edges, report }, { kind: 'source' }, record(created)).then(
		() => 'reached',
		(thrown: unknown) => thrown,
	);
	return { ...seen, ended, facts, sleeps: clock.sleeps, now: clock.now(), timers: clock.pending() };
}

const gaps = (times: readonly number[]) => times.slice(1).map((at, index) => at - (times[index] as number));

test('an hour in the queue: a sign of life at least every 30 s, with the time, and then the deadline', async () => {
	const { ended, now, lines } = await wait({ respond: () => is('queued') });
	expect(ended).toBeInstanceOf(DeadlineReached);
	expect(now).toBe(HOUR + 20); // of one more poll
	expect(Math.max(...gaps([0, ...lines.map(({ at }) => at), HOUR]))).toBeLessThanOrEqual(30_000);
	expect(lines.at(-1)?.text).toBe('Still queued after 1 h 00 min');
	expect(lines.length).toBeLessThanOrEqual(HOUR / 30_000 + 1);
});

test('each transition is told once, with its reason', async () => {
	const { lines, ended, facts } = await wait({
		respond: (at) => (at < 1_000 ? is('queued') : at < 20_000 ? is('in_progress', 'pulling') : is('running')),
	});
	expect(ended).toBe('reached');
	expect(lines.map(({ text }) => text)).toEqual([
		'queued after 0 ms',
		expect.stringMatching(/^queued → in_progress after 1\.\d s: pulling$/),
		expect.stringMatching(/^in_progress → running after 2\d s$/),
	]);
	expect(facts.timings?.queue).toBeGreaterThanOrEqual(1_000);
	expect(facts.timings?.queue).toBeLessThan(1_300);
	expect(facts.timings?.start).toBeGreaterThan(18_000);
});

test.each([
	{ until: 'created', created: 'queued', polls: 0 },
	{ until: 'started', created: 'in_progress', polls: 0 },
	{ until: 'running', created: 'running', polls: 0 },
	{ until: 'started', created: '', polls: 1 },
	{ until: 'running', created: 'in_progress', polls: 1 },
])('wait-until $until of what is "$created": $polls polls', async ({ until, created, polls }) => {
	const seen = await wait({ with: { 'wait-until': until }, created, respond: () => is('running') });
	expect(seen.ended).toBe('reached');
	expect(seen.polls).toHaveLength(polls);
});

test.each([
	{ status: 'failed', says: /failed\. Reason: no database/, advice: /^Fix the error above/, file: 'src/app.ts' },
	{ status: 'stopped', says: /was stopped\. Reason: no database/, advice: /Find out why/, file: undefined },
])('$status', async ({ status, says, advice, file }) => {
	const { ended, facts } = await wait({ respond: () => is(status, 'no database') });
	expect(ended).toMatchObject({
		kind: status,
		message: expect.stringMatching(says),
		advice: expect.stringMatching(advice),
		file,
	});
	expect(facts.record).toMatchObject({ status, statusReason: 'no database' });
});

test('a source that failed for no reason: no file is blamed, and the advice names no error', async () => {
	const { ended } = await wait({ with: { source: '{"type":"github"}' }, respond: () => is('failed') });
	expect(ended).toMatchObject({
		kind: 'failed',
		file: undefined,
		message: 'Deployment dep_1 failed. The service gave no reason.',
		advice: "Look at the app's log, check that the app starts locally, then push again.",
	});
});

test('a status never heard of: one warning, and the wait goes on to the deadline', async () => {
	const { ended, warnings } = await wait({ respond: () => is('warming_up') });
	expect(ended).toBeInstanceOf(DeadlineReached);
	expect(warnings).toEqual([expect.stringContaining('"warming_up"')]);
});

test.each(['running', 'failed', 'stopped', 'queued'])(
	'what a list says of its status (%s) decides nothing: its record is asked for first',
	async (created) => {
		const { ended, polls } = await wait({ created, isAdopted: true, respond: () => is('running') });
		expect([ended, polls.length]).toEqual(['reached', 1]);
	},
);

describe("the app's log", () => {
	const line = (text: string) => ({ kind: 'log', timestamp: '2025-01-01T00:00:00Z', line: text }) as const;
	/** Open until somebody ends it. */
	const held = ({ signal }: DeploymentEventsRequest) =>
		new Promise<void>((_, reject) => {
			signal.addEventListener('abort', () => reject(new Interrupted('all', signal.reason)));
		});
	/** Tells a line every so many milliseconds. */
	const talking = (everyMs: number) => (request: DeploymentEventsRequest, clock: FakeClock) => {
		let number = 0;
		const stop = clock.every(everyMs, () => void request.take(line(`line ${++number}`)));
		return held(request).finally(stop);
	};
	const failedAt = (ms: number) => (at: number) => is(at < ms ? 'queued' : 'failed', 'no database');

	test('a change that it tells makes the next poll immediate; the record decides', async () => {
		const toldAt = [10_000, 41_000];
		const { ended, polls, now } = await wait({
			with: { 'poll-interval': '30' },
			respond: (at) => is(at < 40_000 ? 'queued' : 'running'),
			follow(request, clock) {
				for (const at of toldAt)
					clock.deadline(at).addEventListener('abort', () => {
						request.take({ kind: 'state', timestamp: '2026-01-01T00:00:00Z', status: 'running' });
					});
				return held(request);
			},
		});
		expect(ended).toBe('reached');
		expect(polls).toEqual(expect.arrayContaining(toldAt));
		expect(now).toBeLessThan(41_100);
	});

	test.each([
		{ name: 'what is reached ends at once', respond: () => is('running'), follow: talking(100), drained: 0 },
		{ name: 'no end: three seconds', respond: () => is('failed'), follow: talking(100), drained: 3_000 },
		{ name: 'no log: nothing', respond: () => is('failed'), follow: async () => {}, drained: 0 },
	])('$name', async ({ respond, follow, drained }) => {
		const { now, polls, timers } = await wait({ respond, follow });
		expect(now - ((polls.at(-1) as number) + 20)).toBe(drained);
		expect(timers).toBeLessThanOrEqual(1); // the deadline's own
	});

	test('the stream says that this is all: that is awaited, and no longer', async () => {
		const { now, facts } = await wait({
			respond: failedAt(0),
			follow(request, clock) {
				return new Promise((resolve) => {
					clock.every(150, () => {
						const event =
							clock.now() < 400 ? line('dying') : ({ ...line(''), kind: 'state', status: 'failed' } as const);
						if (request.take(event)) resolve();
					});
				});
			},
		});
		expect(now).toBeLessThanOrEqual(470);
		expect(facts.appLog).toEqual(['dying', 'dying']);
	});
});
