import { runAttempt } from './attempt-run.ts';
import type { Cell } from './cell.ts';
import { runDeploy } from './deploy-run.ts';
import { runInvoke } from './invoke-run.ts';
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

/** What nobody gets away with, however busy the machine is. */
const UNFORGIVABLE: readonly Breach[] = [
	'doubled',
	'committed, reported as failed',
	'false success',
	'ambiguous, and not said',
	'followed a redirect',
];

export interface Ran {
	/** In the order of the cells. */
	readonly results: readonly Result[];
	/** Runs that were late among the others and were run once more, alone: only then it counts. */
	readonly again: number;
}

/** Runs every cell, those first that take longest. */
export async function runCells(
	cells: readonly Cell[],
	{ busy, waiting }: Crowd,
	tell: (result: Result) => void = () => undefined,
): Promise<Ran> {
	const workshop = await openWorkshop();
	const turns = new Turns(busy);
	const seats = new Turns(waiting);
	const results = new Map<Cell, Result>();
	const among = async (cell: Cell) => {
		const patient = isPatient(cell);
		const leave = patient ? await seats.take() : undefined;
		const over = await turns.take();
		try {
			const result = await runCell(cell, workshop, patient ? over : () => undefined);
			results.set(cell, result);
			if (!isLate(result)) tell(result);
		} finally {
			over();
			leave?.();
		}
	};
	try {
		await Promise.all([...cells].sort((a, b) => waitOf(b) - waitOf(a)).map(among));
		const late = [...results.values()].filter(isLate);
		for (const { cell } of late) {
			const result = await runCell(cell, workshop);
			results.set(cell, result);
			tell(result);
		}
		return { results: cells.map((cell) => results.get(cell) as Result), again: late.length };
	} finally {
		workshop.close();
	}
}

async function runCell(cell: Cell, workshop: Workshop, waits: () => void = () => undefined): Promise<Result> {
	const evidence = await evidenceOf(cell, workshop, waits);
	return { cell, evidence, breaches: breachesOf(evidence) };
}

function evidenceOf(cell: Cell, workshop: Workshop, waits: () => void): Promise<Evidence> {
	switch (cell.operation) {
		case 'deploy':
			return runDeploy(cell, workshop, waits);
		case 're-run':
			return runAttempt(cell, workshop, waits);
		default:
			return runInvoke(cell, workshop, waits);
	}
}

const isLate = ({ breaches }: Result) =>
	breaches.includes('past the deadline') && !breaches.some((breach) => UNFORGIVABLE.includes(breach));

const waitOf = (cell: Cell) => (isPatient(cell) ? cell.deadlineS : 0);
