/** A time without an offset, as ISO 8601 allows it. */
const WITHOUT_OFFSET = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

/**
 * Reads a time of the service (ISO 8601). Without an offset it is UTC: `Date.parse` would take it for this machine's time.
 * @returns milliseconds since 1970; NaN if it is none.
 */
export function parseTime(text: string): number {
	return Date.parse(text.trim().replace(WITHOUT_OFFSET, '$1T$2Z'));
}
