// The verdicts: what a run must never do, whatever fault occurs.
import type { Finished } from '../../support/action-runner/start-action.ts';

/** How a step ends: success, or its failure-kind. */
export type Outcome = string;

/** What the step tells whoever reads its outputs and its error. */
export type Claim =
	/** It was done; `what` names it: an id. */
	| { readonly kind: 'done'; readonly what: string }
	/** It was not done, or what was made has failed. */
	| { readonly kind: 'not done' }
	/** It may have been done, or it was done and what came of it is open. `what` names it, '' where that is not known. */
	| { readonly kind: 'open'; readonly what: string };

export interface Evidence {
	/** What the service really did, each time: ids. */
	readonly facts: readonly string[];
	readonly claim: Claim;
	readonly outcome: Outcome;
	readonly expects: readonly Outcome[];
	readonly tookMs: number;
	readonly deadlineMs: number;
	/** How often the fault happened. */
	readonly hits: number;
	/** Requests to where a redirect leads, and those that GitHub refuses. */
	readonly strays: number;
}

const BREACHES = [
	'doubled',
	'committed, reported as failed',
	'false success',
	'names what is not there',
	'past the deadline',
	'ambiguous, and not said',
	'asked what nobody may ask',
	'not what the table of faults asks for',
	'the fault did not happen',
] as const;
type Breach = (typeof BREACHES)[number];

/** Milliseconds after its deadline in which a run has to be over. */
const GRACE_MS = 5_000;

export function breachesOf(evidence: Evidence): Breach[] {
	const { facts, claim, outcome, expects, tookMs, deadlineMs, hits, strays } = evidence;
	const isExpected = expects.includes(outcome);
	const isAmbiguous = expects.length === 1 && expects[0] === 'ambiguous';
	const found: Record<Breach, boolean> = {
		doubled: facts.length > 1,
		'committed, reported as failed': facts.length > 0 && claim.kind === 'not done',
		'false success': claim.kind === 'done' && !facts.includes(claim.what),
		'names what is not there': claim.kind === 'open' && claim.what !== '' && !facts.includes(claim.what),
		'past the deadline': tookMs > deadlineMs + GRACE_MS,
		'ambiguous, and not said': isAmbiguous && !isExpected,
		'asked what nobody may ask': strays > 0,
		'not what the table of faults asks for': !isAmbiguous && !isExpected,
		'the fault did not happen': hits === 0,
	};
	return BREACHES.filter((breach) => found[breach]);
}

/** Success, or the failure-kind. */
export const outcomeOf = ({ code, outputs }: Finished): Outcome =>
	code === 0 ? 'success' : (outputs['failure-kind'] ?? 'no failure-kind');

const NOT_DONE = ['network', 'rejected', 'failed', 'stopped', 'package', 'input'];

/**
 * What a step says of what it made, whose id it gives or not. An id alone does not leave the end open: what is called failed is
 * said not to be done, unless it has really failed.
 */
export function claimOf(finished: Finished, id = '', expects: readonly Outcome[] = []): Claim {
	if (finished.code === 0) return { kind: 'done', what: id };
	const kind = outcomeOf(finished);
	const hasReallyFailed = kind === 'failed' && expects.includes(kind);
	const isSaid = finished.outputs.conclusion === 'failure' && NOT_DONE.includes(kind) && !hasReallyFailed;
	return isSaid ? { kind: 'not done' } : { kind: 'open', what: id };
}
