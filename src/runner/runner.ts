import { statSync } from 'node:fs';
import path from 'node:path';
import { getInput } from '@actions/core';
import type { RawInputs } from '../domain/inputs/parsers.ts';
import { createRedactor } from '../domain/secrets/redact.ts';
import type { Secrets } from '../domain/secrets/secrets.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { createTempFiles } from './files.ts';
import { createLog } from './log.ts';
import { createMasks, proxyPassword } from './masks.ts';
import { endIfRunning, type Host, ownHost } from './process.ts';
import { openSinks } from './sinks.ts';

/** Inputs as the workflow gave them, untrimmed: blanks are part of a version, and make a key invalid. */
const rawInputs: RawInputs = (name) => getInput(name, { trimWhitespace: false });

/** Name of the state that tells the main step's process. */
const PROCESS = 'process';

const ABANDONED =
	'The step ended before its work was done. This is a bug in the action. Please report it, and check the log before you try again.';

/** The GitHub runner, as an action sees it. */
export type Runner = Readonly<ReturnType<typeof openRunner>>;

/** Masks the secrets before anything else happens. */
function openRunner({ clock, cancel, self }: Host, environment: Environment, secrets: Secrets) {
	const keys = [...secrets.keys, ...proxyPassword(environment.proxy.https)];
	const masks = createMasks(environment.publicFacts);
	masks.hide({ ...secrets, keys });
	const log = createLog(masks.redact);
	const sinks = openSinks(environment.commandFiles, masks, log);
	return {
		...masks,
		...createTempFiles(environment.temp, masks, log),
		...sinks,
		environment,
		log,
		clock,
		/** Aborted when the runner cancels the job. */
		cancel,
		/** Tells the post step which process the main step is. */
		leaveProcess: () => sinks.state.keep(PROCESS, self),
		/** Ends the main step's process. @returns whether it was still running. */
		endLeftProcess: () => endIfRunning(sinks.state.read(PROCESS)),
		/** Redacts only keys and tokens, for names: a name may contain a word that is also an environment value. */
		redactName: createRedactor(keys),
		/** Whether a path from the root of the workspace is a file there. */
		isFile(file: string): boolean {
			try {
				return statSync(path.join(environment.workspace, file)).isFile();
			} catch {
				return false; // also for what is no path, such as one that is too long
			}
		},
	};
}

/**
 * Makes the `main` of a step, which runs in a process of its own, or in another host.
 * @param secretsOf finds the secrets among the raw inputs.
 * @param job returns whether the step succeeded.
 */
export function stepOf(
	secretsOf: (raw: RawInputs, environment: Environment) => Secrets,
	job: (raw: RawInputs, runner: Runner) => Promise<boolean>,
) {
	return async (host: Host = ownHost()): Promise<void> => {
		const environment = readEnvironment();
		const runner = openRunner(host, environment, secretsOf(rawInputs, environment));
		await host.endWith(job(rawInputs, runner), () => runner.log.error(ABANDONED));
	};
}
