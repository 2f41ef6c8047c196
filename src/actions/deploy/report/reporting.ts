import { judgeStatus } from '../../../domain/records/deployment.ts';
import { readSaved, restoreView, type SavedDeploy, saveView } from '../../../domain/reporting/saved-view.ts';
import { goneView, REPORTERS, type ReporterName, redactView } from '../../../domain/reporting/view.ts';
import type { Redact } from '../../../domain/secrets/redact.ts';
import { isObject, parseJson } from '../../../domain/text/json.ts';
import type { Reported } from '../../../github/reported.ts';
import type { Reporters } from '../../../github/reporters/reporters.ts';
import type { Clock } from '../../../runner/clock.ts';
import type { Log } from '../../../runner/log.ts';
import type { State } from '../../../runner/sinks.ts';
import type { Trigger } from '../../../runner/trigger.ts';
import { deployRecordOf } from './deploy-record.ts';
import type { DeployReport } from './report.ts';
import { viewOf } from './view-of-report.ts';

/** Shows the progress of the job on GitHub: checks, comments, statuses. */
export interface Reporting {
	/** Updates what is shown if a reader would see a difference; returns at once. */
	update(report: DeployReport): void;
	/** Shows how the job ended, and waits a bounded time for the requests to finish. */
	finish(report: DeployReport): Promise<void>;
}

/** Milliseconds that the end of the job waits for GitHub; less after a cancel, when the runner waits for the step. */
const PATIENCE_MS = 15_000;
const PATIENCE_CANCELLED_MS = 2_500;
/** Milliseconds that the post step waits where GitHub names a pause, mostly a minute: a check left open stays so for ever. */
const PATIENCE_LIMIT_MS = 75_000;

/**
 * Milliseconds of head start for the deploy before reporting begins. Loading the GitHub client takes longer than packing
 * and sending a small app, and would delay them, because both share one thread.
 */
const HEAD_START_MS = 400;
/** Milliseconds of random extra head start, so that jobs that begin together do not all call GitHub at once. */
const HEAD_START_SPREAD_MS = 400;

/** The reporting of a job without reporters. */
const silent: Reporting = { update() {}, finish: async () => {} };

export interface ReportingEdges {
	readonly log: Log;
	readonly clock: Clock;
	readonly cancel: AbortSignal;
	readonly state: State;
	readonly redact: Redact;
	readonly environment: { readonly trigger: Pick<Trigger, 'hasReadOnlyToken'> };
}

/** @param reporters undefined for none. */
export function startReporting(reporters: Reporters | undefined, edges: ReportingEdges): Reporting {
	if (reporters === undefined) return silent;
	const { log, clock, cancel, state, redact, environment } = edges;
	const view = (report: DeployReport) => redactView(viewOf(report, reporters.reported.runKey), redact);
	const headStart = new AbortController();
	state.keep(REPORTED, JSON.stringify(reporters.reported));
	let latest: DeployReport | undefined;
	let shown = '';
	/** Whether something was shown: the head start is over. */
	let hasBegun = false;
	const showLatest = () => {
		hasBegun = true;
		if (latest !== undefined) reporters.show(view(latest));
	};
	let saved = '';
	/** Saves what the post step needs if the main step is killed. */
	const save = (report: DeployReport) => {
		const record = deployRecordOf(report, reporters.reported.runKey);
		const text = JSON.stringify({ record, version: redact(report.inputs.version) } satisfies SavedDeploy);
		if (text !== saved) state.keep('deploy', text);
		saved = text;
	};
	return {
		update(report) {
			if (report.conclusion !== undefined) return;
			save(report);
			const key = `${report.record?.id} ${report.record?.status}`;
			latest = report;
			if (key === shown || isLast(report)) return;
			if (shown === '') {
				const ms = HEAD_START_MS + clock.random() * HEAD_START_SPREAD_MS;
				clock.sleep(ms, headStart.signal).then(showLatest, () => {});
			} else if (hasBegun || report.record !== undefined) {
				headStart.abort();
				showLatest();
			}
			shown = key;
		},
		async finish(report) {
			headStart.abort();
			const last = view(report);
			state.write('view', saveView(last));
			reporters.show(last);
			await (cancel.aborted
				? reporters.settled(PATIENCE_CANCELLED_MS)
				: reporters.settled(PATIENCE_MS, { enough: cancel }));
			state.keep(LEFT, JSON.stringify(reporters.left));
			for (const { message, lines } of reporters.notices(environment.trigger.hasReadOnlyToken))
				log.notice(message, { lines });
		},
	};
}

/** Names of what the main step saves: what is reported, and the reporters that are to show the last view again. */
const REPORTED = 'report';
const LEFT = 'owed';

/**
 * What the post step has to show again; all of it where the main step was killed. Undefined if nothing is reported.
 * @param isAll whether all is to be shown once more: what the main step has made is gone since.
 */
export function readReported({ read }: Pick<State, 'read'>, isAll: boolean): Reported | undefined {
	const saved = parseJson(read(REPORTED));
	if (!isObject(saved)) return undefined;
	const left = isAll ? undefined : parseJson(read(LEFT));
	const isLeft = (name: ReporterName) =>
		[saved.reportTo, left].every((list) => list === undefined || (Array.isArray(list) && list.includes(name)));
	return { ...(saved as unknown as Reported), reportTo: REPORTERS.filter(isLeft) };
}

/** Whether the job ends with this record. It is then not shown by itself, because `finish` follows at once. */
function isLast({ record, isConfirmed, inputs }: DeployReport): boolean {
	if (isConfirmed === false) return false; // its own record is asked for first
	const progress = record && judgeStatus(record.status, inputs.waitUntil);
	return progress !== undefined && progress !== 'waiting' && progress !== 'unknown-status';
}

/**
 * Closes the reports that the main step left open, with the main step's final view if it saved one.
 * @param wasRunning whether the main step was still running when the post step began.
 * @param gone the pull request whose preview the post step has deleted.
 */
export async function closeReports(
	reporters: Reporters,
	{ log, state, environment }: Pick<ReportingEdges, 'log' | 'state' | 'environment'>,
	wasRunning: boolean,
	gone?: { readonly pullRequest: number },
): Promise<void> {
	const last = restoreView(state.read('view'), readSaved(state.read('deploy'), reporters.reported.runKey, wasRunning));
	const view = gone === undefined ? last : goneView(last, gone.pullRequest);
	const doing = state.read('view') === '' ? 'Closing what the main step left open' : 'Making sure that this is shown';
	log.info(`${doing}: ${view.title}`);
	reporters.show(view);
	await reporters.settled(PATIENCE_MS, { limitMs: PATIENCE_LIMIT_MS });
	for (const { message, lines } of reporters.notices(environment.trigger.hasReadOnlyToken))
		log.notice(message, { lines });
}
