import { nameOf } from './cell.ts';
import type { Result } from './run-cells.ts';
import { BREACHES, type Breach } from './verdict.ts';

/** How many results broke each verdict. */
export function counted(results: readonly Result[]): [Breach, number][] {
	return BREACHES.map((breach) => [breach, results.filter(({ breaches }) => breaches.includes(breach)).length]);
}

/** What is wrong with a result, for whoever has to find out why. */
export function describe({ cell, evidence, breaches }: Result): string {
	const { facts, claim, outcome, expects, tookMs, deadlineMs, hits, visits } = evidence;
	const numbers = `${(tookMs / 1_000).toFixed(1)} of ${deadlineMs / 1_000} s, ${hits} hits, ${visits} visits`;
	return `${breaches.join('; ')}: ${nameOf(cell)}\n    ended as ${outcome}, expected ${expects.join(' or ')}; claims ${JSON.stringify(claim)}; facts ${JSON.stringify(facts)}; ${numbers}`;
}
