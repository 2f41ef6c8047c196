/** Milliseconds: no two polls are closer. */
export const SHORTEST_POLL_MS = 100;

/**
 * The delay before the next poll. It grows with the time that the wait has already taken, so that a change is
 * noticed within a tenth of the time it took, and the number of requests stays bounded.
 * @param elapsedMs milliseconds since the deployment was created.
 * @param intervalMs the input `poll-interval`, in milliseconds: the longest delay.
 */
export function pollDelay(elapsedMs: number, intervalMs: number): number {
	return Math.min(intervalMs, Math.max(SHORTEST_POLL_MS, elapsedMs * 0.08));
}
