import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { Interrupted } from '../domain/failures/interruption.ts';
import { systemClock } from './clock.ts';

/** The process that a step runs in. A test hands in its own, which goes on after the step. */
export type Host = Readonly<ReturnType<typeof ownHost>>;

/** The process of its own that the runner starts for each step. Must be called before the first line of the log. */
export function ownHost() {
	// A log whose reader is gone (EPIPE), or whose disk is full, must not end the step.
	for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
	const cancel = cancelSignal(); // now, because a cancel may come right after the first line
	return {
		clock: systemClock,
		/** Aborted when the runner cancels the step. */
		cancel,
		/** Tells the process from any other that gets its number later; '' if it must not be ended from outside. */
		self: identityOf(process.pid),
		/**
		 * Waits for the job, and ends with it.
		 * @param job whether it succeeded.
		 * @param tell called if the process ends although the job has not.
		 */
		async endWith(job: Promise<boolean>, tell: () => void): Promise<void> {
			// Node ends with 0 where nothing is left to wait for: a success, though a job that has not ended is a fault of ours.
			const abandoned = () => {
				tell();
				process.exit(1);
			};
			process.once('beforeExit', abandoned);
			preventHangAtEnd(); // beside the first request, which need not wait for it
			process.exitCode = (await job) ? 0 : 1;
			process.off('beforeExit', abandoned);
			endProcess();
		},
	};
}

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
		controller.abort(new Interrupted('cancel'));
	};
	for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP'] as const) process.on(name, cancel);
	return controller.signal;
}

/**
 * Ends the process that had this {@link Host.self}. A step in a container outlives a cancel: only the program that started
 * it there is ended.
 * @returns whether it was still running.
 */
export function endIfRunning(self: string): boolean {
	const pid = Number(self.split(' ')[0]);
	if (self === '' || identityOf(pid) !== self) return false;
	try {
		return process.kill(pid, 'SIGKILL');
	} catch {
		return false; // it has just ended, or is another user's
	}
}

/** Number and start of a process; '' where it has ended, and where the system, which is not Linux, does not say. */
function identityOf(pid: number): string {
	try {
		// After `(name)`: the state (Z: ended), …, the 20th field is the start time.
		const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
			.replace(/^.*\) /s, '')
			.split(' ');
		return fields[0] === 'Z' ? '' : `${pid} ${fields[19]}`;
	} catch {
		return '';
	}
}

/**
 * Makes the end of the process safe; to be called soon after its start. V8's baseline compiler and Maglev work on threads of
 * their own, and may wait there for a garbage collection, which only the main thread can do. Node's exit makes the main
 * thread wait for those threads, so that all wait for ever (nodejs/node#54918): `npm run test:all -- ends` shows it. From now on
 * the one works on the main thread, and the other is off. A flag that a compilation under way reads again must not be
 * changed: `maglev-build-code-on-background` crashed one process in 500.
 */
function preventHangAtEnd(): void {
	setFlagsFromString('--no-concurrent-sparkplug');
	setFlagsFromString('--no-maglev');
}

/** Milliseconds from the end of the job to the end of the process, even if nobody reads its log: a busy reader may need some. */
const END_MS = 10_000;

/**
 * Ends the process after its job, as soon as its log is written: nothing that is left open, a timer or a connection, holds
 * up the workflow. Node's own end would first take everything down, for 10 ms.
 */
export function endProcess(): void {
	setTimeout(() => process.exit(), END_MS).unref();
	// The rest of a long log still waits for its reader, and would be lost. The callback comes after an error, too.
	process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}
