// A test that reaches jest's time limit says nothing of the step that it waited for: what hangs is told here, and ended.
import { endWatched } from './inside.ts';
import type { Running } from './step.ts';

/** Milliseconds after which a step that outlives its test is one that hangs. */
const STUCK_MS = 20_000;

/** The steps that have not finished yet, and when each was started, in milliseconds since 1970. */
const runningSteps = new Map<Running, number>();

/** Counts a step among the running ones until it has finished. */
export function keepRunning(step: Running): void {
	runningSteps.set(step, Date.now());
	const forget = () => runningSteps.delete(step);
	step.finished.then(forget, forget);
}

/** Ends what a test has left running. */
export async function endLeftRunning(): Promise<void> {
	await endWatched();
	for (const [step, began] of runningSteps) {
		if (Date.now() - began < STUCK_MS) continue;
		const log = step.stdout().slice(-4_000);
		console.error(`A step still runs when its test is over.\n${log}`);
		step.child.kill('SIGKILL');
	}
}
