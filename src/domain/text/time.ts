/** A date-time of RFC 3339, also without an offset. Groups: date, time, offset. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,9})?)(Z|[+-]\d\d:\d\d)?$/i;

/**
 * Reads a time of the service. One without an offset is UTC: `Date.parse` would take it for this machine's time.
 * @returns milliseconds since 1970; NaN if it is none.
 */
export function parseTime(text: string): number {
	const [, day, time, zone = 'Z'] = DATE_TIME.exec(text.trim()) ?? [];
	return Date.parse(`${day}T${time}${zone.toUpperCase()}`);
}
