// When the next poll is due (soon at first, then spread out), and the patience with polls that bring no record.
import { describe, expect, test } from '@jest/globals';
import {
	FIRST_POLL_MS,
	isTolerable,
	NO_POLLS,
	POLL_SPREAD,
	type PollOutcome,
	pollDelay,
	recordPoll,
} from '../../../src/actions/step/polling.ts';

/** The times of the polls from the creation to the deadline, in milliseconds, where each takes no time. */
function pollTimes(intervalMs: number, untilMs: number, random: () => number): number[] {
	const times = [];
	for (let at = 0; at < untilMs; at += pollDelay(at, intervalMs, random())) times.push(at);
	return times;
}

/** Chance that is the same for the same seed: a linear congruential generator. */
function chance(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

const LUCK = [
	{ luck: 'always the longest delay', random: () => 0 },
	{ luck: 'always the shortest', random: () => 1 },
	{ luck: 'by chance', random: chance(1) },
];

describe.each(LUCK)('$luck', ({ random }) => {
	const times = pollTimes(2_000, 600_000, random);
	const noticed = (change: number) => times.find((at) => at >= change) as number;

	test.each(
		[1, 50, 100, 999, 1_000, 3_333, 10_000, 24_999, 25_001, 60_000, 300_000, 590_000].map((change) => ({ change })),
	)('a change after $change ms is noticed within a tenth of that time, or the first delay', ({ change }) => {
		expect(noticed(change)).toBeLessThanOrEqual(change * 1.1 + FIRST_POLL_MS);
		expect(noticed(change) - change).toBeLessThanOrEqual(2_000);
	});

	test('any change, at any time', () => {
		const late = Array.from({ length: 59_000 }, (_, index) => index * 10).filter(
			(change) => noticed(change) > change * 1.1 + FIRST_POLL_MS,
		);
		expect(late).toEqual([]);
	});
});

describe('the number of polls stays bounded, whatever chance does', () => {
	test.each([
		{ intervalMs: 2_000, untilMs: 600_000, most: 520 },
		{ intervalMs: 10_000, untilMs: 600_000, most: 180 },
		{ intervalMs: 3_600_000, untilMs: 86_400_000, most: 240 },
		{ intervalMs: 100, untilMs: 60_000, most: 901 },
	])('every $intervalMs ms for $untilMs ms: at most $most', ({ intervalMs, untilMs, most }) => {
		expect(pollTimes(intervalMs, untilMs, () => 1).length).toBeLessThanOrEqual(most);
	});
});

test.each([
	{ elapsed: 0, interval: 2_000, random: 0, delay: FIRST_POLL_MS },
	{ elapsed: 0, interval: 2_000, random: 1, delay: FIRST_POLL_MS * (1 - POLL_SPREAD) },
	{ elapsed: 10_000, interval: 2_000, random: 0, delay: 800 },
	{ elapsed: 10_000, interval: 2_000, random: 0.5, delay: 800 * (1 - POLL_SPREAD / 2) },
	{ elapsed: 1e9, interval: 2_000, random: 0, delay: 2_000 },
	{ elapsed: 1e9, interval: 100, random: 0, delay: 100 },
])('after $elapsed ms, every $interval ms, chance $random: $delay ms', ({ elapsed, interval, random, delay }) => {
	expect(pollDelay(elapsed, interval, random)).toBe(delay);
});

describe('twenty runs that begin together', () => {
	const runs = Array.from({ length: 20 }, (_, seed) => pollTimes(2_000, 120_000, chance(seed)));
	/** Polls of all runs in the fullest tenth of a second of a time. */
	const fullest = (from: number, to: number) => {
		const polls = runs.flat().filter((at) => at >= from && at < to);
		return Math.max(...polls.map((at) => polls.filter((other) => other >= at && other < at + 100).length));
	};

	test('ask together once: at the very beginning', () => {
		expect(new Set(runs.map(([first]) => first))).toEqual(new Set([0]));
		expect(new Set(runs.map(([, second]) => second)).size).toBe(20);
	});

	test.each([
		{ from: 5_000, to: 20_000, most: 14 },
		{ from: 20_000, to: 60_000, most: 8 },
		{ from: 60_000, to: 120_000, most: 6 },
	])('from $from to $to ms at most $most polls fall into one tenth of a second', ({ from, to, most }) => {
		expect(fullest(from, to)).toBeLessThanOrEqual(most);
	});
});

const LETTERS: Readonly<Record<string, PollOutcome>> = { r: 'record', '4': 'missing', h: 'malformed' };
/** What the polls brought, one letter each: r a record, 4 a 404, h HTML. */
const after = (polls: string) =>
	[...polls].reduce((history, letter) => recordPoll(history, LETTERS[letter] as PollOutcome), NO_POLLS);

test.each([
	{ polls: '', goesOn: true },
	{ polls: 'r', goesOn: true },
	{ polls: '4', goesOn: true },
	{ polls: '4'.repeat(500), goesOn: true },
	{ polls: 'hh', goesOn: true },
	{ polls: 'hhh', goesOn: false },
	{ polls: 'hhrhh', goesOn: true },
	{ polls: 'hhrhhh', goesOn: false },
	{ polls: 'r44', goesOn: true },
	{ polls: 'r444', goesOn: false },
	{ polls: 'r44r44', goesOn: true },
	// Only a record starts the count anew.
	{ polls: 'r4h', goesOn: true },
	{ polls: 'r4h4', goesOn: false },
	{ polls: 'rh4h', goesOn: false },
	// A 404 before the record was seen is no strike.
	{ polls: `${'4'.repeat(50)}h`, goesOn: true },
	{ polls: `${'4'.repeat(50)}hh`, goesOn: true },
	{ polls: `${'4'.repeat(50)}hhh`, goesOn: false },
])('"$polls" within the first minute: goes on $goesOn', ({ polls, goesOn }) => {
	expect(isTolerable(after(polls), 59_999)).toBe(goesOn);
});

test.each([
	{ polls: '4', at: 60_000, goesOn: false },
	{ polls: '4'.repeat(500), at: 60_000, goesOn: false },
	{ polls: '4r', at: 60_000, goesOn: true },
	{ polls: 'r44', at: 500_000, goesOn: true },
	{ polls: 'r444', at: 500_000, goesOn: false },
	{ polls: 'hh', at: 500_000, goesOn: true },
])('$polls, $at ms after the creation: goes on $goesOn', ({ polls, at, goesOn }) => {
	expect(isTolerable(after(polls), at)).toBe(goesOn);
});
