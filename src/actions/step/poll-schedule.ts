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
