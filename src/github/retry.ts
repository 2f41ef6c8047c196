import { backoffDelay, parseRetryAfter } from '../domain/backoff.ts';
import type { RequestClock } from '../http/connection.ts';
import { statusOf, textIn } from './response.ts';

/** How long and how often something is tried again. */
export interface Limits {
	/** Ends the requests and the pauses; nothing is tried after it. */
	readonly signal: AbortSignal;
	/** The clock reading after which nothing is tried; a pause that would last longer is not begun. */
	readonly endsAt: number;
	/** Retries after the first try. */
	readonly retries: number;
}

/**
 * Does something at GitHub that may be done twice, and again unless GitHub refuses it. A rate limit is waited out.
 * @param limits may change meanwhile.
 * @throws what the last try threw.
 */
export async function retry<T>(act: () => Promise<T>, limits: Limits, clock: RequestClock): Promise<T> {
	for (let failures = 1; ; failures++) {
		try {
			return await act();
		} catch (thrown) {
			const { signal, endsAt, retries } = limits;
			if (isRefused(thrown) || failures > retries || signal.aborted) throw thrown;
			// Runs that were refused together do not come back together.
			const pause = (rateLimitOf(thrown) ?? 0) + backoffDelay(failures, clock.random());
			if (clock.now() + pause > endsAt) throw thrown;
			await clock.sleep(pause, signal).catch(() => {
				throw thrown;
			});
		}
	}
}

/** Whether GitHub itself refuses, for good. A proxy on the way refuses with a page. */
export function isRefused(thrown: unknown): boolean {
	const status = statusOf(thrown) ?? 0;
	const isOwn = status >= 400 && status < 500 && status !== 408 && textIn(thrown, 'response', 'data', 'message') !== '';
	return isOwn && rateLimitOf(thrown) === undefined;
}

/** @returns `otherwise` if GitHub refuses. @throws what may pass. */
export async function unlessRefused<T>(response: Promise<T>, otherwise: T): Promise<T> {
	try {
		return await response;
	} catch (thrown) {
		if (isRefused(thrown)) return otherwise;
		throw thrown;
	}
}

/** Milliseconds to wait if a rate limit's response gives no time, as GitHub's documentation asks. */
const UNNAMED_MS = 60_000;

/**
 * Reads a rate limit from a thrown response: a 429, or a 403 that is not about a missing permission. The secondary limit
 * (many requests in a short time) sends a `Retry-After`, the hourly limit a time of reset.
 * @returns milliseconds for which nothing should be sent, or undefined if no limit was hit.
 */
export function rateLimitOf(thrown: unknown): number | undefined {
	const header = (name: string) => textIn(thrown, 'response', 'headers', name);
	const isUsedUp = header('x-ratelimit-remaining') === '0';
	const says = /rate limit|abuse detection/i.test(textIn(thrown, 'response', 'data', 'message'));
	const isLimit = isUsedUp || says || header('retry-after') !== '';
	const status = statusOf(thrown);
	if (status !== 429 && !(status === 403 && isLimit)) return undefined;
	const untilReset = Number(header('x-ratelimit-reset') || Number.NaN) * 1_000 - Date.parse(header('date'));
	const reset = isUsedUp && !Number.isNaN(untilReset) ? Math.max(0, untilReset) : undefined;
	return parseRetryAfter(header('retry-after'), header('date')) ?? reset ?? UNNAMED_MS;
}
