import { Cancelled } from '../domain/failures/interruption.ts';

/** Milliseconds from a cancel to the end of the process, even if something hangs. The runner kills it 10 s after SIGINT. */
const BACKSTOP_MS = 4_500;

/**
 * A signal that is aborted when the runner cancels the job or the step times out. The runner sends SIGINT, then SIGTERM;
 * on Windows Ctrl-C, then Ctrl-Break (SIGBREAK). SIGHUP comes if the runner's terminal or service ends, and is treated
 * the same. Further signals change nothing.
 */
export function cancelSignal(): AbortSignal {
	const controller = new AbortController();
	const cancel = () => {
		if (controller.signal.aborted) return;
		setTimeout(() => process.exit(1), BACKSTOP_MS).unref();
		controller.abort(new Cancelled());
	};
	for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP'] as const) process.on(name, cancel);
	return controller.signal;
}
