import type { Finished, Started } from '../../support/action-runner/start-action.ts';

/** Milliseconds beyond its deadline after which a step is stuck, however busy the machine is. How late it is, is a verdict. */
const STUCK_MS = 120_000;

/** Acts once the log holds a text. */
export function onText(running: Started, text: RegExp, act: () => void): void {
	running.child.stdout?.on('data', () => {
		if (text.test(running.stdout())) act();
	});
}

/** Waits for the end of a step, which is brought about where it is far beyond its deadline: that is then its verdict. */
export async function endOf(running: Started, deadlineMs: number): Promise<Finished> {
	const timer = setTimeout(() => running.child.kill('SIGKILL'), deadlineMs + STUCK_MS);
	try {
		return await running.finished;
	} finally {
		clearTimeout(timer);
	}
}
