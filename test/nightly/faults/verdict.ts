// The verdicts: what a run must never do, whatever fault occurs.
import type { Outcome } from './cell.ts';

/** What the step tells whoever reads its outputs and its error. */
export type Claim =
	/** It was done; `what` names it: an id, a size. */
	| { readonly kind: 'done'; readonly what: string }
	/** It was not done. */
	| { readonly kind: 'not done' }
	/** It may have been done, or it was done and what came of it is open. */
	| { readonly kind: 'open' };

export interface Evidence {
	/** What the service really did, each time: ids, sizes. */
	readonly facts: readonly string[];
	readonly claim: Claim;
	readonly outcome: Outcome;
	readonly expects: readonly Outcome[];
	readonly tookMs: number;
	readonly deadlineMs: number;
	/** How often the fault happened. */
	readonly hits: number;
	/** Connections to where a redirect leads. */
	readonly visits: number;
}

export const BREACHES = [
	'doubled',
	'committed, reported as failed',
	'false success',
	'past the deadline',
	'ambiguous, and not said',
	'followed a redirect',
	'not what the table of faults asks for',
	'the fault did not happen',
] as const;
export type Breach = (typeof BREACHES)[number];

/** Milliseconds after its deadline in which a run has to be over. */
export const GRACE_MS = 5_000;

export function breachesOf(evidence: Evidence): Breach[] {
	const { facts, claim, outcome, expects, tookMs, deadlineMs, hits, visits } = evidence;
	const isExpected = expects.includes(outcome);
	const isAmbiguous = expects.length === 1 && expects[0] === 'ambiguous';
	const found: Record<Breach, boolean> = {
		doubled: facts.length > 1,
		'committed, reported as failed': facts.length > 0 && claim.kind === 'not done',
		'false success': claim.kind === 'done' && !facts.includes(claim.what),
		'past the deadline': tookMs > deadlineMs + GRACE_MS,
		'ambiguous, and not said': isAmbiguous && !isExpected,
		'followed a redirect': visits > 0,
		'not what the table of faults asks for': !isAmbiguous && !isExpected,
		'the fault did not happen': hits === 0,
	};
	return BREACHES.filter((breach) => found[breach]);
}
