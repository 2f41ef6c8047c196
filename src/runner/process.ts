import { setFlagsFromString } from 'node:v8';
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

/**
 * Makes the end of the process safe; to be called soon after its start. V8 usually compiles on threads of its own. Such a
 * thread may wait for a garbage collection, which only the main thread can do; and Node's exit makes the main thread wait
 * for V8's threads, so that both wait for ever (nodejs/node#54918). Two compilers take memory there: with both `npm run
 * test:ends` saw 10 of 600 steps hang (Node 24.21), with neither none.
 */
export function preventHangAtEnd(): void {
	setFlagsFromString('--no-concurrent-sparkplug');
	setFlagsFromString('--no-maglev-build-code-on-background');
}

/** Milliseconds from the end of the job to the end of the process, even if nobody reads its log. */
const END_MS = 1_000;

/**
 * Ends the process after its job, as soon as its log is written: nothing that is left open, a timer or a connection, holds
 * up the workflow. Node's own end would first take everything down, for 10 ms.
 */
export function endProcess(): void {
	setTimeout(() => process.exit(), END_MS).unref();
	// The rest of a long log still waits for its reader, and would be lost. The callback comes after an error, too.
	process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}
