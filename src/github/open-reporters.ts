import type { ReporterName } from '../domain/reporting/notices.ts';
import { isObject, parseJson } from '../domain/text/json.ts';
import { type GitHubServer, type OpenedGitHub, openGitHub } from './open-github.ts';
import type { GateClock } from './rate-limit-gate.ts';
import { type ReportInputs, saveReportInputs } from './reported-inputs.ts';
import type { Slot } from './reporters/reporter.ts';
import { Reporters, type ReportersSetup } from './reporters/reporters.ts';
import { newRunKey } from './run-key.ts';

/** The run that is reported, from the runner's environment. */
export interface ReportedRun extends GitHubServer {
	/** URL of the run, or ''. */
	readonly runUrl: string;
	/** Id of the run, the same in all of its attempts, or ''. */
	readonly runId: string;
	readonly trigger: { readonly commit: string; readonly pullRequest: number | undefined };
}

/** State that survives the main step, by name. */
export interface SavedState {
	read(name: string): string;
	write(name: string, value: string | object): void;
	/** Saves a text that this action has made up itself. */
	keep(name: string, text: string): void;
}

export interface ReportEdges {
	readonly environment: ReportedRun;
	readonly state: SavedState;
	readonly outputs: { set(values: Readonly<Record<string, string>>): void };
	readonly log: { info(line: string): void; debug(line: string): void };
	readonly clock: GateClock;
	/** Redacts keys and tokens in names that come from inputs. */
	readonly redactName: (text: string) => string;
}

const RUN_KEY = 'reporters';
const BEGAN = 'began';

/** Opens the reporters that the inputs ask for. Undefined if there are none, or if something they need is missing. */
export function openReporters(inputs: ReportInputs, edges: ReportEdges): Reporters | undefined {
	if (inputs.reportTo.length === 0) return undefined;
	const github = withCommit(openGitHub(inputs, edges), edges.environment.trigger);
	if (github.kind === 'missing') {
		edges.log.info(`Not shown on the commit or pull request: ${github.why}`);
		return undefined;
	}
	const runKey = newRunKey(edges.environment.runId);
	edges.state.keep(RUN_KEY, runKey);
	// Read once: a step does not see what it has saved itself, and the post step must find the same time.
	const began = edges.clock.wall();
	edges.state.keep(BEGAN, String(began));
	saveReportInputs(inputs, edges);
	return reporters(inputs, edges, { names: inputs.reportTo, runKey, began, connect: github.connect });
}

function withCommit(github: OpenedGitHub, { commit }: ReportedRun['trigger']): OpenedGitHub {
	return github.kind === 'ready' && commit === '' ? { kind: 'missing', why: 'the event has no commit' } : github;
}

/** How far the main step got. */
export interface MainStep {
	/** Whether there is, or may be, a deployment that a later attempt must know about. */
	readonly mayHaveDeployed: boolean;
	/** Whether it ended regularly and saved its final view. */
	readonly hadLastWord: boolean;
	/** Whether what it has made is gone since, so that all of it is to be said once more. */
	readonly showsGone: boolean;
}

/** The reporters that store the resume record for later attempts. */
const KEEPERS: readonly ReporterName[] = ['check', 'deployment'];

/** Opens the reporters that the main step left open or that still lack its resume record; undefined if there are none. */
export function openLeftReporters(inputs: ReportInputs, edges: ReportEdges, main: MainStep): Reporters | undefined {
	const { state } = edges;
	const began = Number(state.read(BEGAN)) || edges.clock.wall();
	const runKey = state.read(RUN_KEY);
	const open = inputs.reportTo.filter((name) => {
		const slot = readSlot(state, name);
		if (main.showsGone && (slot?.id !== undefined || slot?.shown)) return true;
		// A shared comment is looked at once more, and has no row yet of a job that was killed.
		if (name === 'comment' && inputs.commentKey !== '') return slot?.open ?? true;
		// If the main step saved its final view and still has no id, GitHub has refused the object: no new try.
		const isOwed = slot === undefined || (slot.id === undefined && !main.hadLastWord);
		return slot?.open || (main.mayHaveDeployed && KEEPERS.includes(name) && isOwed);
	});
	if (open.length === 0) return undefined;
	const github = openGitHub(inputs, edges);
	if (github.kind === 'missing') {
		edges.log.info(`What the main step left open stays so: ${github.why}`);
		return undefined;
	}
	return reporters(inputs, edges, { names: open, runKey, began, connect: github.connect });
}

function reporters(
	inputs: ReportInputs,
	edges: ReportEdges,
	own: Pick<ReportersSetup, 'names' | 'runKey' | 'began' | 'connect'>,
): Reporters {
	const { environment, state, outputs, log, clock, redactName } = edges;
	return new Reporters({
		...own,
		hasCheck: inputs.reportTo.includes('check'),
		clock,
		sha: environment.trigger.commit,
		pullRequest: environment.trigger.pullRequest,
		runUrl: environment.runUrl,
		reportName: redactName(inputs.reportName),
		environment: redactName(inputs.environment),
		commentKey: redactName(inputs.commentKey),
		environmentUrl: redactName(inputs.environmentUrl),
		slot: (name) => {
			let slot = readSlot(state, name);
			return {
				read: () => slot,
				write(next) {
					if (JSON.stringify(next) === JSON.stringify(slot)) return;
					slot = next;
					state.write(name, next);
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
	return {
		open: saved.open === true,
		...(typeof saved.id === 'number' ? { id: saved.id } : {}),
		...(typeof saved.writes === 'number' ? { writes: saved.writes } : {}),
		...(saved.shown === true ? { shown: true } : {}),
		...(saved.looked === true ? { looked: true } : {}),
	};
}
