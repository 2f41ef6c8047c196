// What the harnesses have in common: rows, of which `npm test` runs some and `npm run test:all` all, or with ONLY=text those whose
// name holds that.
import { expect, test } from '@jest/globals';
import { EVERY } from '../support/action-runner/every.ts';
import type { Finished, Running } from '../support/action-runner/start-action.ts';

export interface Matrix<Row> {
	readonly rows: readonly Row[];
	nameOf(row: Row): string;
	/** The names of those that `npm test` runs. */
	readonly some: readonly string[];
	/** What is wrong with each row, as sentences. */
	judge(rows: readonly Row[]): Promise<readonly (readonly string[])[]>;
}

/** Milliseconds for the largest of them. */
const MOST_MS = 7_200_000;

/** The test of a harness. */
export function matrix<Row>(what: string, { rows, nameOf, some, judge }: Matrix<Row>): void {
	const isChosen = (name: string) => (EVERY ? name.includes(process.env.ONLY ?? '') : some.includes(name));
	test(
		what,
		async () => {
			expect(new Set(rows.map(nameOf)).size).toBe(rows.length);
			const chosen = rows.filter((row) => isChosen(nameOf(row)));
			expect(chosen.length).toBeGreaterThanOrEqual(EVERY ? 1 : some.length);
			const began = performance.now();
			expect(report(what, await judge(chosen), began)).toEqual([]);
		},
		EVERY ? MOST_MS : undefined,
	);
}

/** Says how the rows of a harness went, since `began` by `performance.now()`, and returns all that is wrong. */
export function report(what: string, wrong: readonly (readonly string[])[], began: number): string[] {
	const bad = wrong.filter((one) => one.length > 0).length;
	const seconds = Math.round((performance.now() - began) / 1_000);
	if (EVERY)
		process.stdout.write(
			`${wrong.length} ${what}: ${wrong.length - bad} as they should be, ${bad} not (${seconds} s)\n`,
		);
	return wrong.flat();
}

/** Waits for the end of a step, which is killed after so many milliseconds. */
export async function endWithin(ms: number, { child, finished }: Running): Promise<Finished> {
	const timer = setTimeout(() => child.kill('SIGKILL'), ms);
	return finished.finally(() => clearTimeout(timer));
}
