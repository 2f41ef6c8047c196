// The poll by itself, on a clock of the test's own: when it asks, what it rides out, and what ends it.
import { describe, expect, test } from '@jest/globals';
import { Alarm, poll, pollPause } from '../../../../src/actions/step/poll.ts';
import { startTimeLimit } from '../../../../src/actions/step/time-limit.ts';
import { StepFailure } from '../../../../src/domain/failures/failure.ts';
import { Interrupted } from '../../../../src/domain/failures/interruption.ts';
import type { Parsed } from '../../../../src/domain/records/id.ts';
import { parseServiceError } from '../../../../src/domain/records/service-error.ts';
import { type FakeClock, fakeClock } from '../../../support/action-runner/fake-clock.ts';

const OWN = '{"code":"some_code","message":"Some message"}';
const HTML = '<html><title>Blocked</title></html>';

/** What the request throws where the service responds like this. */
function refusal(status: number, text: string): StepFailure {
	const service = parseServiceError(status, text);
	const message = `Asking: ${status}.`;
	return new StepFailure({ kind: 'rejected', message, advice: 'Check it.', retryable: true, service });
}
const NETWORK = new StepFailure({ kind: 'network', message: 'Asking: refused.', advice: '', retryable: true });
const UNUSABLE: Parsed<string> = { ok: false, why: 'the body is HTML' };
const is = (record: string): Parsed<string> => ({ ok: true, record });

interface Polling {
	/** What a poll brings, so many milliseconds after the creation. A failure is thrown. */
	readonly respond: (atMs: number) => Parsed<string> | StepFailure | Interrupted;
	readonly timeoutMs?: number;
	readonly intervalMs?: number;
	readonly made?: 'deployment' | 'invocation';
	readonly cancelAtMs?: number;
	readonly alarm?: (alarm: Alarm, clock: FakeClock) => void;
	/** Milliseconds that a poll takes. */
	readonly tookMs?: number;
}

/** Polls until the record is `end`. */
async function run({ respond, timeoutMs = 600_000, intervalMs = 2_000, made = 'deployment', ...more }: Polling) {
	const clock = fakeClock();
	const cancel = new AbortController();
	if (more.cancelAtMs !== undefined)
		clock.deadline(more.cancelAtMs).addEventListener('abort', () => cancel.abort(new Interrupted('cancel')));
	const polls: number[] = [];
	const lines: string[] = [];
	const alarm = new Alarm();
	more.alarm?.(alarm, clock);
	const edges = { clock, cancel: cancel.signal, log: { info: (text: string) => lines.push(text), debug() {} } };
	const polled = {
		made,
		intervalMs,
		async get({ signal }: { readonly signal: AbortSignal }) {
			signal.throwIfAborted();
			polls.push(clock.now());
			clock.pass(more.tookMs ?? 0, signal);
			if (signal.aborted) throw new Interrupted(signal.reason.by, { maybeDone: true });
			const response = respond(clock.now());
			if (response instanceof Error) throw response;
			return response;
		},
	};
	const limit = startTimeLimit(edges, timeoutMs);
	const isLast = (record: string) => record === 'end';
	const polling = poll(polled, isLast, limit, edges as unknown as Parameters<typeof poll>[3], alarm);
	const ended: unknown = await polling.catch((thrown: unknown) => thrown);
	return { polls, lines, ended, now: clock.now() };
}

test.each([
	[0, 2_000, 0, 500],
	[0, 2_000, 1, 600],
	[0, 100, 1, 600],
	[2_000, 100, 1, 100],
	[12_000, 2_000, 0, 1_000],
	[1e9, 2_000, 1, 2_000],
])('the pause after %d ms, every %d ms, chance %d: %d ms', (elapsed, interval, random, pause) => {
	expect(pollPause(elapsed, interval, random)).toBeCloseTo(pause);
});

test.each([
	['in a pause', 40_700],
	['while a poll is under way', 40_010],
])('changes that are told elsewhere make the next poll immediate, one for all: %s', async (_, toldAt) => {
	const alarm = (one: Alarm, clock: FakeClock) =>
		clock.deadline(toldAt).addEventListener('abort', () => void [1, 2, 3].map(() => one.ring()));
	const respond = (at: number) => is(at > 45_000 ? 'end' : 'queued');
	const { polls } = await run({ respond, tookMs: 20, intervalMs: 30_000, alarm });
	expect(polls.filter((at) => at >= toldAt && at < toldAt + 30)).toHaveLength(1);
});

test.each([2_000, 100])('a stream of changes, every %d ms at most: four polls in two seconds', async (intervalMs) => {
	const alarm = (one: Alarm, clock: FakeClock) => void clock.every(50, () => one.ring());
	const { polls, now } = await run({ respond: (at) => is(at < 2_200 ? 'queued' : 'end'), intervalMs, alarm });
	expect([polls[0], polls.filter((at) => at < 2_000).length]).toEqual([0, 4]);
	expect(now).toBeLessThanOrEqual(2_250);
});

describe('what it rides out', () => {
	const OVERLONG = refusal(429, OWN).with({ cause: 'Retry-After' });
	const BUG = new StepFailure({ kind: 'package', message: 'x', advice: 'y' });
	type Row = [name: string, response: Parsed<string> | StepFailure, rides: 'to the end' | number];
	test.each<Row>([
		['no connection', NETWORK, 'to the end'],
		['a body that is no record', UNUSABLE, 'to the end'],
		['a 302', refusal(302, HTML), 'to the end'],
		['a 400 of a gateway', refusal(400, HTML), 'to the end'],
		['a 429 of the service', refusal(429, OWN), 'to the end'],
		['a 500 of the service', refusal(500, OWN), 'to the end'],
		...[401, 403, 404].map((status): Row => [`a ${status} of a gateway`, refusal(status, HTML), 60_000]),
		['a 404 of the service', refusal(404, OWN), 60_000],
		['a 401 of the service', refusal(401, OWN), 0],
		['a 400 of the service', refusal(400, OWN), 0],
		['a Retry-After beyond the time left', OVERLONG, 0],
		['a bug of ours', BUG, 0],
	])('%s: %s', async (_, response, rides) => {
		const { ended, now } = await run({ respond: () => response });
		if (rides === 'to the end') {
			expect(ended).toMatchObject({ by: 'deadline', lastProblem: expect.any(String) });
			expect(now).toBe(600_000);
			return;
		}
		expect(ended).toBeInstanceOf(StepFailure);
		expect(now).toBeGreaterThanOrEqual(rides);
		expect(now).toBeLessThan(rides + 2_001);
		const recovered = await run({ respond: (at) => (at < rides - 2_000 ? response : is('end')) });
		expect(recovered.ended).toBe('end');
	});

	test('a page of a gateway is borne for a minute without a record, not a minute in all', async () => {
		const page = refusal(403, HTML);
		const { ended } = await run({ respond: (at) => (at > 300_000 ? is('end') : at % 50_000 < 5_000 ? is('x') : page) });
		expect(ended).toBe('end');
	});

	test('what the service knew and no longer knows ends it at once', async () => {
		const { now } = await run({ respond: (at) => (at < 100_000 ? is('running') : refusal(404, OWN)) });
		expect(now).toBeLessThan(102_001);
	});

	test('one line at the first, and one now and then', async () => {
		const { lines } = await run({ respond: (at) => (at < 90_500 ? UNUSABLE : is('end')) });
		expect(lines).toHaveLength(3);
		expect(lines[0]).toBe('The status of the deployment could not be read: the body is HTML. Asking again.');
	});
});

test.each([
	['deployment', 403, 'The deployment was created and may be running. Check it.'],
	['invocation', 404, 'The action was started. Check it at the service before you try again.'],
] as const)('for a %s a %s: what was made is said first, and nothing is retryable', async (made, status, advice) => {
	const { ended } = await run({ made, respond: () => refusal(status, OWN) });
	expect(ended).toMatchObject({ kind: 'rejected', message: `Asking: ${status}.`, advice, retryable: false });
});

describe('when the time is over', () => {
	const slow = { timeoutMs: 60_000, intervalMs: 30_000 };

	test('it asks once more: what has ended since the last poll has ended in time', async () => {
		const { ended, polls } = await run({ ...slow, respond: (at) => is(at < 60_000 ? 'queued' : 'end') });
		expect([ended, polls.at(-1)]).toEqual(['end', 60_000]);
	});

	const CUT_OFF = new Interrupted('deadline', { maybeDone: true, lastProblem: 'the service responded with 503' });
	test.each<[lastProblem: string, response: Parsed<string> | StepFailure | Interrupted]>([
		['the body is HTML', UNUSABLE],
		['Asking: 502', refusal(502, HTML)],
		['the service responded with 404', refusal(404, OWN)],
		['the service responded with 503', CUT_OFF],
	])('the last poll brings none: %s', async (lastProblem, response) => {
		const { ended } = await run({ ...slow, respond: (at) => (at < 59_000 ? is('queued') : response) });
		expect(ended).toMatchObject({ by: 'deadline', lastProblem });
	});

	test('the deadline ends a poll that hangs, and two seconds that of one more', async () => {
		const { ended, now, polls } = await run({ ...slow, respond: () => is('queued'), tookMs: 1e9 });
		expect(ended).toMatchObject({ by: 'deadline', lastProblem: 'the last request got no response' });
		expect([now, polls.length]).toEqual([62_000, 2]);
	});
});

test.each([{ cancelAtMs: 12_345 }, { cancelAtMs: 60_100, tookMs: 1e9, timeoutMs: 60_000 }])(
	'a cancel ends a pause, and the last poll, at once: $cancelAtMs',
	async (when) => {
		const { ended, now } = await run({ respond: () => is('queued'), ...when });
		expect(now).toBe(when.cancelAtMs);
		if (when.tookMs === undefined) expect(ended).toMatchObject({ by: 'cancel', lastProblem: undefined });
	},
);
