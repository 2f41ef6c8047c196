// A clock whose time passes only when somebody sleeps, or when a test says so: hours take no time.
import { Interrupted } from '../../../src/domain/failures/interruption.ts';
import type { Clock } from '../../../src/runner/clock.ts';

interface Timer {
	at: number;
	readonly everyMs?: number;
	readonly run: () => void;
}

export interface FakeClock extends Clock {
	/** Lets time pass; what is due on the way happens, in its order. Ends early where the signal is aborted. */
	pass(ms: number, signal?: AbortSignal): void;
	/** The pauses so far, in milliseconds. */
	readonly sleeps: readonly number[];
	/** How many timers are left. */
	pending(): number;
}

/** Lets all that can go on go on. */
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

export function fakeClock(): FakeClock {
	let now = 0;
	const timers = new Set<Timer>();
	const sleeps: number[] = [];
	const start = (timer: Timer) => {
		timers.add(timer);
		return () => void timers.delete(timer);
	};
	const pass = (ms: number, signal?: AbortSignal) => {
		const end = now + ms;
		for (;;) {
			const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
			if (next === undefined || signal?.aborted) break;
			now = Math.max(now, next.at);
			if (next.everyMs === undefined) timers.delete(next);
			else next.at += next.everyMs;
			next.run();
		}
		if (!signal?.aborted) now = end;
	};
	return {
		sleeps,
		pass,
		pending: () => timers.size,
		now: () => now,
		async sleep(ms, signal) {
			signal.throwIfAborted();
			sleeps.push(ms);
			const end = now + ms;
			// Between two timers everybody has a turn: what is waited for beside the pause may end it.
			await turn();
			while (now < end && !signal.aborted) {
				const due = [...timers].map(({ at }) => at).filter((at) => at > now);
				pass(Math.min(end, ...due) - now, signal);
				await turn();
			}
			signal.throwIfAborted();
		},
		every: (ms, tick) => start({ at: now + ms, everyMs: ms, run: tick }),
		watchdog: (ms, expired) => start({ at: now + ms, run: expired }),
		deadline(ms) {
			const controller = new AbortController();
			start({ at: now + ms, run: () => controller.abort(new Interrupted('deadline')) });
			return controller.signal;
		},
		random: () => 0.5,
	};
}
