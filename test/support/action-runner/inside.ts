// Steps that run in the process of the test, from the sources: that takes a fifth of the time of a process of the built `dist`.
import { Interrupted } from '../../../src/domain/failures/interruption.ts';
import type { Host } from '../../../src/runner/process.ts';
import { evidence } from '../evidence.ts';
import { untilFinished } from './left-running.ts';
import { skippingClock } from './skipping-clock.ts';
import { type Finished, prepare, type Running, type Step } from './step.ts';

/** The last of the steps that wait for each other: one owns the variables and the output of this process. */
let turn: Promise<unknown> = Promise.resolve();
let watched = 0;

/** Whether a test looks at one while it runs: another one that it starts meanwhile cannot wait for its end. */
export const isWatching = (): boolean => watched > 0;

/** Starts a step, after those that run already, that can be looked at while it runs, and be cancelled. */
export function watchInside(step: Step): Running {
	const running = runInside(step);
	const forget = () => void watched--;
	watched++;
	running.finished.then(forget, forget);
	return running;
}

/** The same of a step that is waited for. */
export function runInside(step: Step): Running {
	const { env, temp, state, collect } = prepare(step);
	const cancel = new AbortController();
	const written = { stdout: '', stderr: '' };
	const child = {
		exitCode: null as number | null,
		signalCode: null,
		pid: undefined,
		kill() {
			cancel.abort(new Interrupted('cancel'));
			return true;
		},
	};
	const run = async (): Promise<Finished> => {
		const main = await mainOf(step);
		const giveBack = lend(env, written);
		let code: 0 | 1 | null = null;
		try {
			await main({
				clock: skippingClock(step.pauses, step.silence),
				cancel: cancel.signal,
				self: '',
				async endWith(job) {
					code = (await job) ? 0 : 1;
				},
			});
		} finally {
			giveBack();
		}
		child.exitCode = code;
		return evidence.step({ code, signal: null, ...written, ...collect() });
	};
	const finished = turn.then(run, run);
	turn = finished;
	return untilFinished({ child, stdout: () => written.stdout, finished, temp, state });
}

/** Lends the variables and the output of this process to a step. @returns what gives them back. */
function lend(env: NodeJS.ProcessEnv, written: { stdout: string; stderr: string }): () => void {
	const own = { env: process.env, stdout: process.stdout.write, stderr: process.stderr.write };
	const collecting = (name: 'stdout' | 'stderr') =>
		((text: string | Uint8Array) => {
			written[name] += typeof text === 'string' ? text : Buffer.from(text).toString();
			return true;
		}) as typeof process.stdout.write;
	process.env = env;
	process.stdout.write = collecting('stdout');
	process.stderr.write = collecting('stderr');
	return () => {
		process.env = own.env;
		process.stdout.write = own.stdout;
		process.stderr.write = own.stderr;
	};
}

/** The `main` of a step's sources. */
async function mainOf({ action = '', phase = 'main' }: Step): Promise<(host: Host) => Promise<void>> {
	const { main } = await import(`../../../src/actions/${action || 'deploy'}/${phase}.ts`);
	return main;
}
