/** Milliseconds: the upper end of the first delays. */
export const FIRST_POLL_MS = 100;
/** The share of a delay that chance takes away at most: runs that began together do not go on asking together. */
export const POLL_SPREAD = 1 / 3;

/**
 * The delay before the next poll. It grows with the time that the wait has already taken, so that a change is
 * noticed within a tenth of the time it took, and the number of requests stays bounded.
 * @param elapsedMs milliseconds since the deployment was created.
 * @param intervalMs the input `poll-interval`, in milliseconds: the longest delay.
 * @param random U(0, 1).
 */
export function pollDelay(elapsedMs: number, intervalMs: number, random: number): number {
	return Math.min(intervalMs, Math.max(FIRST_POLL_MS, elapsedMs * 0.08)) * (1 - random * POLL_SPREAD);
}

/** Milliseconds after the creation in which a 404 is taken for a record that has not spread yet. */
export const UNSEEN_GRACE_MS = 60_000;
/** Answers in a row that make no sense before the wait gives up. */
export const MAX_BAD_POLLS = 3;

/** What a poll brought, as far as the patience with it goes. */
export type PollOutcome = 'record' | 'missing' | 'malformed';

/** What the polls so far have been like. */
export interface PollHistory {
	readonly everSeen: boolean;
	/** The last outcome. */
	readonly last: PollOutcome;
	/** Answers since the last record that make no sense. A 404 before the first record is none of them. */
	readonly badPolls: number;
}

export const NO_POLLS: PollHistory = { everSeen: false, last: 'record', badPolls: 0 };

/** Adds one outcome to the history. */
export function recordPoll({ everSeen, badPolls }: PollHistory, outcome: PollOutcome): PollHistory {
	if (outcome === 'record') return { everSeen: true, last: outcome, badPolls: 0 };
	return { everSeen, last: outcome, badPolls: badPolls + (outcome === 'malformed' || everSeen ? 1 : 0) };
}

/**
 * Whether to go on polling. A 404 is tolerated for a minute after the creation, until the record was seen once;
 * from then on, and for every malformed response, three with no record between them end the wait.
 */
export function isTolerable({ everSeen, last, badPolls }: PollHistory, sinceCreatedMs: number): boolean {
	if (last === 'missing' && !everSeen) return sinceCreatedMs < UNSEEN_GRACE_MS;
	return badPolls < MAX_BAD_POLLS;
}
