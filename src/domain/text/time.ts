/**
 * A date-time of RFC 3339; also with a space for its `T`, without seconds or an offset, with a comma, or with an offset of
 * hours alone or without a colon, as ISO 8601 allows it. Groups: date, hours and minutes, seconds, digits of the fraction,
 * `Z` or hours of the offset, its minutes.
 */
const DATE_TIME =
	/^(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):\d\d)(?::(\d\d)(?:[.,](\d+))?)?(Z|[+-]\d\d(?::?(\d\d))?)?$/i;

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
	const [, day = '', minutes, seconds = '00', fraction = '0', zone = 'Z', zoneMinutes = '00'] =
		DATE_TIME.exec(text.trim()) ?? [];
	if (!isDay(day)) return Number.NaN;
	const offset = zone.length === 1 ? 'Z' : `${zone.slice(0, 3)}:${zoneMinutes}`;
	return Date.parse(`${day}T${minutes}:${seconds}.${fraction}${offset}`);
}

/** `Date.parse` takes the 31st of every month. */
function isDay(text: string): boolean {
	const ms = Date.parse(text);
	return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
