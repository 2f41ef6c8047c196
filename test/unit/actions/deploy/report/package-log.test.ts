// What the log says of a package, however many rules and names there are.
import { expect, test } from '@jest/globals';
import { selectionGroup } from '../../../../../src/actions/deploy/report/package-log.ts';

const rule = (examples: readonly string[], count = examples.length) => ({
	rule: '.env*',
	count,
	examples,
	secret: true,
});
const names = (length: number, width = 10) =>
	Array.from({ length }, (_, at) => `${String(at).padStart(5, '0')}${'x'.repeat(width - 5)}`);

test('a few names are on one line', () => {
	expect(selectionGroup(3, [rule(['a/.env', '.env'])])).toEqual({
		title: 'Selected 3 files, left out 2 paths',
		lines: ['.env* → a/.env, .env'],
	});
	expect(selectionGroup(1, [rule(['a', 'b', 'c'], 12)]).lines).toEqual(['.env* → a, b, c and 9 more']);
	expect(selectionGroup(1, [])).toEqual({ title: 'Selected 1 file', lines: [] });
});

test.each([
	{ what: '12,000 names', leftOut: [rule(names(12_000))], end: ' and 11,950 more' },
	{ what: 'names of 4,096 characters', leftOut: [rule(names(50, 4_096))], end: '…' },
	{ what: '5,000 rules', leftOut: Array(5_000).fill(rule(names(1))), end: '… and 4,800 more rules' },
])('$what are lines that a reader can bear, and tell what is missing', ({ leftOut, end }) => {
	const { lines } = selectionGroup(1, leftOut);
	expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(16_000);
	expect(lines.length).toBeLessThanOrEqual(201);
	expect(lines.join('').length).toBeLessThanOrEqual(70_000);
	expect(lines.at(-1)?.endsWith(end)).toBe(true);
});
