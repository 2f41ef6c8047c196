import { BACKOFF } from '../../domain/backoff.ts';

/**
 * Milliseconds: a connection that was held longer did its work, as silent as it was; proxies cut silent ones off after
 * a minute. Longer than connecting can take, so that only connections count that came about.
 */
export const LONG_LIFE_MS = 45_000;

/** What one connection of an event stream was like. */
export interface ConnectionLife {
	/** Well-formed events that it brought. */
	readonly events: number;
	readonly lastedMs: number;
}

/**
 * How many connections in a row have come to nothing, the one that has just ended included. The count starts anew
 * after an event, and after a long life.
 */
export function failedConnects(before: number, { events, lastedMs }: ConnectionLife): number {
	return events > 0 || lastedMs >= LONG_LIFE_MS ? 1 : before + 1;
}

/** Whether to connect once more: as often in a row as any request is repeated. */
export function mayReconnect(vain: number): boolean {
	return vain <= BACKOFF.retries;
}
