import { randomUUID } from 'node:crypto';
import type { DeployInputs, ReporterName } from '../actions/deploy/inputs/inputs.ts';
import { isObject, parseJson } from '../domain/records/service-error.ts';
import { pullRequestOf, shownCommit, type Trigger } from '../runner/trigger.ts';
import { connectGitHub } from './api.ts';
import type { Clock } from './rate-limit-gate.ts';
import type { Slot } from './reporters/reporter.ts';
import { Reporters } from './reporters/reporters.ts';

/** What the job says of itself. */
export interface Job extends Trigger {
	readonly repository: string;
	readonly sha: string;
	readonly runAttempt: number | undefined;
	readonly runUrl: string;
}

/** What outlives the main step, by name. */
export interface Kept {
	read(name: string): string;
	write(name: string, value: string): void;
}

export interface Surroundings {
	readonly environment: Job;
	readonly state: Kept;
	readonly outputs: { set(values: Readonly<Record<string, string>>): void };
	readonly log: { info(line: string): void; debug(line: string): void };
	readonly clock: Clock;
	/** Cuts keys and tokens out of the names that the inputs give. */
	readonly redactName: (text: string) => string;
}

const TRACE = 'reporters';

/** The reporters that the inputs ask for, or undefined where there are none or nobody to report to. */
export function openReporters(inputs: DeployInputs, around: Surroundings): Reporters | undefined {
	const { repository, sha } = around.environment;
	if (inputs.dryRun || inputs.reportTo.length === 0) return undefined;
	const missing = inputs.githubToken === '' ? 'there is no github-token' : whatIsMissing(repository, sha);
	if (missing !== undefined) {
		around.log.info(`Not shown on the commit or pull request: ${missing}`);
		return undefined;
	}
	const trace = randomUUID();
	around.state.write(TRACE, trace);
	return reporters(inputs, around, inputs.reportTo, trace);
}

function whatIsMissing(repository: string, sha: string): string | undefined {
	if (repository === '') return 'this is no run of a repository';
	return sha === '' ? 'this run is of no commit' : undefined;
}

/** Whether the main step had reporters at all. */
export function hasReported(state: Pick<Kept, 'read'>): boolean {
	return state.read(TRACE) !== '';
}

/** The reporters that the main step left open, or undefined. */
export function leftOpen(inputs: DeployInputs, around: Surroundings): Reporters | undefined {
	const open = inputs.reportTo.filter((name) => readSlot(around.state, name)?.open);
	return open.length === 0 ? undefined : reporters(inputs, around, open, around.state.read(TRACE));
}

function reporters(
	inputs: DeployInputs,
	around: Surroundings,
	names: readonly ReporterName[],
	trace: string,
): Reporters {
	const { environment, state, outputs, log, clock, redactName } = around;
	return new Reporters({
		names,
		clock,
		trace,
		connect: (abandoned) =>
			connectGitHub({
				token: inputs.githubToken,
				repository: environment.repository,
				abandoned,
				clock,
				debug: (line) => log.debug(line),
			}),
		sha: shownCommit(environment, environment.sha),
		pullRequest: pullRequestOf(environment),
		runUrl: environment.runUrl,
		reportName: redactName(inputs.reportName),
		environment: redactName(inputs.environment),
		slot: (name) => {
			let slot = readSlot(state, name);
			return {
				read: () => slot,
				write(next) {
					if (JSON.stringify(next) === JSON.stringify(slot)) return;
					slot = next;
					state.write(name, JSON.stringify(next));
				},
			};
		},
		found: (values) => outputs.set(values),
		say: (line) => log.info(line),
	});
}

function readSlot(state: Kept, name: ReporterName): Slot | undefined {
	const saved = parseJson(state.read(name));
	if (!isObject(saved)) return undefined;
	return { open: saved.open === true, ...(typeof saved.id === 'number' ? { id: saved.id } : {}) };
}
