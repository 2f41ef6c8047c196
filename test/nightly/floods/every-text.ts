// Run by `npm run test:all -- floods`, alone on its machine, for it measures.
// Signals are only handled between two pieces of work, so no piece may take long, for any text within the size limits.

import { expect, test } from '@jest/globals';
import { allWork, cost } from './texts.ts';

/** Milliseconds of one core, on a quiet machine. */
const LONGEST = 200;

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
