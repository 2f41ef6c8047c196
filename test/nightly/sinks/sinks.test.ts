// Every action with every sink broken in every way: nothing throws, the result stays what it is, one notice names the
// file, and the id of a deployment is known. A part of the table; `npm run test:all -- tables` goes through all.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { annotations } from '../../scenarios/deploy/deploying.ts';
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { SINK_FAULTS, type SinkFault } from '../../support/action-runner/broken-sink.ts';
import { EVERY, someOf } from '../../support/action-runner/every.ts';
import { type Cell, live, wrongWith } from './cell.ts';
import { LIVES, type Life } from './life.ts';

const CELLS: readonly Cell[] = LIVES.flatMap((life) => SINK_FAULTS.map((fault) => ({ life, fault })));
/** Has no factor in common with the number of faults: each cell of the part has another one. */
const NTH = 71;

test(`${EVERY ? 'all' : 'some'} of ${CELLS.length} cells`, async () => {
	const cells = someOf(CELLS, NTH);
	const lives = LIVES.filter((life) => cells.some((cell) => cell.life === life));
	const sound = new Map(
		await inTurn(lives, async (life) => {
			const { finished } = await live(life);
			expect({ life: life.name, code: finished.code, stderr: finished.stderr }).toEqual({
				life: life.name,
				code: life.code,
				stderr: '',
			});
			return [life, finished] as const;
		}),
	);
	const wrong = await inTurn(cells, async (cell) =>
		wrongWith(cell, await live(cell.life, cell.fault), sound.get(cell.life) as never),
	);
	expect(wrong.flat()).toEqual([]);
});

test('the id of a deployment is in the log before anything else is done with it', async () => {
	const deploy = LIVES[0] as Life;
	const fault: SinkFault = {
		name: 'GITHUB_OUTPUT becomes a folder',
		sink: 'GITHUB_OUTPUT',
		later: true,
		break(folder) {
			const file = path.join(folder, 'file');
			writeFileSync(file, '');
			const strike = () => {
				rmSync(file);
				mkdirSync(file);
			};
			return { step: { env: { GITHUB_OUTPUT: file } }, strike };
		},
	};
	const { finished, id } = await live({ ...deploy, with: { ...deploy.with, 'report-to': '' } }, fault);
	const log = finished.stdout;
	expect({ code: finished.code, notices: annotations(log, 'notice').length }).toEqual({ code: 0, notices: 1 });
	expect(log.indexOf(id ?? 'no deployment')).toBeGreaterThan(0);
	expect(log.indexOf(id ?? '')).toBeLessThan(log.indexOf('::notice'));
});
