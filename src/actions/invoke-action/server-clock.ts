/** A `Date` of the service. */
export interface SeenDate {
	/** Milliseconds since 1970: whole seconds, rounded down. */
	readonly date: number;
	/** Milliseconds from the start of the request for the invocation to that of the request with this response. */
	readonly askedMs: number;
	/** The same, to the response. */
	readonly heardMs: number;
}

/** Between which times of the service's clock the request for the invocation began: milliseconds since 1970. */
export interface StartTime {
	readonly earliest: number;
	/** Exclusive. */
	readonly latest: number;
}

/** A time of the service's clock in question for the start of the request: milliseconds since 1970. */
export interface Doubt {
	readonly start: number;
	/** Whether it must have begun by then, or not before. */
	readonly must: 'by' | 'not-before';
}

/** Milliseconds: what a `Date` leaves open. */
const SECOND = 1_000;

/**
 * When the request began, by the service's own clock. Before the first response nothing is known of that clock, and each
 * response bounds it from both sides: it was at its `Date` somewhere between the start of its request and its arrival.
 */
export function startTime(seen: readonly SeenDate[]): StartTime {
	const earliest = Math.max(...seen.map(({ date, heardMs }) => date - heardMs));
	const latest = Math.min(...seen.map(({ date, askedMs }) => date + SECOND - askedMs));
	// Clocks of several machines: what is certainly earlier stays so, and nothing is certainly later.
	return earliest < latest ? { earliest, latest } : { earliest: latest - SECOND, latest: Number.POSITIVE_INFINITY };
}

/** Milliseconds by which a timer, or the rounding of a pause, may be late. */
const LATE_MS = 5;

/**
 * When to look again where it is in doubt on which side of a moment the request began: the `Date` of that look then
 * tells most. Had the request begun just then, the service's clock would come to a whole second. A look right after that
 * shows the second before, if the request began earlier; one whose response is there right before it shows the new
 * second, if it began later.
 * @param lookMs how long a look takes.
 * @returns milliseconds from now on.
 */
export function nextTellingLook({ start, must }: Doubt, elapsedMs: number, lookMs: number): number {
	// A timer may be a millisecond early.
	const offset = must === 'by' ? 1 : -lookMs - LATE_MS;
	return Math.ceil(SECOND - ((start + elapsedMs - offset) % SECOND));
}
