// A part of the fault matrix, so that it stays in order. `npm run test:all -- faults` runs the whole matrix.
import { beforeAll, expect, test } from '@jest/globals';
import { nameOf } from './cell.ts';
import { wholeMatrix } from './matrix.ts';
import { type Result, runCells } from './run-cells.ts';

const DEPLOYS = [
	'reset at connect, once, TLS, no force, large, list there, timeout 10 s',
	'reset at 50 %, once, plain, no force, large, list there, timeout 10 s',
	'end at closing boundary − 1, once, TLS, force, small, list there, timeout 10 s',
	'end at closing boundary, once, plain, no force, small, list there, timeout 10 s',
	'reset at after the commit, once, plain, force, small, list there, timeout 10 s',
	'reset at after the commit, once, plain, no force, small, list 404, timeout 10 s',
	'redirect 307 at request headers, once, plain, no force, small, list there, timeout 10 s',
	'reset at 50 %, once, plain, no force, large, list there, timeout 10 s, a ready package',
	'end at poll 2 (response body), once, TLS, force, small, list there, timeout 12.5 s',
	'redirect 307 at poll n (request), once, plain, no force, small, list there, timeout 12.5 s',
	'413, early at request headers, once, plain, force, large, list there, timeout 10 s',
	'429, Retry-After at closing boundary, once, plain, no force, small, list there, timeout 10 s',
	'404 at poll n, always, plain, no force, small, list there, timeout 15 s',
];
const CALLS = [
	'delete-api-key: reset at after the work, once, TLS',
	'delete-deployments: HTML, though done at after the work, once, plain',
	'invoke-action: reset at after the work, once, plain',
	'invoke-action: 500, though done at after the work, once, plain',
	'resize-terminal: 500, though done at after the work, once, plain',
	'list-replays: truncated at closing brace, once, plain',
	'watch-files: end at response body, once, TLS',
];
/** The attempt, as one more dimension. */
const RERUNS = [
	'deploy: end at after the commit, once, plain, no force, small, list 404, timeout 10 s, a ready package, and a re-run',
	're-run: 502 at GitHub, once, plain, after cancel, kept in check',
	're-run: 503 at look, always, plain, after cancel, kept in check',
	're-run: none at list, once, plain, after lost in a kill, kept in deployment',
];
const NAMES = [...RERUNS, ...DEPLOYS.map((name) => `deploy: ${name}`), ...CALLS];

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
