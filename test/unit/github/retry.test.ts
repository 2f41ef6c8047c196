// What is tried again at GitHub, how often, and how long; and how long GitHub wants nobody to send anything.
import { expect, test } from '@jest/globals';
import { retry } from '../../../src/github/client.ts';
import { isRefused, rateLimitOf, unlessRefused } from '../../../src/github/faults.ts';
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
	['a 429', response(429), false],
	['a 408', response(408), false],
	['a rate limit told as 403', response(403, REFUSAL, { 'retry-after': '3' }), false],
	['a response that is no JSON', new Error('the response is not JSON'), false],
])('refused: %s', async (_, thrown, expected) => {
	expect(isRefused(thrown)).toBe(expected);
	expect(await unlessRefused(Promise.reject(thrown), 'refused').catch((one) => one)).toBe(
		expected ? 'refused' : thrown,
	);
});

/** Fails in these ways, then succeeds. */
async function run(errors: readonly unknown[], limits: { retries?: number } = {}) {
	const [clock, left] = [fakeClock(), [...errors]];
	const act = async () => {
		if (left.length > 0) throw left.shift();
		return 'read';
	};
	const all = { signal: clock.deadline(90_000), endsAt: 90_000, retries: Number.POSITIVE_INFINITY, ...limits };
	const end = await retry(act, all, clock).catch((thrown: unknown) => errors.indexOf(thrown));
	return { end, pauses: clock.sleeps, at: clock.now() };
}
const limit = (seconds: number) => response(429, {}, { 'retry-after': String(seconds) });
const down = Array.from({ length: 99 }, () => response(502));

test.each([
	// A rate limit is waited out, and a bit longer: those that were refused together do not come back together.
	['what may pass', [response(502), new Error('broken'), limit(60)], {}, 'read', [250, 500, 61_000]],
	['a refusal', [response(404)], {}, 0, []],
	['the last of the retries', down, { retries: 3 }, 3, [250, 500, 1_000]],
	['a limit that ends after the time that is left', [limit(91)], {}, 0, []],
])('%s: the last try that fails says why', async (_, errors, limits, end, pauses) => {
	expect(await run(errors, limits)).toMatchObject({ end, pauses });
});

test('the end of the time ends it', async () => {
	const { end, at } = await run(down);
	expect(end).toBeGreaterThan(5);
	expect(at).toBeLessThanOrEqual(90_000);
});

const NOW = Date.UTC(2026, 0, 1, 12);
const DATE = new Date(NOW - 5_000).toUTCString();
const RESET = String((NOW + 90_000) / 1_000);
const used = { 'x-ratelimit-remaining': '0' };
const says = (what: string) => `You have ${what}. Please wait a few minutes before you try again.`;

test.each<[string, number, Record<string, string>, string, number | undefined]>([
	['a 403 with Retry-After', 403, { 'retry-after': '7' }, '', 7_000],
	['a 429 that names nothing', 429, {}, '', 60_000],
	['a 403 that says it in words', 403, {}, says('exceeded a secondary rate limit'), 60_000],
	["an older server's words", 403, {}, says('triggered an abuse detection mechanism'), 60_000],
	["the hour's limit, by GitHub's own clock", 403, { ...used, 'x-ratelimit-reset': RESET, date: DATE }, '', 95_000],
	['one that is over', 403, { ...used, 'x-ratelimit-reset': RESET, date: new Date(NOW + 95_000).toUTCString() }, '', 0],
	['used up, no reset', 403, { ...used, date: DATE }, '', 60_000],
	['a missing permission', 403, { 'x-ratelimit-remaining': '900' }, REFUSAL.message, undefined],
	['a server that is busy', 503, { 'retry-after': '7' }, '', undefined],
	['a 404', 404, {}, '', undefined],
])('%s is a rate limit of so many milliseconds', (_, status, headers, message, waitMs) => {
	expect(rateLimitOf(response(status, { message }, headers))).toBe(waitMs);
	expect(rateLimitOf({ status })).toBeUndefined(); // without a response
});
