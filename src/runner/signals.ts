import { Cancelled } from '../domain/failures/interruption.ts';

/** Milliseconds from a cancel to the end of the process, whatever hangs. The runner kills 10 s after its SIGINT. */
const BACKSTOP_MS = 4_500;

/**
 * A signal that is aborted when the runner cancels the job or the step times out: it sends SIGINT, then SIGTERM;
 * on Windows Ctrl-C, then Ctrl-Break (SIGBREAK). SIGHUP comes where the runner's terminal or service ends, and means the
 * same. The second signal changes nothing: the end is under way.
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
