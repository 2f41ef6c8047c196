import { BACKOFF } from '../../domain/backoff.ts';

/**
 * Milliseconds after which a connection counts as useful even without events, because proxies close silent connections
 * after about a minute. Longer than connecting can take, so that failed connects do not count.
 */
export const LONG_LIFE_MS = 45_000;

/** What happened on one connection of an event stream. */
export interface ConnectionLife {
	/** Number of well-formed events that it brought. */
	readonly events: number;
	readonly lastedMs: number;
}

/**
 * How many connections in a row have failed, including the one that has just ended. The count restarts after an event,
 * and after a connection that lasted long.
 */
export function failedConnects(before: number, { events, lastedMs }: ConnectionLife): number {
	return events > 0 || lastedMs >= LONG_LIFE_MS ? 1 : before + 1;
}

/** Whether to connect again: as many times in a row as any request is retried. */
export function mayReconnect(failures: number): boolean {
	return failures <= BACKOFF.retries;
}
