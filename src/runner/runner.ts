import { statSync } from 'node:fs';
import path from 'node:path';
import { getInput } from '@actions/core';
import type { RawInputs } from '../domain/inputs/parsers.ts';
import { createRedactor, type Redact } from '../domain/secrets/redact.ts';
import type { Secrets } from '../domain/secrets/secrets.ts';
import type { Clock } from './clock.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { createTempFiles, openAppendFile, type TempFiles } from './files.ts';
import { createLog, type Log } from './log.ts';
import { createMasks, type Masks, proxyPassword } from './masks.ts';
import { endIfRunning, type Host, ownHost } from './process.ts';
import { createOutputs, createState, createSummary, entryOf, type Outputs, type State, type Summary } from './sinks.ts';

/** The GitHub runner, as an action sees it. */
export interface Runner extends Pick<Masks, 'redact' | 'neverCut' | 'hideLinkTokens'>, TempFiles {
	readonly environment: Environment;
	readonly log: Log;
	readonly outputs: Outputs;
	readonly summary: Summary;
	readonly clock: Clock;
	readonly cancel: AbortSignal;
	/** State that the main step saves for its post step. */
	readonly state: State;
	/** Tells the post step which process the main step is. */
	leaveProcess(): void;
	/** Ends the main step's process. @returns whether it was still running. */
	endLeftProcess(): boolean;
	/** Redacts only keys and tokens, for names: a name may contain a word that is also an environment value. */
	readonly redactName: Redact;
	/** Masks secrets of at least 8 characters that became known at run time. Must be called before they are used. */
	hide(secrets: readonly string[]): void;
	/** Hands a secret that the step has made to later steps: masked everywhere, and whole in that output alone. */
	handOn(output: string, secret: string): void;
	/** Whether a path from the root of the workspace is a file there. */
	isFile(file: string): boolean;
	/**
	 * Checks the inputs and runs the job; the step fails where either does.
	 * @param parse throws at the first bad input.
	 * @param refuse called with the error that `parse` threw.
	 * @param job returns whether it succeeded.
	 */
	run<T>(
		parse: (raw: RawInputs) => T | Promise<T>,
		refuse: (thrown: unknown) => Promise<void>,
		job: (inputs: T) => Promise<boolean>,
	): Promise<void>;
}

/** Inputs as the workflow gave them, untrimmed: blanks are part of a version, and make a key invalid. */
const rawInputs: RawInputs = (name) => getInput(name, { trimWhitespace: false });

/** What is lost where a file of the runner's cannot be written. */
const LOST = {
	GITHUB_OUTPUT: 'Later steps do not see all outputs of this step.',
	GITHUB_STATE: 'If this step is killed, its post step cannot close its check and deployment at GitHub.',
	GITHUB_STEP_SUMMARY: "The run does not show this step's summary.",
} as const;

/** Name of the state that tells the main step's process. */
const PROCESS = 'process';

const ABANDONED =
	'The step ended before its work was done. This is a bug in the action. Please report it, and check the log before you try again.';

/**
 * Starts an action: secrets are masked before anything else happens.
 * @param secretsOf finds the secrets among the raw inputs.
 * @param host default: a process of its own.
 */
export function startRunner(
	secretsOf: (raw: RawInputs, environment: Environment) => Secrets,
	host: Host = ownHost(),
): Runner {
	const environment = readEnvironment();
	const secrets = secretsOf(rawInputs, environment);
	const keys = [...secrets.keys, ...proxyPassword(environment.proxy.https)];
	const masks = createMasks(environment.publicFacts);
	masks.hide({ ...secrets, keys });
	const { redact } = masks;
	const log = createLog(redact);
	const fileOf = (name: keyof typeof LOST) =>
		openAppendFile({ path: environment.commandFiles[name], what: name, lost: LOST[name] }, log);
	const outputFile = fileOf('GITHUB_OUTPUT');
	const state = createState(fileOf('GITHUB_STATE'));
	return {
		...masks,
		...createTempFiles(environment.temp, masks, log),
		environment,
		log,
		outputs: createOutputs(outputFile, masks),
		summary: createSummary(fileOf('GITHUB_STEP_SUMMARY'), redact),
		clock: host.clock,
		cancel: host.cancel,
		state,
		leaveProcess: () => state.keep(PROCESS, host.self),
		endLeftProcess: () => endIfRunning(state.read(PROCESS)),
		redactName: createRedactor(keys),
		hide: (masked) => masks.hide({ masked }),
		handOn(output, secret) {
			masks.hide({ keys: [secret] });
			outputFile.add(entryOf(output, secret));
		},
		isFile(file) {
			try {
				return statSync(path.join(environment.workspace, file)).isFile();
			} catch {
				return false; // also for what is no path, such as one that is too long
			}
		},
		async run(parse, refuse, job) {
			const running = parseAndRun(parse, refuse, job);
			host.started(() => log.error(ABANDONED)); // beside the first request, which need not wait for it
			host.end((await running) ? 0 : 1);
		},
	};
}

/** Runs the job, unless an input is wrong. */
async function parseAndRun<T>(
	parse: (raw: RawInputs) => T | Promise<T>,
	refuse: (thrown: unknown) => Promise<void>,
	job: (inputs: T) => Promise<boolean>,
): Promise<boolean> {
	let inputs: T;
	try {
		inputs = await parse(rawInputs);
	} catch (thrown) {
		await refuse(thrown);
		return false;
	}
	return job(inputs);
}
