import { nameOf, type Outcome } from './cell.ts';
import type { Result } from './run-cells.ts';
import { BREACHES, type Breach } from './verdict.ts';

/** How many results broke each verdict. */
export function counted(results: readonly Result[]): [Breach, number][] {
	return BREACHES.map((breach) => [breach, results.filter(({ breaches }) => breaches.includes(breach)).length]);
}

/** The results as a table of markdown for each operation: a fault a row, a point a column. */
export function tables(results: readonly Result[]): string[] {
	const operations = Map.groupBy(results, ({ cell }) => groupOf(cell));
	return [...operations].flatMap(([group, own]) => {
		const points = [...new Set(own.map(({ cell }) => cell.point))];
		const faults = Map.groupBy(own, ({ cell }) => cell.fault);
		return [
			'',
			`**${group}**, ${own.length} cells`,
			'',
			row(['fault', ...points]),
			row(['---', ...points.map(() => '---')]),
			...[...faults].map(([fault, ofFault]) =>
				row([fault, ...points.map((point) => endings(ofFault.filter(({ cell }) => cell.point === point)))]),
			),
		];
	});
}

function groupOf({ operation, cause, point }: Result['cell']): string {
	const what =
		cause.kind === 'wire' ? 'cut on the wire' : cause.kind === 'way' ? 'nobody is reached' : 'the service responds so';
	if (operation === 're-run') return 're-run, looking for what the first attempt has left';
	const of = operation !== 'deploy' ? operation : point.startsWith('poll') ? 'deploy, polls' : 'deploy, POST';
	return `${of}: ${what}`;
}

/** E.g. `8 success, 4 ambiguous`. */
function endings(results: readonly Result[]): string {
	const outcomes = Map.groupBy(results, ({ evidence }): Outcome => evidence.outcome);
	return [...outcomes].map(([outcome, own]) => `${own.length} ${outcome}`).join(', ');
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** What is wrong with a result, for whoever has to find out why. */
export function describe({ cell, evidence, breaches }: Result): string {
	const { facts, claim, outcome, expects, tookMs, deadlineMs, hits, visits } = evidence;
	const numbers = `${(tookMs / 1_000).toFixed(1)} of ${deadlineMs / 1_000} s, ${hits} hits, ${visits} visits`;
	return `${breaches.join('; ')}: ${nameOf(cell)}\n    ended as ${outcome}, expected ${expects.join(' or ')}; claims ${JSON.stringify(claim)}; facts ${JSON.stringify(facts)}; ${numbers}`;
}
