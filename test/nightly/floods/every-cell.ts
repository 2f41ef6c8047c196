// All floods in all places. Run by `npm run test:all -- floods`, because some take as long as a response may take.
import { expect, test } from '@jest/globals';
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { isChosen, report } from '../report.ts';
import { type Cell, LARGEST_KIB, nameOf, run } from './cell.ts';
import { EVENT_FLOODS, FLOODS, type Flood, LOG_FLOODS } from './floods.ts';
import type { Asked } from './hostile-service.ts';

/** What is no first connection, and so is never flooded before it is asked. */
const ASKED: readonly Asked[] = ['list', 'log', 'apps', 'invocations', 'stream', 'sessions', 'replays', 'end'];
/** One code reads all responses: where it has read every flood in one place of an action, some are enough in the others. */
const SOME = FLOODS.filter((_, at) => at % 4 === 0);

const cellsOf = (action: string, places: readonly Asked[], floods: readonly Flood[]): Cell[] =>
	places.flatMap((place) => floods.map((flood) => ({ action, place, flood })));

const CELLS: readonly Cell[] = [
	...cellsOf('', ['create', 'poll'], FLOODS),
	...cellsOf('', ['list', 'apps'], SOME),
	...cellsOf('', ['log'], [...FLOODS, ...EVENT_FLOODS, ...LOG_FLOODS]),
	...cellsOf('list-replays', ['call'], FLOODS),
	...['delete-api-key', 'delete-deployments', 'resize-terminal'].flatMap((action) => cellsOf(action, ['call'], SOME)),
	...cellsOf('watch-files', ['call'], [...FLOODS, ...EVENT_FLOODS]),
	...cellsOf('invoke-action', ['invoke', 'record'], FLOODS),
	...cellsOf('invoke-action', ['invocations', 'sessions', 'replays', 'end'], SOME),
	...cellsOf('invoke-action', ['stream'], [...SOME, ...EVENT_FLOODS, ...LOG_FLOODS]),
]
	.filter(({ place, flood }) => !(flood.unasked && ASKED.includes(place)))
	.filter((cell) => isChosen(nameOf(cell)));

test('every cell', async () => {
	const began = performance.now();
	// Those that take long begin first: they only wait.
	const cells = CELLS.toSorted((a, b) => Number(b.flood.isEndless ?? false) - Number(a.flood.isEndless ?? false));
	const ended = await inTurn(cells, (cell) => run(cell), 8);
	const wrong = report(
		'floods',
		ended.map((one) => one.wrong),
		began,
	);
	const peaks = ended
		.map(({ peakKiB }, at) => ({ mib: Math.round(peakKiB / 1_024), name: nameOf(cells[at] as Cell) }))
		.toSorted((a, b) => b.mib - a.mib);
	process.stdout.write(`The most memory, of ${LARGEST_KIB / 1_024} MiB:\n`);
	for (const { mib, name } of peaks.slice(0, 10)) process.stdout.write(`${mib} MiB: ${name}\n`);
	expect(wrong).toEqual([]);
}, 2_400_000);
