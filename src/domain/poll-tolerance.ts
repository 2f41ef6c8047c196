/** Milliseconds after the creation in which a 404 is taken for a record that has not spread yet. */
export const UNSEEN_GRACE_MS = 60_000;
/** Answers in a row that make no sense before the wait gives up. */
export const STRIKES = 3;

/** What a poll brought, as far as the patience with it goes. */
export type PollOutcome = 'record' | 'missing' | 'malformed';

/** What the polls so far have been like. */
export interface PollHistory {
	readonly everSeen: boolean;
	/** The last bad outcome and how often it came in a row. */
	readonly streak: { readonly of: PollOutcome; readonly count: number };
}

export const NO_POLLS: PollHistory = { everSeen: false, streak: { of: 'record', count: 0 } };

/** Adds one outcome to the history. */
export function remember(history: PollHistory, outcome: PollOutcome): PollHistory {
	const count = history.streak.of === outcome ? history.streak.count + 1 : 1;
	return { everSeen: history.everSeen || outcome === 'record', streak: { of: outcome, count } };
}

/**
 * Whether to go on polling. A 404 is tolerated for a minute after the creation, until the record was seen once;
 * from then on, and for every malformed answer, three in a row end the wait.
 */
export function isTolerable(history: PollHistory, sinceCreatedMs: number): boolean {
	const { of, count } = history.streak;
	if (of === 'record') return true;
	if (of === 'missing' && !history.everSeen) return sinceCreatedMs < UNSEEN_GRACE_MS;
	return count < STRIKES;
}
