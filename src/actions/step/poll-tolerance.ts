/** Milliseconds after the creation in which a 404 is taken for a record that has not spread yet. */
export const UNSEEN_GRACE_MS = 60_000;
/** Answers in a row that make no sense before the wait gives up. */
export const STRIKES = 3;

/** What a poll brought, as far as the patience with it goes. */
export type PollOutcome = 'record' | 'missing' | 'malformed';

/** What the polls so far have been like. */
export interface PollHistory {
	readonly everSeen: boolean;
	/** The last outcome. */
	readonly last: PollOutcome;
	/** Answers since the last record that make no sense. A 404 before the first record is none of them. */
	readonly strikes: number;
}

export const NO_POLLS: PollHistory = { everSeen: false, last: 'record', strikes: 0 };

/** Adds one outcome to the history. */
export function remember({ everSeen, strikes }: PollHistory, outcome: PollOutcome): PollHistory {
	if (outcome === 'record') return { everSeen: true, last: outcome, strikes: 0 };
	return { everSeen, last: outcome, strikes: strikes + (outcome === 'malformed' || everSeen ? 1 : 0) };
}

/**
 * Whether to go on polling. A 404 is tolerated for a minute after the creation, until the record was seen once;
 * from then on, and for every malformed answer, three with no record between them end the wait.
 */
export function isTolerable({ everSeen, last, strikes }: PollHistory, sinceCreatedMs: number): boolean {
	if (last === 'missing' && !everSeen) return sinceCreatedMs < UNSEEN_GRACE_MS;
	return strikes < STRIKES;
}
