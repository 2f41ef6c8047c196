// The pause before a repeat: full jitter, and what `Retry-After` asks for.
import { describe, expect, test } from '@jest/globals';
import { BACKOFF, backoffDelay, parseRetryAfter } from '../../../src/domain/backoff.ts';

describe('full jitter, U(0, min(8 s, 0.5 s · 2ⁿ))', () => {
	test.each([
		{ repeat: 1, most: 500 },
		{ repeat: 2, most: 1_000 },
		{ repeat: 3, most: 2_000 },
		{ repeat: 4, most: 4_000 },
		{ repeat: 5, most: 8_000 },
		{ repeat: 6, most: 8_000 },
		{ repeat: 2_000, most: 8_000 },
	])('repeat $repeat: from 0 to $most ms', ({ repeat, most }) => {
		expect(backoffDelay(repeat, 0)).toBe(0);
		expect(backoffDelay(repeat, 0.5)).toBe(most / 2);
		expect(backoffDelay(repeat, 1)).toBe(most);
	});

	test('at most four repeats', () => expect(BACKOFF.retries).toBe(4));
});

test.each([
	{ name: 'the floor wins over a shorter jitter', floor: 3_000, random: 0.5, delay: 3_000 },
	{ name: 'a longer jitter wins over the floor', floor: 100, random: 1, delay: 500 },
	{ name: 'no timer is given more than it takes, 2³¹ − 1 ms', floor: 1e12, random: 1, delay: 2_147_483_647 },
	{ name: 'nor infinity', floor: Number.POSITIVE_INFINITY, random: 0, delay: 2_147_483_647 },
])('$name', ({ floor, random, delay }) => expect(backoffDelay(1, random, floor)).toBe(delay));

const DATE = 'Sun, 06 Nov 1994 08:49:37 GMT';

test.each<[value: string | undefined, ms: number | undefined]>([
	['0', 0],
	[' 120 ', 120_000],
	['9'.repeat(400), Number.POSITIVE_INFINITY],
	['Sun, 06 Nov 1994 08:50:37 GMT', 60_000],
	['Sunday, 06-Nov-94 08:50:37 GMT', 60_000],
	[' Sun, 6 Nov 1994 08:50:37 GMT ', 60_000],
	['Sun, 06 Nov 1994 08:49:00 GMT', 0],
	...[
		undefined,
		'',
		'-5',
		'1.5',
		'1e3',
		'NaN',
		'soon',
		'12 seconds',
		'1994-11-06',
		'Sun, 99 Nov 1994 08:49:37 GMT',
	].map((value): [string | undefined, undefined] => [value, undefined]),
	['after Sun, 06 Nov 1994 08:50:37 GMT', undefined],
])('Retry-After: %j is %p ms (RFC 9110 §10.2.3)', (value, ms) => {
	expect(parseRetryAfter(value, ` ${DATE} `)).toBe(ms);
});

test.each([undefined, '', 'yesterday', '12'])('a date means nothing beside the Date %j, but seconds count', (date) => {
	expect(parseRetryAfter('Sun, 06 Nov 1994 08:50:37 GMT', date)).toBeUndefined();
	expect(parseRetryAfter('3', date)).toBe(3_000);
});
