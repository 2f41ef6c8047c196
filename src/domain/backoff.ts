/** Backoff between the tries of one request: full jitter, U(0, min(cap, base · 2ⁿ)). */
export const BACKOFF = {
	/** Retries after the first try. */
	retries: 4,
	/** Milliseconds: the upper end of the first delay. */
	base: 500,
	/** Milliseconds: no delay is longer, unless `Retry-After` asks for it. */
	cap: 8_000,
} as const;

/** Node turns a longer delay into 1 ms. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The delay before a retry.
 * @param retry 1 for the first one.
 * @param random U(0, 1).
 * @param floorMs what `Retry-After` asks for, in milliseconds; 0 for none.
 * @returns milliseconds, never NaN and never more than a timer takes.
 */
export function backoffDelay(retry: number, random: number, floorMs = 0): number {
	const jitter = random * Math.min(BACKOFF.cap, BACKOFF.base * 2 ** (retry - 1));
	return Math.min(Math.max(jitter, floorMs), LONGEST_TIMER_MS);
}

/**
 * `Retry-After` (RFC 9110 §10.2.3): seconds, or an HTTP date, which is measured against the response's own `Date`,
 * for the clocks of the two machines may differ.
 * @returns milliseconds (Infinity for a number too large to wait for), or undefined where it is absent, malformed,
 * or a date with no `Date` beside it.
 */
export function parseRetryAfter(value: string | undefined, date: string | undefined): number | undefined {
	const text = value?.trim() ?? '';
	if (/^\d+$/.test(text)) return Number(text) * 1_000;
	const until = httpDate(text);
	const now = httpDate(date?.trim() ?? '');
	if (until === undefined || now === undefined) return undefined;
	return Math.max(0, until - now);
}

/** Whether a `Retry-After` says anything: a number of seconds, or an HTTP date. */
export function isRetryAfter(value: string | undefined): boolean {
	const text = value?.trim() ?? '';
	return /^\d+$/.test(text) || httpDate(text) !== undefined;
}

/** Only what looks like an HTTP date: `Date.parse` also takes `-5` or `1.5`. */
function httpDate(text: string): number | undefined {
	const time = /^[A-Z][a-z]+, ?\d{1,2}[ -]/.test(text) ? Date.parse(text) : Number.NaN;
	return Number.isNaN(time) ? undefined : time;
}
