import type { Running } from './start-action.ts';

/** The steps that have not finished yet, and when each was started, in milliseconds since 1970. */
export const runningSteps = new Map<Running, number>();

/** Counts a step among the running ones until it has finished. */
export function keepRunning(step: Running): void {
	runningSteps.set(step, Date.now());
	const forget = () => runningSteps.delete(step);
	step.finished.then(forget, forget);
}
