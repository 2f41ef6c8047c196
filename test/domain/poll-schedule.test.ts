// When the next poll is due: soon at first, then spread out, so that neither the reader nor the service waits.
import { describe, expect, test } from '@jest/globals';
import { pollDelay, SHORTEST_POLL_MS } from '../../src/domain/poll-schedule.ts';

/** The times of the polls from the creation to the deadline, in milliseconds, where each takes no time. */
function pollTimes(intervalMs: number, untilMs: number): number[] {
	const times = [];
	for (let at = 0; at < untilMs; at += pollDelay(at, intervalMs)) times.push(at);
	return times;
}

const times = pollTimes(2_000, 600_000);
const noticed = (change: number) => times.find((at) => at >= change) as number;

test.each(
	[1, 50, 100, 999, 1_000, 3_333, 10_000, 24_999, 25_001, 60_000, 300_000, 590_000].map((change) => ({ change })),
)('a change after $change ms is noticed within a tenth of that time, or the shortest delay', ({ change }) => {
	expect(noticed(change)).toBeLessThanOrEqual(change * 1.1 + SHORTEST_POLL_MS);
	expect(noticed(change) - change).toBeLessThanOrEqual(2_000);
});

test('any change, at any time', () => {
	const late = Array.from({ length: 59_000 }, (_, index) => index * 10).filter(
		(change) => noticed(change) > change * 1.1 + SHORTEST_POLL_MS,
	);
	expect(late).toEqual([]);
});

describe('the number of polls stays bounded', () => {
	test.each([
		{ intervalMs: 2_000, untilMs: 600_000, most: 360 },
		{ intervalMs: 10_000, untilMs: 600_000, most: 130 },
		{ intervalMs: 3_600_000, untilMs: 86_400_000, most: 170 },
		{ intervalMs: 100, untilMs: 60_000, most: 600 },
	])('every $intervalMs ms for $untilMs ms: at most $most', ({ intervalMs, untilMs, most }) => {
		expect(pollTimes(intervalMs, untilMs).length).toBeLessThanOrEqual(most);
	});
});

test.each([
	{ elapsed: 0, interval: 2_000, delay: SHORTEST_POLL_MS },
	{ elapsed: 10_000, interval: 2_000, delay: 800 },
	{ elapsed: 1e9, interval: 2_000, delay: 2_000 },
	{ elapsed: 1e9, interval: 100, delay: 100 },
])('after $elapsed ms, every $interval ms: $delay ms', ({ elapsed, interval, delay }) => {
	expect(pollDelay(elapsed, interval)).toBe(delay);
});
