// Signals are only handled between two pieces of work, so no piece may take long, for any text within the size limits.

import { expect, test } from '@jest/globals';
import { EVERY } from '../action-runner/every.ts';
import { allWork, cost } from './texts.ts';

/**
 * Milliseconds of one core: 200 on a quiet machine, in `npm run test:all -- hostile`. On a busy one everything takes longer, and
 * what grows with the square of its text far longer.
 */
const LONGEST = EVERY ? 200 : 2_000;

test(`no piece of work on a text from outside takes ${LONGEST} ms`, () => {
	const costs = allWork().map((work) => ({ name: work.name, ms: cost(work, LONGEST) }));
	const longest = costs.toSorted((a, b) => b.ms - a.ms);
	process.stdout.write(
		`${costs.length} pieces of work; the longest: ${longest
			.slice(0, 3)
			.map(({ name, ms }) => `${name} (${ms.toFixed(0)} ms)`)
			.join(', ')}\n`,
	);
	expect(longest.filter(({ ms }) => ms >= LONGEST)).toEqual([]);
});

test('the check finds what takes long', () => {
	const busy = () => {
		const from = process.threadCpuUsage();
		while (process.threadCpuUsage(from).user < LONGEST * 1_000);
	};
	expect(cost({ name: 'busy', do: busy }, LONGEST)).toBeGreaterThanOrEqual(LONGEST);
});
