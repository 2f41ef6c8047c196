// A part of the fault matrix, so that it stays in order. `npm run test:all -- faults` runs the whole matrix.
import { beforeAll, expect, test } from '@jest/globals';
import { nameOf } from './cell.ts';
import { wholeMatrix } from './matrix.ts';
import { type Result, runCells } from './run-cells.ts';

const NAMES = [
	'deploy: end at closing boundary − 1, once, TLS, force, small, list there, timeout 10 s',
	're-run: 502 at GitHub, once, plain, after cancel, kept in check',
	'invoke-action: reset at after the work, once, plain',
];

let results: ReadonlyMap<string, Result>;

beforeAll(async () => {
	const cells = wholeMatrix().cells.filter((cell) => NAMES.includes(nameOf(cell)));
	expect(cells.map(nameOf).toSorted()).toEqual(NAMES.toSorted());
	const { results: ran } = await runCells(cells, { busy: 3, waiting: 8 });
	results = new Map(ran.map((result) => [nameOf(result.cell), result]));
}, 3_600_000);

test.each(NAMES.map((name) => ({ name })))('$name', ({ name }) => {
	const result = results.get(name);
	expect(result?.evidence).toBeDefined();
	// How long it took is judged by the whole matrix, which has the machine to itself.
	const broken = result?.breaches.filter((breach) => breach !== 'past the deadline');
	expect({ broken, outcome: result?.evidence.outcome }).toEqual({
		broken: [],
		outcome: expect.any(String),
	});
});
