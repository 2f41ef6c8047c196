// The system's clock, but that pauses are short: a reading of the time after one is as if it had lasted.
import { Interrupted } from '../../../src/domain/failures/interruption.ts';
import { type Clock, systemClock } from '../../../src/runner/clock.ts';

/** How long a pause is, as a part of its length; no pause that is cut is longer than {@link LONGEST_MS}. */
export const PAUSES = 1 / 20;
const LONGEST_MS = 100;

/**
 * Milliseconds that all pauses are cut by at most: less than the `timeout` that a step has by default. An app, or a busy machine,
 * gets no faster, and a step that polls it must not come to the end of its time by that.
 */
const MOST_SKIPPED_MS = 200_000;

/**
 * Deadlines are reached where a pause is as long. Watchdogs are those of the system, for no network gets any faster, but where a
 * test says which part of its time a silence lasts.
 */
export function skippingClock(part = PAUSES, silence = 1): Clock {
	let skipped = 0;
	const now = () => systemClock.now() + skipped;
	const deadlines = new Set<{ readonly at: number; readonly reach: () => void }>();
	return {
		...systemClock,
		watchdog: (ms, expired) => systemClock.watchdog(ms * silence, expired),
		now,
		async sleep(ms, signal) {
			const end = now() + ms;
			const isCut = part < 1 && skipped < MOST_SKIPPED_MS;
			await systemClock.sleep(isCut ? Math.min(ms * part, LONGEST_MS) : ms, signal);
			skipped += Math.max(0, end - now());
			for (const { at, reach } of deadlines) if (at <= now()) reach();
		},
		deadline(ms) {
			const controller = new AbortController();
			const deadline = {
				at: now() + ms,
				reach() {
					deadlines.delete(deadline);
					controller.abort(new Interrupted('deadline'));
				},
			};
			deadlines.add(deadline);
			systemClock.deadline(ms).addEventListener('abort', deadline.reach);
			return controller.signal;
		},
	};
}
