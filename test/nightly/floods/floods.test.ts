// A hostile service: the step ends in time, within its memory limit, and names what happened.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { EVERY } from '../../support/action-runner/every.ts';
import { matrix } from '../matrix.ts';
import { type Cell, nameOf, PRELOAD, run, tooMuch } from './cell.ts';
import { EVENT_FLOODS, FLOODS, type Flood, LOG_FLOODS } from './floods.ts';
import { type Asked, isFirst, isNext } from './hostile-service.ts';

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
].filter(({ place, flood }) => !flood.unasked || isFirst(place) || isNext(place));

/** Seconds by which an end may be late; beside whatever else runs: what a flood holds up, it holds up for ever. */
const GRACE_S = EVERY ? 5 : 60;

matrix('floods', {
	// Those that take long begin first: they only wait.
	rows: CELLS.toSorted((a, b) => Number(b.flood.isEndless ?? false) - Number(a.flood.isEndless ?? false)),
	nameOf,
	some: [
		'deploy, create: 1 GiB of zeros in 1 MB of gzip',
		'deploy, poll: JSON of 500,000 arrays in one another',
		'deploy, log: lines of a log, without an end',
	],
	async judge(cells) {
		const ended = await inTurn(cells, (cell) => run(cell, GRACE_S), EVERY ? 8 : 4);
		const most = Math.max(...ended.map(({ peakKiB }) => peakKiB));
		if (EVERY) process.stdout.write(`The most memory that a step took: ${Math.round(most / 1_024)} MiB\n`);
		return ended.map(({ wrong }) => wrong);
	},
});

test.each([
	{ takes: 1, wrong: 0 },
	{ takes: 200, wrong: 1 },
])('a process that takes $takes MiB for a moment', ({ takes, wrong }) => {
	const folder = mkdtempSync(path.join(tmpdir(), 'peak-'));
	const file = path.join(folder, 'peak');
	const script = `Buffer.alloc(${takes} * 1_048_576, 1)`;
	spawnSync(process.execPath, ['--import', PRELOAD, '-e', script], { env: { PEAK_MEMORY_FILE: file } });
	expect(tooMuch(Number(readFileSync(file, 'utf8')))).toHaveLength(wrong);
	rmSync(folder, { recursive: true });
});
