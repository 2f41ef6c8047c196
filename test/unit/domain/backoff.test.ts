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

describe('Retry-After (RFC 9110 §10.2.3)', () => {
	test.each([
		{ value: '0', ms: 0 },
		{ value: '1', ms: 1_000 },
		{ value: ' 120 ', ms: 120_000 },
		{ value: '007', ms: 7_000 },
		{ value: '9'.repeat(400), ms: Number.POSITIVE_INFINITY },
		{ value: 'Sun, 06 Nov 1994 08:50:37 GMT', ms: 60_000 },
		{ value: 'Sunday, 06-Nov-94 08:50:37 GMT', ms: 60_000 },
		{ value: 'Sun, 6 Nov 1994 08:50:37 GMT', ms: 60_000 },
		{ value: 'Sun,06 Nov 1994 08:50:37 GMT', ms: 60_000 },
		{ value: ' Sun, 06 Nov 1994 08:50:37 GMT ', ms: 60_000 },
		{ value: 'Sun, 06 Nov 1994 08:49:00 GMT', ms: 0 },
		{ value: 'Fri, 31 Dec 9999 23:59:59 GMT', ms: Date.UTC(9999, 11, 31, 23, 59, 59) - Date.parse(DATE) },
		{ value: undefined },
		{ value: '' },
		{ value: '   ' },
		{ value: '-5' },
		{ value: '+5' },
		{ value: '1.5' },
		{ value: '1e3' },
		{ value: '0x10' },
		{ value: 'NaN' },
		{ value: 'Infinity' },
		{ value: 'soon' },
		{ value: '12 seconds' },
		{ value: '1994-11-06' },
		{ value: 'Sun, 99 Nov 1994 08:49:37 GMT' },
		{ value: 'after Sun, 06 Nov 1994 08:50:37 GMT' },
	])('"$value" → $ms ms', ({ value, ms }) => {
		expect(parseRetryAfter(value, DATE)).toBe(ms);
		expect(parseRetryAfter(value, ` ${DATE} `)).toBe(ms);
	});

	test.each([{ date: undefined }, { date: '' }, { date: 'yesterday' }, { date: '12' }])(
		'a date means nothing beside the Date $date, and seconds go on to count',
		({ date }) => {
			expect(parseRetryAfter('Sun, 06 Nov 1994 08:50:37 GMT', date)).toBeUndefined();
			expect(parseRetryAfter('3', date)).toBe(3_000);
		},
	);
});
