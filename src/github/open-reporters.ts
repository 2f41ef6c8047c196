import { randomUUID } from 'node:crypto';
import type { ReporterName } from '../domain/reporting/notices.ts';
import { isObject, parseJson } from '../domain/text/json.ts';
import type { ProxySettings } from '../http/transport.ts';
import { connectGitHub } from './api.ts';
import type { GateClock } from './rate-limit-gate.ts';
import type { Slot } from './reporters/reporter.ts';
import { Reporters } from './reporters/reporters.ts';

/** The run that is reported, as the runner tells it. */
export interface ReportedRun {
	/** `owner/name`, or ''. */
	readonly repository: string;
	/** Address of the run, or ''. */
	readonly runUrl: string;
	readonly trigger: { readonly commit: string; readonly pullRequest: number | undefined };
	/** Address of the API of the job's server. */
	readonly apiUrl: string;
	readonly proxy: ProxySettings;
}

/** What the inputs say of the reports. */
export interface ReportInputs {
	readonly reportTo: readonly ReporterName[];
	readonly reportName: string;
	/** GitHub environment of the `deployment` reporter. */
	readonly environment: string;
	/** '' for none. */
	readonly githubToken: string;
}

/** What outlives the main step, by name. */
export interface SavedState {
	read(name: string): string;
	write(name: string, value: string): void;
}

export interface ReportEdges {
	readonly environment: ReportedRun;
	readonly state: SavedState;
	readonly outputs: { set(values: Readonly<Record<string, string>>): void };
	readonly log: { info(line: string): void; debug(line: string): void };
	readonly clock: GateClock;
	/** Cuts keys and tokens out of the names that the inputs give. */
	readonly redactName: (text: string) => string;
}

const RUN_KEY = 'reporters';

/** The reporters that the inputs ask for, or undefined where there are none or nobody to report to. */
export function openReporters(inputs: ReportInputs, edges: ReportEdges): Reporters | undefined {
	const { repository, trigger } = edges.environment;
	if (inputs.reportTo.length === 0) return undefined;
	const missing = inputs.githubToken === '' ? 'there is no github-token' : whatIsMissing(repository, trigger.commit);
	if (missing !== undefined) {
		edges.log.info(`Not shown on the commit or pull request: ${missing}`);
		return undefined;
	}
	const runKey = randomUUID();
	edges.state.write(RUN_KEY, runKey);
	return reporters(inputs, edges, inputs.reportTo, runKey);
}

function whatIsMissing(repository: string, commit: string): string | undefined {
	if (repository === '') return 'this is no run of a repository';
	return commit === '' ? 'this run is of no commit' : undefined;
}

/** Whether the main step had reporters at all. */
export function hasReported(state: Pick<SavedState, 'read'>): boolean {
	return state.read(RUN_KEY) !== '';
}

/** How far the main step got. */
export interface MainStep {
	/** There is, or may be, a deployment that a later attempt has to know of. */
	readonly mayHaveDeployed: boolean;
	/** It lived to say how it ended. */
	readonly hadLastWord: boolean;
}

/** The reporters that keep what a later attempt needs. */
const KEEPERS: readonly ReporterName[] = ['check', 'deployment'];

/** The reporters that the main step left open, and those that it owes a record of its deployment; undefined for none. */
export function leftOpen(inputs: ReportInputs, edges: ReportEdges, main: MainStep): Reporters | undefined {
	const open = inputs.reportTo.filter((name) => {
		const slot = readSlot(edges.state, name);
		// Where GitHub refused it, the last word has told that already.
		const isOwed = slot === undefined || (slot.id === undefined && !main.hadLastWord);
		return slot?.open || (main.mayHaveDeployed && KEEPERS.includes(name) && isOwed);
	});
	return open.length === 0 ? undefined : reporters(inputs, edges, open, edges.state.read(RUN_KEY));
}

function reporters(
	inputs: ReportInputs,
	edges: ReportEdges,
	names: readonly ReporterName[],
	runKey: string,
): Reporters {
	const { environment, state, outputs, log, clock, redactName } = edges;
	return new Reporters({
		names,
		clock,
		runKey,
		connect: (abandoned) =>
			connectGitHub({
				token: inputs.githubToken,
				repository: environment.repository,
				apiUrl: environment.apiUrl,
				proxy: environment.proxy,
				abandoned,
				clock,
				debug: (line) => log.debug(line),
			}),
		sha: environment.trigger.commit,
		pullRequest: environment.trigger.pullRequest,
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

function readSlot(state: SavedState, name: ReporterName): Slot | undefined {
	const saved = parseJson(state.read(name));
	if (!isObject(saved)) return undefined;
	return { open: saved.open === true, ...(typeof saved.id === 'number' ? { id: saved.id } : {}) };
}
