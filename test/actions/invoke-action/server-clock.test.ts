import { expect, test } from '@jest/globals';
import { nextTellingLook, startTime } from '../../../src/actions/invoke-action/server-clock.ts';

test.each([
	['one response', [{ date: 5_000, askedMs: 0, heardMs: 300 }], { earliest: 4_700, latest: 6_000 }],
	[
		'the latest of the lower bounds, the earliest of the upper ones',
		[
			{ date: 5_000, askedMs: 0, heardMs: 100 },
			{ date: 5_000, askedMs: 400, heardMs: 450 },
			{ date: 6_000, askedMs: 900, heardMs: 950 },
		],
		{ earliest: 5_050, latest: 5_600 },
	],
	[
		'clocks that contradict: nothing is certainly later',
		[
			{ date: 5_000, askedMs: 0, heardMs: 100 },
			{ date: 9_000, askedMs: 100, heardMs: 200 },
		],
		{ earliest: 5_000, latest: Number.POSITIVE_INFINITY },
	],
])('the start of the request by %s', (_, seen, expected) => {
	expect(startTime(seen)).toEqual(expected);
});

test.each([
	[5_300, 0, 701],
	[5_300, 699.5, 2],
	[5_300, 700, 1_001],
	[5_300, 1_000, 701],
])('a record of %i, %d ms after the start: in %i ms', (createdAt, elapsedMs, wait) => {
	expect(nextTellingLook(createdAt, elapsedMs)).toBe(wait);
});
