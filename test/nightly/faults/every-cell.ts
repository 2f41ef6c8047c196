// Every fault at every point. Run by `npm run test:all -- faults`, because most of them wait.
import { expect, test } from '@jest/globals';
import { isChosen, report } from '../report.ts';
import { nameOf } from './cell.ts';
import { CELLS, judge } from './matrix.ts';

test('every cell', async () => {
	process.setMaxListeners(0); // every emulator watches for the end of this process
	const began = performance.now();
	const cells = CELLS.filter((cell) => isChosen(nameOf(cell)));
	expect(cells.length).toBeGreaterThan(0);
	expect(report('faults', await judge(cells), began)).toEqual([]);
}, 7_200_000);
