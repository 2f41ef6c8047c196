/** A date-time of RFC 3339, also without an offset. Groups: date, time, offset. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)?$/i;

/** The years in which a service may have done something. Another one is a placeholder: Go's zero time, 1970, 9999. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2200];

/**
 * Reads the time at which a service did something.
 * @returns milliseconds since 1970; NaN if it is none, or a placeholder.
 */
export function parseTime(text: string): number {
	const ms = parseDateTime(text);
	const year = new Date(ms).getUTCFullYear();
	return year >= FIRST_YEAR && year <= LAST_YEAR ? ms : Number.NaN;
}

/** As {@link parseTime}, in any year. One without an offset is UTC: `Date.parse` would take it for this machine's time. */
export function parseDateTime(text: string): number {
	const [, day, time, zone = 'Z'] = DATE_TIME.exec(text.trim()) ?? [];
	return Date.parse(`${day}T${time}${zone.toUpperCase()}`);
}
