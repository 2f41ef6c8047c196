import { parseRetryAfter } from '../domain/backoff.ts';
import { statusOf } from './response.ts';

/** Milliseconds to wait if a rate limit's response gives no time, as GitHub's documentation asks. */
const UNNAMED_MS = 60_000;

/**
 * Reads a rate limit from a thrown response: a 429, or a 403 that is not about a missing permission. The secondary limit
 * (many requests in a short time) sends a `Retry-After`, the hourly limit a time of reset.
 * @param now milliseconds since 1970, for a response without a `Date`.
 * @returns milliseconds for which nothing should be sent, or undefined if no limit was hit.
 */
export function rateLimitOf(thrown: unknown, now: number): number | undefined {
	const { response } = (thrown ?? {}) as { response?: { headers?: Record<string, unknown>; data?: unknown } };
	const header = (name: string) => {
		const value = response?.headers?.[name];
		return value === undefined ? undefined : String(value);
	};
	const status = statusOf(thrown);
	const isUsedUp = header('x-ratelimit-remaining') === '0';
	const says = /rate limit|abuse detection/i.test(
		String((response?.data as { message?: unknown } | undefined)?.message),
	);
	const isLimit = isUsedUp || says || header('retry-after') !== undefined;
	if (status !== 429 && !(status === 403 && isLimit)) return undefined;
	const named = parseRetryAfter(header('retry-after'), header('date'));
	if (named !== undefined) return named;
	const reset = Number(header('x-ratelimit-reset') ?? Number.NaN) * 1_000;
	if (!isUsedUp || Number.isNaN(reset)) return UNNAMED_MS;
	const date = Date.parse(header('date') ?? '');
	return Math.max(0, reset - (Number.isNaN(date) ? now : date));
}
