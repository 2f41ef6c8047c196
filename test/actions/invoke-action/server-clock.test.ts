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

test.each<[start: number, must: 'by' | 'not-before', elapsedMs: number, lookMs: number, wait: number]>([
	[5_300, 'by', 0, 30, 701],
	[5_300, 'by', 699.5, 30, 2],
	[5_300, 'by', 700, 30, 1],
	[5_300, 'by', 701, 30, 1_000],
	[5_300, 'by', 1_000, 30, 701],
	[5_300, 'not-before', 0, 0, 695],
	[5_300, 'not-before', 0, 30, 665],
	[5_300, 'not-before', 665, 30, 1_000],
	[5_300, 'not-before', 666, 30, 999],
])(
	'whether it began %i (%s), %d ms after the start, with looks of %i ms: in %i ms',
	(start, must, elapsed, look, wait) => {
		expect(nextTellingLook({ start, must }, elapsed, look)).toBe(wait);
	},
);
