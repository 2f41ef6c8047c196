/**
 * A date-time of RFC 3339; also with a space for its `T`, without seconds or an offset, with a comma, or with an offset of
 * hours alone or without a colon, as ISO 8601 allows it. Groups: date, hours and minutes, seconds, digits of the fraction,
 * `Z` or hours of the offset, its minutes.
 */
const DATE_TIME =
	/^(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):\d\d)(?::(\d\d)(?:[.,](\d+))?)?(Z|[+-]\d\d(?::?(\d\d))?)?$/i;

/** The years in which a service may have done something. Another one is a placeholder: Go's zero time, 1970, 9999. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2200];

/** Milliseconds by which two clocks mostly differ at most, such as those of the service's gateway and of its records. */
export const USUAL_SKEW_MS = 5_000;

/**
 * Reads the time at which a service did something.
 * @returns milliseconds since 1970; NaN if it is none, or a placeholder.
 */
export function parseTime(text: string): number {
	return partsOf(text)?.ms ?? Number.NaN;
}

/** As {@link parseTime}, in any year. */
export function parseDateTime(text: string): number {
	return anyParts(text)?.ms ?? Number.NaN;
}

/** Milliseconds in which the time may have been: without a fraction it was rounded down. 1 if it is none. */
export function spanOf(text: string): number {
	const [, seconds, fraction] = partsOf(text)?.digits ?? [];
	if (seconds === '') return 60_000;
	return fraction === '' ? 1_000 : 1;
}

/** Milliseconds by which local time differs from UTC at most, to the west and to the east. */
const [WEST_MS, EAST_MS] = [12 * 3_600_000, 14 * 3_600_000];

/** The first and the last moment that a time may mean, as {@link parseTime}: one without an offset may be any place's time. */
export function momentsOf(text: string): { readonly first: number; readonly last: number } {
	const at = parseTime(text);
	const last = at + spanOf(text) - 1;
	return isLocal(text) ? { first: at - EAST_MS, last: last + WEST_MS } : { first: at, last };
}

/** Whether a time has no offset. */
function isLocal(text: string): boolean {
	return DATE_TIME.exec(text.trim())?.[5] === undefined;
}

/** As {@link spanOf}, for a clock that may write whole seconds with a fraction of zeros, or tenths of a second. */
export function widestSpanOf(text: string): number {
	const [, , fraction = ''] = partsOf(text)?.digits ?? [];
	return /[1-9]/.test(fraction) ? Math.max(1, 1_000 / 10 ** fraction.length) : Math.max(1_000, spanOf(text));
}

/**
 * Compares two times, digit by digit as far as both go: a clock may be finer than milliseconds, or coarser. One without an
 * offset and one with it are compared only where no place's time makes a difference.
 * @returns negative if the first is earlier, positive if it is later, 0 if they do not tell; NaN if one of them is none.
 */
export function compareTimes(one: string, other: string): number {
	const [a, b] = [partsOf(one), partsOf(other)].map((parts) => parts?.digits.join(''));
	if (a === undefined || b === undefined) return Number.NaN;
	if (isLocal(one) !== isLocal(other)) {
		const [of, against] = [momentsOf(one), momentsOf(other)];
		if (of.last < against.first) return -1;
		return of.first > against.last ? 1 : 0;
	}
	const length = Math.min(a.length, b.length);
	const [first, second] = [a.slice(0, length), b.slice(0, length)];
	if (first === second) return 0;
	return first < second ? -1 : 1;
}

interface TimeParts {
	readonly ms: number;
	/** Date, hour and minute in UTC; seconds; fraction. '' for what the time does not have. */
	readonly digits: readonly [string, string, string];
}

function partsOf(text: string): TimeParts | undefined {
	const parts = anyParts(text);
	if (parts === undefined) return undefined;
	const year = new Date(parts.ms).getUTCFullYear();
	return year >= FIRST_YEAR && year <= LAST_YEAR ? parts : undefined;
}

function anyParts(text: string): TimeParts | undefined {
	const [, day = '', minutes, seconds = '', fraction = '', zone = 'Z', zoneMinutes = '00'] =
		DATE_TIME.exec(text.trim()) ?? [];
	if (!isDay(day)) return undefined;
	// Without an offset `Date.parse` would take it for this machine's time.
	const offset = zone.length === 1 ? 'Z' : `${zone.slice(0, 3)}:${zoneMinutes}`;
	const ms = Date.parse(`${day}T${minutes}:${seconds || '00'}.${fraction || '0'}${offset}`);
	if (Number.isNaN(ms)) return undefined;
	return { ms, digits: [new Date(ms).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length), seconds, fraction] };
}

/** `Date.parse` takes the 31st of every month. */
function isDay(text: string): boolean {
	const ms = Date.parse(text);
	return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
