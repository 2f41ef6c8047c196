import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RawInputs } from '../domain/inputs/parsers.ts';
import { createRedactor, type Redact } from '../domain/secrets/redact.ts';
import type { Secrets } from '../domain/secrets/secrets.ts';
import type { Clock } from './clock.ts';
import { type CommandFileName, entryOf, openCommandFile } from './command-files.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { rawInputs } from './inputs.ts';
import { createJsonLines, type JsonLines } from './json-lines.ts';
import { createLineFile, type LineFile } from './line-file.ts';
import { createLog, type Log } from './log.ts';
import { createMasks, proxyPassword } from './masks.ts';
import { createOutputs, type Outputs } from './outputs.ts';
import { endIfRunning, type Host, ownHost } from './process.ts';
import { createState, type State } from './state.ts';
import { createSummary, type Summary } from './summary.ts';
import { tempPath, writing } from './temp-file.ts';

/** The GitHub runner, as an action sees it. */
export interface Runner {
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
	/**
	 * Ends the main step's process.
	 * @returns when it began, in milliseconds since 1970; undefined where it was not running any more.
	 */
	endLeftProcess(): number | undefined;
	/** Redacts all secrets that are known at the time of the call, for sinks that are not the runner's. */
	readonly redact: Redact;
	/** Redacts only keys and tokens, for names: a name may contain a word that is also an environment value. */
	readonly redactName: Redact;
	/** From now on these texts are never cut, though an environment value may be the same: names that the service tells. */
	neverCut(facts: readonly string[]): void;
	/** Masks secrets of at least 8 characters that became known at run time. Must be called before they are used. */
	hide(secrets: readonly string[]): void;
	/** Has every sink remove the tokens of links to replays, but for what an app returns. Must be called before any request. */
	hideLinkTokens(): void;
	/** Hands a secret that the step has made to later steps: masked everywhere, and whole in that output alone. */
	handOn(output: string, secret: string): void;
	/** Makes a file of JSON lines in the runner's folder for temporary files; it stays for the next steps. */
	jsonLines(name: string): JsonLines;
	/**
	 * Makes a file of lines of text there, at its first line; it stays for the next steps.
	 * @param what what the lines are, such as `The app's log`.
	 */
	lineFile(name: string, what: string): LineFile;
	/**
	 * Writes what an app returns, a JSON text, into a file of that folder, without its secrets.
	 * @returns its path, absolute.
	 * @throws StepFailure where the disk does not take it.
	 */
	jsonFile(name: string, json: string): string;
	/** Whether a path from the root of the workspace is a file there. */
	isFile(file: string): boolean;
	/**
	 * Checks the inputs and runs the job; the step fails where either does.
	 * @param parse throws at the first bad input.
	 * @param refuse called with the error that `parse` threw.
	 * @param job returns whether it succeeded.
	 */
	run<T>(
		parse: (raw: RawInputs) => T,
		refuse: (thrown: unknown) => Promise<void>,
		job: (inputs: T) => Promise<boolean>,
	): Promise<void>;
}

/** Name of the state that tells the main step's process. */
const PROCESS = 'process';

const ABANDONED =
	'The step ended before its work was done. This is a bug in the action: please report it, and look at the log before you try again.';

/**
 * Starts an action: secrets are masked before anything else happens.
 * @param secretsOf finds the secrets among the raw inputs.
 * @param host default: a process of its own.
 */
export function startRunner(
	secretsOf: (raw: RawInputs, environment: Environment) => Secrets,
	host: Host = ownHost(),
): Runner {
	const { clock, cancel } = host;
	const environment = readEnvironment();
	const secrets = secretsOf(rawInputs, environment);
	const keys = [...secrets.keys, ...proxyPassword(environment.proxy.https)];
	const { redact, redactKnown, hide, hideLinkTokens, neverCut } = createMasks(environment.publicFacts);
	hide({ ...secrets, keys });
	const log = createLog(redact, environment.colours);
	const fileOf = (name: CommandFileName) => openCommandFile(name, environment.commandFiles[name], log);
	const outputFile = fileOf('GITHUB_OUTPUT');
	const state = createState(fileOf('GITHUB_STATE'), redact);
	return {
		environment,
		log,
		outputs: createOutputs(outputFile, { redact, redactKnown, neverCut }),
		summary: createSummary(fileOf('GITHUB_STEP_SUMMARY'), redact),
		clock,
		cancel,
		state,
		leaveProcess: () => state.keep(PROCESS, [host.self, clock.wall()].join(' at ')),
		endLeftProcess() {
			const [told = '', began] = state.read(PROCESS).split(' at ');
			return endIfRunning(told) ? Number(began) : undefined;
		},
		redact,
		redactName: createRedactor(keys),
		hide: (found) => hide({ masked: found }),
		neverCut,
		hideLinkTokens,
		handOn(output, secret) {
			hide({ keys: [secret] });
			outputFile.append(entryOf(output, secret));
		},
		jsonLines: (name) => createJsonLines({ folder: environment.temp, name }, { redact, log }),
		lineFile: (name, what) => createLineFile({ folder: environment.temp, name, what }, { redact, log }),
		jsonFile(name, json) {
			const file = tempPath(environment.temp, name, '.json');
			writing(file, () => writeFileSync(file, redactKnown(json), { flag: 'wx' }));
			return file;
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
	parse: (raw: RawInputs) => T,
	refuse: (thrown: unknown) => Promise<void>,
	job: (inputs: T) => Promise<boolean>,
): Promise<boolean> {
	let inputs: T;
	try {
		inputs = parse(rawInputs);
	} catch (thrown) {
		await refuse(thrown);
		return false;
	}
	return job(inputs);
}
