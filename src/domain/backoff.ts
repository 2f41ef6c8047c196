/** Backoff between the tries of one request: full jitter, U(0, min(cap, base · 2ⁿ)). */
export const BACKOFF = {
	/** Retries after the first try. */
	retries: 4,
	/** Upper limit of the first delay, in milliseconds. */
	base: 500,
	/** Upper limit of all delays, in milliseconds, unless `Retry-After` asks for more. */
	cap: 8_000,
} as const;

/**
 * The delay before a retry.
 * @param retry 1 for the first retry.
 * @param random U(0, 1).
 * @param floorMs what `Retry-After` asks for, in milliseconds; 0 for none.
 * @returns milliseconds.
 */
export function backoffDelay(retry: number, random: number, floorMs = 0): number {
	const jitter = random * Math.min(BACKOFF.cap, BACKOFF.base * 2 ** (retry - 1));
	return Math.max(jitter, floorMs);
}

/** Seconds, some 30 years: a longer wait means the same. */
const LONGEST_S = 1_000_000_000;

/**
 * Parses `Retry-After` (RFC 9110 §10.2.3): seconds or an HTTP date. A date is compared with the response's own `Date`,
 * because the clocks of the two machines may differ.
 * @returns milliseconds, or undefined if the header is absent or malformed, or if it is a date and there is no `Date`.
 */
export function parseRetryAfter(value: string | undefined, date: string | undefined): number | undefined {
	const text = value?.trim() ?? '';
	if (/^\d+$/.test(text)) return Math.min(Number(text), LONGEST_S) * 1_000;
	const ms = httpDate(text) - httpDate(date?.trim() ?? '');
	return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Parses only what looks like an HTTP date, because `Date.parse` also accepts `-5` or `1.5`; NaN for anything else. */
function httpDate(text: string): number {
	return /^[A-Z][a-z]+, ?\d{1,2}[ -]/.test(text) ? Date.parse(text) : Number.NaN;
}
