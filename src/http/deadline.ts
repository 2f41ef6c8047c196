import { anySignal } from 'any-signal';
import { DeadlineReached } from '../domain/failures/interruption.ts';
import type { RequestClock } from './connection.ts';

/** A signal, and what ends it early: to be stopped once nobody needs it. */
export interface Deadline {
	readonly signal: AbortSignal;
	stop(): void;
}

/** The same signal, ended after `ms` milliseconds as well, by a {@link DeadlineReached}. */
export function startDeadline(clock: Pick<RequestClock, 'watchdog'>, outer: AbortSignal, ms: number): Deadline {
	const controller = new AbortController();
	const watchdog = clock.watchdog(ms, () => controller.abort(new DeadlineReached()));
	const signal = anySignal([outer, controller.signal]);
	const stop = () => {
		watchdog.stop();
		signal.clear();
	};
	return { signal, stop };
}
