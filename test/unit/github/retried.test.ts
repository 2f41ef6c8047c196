// What is tried again at GitHub, how often, and how long.
import { expect, test } from '@jest/globals';
import { isRefused, retried } from '../../../src/github/retried.ts';
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
	return { clock, abandoned: clock.deadline(ms), leftMs: () => ms - clock.now() };
}

test('what may pass is tried again until it succeeds', async () => {
	const act = failing(response(502), new Error('broken'), response(407), response(429, {}, { 'retry-after': '2' }));
	expect(await retried(act, limits())).toBe('read');
	expect(act.calls).toBe(5);
});

test('a rate limit is waited out', async () => {
	const within = limits();
	await retried(failing(response(403, {}, { 'retry-after': '60' })), within);
	expect(within.clock.sleeps).toEqual([60_250]); // those that were refused together do not come back together
});

test.each([
	['a refusal', [response(404)], {}, 1],
	['the last of the retries', [1, 2, 3, 4, 5].map(() => response(502)), { retries: 3 }, 4],
	['a rate limit that ends after the time that is left', [response(429, {}, { 'retry-after': '91' })], {}, 1],
])('%s is thrown', async (_, errors, more, calls) => {
	const act = failing(...errors);
	await expect(retried(act, { ...limits(), ...more })).rejects.toBe(errors[calls - 1]);
	expect(act.calls).toBe(calls);
});

test('the end of the time ends it, and what the last try threw says why', async () => {
	const act = async () => {
		act.calls++;
		throw response(502);
	};
	act.calls = 0;
	const within = limits();
	await expect(retried(act, within)).rejects.toMatchObject({ status: 502 });
	expect(within.clock.now()).toBeLessThanOrEqual(90_000);
	expect(act.calls).toBeGreaterThan(5);
});
