import { anySignal } from 'any-signal';
import { DeadlineReached } from '../domain/failures/interruption.ts';
import type { CallOptions } from './call-options.ts';
import type { RequestClock } from './connection.ts';

/** The limits of a call, to be stopped once nobody needs them. */
export interface Deadline extends CallOptions {
	stop(): void;
}

/**
 * The same limits, ended after `ms` milliseconds as well, by a {@link DeadlineReached}.
 * @param limit what sets the shorter limit, as part of a sentence.
 */
export function startDeadline(
	clock: Pick<RequestClock, 'now' | 'watchdog'>,
	outer: CallOptions,
	ms: number,
	limit = outer.limit,
): Deadline {
	const began = clock.now();
	const ownMs = () => ms - (clock.now() - began);
	const controller = new AbortController();
	const watchdog = clock.watchdog(ms, () => controller.abort(new DeadlineReached()));
	const signal = anySignal([outer.signal, controller.signal]);
	const stop = () => {
		watchdog.stop();
		signal.clear();
	};
	const isShorter = ms < outer.leftMs();
	const named = isShorter ? limit : outer.limit;
	return {
		signal,
		stop,
		leftMs: () => Math.min(ownMs(), outer.leftMs()),
		...(named === undefined ? {} : { limit: named }),
	};
}
