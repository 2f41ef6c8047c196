// The fault matrix: see README.md.
import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { EVERY } from '../../support/action-runner/every.ts';
import { matrix } from '../matrix.ts';
import type { Cell } from './cell.ts';
import { CELLS } from './cells.ts';
import { openWorkshop, play } from './play.ts';
import { breachesOf } from './verdict.ts';

process.setMaxListeners(0); // every emulator watches for the end of this process

/** Steps at the same time, most of which wait; and of those that were late among the others. */
const AT_ONCE = 24;
const LATE_AT_ONCE = 3;
const LATE = 'past the deadline';

matrix('faults', {
	// Those first that wait the longest.
	rows: CELLS.toSorted((a, b) => b.deadlineS - a.deadlineS),
	nameOf: ({ name }) => name,
	some: [
		'deploy: end at POST, closing boundary − 1, once',
		'deploy: reset at POST, 50 %, once, large',
		'deploy: reset at POST, after the commit, once, ready',
		'invoke-action: reset at POST, after the commit, once',
		're-run: 502 in HTML at GitHub, once, after cancel, kept in check',
	],
	// One that was late among the others is run once more: only then it counts.
	async judge(cells) {
		const workshop = await openWorkshop(!EVERY);
		/** What is wrong, and the evidence for whoever has to find out why. How long a step takes in this process is not judged. */
		const run = async (cell: Cell): Promise<string[]> => {
			const evidence = await play(cell, workshop);
			const breaches = breachesOf(EVERY ? evidence : { ...evidence, tookMs: 0 });
			return breaches.length === 0 ? [] : [`${breaches.join('; ')}: ${cell.name}\n    ${JSON.stringify(evidence)}`];
		};
		try {
			const all = await inTurn(cells, run, AT_ONCE);
			const again = async (wrong: string[], at: number) =>
				wrong[0]?.startsWith(`${LATE}: `) ? run(cells[at] as Cell) : wrong;
			return await inTurn(all, again, LATE_AT_ONCE);
		} finally {
			workshop.close();
		}
	},
});
