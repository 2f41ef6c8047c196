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

/**
 * When to look again for a record that may be from before the request: its `Date` then tells most. Had the record been
 * created just as the request began, the service's clock would come to a whole second at that moment; where the request
 * began earlier, it is still before it.
 * @param createdAt by the service's clock, milliseconds since 1970.
 * @returns milliseconds from now on.
 */
export function nextTellingLook(createdAt: number, elapsedMs: number): number {
	const past = (createdAt + elapsedMs) % SECOND;
	// A timer may be a millisecond early, which would tell nothing.
	return Math.ceil(SECOND - past) + 1;
}
