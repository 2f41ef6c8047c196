import { setTimeout as delay } from 'node:timers/promises';
import { Interrupted } from '../domain/failures/interruption.ts';

/** Calls `tell` after the sockets were read: after a suspend, Node fires timers before it reads what has arrived. */
function whenRead(tell: () => void): void {
	setImmediate(() => setImmediate(tell));
}

/** The longest delay of a timer, in milliseconds: Node turns a longer one into 1 ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Time and randomness in one object, so that tests can replace them. All times are in milliseconds. */
export type Clock = typeof systemClock;

export const systemClock = {
	/** A monotonic reading; only differences are meaningful. Not `performance.now()`, which first loads all of Node's perf_hooks. */
	now: () => Number(process.hrtime.bigint()) / 1e6,
	/** Rejects with the signal's reason once the signal is aborted. */
	async sleep(ms: number, signal: AbortSignal): Promise<void> {
		signal.throwIfAborted();
		try {
			await delay(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal });
		} catch (error) {
			throw signal.aborted ? signal.reason : error;
		}
	},
	/** Calls `tick` every `ms` until the returned function is called. */
	every(ms: number, tick: () => void): () => void {
		const timer = setInterval(tick, ms);
		timer.unref();
		return () => clearInterval(timer);
	},
	/** Calls `expired` after `ms`, unless the returned function is called before. */
	watchdog(ms: number, expired: () => void): () => void {
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
	/** A signal that is aborted after `ms`, with an {@link Interrupted}. */
	deadline(ms: number): AbortSignal {
		const controller = new AbortController();
		const abort = () => controller.abort(new Interrupted('deadline'));
		setTimeout(() => whenRead(abort), Math.min(ms, LONGEST_TIMER_MS)).unref();
		return controller.signal;
	},
	/** U(0, 1). */
	random: () => Math.random(),
};
