import { backoffDelay } from '../domain/backoff.ts';
import { field } from '../domain/text/json.ts';
import { rateLimitOf } from './rate-limit.ts';
import { isRefusal, statusOf } from './response.ts';

/** What calls to GitHub need of the runner's clock; see runner/clock.ts. */
export interface GitHubClock {
	now(): number;
	wall(): number;
	sleep(ms: number, signal: AbortSignal): Promise<void>;
	random(): number;
	/** A signal that is aborted after `ms` milliseconds. */
	deadline(ms: number): AbortSignal;
}

/** How long and how often something is tried again. */
export interface RetryLimits {
	readonly clock: GitHubClock;
	/** Ends the pauses; nothing is tried after it. */
	readonly abandoned: AbortSignal;
	/** Milliseconds that are left; a pause that is longer is not begun. */
	readonly leftMs: () => number;
	/** Retries after the first try. Default: as many as there is time for. */
	readonly retries?: number;
}

/**
 * Does something at GitHub that may be done twice, and again unless GitHub refuses it. A rate limit is waited out.
 * @throws what the last try threw.
 */
export async function retried<T>(act: () => Promise<T>, limits: RetryLimits): Promise<T> {
	const { clock, abandoned, leftMs, retries = Number.POSITIVE_INFINITY } = limits;
	for (let failures = 1; ; failures++) {
		try {
			return await act();
		} catch (thrown) {
			if (isRefused(thrown) || failures > retries || abandoned.aborted) throw thrown;
			// Runs that were refused together do not come back together.
			const pause = (rateLimitOf(thrown, clock.wall()) ?? 0) + backoffDelay(failures, clock.random());
			if (pause > leftMs()) throw thrown;
			// A pause that is cut short is followed by a last try: what it throws says why.
			await clock.sleep(pause, abandoned).catch(() => {});
		}
	}
}

/** Whether GitHub itself refuses, for good. A proxy on the way refuses with a page, or asks for a password (407). */
export function isRefused(thrown: unknown): boolean {
	const status = statusOf(thrown);
	if (!isRefusal(thrown) || status === 407 || status === 408 || rateLimitOf(thrown, 0) !== undefined) return false;
	return typeof field(thrown, 'response', 'data', 'message') === 'string';
}
