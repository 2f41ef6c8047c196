// A part of the fault matrix, so that it stays in order. `npm run test:all -- faults` runs the whole of it.
import { expect, test } from '@jest/globals';
import { nameOf } from './cell.ts';
import { CELLS, judge } from './matrix.ts';

const NAMES = [
	'deploy: end at POST, closing boundary − 1, once, timeout 10 s',
	'deploy: reset at POST, 50 %, once, timeout 10 s, large',
	're-run: 502 in HTML at GitHub, once, after cancel, kept in check',
	'deploy: reset at POST, after the commit, once, timeout 10 s, a ready package',
	'invoke-action: reset at POST, after the commit, once, timeout 10 s',
];

test('no cell has a name of another', () => expect(new Set(CELLS.map(nameOf)).size).toBe(CELLS.length));

test('a few cells', async () => {
	const cells = CELLS.filter((cell) => NAMES.includes(nameOf(cell)));
	expect(cells.map(nameOf).toSorted()).toEqual(NAMES.toSorted());
	expect((await judge(cells, true)).flat()).toEqual([]);
});
