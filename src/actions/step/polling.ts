/**
 * The least delay after a bad response, in milliseconds: a gateway that restarts brings several of them at once, and of
 * {@link MAX_BAD_POLLS} in a row the last one comes seconds after the first.
 */
export const BAD_POLL_MS = 2_000;

/** Milliseconds after the creation during which a 404 means that the record is not visible everywhere yet. */
const UNSEEN_GRACE_MS = 60_000;
/** Bad responses in a row after which the wait gives up. */
export const MAX_BAD_POLLS = 3;

/** The outcome of a poll, as far as it matters for giving up. */
export type PollOutcome = 'record' | 'missing' | 'malformed';

/** The history of the polls so far. */
export interface PollHistory {
	readonly everSeen: boolean;
	/** The last outcome. */
	readonly last: PollOutcome;
	/** Bad responses since the last record. A 404 before the first record does not count. */
	readonly badPolls: number;
}

/** Adds one outcome to the history. */
export function recordPoll({ everSeen, badPolls }: PollHistory, outcome: PollOutcome): PollHistory {
	if (outcome === 'record') return { everSeen: true, last: outcome, badPolls: 0 };
	return { everSeen, last: outcome, badPolls: badPolls + (outcome === 'malformed' || everSeen ? 1 : 0) };
}

/**
 * Whether to go on polling. Until the record was seen once, a 404 is tolerated for a minute after the creation. Later
 * 404s and all malformed responses count as bad: three in a row without a record between them end the wait.
 */
export function isTolerable({ everSeen, last, badPolls }: PollHistory, sinceCreatedMs: number): boolean {
	if (last === 'missing' && !everSeen) return sinceCreatedMs < UNSEEN_GRACE_MS;
	return badPolls < MAX_BAD_POLLS;
}
