import { randomBytes } from 'node:crypto';
import { InputFailure, StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { field } from '../../domain/text/json.ts';
import type * as background from '../../runner/background.ts';
import type { Environment } from '../../runner/environment.ts';
import type { State } from '../../runner/sinks.ts';
import type { RunnerEdges } from '../step/edges.ts';
import { endFailed, logStack } from '../step/end.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import { type EmulatorInputs, FAULTS_ACCEPTED } from './inputs.ts';

export const STARTING = 'Starting the emulator';

export interface EmulatorEdges extends RunnerEdges {
	readonly environment: Pick<Environment, 'platform' | 'temp'>;
	readonly state: State;
	handOn(output: string, secret: string): void;
	readonly background: typeof background;
	/** The emulator's own bundle. */
	readonly program: URL;
}

/** Milliseconds until it listens: half a second is usual. */
const START_MS = 60_000;

/** Starts the emulator, which goes on after this step. Never throws. */
export async function startEmulator(inputs: EmulatorInputs, edges: EmulatorEdges): Promise<boolean> {
	try {
		await start(inputs, edges);
		return true;
	} catch (thrown) {
		const failure = startFailure(thrown);
		logStack(edges.log, thrown, failure);
		await endFailed(STARTING, failure, edges);
		return false;
	}
}

async function start(inputs: EmulatorInputs, edges: EmulatorEdges): Promise<void> {
	const { background, program, environment, state, log, outputs } = edges;
	if (environment.platform === 'win32')
		throw failed('it runs on Linux and macOS only').with({
			advice: 'Change "runs-on" in the job, for example to ubuntu-latest.',
		});
	edges.cancel.throwIfAborted();
	const apiKey = `sk_emulator_${randomBytes(16).toString('hex')}`;
	const folder = makeFolder(edges);
	state.keep('folder', folder); // the post step shows the log of a start that fails, too
	const settings = { ...inputs, apiKey };
	const { signal } = startTimeLimit(edges, START_MS);
	const started = await background.startBackground({ file: program, folder, settings }, signal);
	const url = urlOf(started.reply);
	await started.keep();
	edges.handOn('api-key', apiKey);
	outputs.set({ 'base-url': url, 'log-file': background.logOf(folder) });
	log.info(`The emulator listens on ${url} until the end of the job; its log is ${background.logOf(folder)}`);
}

function makeFolder({ background, environment }: EmulatorEdges): string {
	try {
		return background.makeFolder(environment.temp, 'emulator');
	} catch (error) {
		const problem = `its folder could not be made in RUNNER_TEMP (${(error as NodeJS.ErrnoException).code})`;
		throw failed(problem).with({ advice: "Free disk space on the runner, or fix the folder's permissions." });
	}
}

/** @throws StepFailure that says why it does not listen. */
function urlOf(reply: unknown): string {
	const url = field(reply, 'url');
	if (typeof url === 'string') return url;
	const problem = String(field(reply, 'problem') ?? 'it ended before it started to listen');
	const input = field(reply, 'input');
	if (input === 'port') throw new InputFailure('port', problem, 'a free port, or 0 to take any');
	if (input === 'faults') throw new InputFailure('faults', `cannot be used: ${problem}`, FAULTS_ACCEPTED);
	throw failed(problem);
}

function startFailure(thrown: unknown): StepFailure {
	const by = interruptionOf(thrown)?.by;
	if (by === 'deadline') return failed(`it did not start to listen within ${START_MS / 1_000} s`);
	if (by === 'cancel')
		return failed('the run was cancelled before it started to listen').with({
			kind: 'cancelled',
			advice: 'Run the job again.',
		});
	return toStepFailure(thrown, 'failed');
}

function failed(problem: string): StepFailure {
	const advice = 'See its output in the post step, in the group "Log of the emulator", then run the job again.';
	return new StepFailure({ kind: 'failed', message: `${STARTING}: ${problem}.`, advice });
}
