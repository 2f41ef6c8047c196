// A test that ends may leave a step behind: one that it no longer needs, or one that hangs, so that it has failed.
import type { Running } from './step.ts';

const running = new Set<Running>();

/** Counts a step among the running ones until it has finished. */
export function untilFinished<R extends Running>(step: R): R {
	running.add(step);
	const forget = () => running.delete(step);
	step.finished.then(forget, forget);
	return step;
}

/** Ends what a test has left running. What it wrote is then evidence. */
export async function endLeftRunning(): Promise<void> {
	for (const { child, finished } of running) {
		child.kill('SIGKILL');
		await finished.catch(() => undefined);
	}
}
