import { inTurn } from '../../scenarios/secrets/evidence.ts';
import { attemptCells } from './attempt-cells.ts';
import { type Cell, nameOf } from './cell.ts';
import { play } from './play.ts';
import { runCells } from './run-cells.ts';
import { type Breach, breachesOf, type Evidence } from './verdict.ts';
import { openWorkshop } from './workshop.ts';

export const CELLS: readonly Cell[] = [...runCells(), ...attemptCells()];

/** Steps at the same time, most of which wait; and of those that were late among the others. */
const AT_ONCE = 24;
const LATE_AT_ONCE = 3;

interface Result {
	readonly cell: Cell;
	readonly evidence: Evidence;
	readonly breaches: readonly Breach[];
}

/**
 * Runs cells, those first that wait the longest. One that was late among the others is run once more: only then it counts.
 * @param inside whether the steps run in this process; how long they take is not judged then.
 * @returns what is wrong with each, as sentences.
 */
export async function judge(cells: readonly Cell[], inside = false): Promise<string[][]> {
	const workshop = await openWorkshop(inside);
	const run = async (cell: Cell): Promise<Result> => {
		const evidence = await play(cell, workshop);
		return { cell, evidence, breaches: breachesOf(inside ? { ...evidence, tookMs: 0 } : evidence) };
	};
	try {
		const all = await inTurn(
			cells.toSorted((a, b) => b.deadlineS - a.deadlineS),
			run,
			AT_ONCE,
		);
		const isLate = ({ breaches }: Result) => breaches.join() === 'past the deadline';
		const judged = await inTurn(all, async (one) => (isLate(one) ? run(one.cell) : one), LATE_AT_ONCE);
		return judged.map((one) => (one.breaches.length === 0 ? [] : [describe(one)]));
	} finally {
		workshop.close();
	}
}

/** What is wrong with a result, for whoever has to find out why. */
function describe({ cell, evidence, breaches }: Result): string {
	const { facts, claim, outcome, expects, tookMs, deadlineMs, hits, visits } = evidence;
	const numbers = `${(tookMs / 1_000).toFixed(1)} of ${deadlineMs / 1_000} s, ${hits} hits, ${visits} visits`;
	return `${breaches.join('; ')}: ${nameOf(cell)}\n    ended as ${outcome}, expected ${expects.join(' or ')}; claims ${JSON.stringify(claim)}; facts ${JSON.stringify(facts)}; ${numbers}`;
}
