// The pause before a repeat: full jitter, and what `Retry-After` asks for.
import { expect, test } from '@jest/globals';
import { BACKOFF, backoffDelay, parseRetryAfter } from '../../../src/domain/backoff.ts';

test.each([
	[1, 500],
	[4, 4_000],
	[5, 8_000],
	[2_000, 8_000],
])('full jitter, U(0, min(8 s, 0.5 s · 2ⁿ)): retry %i after 0 to %i ms', (retry, most) => {
	expect([0, 0.5, 1].map((random) => backoffDelay(retry, random))).toEqual([0, most / 2, most]);
});

test('at most four retries', () => expect(BACKOFF.retries).toBe(4));

test.each([
	{ name: 'the floor wins over a shorter jitter', floor: 3_000, random: 0.5, delay: 3_000 },
	{ name: 'a longer jitter wins over the floor', floor: 100, random: 1, delay: 500 },
])('$name', ({ floor, random, delay }) => expect(backoffDelay(1, random, floor)).toBe(delay));

const DATE = 'Sun, 06 Nov 1994 08:49:37 GMT';

test.each<[value: string | undefined, ms: number | undefined]>([
	['0', 0],
	['9'.repeat(400), 1e12],
	[' 120 ', 120_000],
	['Sunday, 06-Nov-94 08:50:37 GMT', 60_000],
	[' Sun, 6 Nov 1994 08:50:37 GMT ', 60_000],
	['Sun, 06 Nov 1994 08:49:00 GMT', 0],
	...[undefined, '', '-5', '1.5', '1e3', 'soon', '12 seconds', '1994-11-06', 'Sun, 99 Nov 1994 08:49:37 GMT'].map(
		(value): [string | undefined, undefined] => [value, undefined],
	),
])('Retry-After: %j is %p ms (RFC 9110 §10.2.3)', (value, ms) => {
	expect(parseRetryAfter(value, ` ${DATE} `)).toBe(ms);
});

test.each([undefined, '', 'yesterday', '12'])('a date means nothing beside the Date %j, but seconds count', (date) => {
	expect(parseRetryAfter('Sun, 06 Nov 1994 08:50:37 GMT', date)).toBeUndefined();
	expect(parseRetryAfter('3', date)).toBe(3_000);
});
