// What is tried again at GitHub, how often, and how long; and how long GitHub wants nobody to send anything.
import { expect, test } from '@jest/globals';
import { isRefused, Permanent, rateLimitOf, retry } from '../../../src/github/retry.ts';
import { fakeClock } from '../../support/action-runner/fake-clock.ts';

const REFUSAL = { message: 'Resource not accessible by integration' };
const response = (status: number, data: unknown = REFUSAL, headers: Record<string, string> = {}) =>
	Object.assign(new Error('refused'), { status, response: { status, data, headers } });

test.each([
	['a connection that broke', Object.assign(new Error('broken'), { status: 500 }), false],
	['a 502', response(502, '<html></html>'), false],
	['a 403 of GitHub', response(403), true],
	['a 404 of GitHub', response(404), true],
	['a 403 of a proxy', response(403, '<html>blocked</html>'), false],
	['a 407', response(407), false],
	['a 408', response(408), false],
	['a 429', response(429), false],
	['a rate limit told as 403', response(403, REFUSAL, { 'retry-after': '3' }), false],
	['a response that is no JSON', new Error('the response is not JSON'), false],
	['a list of too many items', new Permanent(), true],
])('%s', (_, thrown, expected) => {
	expect(isRefused(thrown)).toBe(expected);
});

/** Fails in these ways, then succeeds. */
function failing(...errors: readonly unknown[]) {
	const left = [...errors];
	const act = async () => {
		act.calls++;
		if (left.length > 0) throw left.shift();
		return 'read';
	};
	act.calls = 0;
	return act;
}

function limits(ms = 90_000) {
	const clock = fakeClock();
	return { clock, signal: clock.deadline(ms), endsAt: ms, retries: Number.POSITIVE_INFINITY };
}
const within = ({ clock, ...limited }: ReturnType<typeof limits>, act: () => Promise<unknown>) =>
	retry(act, limited, clock);

test('what may pass is tried again until it succeeds', async () => {
	const act = failing(response(502), new Error('broken'), response(429, {}, { 'retry-after': '60' }));
	const limited = limits();
	expect(await within(limited, act)).toBe('read');
	// A rate limit is waited out, and a bit longer: those that were refused together do not come back together.
	expect(limited.clock.sleeps).toEqual([250, 500, 61_000]);
});

test.each([
	['a refusal', [response(404)], {}, 1],
	['the last of the retries', [1, 2, 3, 4, 5].map(() => response(502)), { retries: 3 }, 4],
	['a rate limit that ends after the time that is left', [response(429, {}, { 'retry-after': '91' })], {}, 1],
])('%s is thrown', async (_, errors, more, calls) => {
	const act = failing(...errors);
	await expect(within({ ...limits(), ...more }, act)).rejects.toBe(errors[calls - 1]);
	expect(act.calls).toBe(calls);
});

test('the end of the time ends it, and what the last try threw says why', async () => {
	const act = async () => {
		act.calls++;
		throw response(502);
	};
	act.calls = 0;
	const limited = limits();
	await expect(within(limited, act)).rejects.toMatchObject({ status: 502 });
	expect(limited.clock.now()).toBeLessThanOrEqual(90_000);
	expect(act.calls).toBeGreaterThan(5);
});

const NOW = Date.UTC(2026, 0, 1, 12);
const DATE = new Date(NOW - 5_000).toUTCString();
const seconds = (ms: number) => String(ms / 1_000);
const MINUTE = 60_000;

interface Row {
	readonly name: string;
	readonly status: number;
	readonly headers?: Record<string, string>;
	readonly message?: string;
	readonly waitMs: number | undefined;
}

test.each<Row>([
	{ name: 'a 403 with Retry-After', status: 403, headers: { 'retry-after': '7' }, waitMs: 7_000 },
	{ name: 'a 429 that names nothing', status: 429, waitMs: MINUTE },
	{
		name: 'a 403 that says it in words',
		status: 403,
		message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
		waitMs: MINUTE,
	},
	{
		name: 'a 403 that says it in the words of older servers',
		status: 403,
		message: 'You have triggered an abuse detection mechanism. Please wait a few minutes before you try again.',
		waitMs: MINUTE,
	},
	{
		name: "the hour's limit, by GitHub's own clock",
		status: 403,
		headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(NOW + 90_000), date: DATE },
		waitMs: 95_000,
	},
	{ name: 'used up, no reset', status: 403, headers: { 'x-ratelimit-remaining': '0' }, waitMs: MINUTE },
	{
		name: 'a missing permission',
		status: 403,
		headers: { 'x-ratelimit-remaining': '900' },
		message: 'Resource not accessible by integration',
		waitMs: undefined,
	},
	{ name: 'a server that is busy', status: 503, headers: { 'retry-after': '7' }, waitMs: undefined },
	{ name: 'a 404', status: 404, waitMs: undefined },
])('$name: $waitMs ms', ({ status, headers = {}, message = '', waitMs }) => {
	expect(rateLimitOf({ status, response: { status, headers, data: { message } } })).toBe(waitMs);
});

test('a 429 without a response is no rate limit', () => expect(rateLimitOf({ status: 429 })).toBeUndefined());
