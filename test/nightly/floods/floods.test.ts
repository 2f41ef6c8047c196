// A hostile service: the step ends in time, within its memory limit, and names what happened. This runs a few cells;
// `npm run test:all -- floods` runs all of them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { BUSY_GRACE, PRELOAD, run, tooMuch } from './cell.ts';
import { EVENT_FLOODS, FLOODS, LOG_FLOODS } from './floods.ts';
import type { Asked } from './hostile-service.ts';

const ROWS: readonly { readonly place: Asked; readonly flood: string }[] = [
	{ place: 'create', flood: '1 GiB of zeros in 1 MB of gzip' },
	{ place: 'poll', flood: 'JSON of 500,000 arrays in one another' },
	{ place: 'log', flood: 'lines of a log, without an end' },
];

test('floods from the service', async () => {
	const cells = ROWS.map(({ place, flood: name }) => {
		const flood = [...FLOODS, ...EVENT_FLOODS, ...LOG_FLOODS].find((one) => one.name === name);
		if (flood === undefined) throw new Error(`no such flood: ${name}`);
		return { action: '', place, flood };
	});
	const ended = await inTurn(cells, (cell) => run(cell, BUSY_GRACE));
	expect(ended.flatMap(({ wrong }) => wrong)).toEqual([]);
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
