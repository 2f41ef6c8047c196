// All floods in all places. Run by `npm run test:all -- floods`, because some take as long as a response may take.
// `ONLY=text npm run test:all -- floods` runs the cells whose name contains the text.
import { expect, test } from '@jest/globals';
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { type Cell, LARGEST_KIB, nameOf, run } from './cell.ts';
import { APP_FLOODS, EVENT_FLOODS, FLOODS, LOG_FLOODS } from './floods.ts';
import type { Asked } from './hostile-service.ts';

/** What is no first connection, and so is never flooded before it is asked. */
const ASKED: readonly Asked[] = ['list', 'log', 'apps', 'invocations', 'stream', 'sessions', 'replays', 'end'];
/** Of small requests that one code reads, some floods are enough. */
const SOME = FLOODS.filter((_, at) => at % 4 === 0);

const ONLY = process.env.ONLY ?? '';

const CELLS: readonly Cell[] = [
	...(['create', 'list', 'poll'] as const).flatMap((place) => FLOODS.map((flood) => ({ action: '', place, flood }))),
	...['delete-api-key', 'delete-deployments', 'list-replays', 'resize-terminal', 'watch-files'].flatMap((action) =>
		FLOODS.map((flood) => ({ action, place: 'call' as const, flood })),
	),
	...EVENT_FLOODS.map((flood) => ({ action: 'watch-files', place: 'call' as const, flood })),
	...[...FLOODS, ...EVENT_FLOODS, ...LOG_FLOODS, ...APP_FLOODS].map((flood) => ({
		action: '',
		place: 'log' as const,
		flood,
	})),
	...FLOODS.map((flood) => ({ action: '', place: 'apps' as const, flood })),
	...(['invoke', 'invocations', 'record', 'replays'] as const).flatMap((place) =>
		FLOODS.map((flood) => ({ action: 'invoke-action', place, flood })),
	),
	...[...SOME, ...EVENT_FLOODS, ...LOG_FLOODS].map((flood) => ({
		action: 'invoke-action',
		place: 'stream' as const,
		flood,
	})),
	...(['sessions', 'apps', 'end'] as const).flatMap((place) =>
		SOME.map((flood) => ({ action: 'invoke-action', place, flood })),
	),
]
	.filter(({ place, flood }) => !(flood.unasked && ASKED.includes(place)))
	.filter((cell) => nameOf(cell).includes(ONLY));

test('every cell', async () => {
	const began = performance.now();
	// Those that take long begin first: they only wait.
	const cells = CELLS.toSorted((a, b) => Number(b.flood.endless !== undefined) - Number(a.flood.endless !== undefined));
	const ended = await inTurn(cells, (cell) => run(cell), 8);
	const bad = ended.filter(({ wrong }) => wrong.length > 0).length;
	const peaks = ended
		.map(({ peakKiB }, at) => ({ mib: Math.round(peakKiB / 1_024), name: nameOf(cells[at] as Cell) }))
		.toSorted((a, b) => b.mib - a.mib);
	const [peak] = peaks;
	process.stdout.write(
		`${ended.length} floods: ${ended.length - bad} ended as they should, ${bad} did not; peak memory ${peak?.mib} MiB of ${LARGEST_KIB / 1_024} (${Math.round((performance.now() - began) / 1_000)} s)\n`,
	);
	for (const { mib, name } of peaks.slice(0, 10)) process.stdout.write(`${mib} MiB: ${name}\n`);
	expect(ended.flatMap(({ wrong }) => wrong)).toEqual([]);
}, 2_400_000);
