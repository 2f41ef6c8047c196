import { setTimeout as delay } from 'node:timers/promises';
import { LONGEST_TIMER_MS } from '../domain/backoff.ts';
import { DeadlineReached } from '../domain/failures/interruption.ts';

/** Time, and chance, behind one interface: what a test replaces. All numbers are milliseconds. */
export interface Clock {
	/** A monotonic reading: only differences mean anything. */
	now(): number;
	/** Milliseconds since 1970: for telling others when something was, never for measuring. */
	wall(): number;
	/** Rejects with the signal's reason once that is aborted. */
	sleep(ms: number, signal: AbortSignal): Promise<void>;
	/** Calls `tick` every `ms` until the returned function is called. */
	every(ms: number, tick: () => void): () => void;
	/** Calls `expired` once nothing has fed it for `ms`. */
	watchdog(ms: number, expired: () => void): Watchdog;
	/** A signal that is aborted after `ms`, with a {@link DeadlineReached}. */
	deadline(ms: number): AbortSignal;
	/** U(0, 1). */
	random(): number;
}

export interface Watchdog {
	feed(): void;
	stop(): void;
}

export const systemClock: Clock = {
	now: () => performance.now(),
	wall: () => Date.now(),
	async sleep(ms, signal) {
		signal.throwIfAborted();
		try {
			await delay(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal });
		} catch (error) {
			throw signal.aborted ? signal.reason : error;
		}
	},
	every(ms, tick) {
		const timer = setInterval(tick, ms);
		timer.unref();
		return () => clearInterval(timer);
	},
	watchdog(ms, expired) {
		const timer = setTimeout(expired, ms);
		let isOver = false;
		return {
			// Node wakes a timer that has fired even after it was cleared, and then waits for it before it ends.
			feed() {
				if (!isOver) timer.refresh();
			},
			stop() {
				isOver = true;
				clearTimeout(timer);
			},
		};
	},
	deadline(ms) {
		const controller = new AbortController();
		setTimeout(() => controller.abort(new DeadlineReached()), Math.min(ms, LONGEST_TIMER_MS)).unref();
		return controller.signal;
	},
	random: () => Math.random(),
};
