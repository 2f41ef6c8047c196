// The wait by itself: hours of it in no time, on a clock of the test's own.
import { describe, expect, test } from '@jest/globals';
import { wait as waitFor } from '../../../../../src/actions/deploy/steps/wait.ts';
import { Interrupted } from '../../../../../src/domain/failures/interruption.ts';
import type { DeploymentRecord } from '../../../../../src/domain/records/deployment.ts';
import type { DeploymentEventsRequest } from '../../../../../src/service/events/log-events.ts';
import { deployWorld } from '../../../../support/action-runner/deploy-world.ts';
import { type FakeClock, turn } from '../../../../support/action-runner/fake-clock.ts';
import { deploymentRecord } from '../../../../support/action-runner/raw-inputs.ts';

const HOUR = 3_600_000;
const POLL_MS = 20;
const APP = { kind: 'directory', files: [{ path: 'src/app.ts' }] } as never;

const LEFT_OUT = { rule: '.gitignore line 1: dist/', examples: ['dist/'], count: 1, secret: false };

interface Waiting {
	/** The inputs, on top of `wait-until: running` and an hour. */
	readonly with?: Readonly<Record<string, string>>;
	readonly created?: Partial<DeploymentRecord>;
	readonly isAdopted?: boolean;
	/** What a poll brings at this time, in milliseconds since the creation. Default: it is running. */
	readonly respond?: (atMs: number) => Partial<DeploymentRecord>;
	readonly cancelAtMs?: number;
	/** The stream of events; without one the input `stream-logs` is false. */
	readonly follow?: (request: DeploymentEventsRequest, clock: FakeClock) => Promise<void>;
}

/** Waits to the end, and tells what was to be seen. */
async function wait({ isAdopted = false, respond = () => ({}), cancelAtMs, follow, ...more }: Waiting) {
	const polls: number[] = [];
	const follows: number[] = [];
	const streamLogs = follow === undefined ? 'false' : 'auto';
	const inputs = { 'wait-until': 'running', timeout: '3600', 'stream-logs': streamLogs, ...more.with };
	const { run, clock, lines, warnings } = deployWorld(inputs, { isAdopted, leftOut: [LEFT_OUT] }, (time, cancel) => {
		if (cancelAtMs !== undefined)
			time.deadline(cancelAtMs).addEventListener('abort', () => cancel.abort(new Interrupted('cancel')));
		return {
			deployments: {
				async follow(_id: string, request: DeploymentEventsRequest) {
					follows.push(time.now());
					await follow?.(request, time);
				},
				async get(_id: string, { signal }: { readonly signal: AbortSignal }) {
					signal.throwIfAborted();
					polls.push(time.now());
					await turn();
					time.pass(POLL_MS, signal);
					signal.throwIfAborted();
					return { ok: true, record: deploymentRecord(respond(time.now())) };
				},
			},
		};
	});
	const record = deploymentRecord({ status: 'queued', ...more.created });
	const ended: unknown = await waitFor(run, APP, record).then(
		() => 'reached',
		(thrown: unknown) => thrown,
	);
	return { polls, follows, lines, warnings, ended, facts: run.report.now, now: clock.now(), timers: clock.pending() };
}

test.each([
	['queued', 'Still queued after 1 h 00 min'],
	['', 'Still waiting for a status after 1 h 00 min'],
])(
	'an hour as "%s": a sign of life at least every 30 s, with the time, and then the deadline',
	async (status, says) => {
		const { ended, now, lines } = await wait({ created: { status }, respond: () => ({ status }) });
		expect(ended).toMatchObject({ by: 'deadline', lastProblem: undefined });
		expect(now).toBe(HOUR + POLL_MS); // of one more poll
		const times = [0, ...lines.map(({ at }) => at), HOUR];
		expect(Math.max(...times.slice(1).map((at, index) => at - (times[index] as number)))).toBeLessThanOrEqual(30_000);
		expect(lines.at(-1)?.text).toBe(says);
		expect(lines.length).toBeLessThanOrEqual(HOUR / 30_000 + 1);
	},
);

test('how long it was queued, and how long it started, and each transition once, with the cause of it', async () => {
	const { lines, ended, facts } = await wait({
		respond(at) {
			const status = at < 1_000 ? 'queued' : at < 20_000 ? 'in_progress' : 'running';
			return { status, statusReason: status === 'in_progress' ? 'pulling\n  an image' : '' };
		},
	});
	expect(ended).toBe('reached');
	expect(lines.map(({ text }) => text)).toEqual([
		'queued after 0 ms',
		expect.stringMatching(/^queued → in_progress after 1\.\d s: pulling$/),
		expect.stringMatching(/^in_progress → running after 2\d s$/),
	]);
	const { queue = 0, start = 0 } = facts.timings;
	expect([queue > 400 && queue < 1_000, start > 19_000]).toEqual([true, true]);
});

test.each([
	{ until: 'created', created: 'queued', polls: 0, isAdopted: false },
	{ until: 'running', created: 'in_progress', polls: 2, isAdopted: false },
	// The list identifies it, but may be behind: its own record is asked for, until it runs.
	...['queued', 'failed'].map((created) => ({ until: 'created', created, polls: 2, isAdopted: true })),
])('reached: %j', async ({ until, created: status, polls, isAdopted }) => {
	const respond = (at: number) => ({ status: at < 500 ? 'in_progress' : 'running' });
	const seen = await wait({ with: { 'wait-until': until }, created: { status }, isAdopted, respond });
	expect([seen.ended, seen.polls.length]).toEqual(['reached', polls]);
});

const FIX = /^Fix the error above/;
const TAKEN = 'version v1 already exists';
const LACKS = "Error: Cannot find module '/app/dist/g.js'";
test.each([
	{ status: 'failed', says: /dep_1 failed\. Reason: no database/, advice: FIX, file: 'src/app.ts' },
	{ status: 'stopped', says: /dep_1 was stopped\. Reason: no database/, advice: /Find out why/, file: undefined },
	{ status: 'failed', says: /no database/, advice: FIX, file: undefined, inputs: { source: '{}' } },
	{ status: 'failed', says: /v1 already exists/, advice: /"force: true"/, file: 'src/app.ts', reason: TAKEN },
	{ status: 'failed', says: /dist\/g\.js/, advice: /line 1: dist\/.*: !dist\/$/, file: 'src/app.ts', reason: LACKS },
])('it has ended, though "created" is all that is waited for: %j', async ({ reason = 'no database', ...row }) => {
	const { status, says, advice, file, inputs } = row;
	const created = { status, statusReason: reason };
	const { ended, facts } = await wait({ created, with: { 'wait-until': 'created', ...inputs } });
	const texts = { message: expect.stringMatching(says), advice: expect.stringMatching(advice), reason };
	expect(ended).toMatchObject({ kind: status, ...texts, file });
	expect(facts.record).toMatchObject(created);
});

test('statuses never heard of: one warning, and the wait goes on to the deadline', async () => {
	const { ended, warnings } = await wait({ respond: (at) => ({ status: at < 9_000 ? 'warming_up' : 'warm' }) });
	expect([ended, warnings]).toEqual([
		expect.objectContaining({ by: 'deadline' }),
		[expect.stringContaining('"warming_up"')],
	]);
});

test.each([
	{ until: 'created', ended: expect.objectContaining({ message: expect.stringContaining('lacks A') }) },
	{ until: 'running', ended: 'reached' },
])('which variables arrived is judged by the last record that was read: $until', async ({ until, ended }) => {
	const lacks = { created: { envNames: [] }, respond: () => ({ envNames: ['A'] }) };
	expect((await wait({ ...lacks, with: { 'wait-until': until, 'env-vars': 'A=1' } })).ended).toEqual(ended);
});

describe("the app's log", () => {
	const timestamp = '2025-01-01T00:00:00Z';
	const line = (text: string) => ({ kind: 'log', timestamp, line: text }) as const;
	const state = (status: string) => ({ kind: 'state', timestamp, status }) as const;
	/** Open until somebody ends it. */
	const held = ({ signal }: DeploymentEventsRequest) =>
		new Promise<void>((_, reject) => {
			signal.addEventListener('abort', () => reject(new Interrupted(signal.reason.by, { maybeDone: true })));
		});
	/** Tells a line every 100 ms. */
	const talking = (request: DeploymentEventsRequest, clock: FakeClock) => {
		let number = 0;
		const stop = clock.every(100, () => void request.take(line(`line ${++number}`)));
		return held(request).finally(stop);
	};
	/** Tells a line, and 150 ms later that this was all. */
	const dying = (request: DeploymentEventsRequest, clock: FakeClock) => {
		request.take(line('dying'));
		const all = new Promise<void>((resolve) => {
			clock.every(150, () => void (request.take(state('failed')) && resolve()));
		});
		return Promise.race([all, held(request)]);
	};
	const failed = () => ({ status: 'failed' });

	test('a change that it tells makes the next poll immediate; the record decides', async () => {
		const toldAt = [10_000, 41_000];
		const { ended, polls, now } = await wait({
			with: { 'poll-interval': '30' },
			respond: (at) => ({ status: at < 40_000 ? 'queued' : 'running' }),
			follow(request, clock) {
				for (const at of toldAt)
					clock.deadline(at).addEventListener('abort', () => void request.take(state('running')));
				return held(request);
			},
		});
		expect({ ended, polls }).toEqual({ ended: 'reached', polls: expect.arrayContaining(toldAt) });
		expect(now).toBeLessThan(41_100);
	});

	test.each([
		{ name: 'what is reached ends at once', respond: () => ({}), follow: talking, drained: 0 },
		{ name: 'no end: three seconds', respond: failed, follow: talking, drained: 3_000 },
		{ name: 'the stream says that this is all: until then', respond: failed, follow: dying, drained: 130 },
		{ name: 'no log: nothing', respond: failed, follow: async () => {}, drained: 0 },
	])('$name', async ({ respond, follow, drained }) => {
		const { now, polls, timers } = await wait({ respond, follow });
		expect(now - ((polls.at(-1) as number) + POLL_MS)).toBe(drained);
		expect(timers).toBeLessThanOrEqual(follow === dying ? 2 : 1); // the deadline's own, and the stream's
	});

	test('its last lines are told after a failure, and after a cancel too', async () => {
		const { facts } = await wait({ respond: () => ({ status: 'queued' }), follow: talking, cancelAtMs: 2_950 });
		expect(facts.appLog).toEqual(Array.from({ length: 20 }, (_, at) => `line ${at + 10}`));
		expect((await wait({ respond: failed, follow: dying })).facts.appLog).toEqual(['dying']);
	});

	test.each([{ 'stream-logs': 'false' }, { 'wait-until': 'created' }])('is not asked for with %j', async (inputs) => {
		const { follows, ended } = await wait({ with: inputs, created: { status: 'failed' }, follow: talking });
		expect([follows, ended]).toEqual([[], expect.objectContaining({ kind: 'failed' })]);
	});

	test.each([
		['failed', 'Error: x\n    at buy (/app/src/app.ts:12:3)', 12],
		['failed', '', 7],
		['stopped', '', undefined], // it was not the app
	])('%s with the reason %j: blamed is line %j', async (status, statusReason, blamed) => {
		const follow = async (request: DeploymentEventsRequest) => {
			for (const text of ['    at buy (/app/.env:1:1)', '    at buy (/app/src/app.ts:7:3)', 'x'])
				request.take(line(text));
		};
		const { ended } = await wait({ respond: () => ({ status, statusReason }), follow });
		expect(ended).toMatchObject({ kind: status, file: blamed && 'src/app.ts', line: blamed });
	});
});
