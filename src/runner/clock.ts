import { setTimeout as delay } from 'node:timers/promises';
import { LONGEST_TIMER_MS } from '../domain/backoff.ts';
import { DeadlineReached } from '../domain/failures/interruption.ts';

/** Time and randomness behind one interface, so that tests can replace them. All times are in milliseconds. */
export interface Clock {
	/** A monotonic reading; only differences are meaningful. */
	now(): number;
	/** Milliseconds since 1970, for timestamps that others read; never for measuring. */
	wall(): number;
	/** Rejects with the signal's reason once the signal is aborted. */
	sleep(ms: number, signal: AbortSignal): Promise<void>;
	/** Calls `tick` every `ms` until the returned function is called. */
	every(ms: number, tick: () => void): () => void;
	/** Calls `expired` after `ms`, unless the returned function is called before. */
	watchdog(ms: number, expired: () => void): () => void;
	/** A signal that is aborted after `ms`, with a {@link DeadlineReached}. */
	deadline(ms: number): AbortSignal;
	/** U(0, 1). */
	random(): number;
}

/** Calls `tell` after the sockets were read: after a suspend, Node fires timers before it reads what has arrived. */
function whenRead(tell: () => void): void {
	setImmediate(() => setImmediate(tell));
}

export const systemClock: Clock = {
	// Not `performance.now()`, which first loads all of Node's perf_hooks.
	now: () => Number(process.hrtime.bigint()) / 1e6,
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
		let isOver = false;
		const bark = () => {
			if (!isOver) expired();
		};
		const timer = setTimeout(() => whenRead(bark), ms);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	},
	deadline(ms) {
		const controller = new AbortController();
		const abort = () => controller.abort(new DeadlineReached());
		setTimeout(() => whenRead(abort), Math.min(ms, LONGEST_TIMER_MS)).unref();
		return controller.signal;
	},
	random: () => Math.random(),
};
