import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FailureFacts, InputFailure, StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { parseNumber, type RawInputs } from '../../domain/inputs/parsers.ts';
import { field, isObject, parseJson } from '../../domain/text/json.ts';
import { type Runner, stepOf } from '../../runner/runner.ts';
import { runStep } from '../step/end.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import { logOf, startProgram } from './background.ts';

/** Starts the emulator, which goes on after this step. */
export const main = stepOf(
	() => ({ keys: [] }),
	(raw, runner) => runStep({ doing: STARTING, failureOf: startFailure }, () => start(raw, runner), runner),
);

/** The emulator's own bundle, beside this one: it is a product of its own (src/emulator/bin/background.ts). */
const NAME = 'background.js';
const PROGRAM = new URL(`./${NAME}`, import.meta.url);

const STARTING = 'Starting the emulator';
/** Milliseconds until it listens: half a second is usual. */
const START_MS = 60_000;

/** Every input of `emulator`, checked. @throws InputFailure for the first bad one. */
export function parseEmulatorInputs(raw: RawInputs) {
	return {
		/** 0: a free one. */
		port: parseNumber(raw, 'port', { least: 0, most: 65_535, default: 0 }),
		/** What the emulator is to do wrong. Only it knows what there is: it checks each. */
		faults: parseFaults(raw('faults')),
	};
}

/** How the rules are written. */
const FAULTS_ACCEPTED =
	'one rule as JSON, or an array of rules, such as [{"operation":"createDeployment","fault":{"kind":"answer","status":503}}]; emulator/README.md lists all faults';

function parseFaults(text: string): readonly unknown[] {
	if (text.trim() === '') return [];
	const value = parseJson(text);
	if (isObject(value)) return [value];
	if (Array.isArray(value)) return value;
	throw new InputFailure('faults', value === undefined ? 'is not valid JSON' : 'is not a rule', FAULTS_ACCEPTED);
}

async function start(raw: RawInputs, runner: Runner): Promise<void> {
	const { environment, state, outputs, log } = runner;
	const inputs = parseEmulatorInputs(raw);
	if (environment.platform === 'win32')
		throw failed('it runs on Linux and macOS only', {
			advice: 'Change "runs-on" in the job, for example to ubuntu-latest.',
		});
	const folder = makeFolder(environment.temp);
	state.keep('folder', folder); // the post step shows the log of a start that fails, too
	const apiKey = `sk_emulator_${randomBytes(16).toString('hex')}`;
	const { signal } = startTimeLimit(runner, START_MS);
	const url = urlOf(await startProgram(PROGRAM, folder, { ...inputs, apiKey }, signal));
	outputs.set({ 'api-key': apiKey, 'base-url': url, 'log-file': logOf(folder) });
	runner.hide({ keys: [apiKey] }); // only now: later steps need it whole
	log.info(`The emulator listens on ${url} until the end of the job; its log is ${logOf(folder)}`);
}

function makeFolder(temp: string): string {
	try {
		return mkdtempSync(path.join(temp || tmpdir(), 'emulator-'));
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		const advice = "Free disk space on the runner, or fix the folder's permissions.";
		throw failed(`its folder could not be made in RUNNER_TEMP (${code})`, { advice });
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
	const again = { kind: 'cancelled', advice: 'Run the job again.' } as const;
	if (by === 'cancel') return failed('the run was cancelled before it started to listen', again);
	return toStepFailure(thrown, 'failed');
}

function failed(problem: string, more: Partial<FailureFacts> = {}): StepFailure {
	const advice = 'See its output in the post step, in the group "Log of the emulator", then run the job again.';
	return new StepFailure({ kind: 'failed', message: `${STARTING}: ${problem}.`, advice, ...more });
}
