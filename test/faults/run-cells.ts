import { runCall } from './call-run.ts';
import type { Cell } from './cell.ts';
import { runDeploy } from './deploy-run.ts';
import { isPatient } from './matrix.ts';
import { Turns } from './turns.ts';
import { type Breach, breachesOf, type Evidence } from './verdict.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

export interface Result {
	readonly cell: Cell;
	readonly evidence: Evidence;
	readonly breaches: readonly Breach[];
}

export interface Crowd {
	/** Runs that are at work at the same time. */
	readonly busy: number;
	/** Runs that mostly wait at the same time: each is a process of some 60 MB. */
	readonly waiting: number;
}

/** Milliseconds: by then a run that mostly waits has done its work, and waits. */
const BEGINNING_MS = 500;

export const runCell = (cell: Cell, workshop: Workshop): Promise<Evidence> =>
	cell.operation === 'deploy' ? runDeploy(cell, workshop) : runCall(cell, workshop);

/** Runs every cell, those first that take longest; the results are in the order of the cells. */
export async function runCells(
	cells: readonly Cell[],
	{ busy, waiting }: Crowd,
	tell: (result: Result) => void = () => undefined,
): Promise<readonly Result[]> {
	const workshop = await openWorkshop();
	const turns = new Turns(busy);
	const seats = new Turns(waiting);
	const run = async (cell: Cell): Promise<Result> => {
		const patient = isPatient(cell);
		const leave = patient ? await seats.take() : undefined;
		const over = await turns.take();
		const timer = patient ? setTimeout(over, BEGINNING_MS) : undefined;
		try {
			const evidence = await runCell(cell, workshop);
			const result = { cell, evidence, breaches: breachesOf(evidence) };
			tell(result);
			return result;
		} finally {
			clearTimeout(timer);
			over();
			leave?.();
		}
	};
	try {
		const slowFirst = [...cells].sort((a, b) => waitOf(b) - waitOf(a));
		const results = new Map(await Promise.all(slowFirst.map(async (cell) => [cell, await run(cell)] as const)));
		return cells.map((cell) => results.get(cell) as Result);
	} finally {
		workshop.close();
	}
}

const waitOf = (cell: Cell) => (isPatient(cell) ? cell.deadlineS : 0);
