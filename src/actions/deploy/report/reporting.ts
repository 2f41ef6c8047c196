import { isFinal, judgeStatus } from '../../../domain/records/deployment.ts';
import { type DeployRecord, hexOf, MAY_EXIST } from '../../../domain/reporting/deploy-record.ts';
import { goneView, type ReportView, redactView } from '../../../domain/reporting/view.ts';
import type { Redact } from '../../../domain/secrets/redact.ts';
import { oneLine } from '../../../domain/text/sanitize.ts';
import type { Reporters } from '../../../github/reporters/reporters.ts';
import type { Clock } from '../../../runner/clock.ts';
import type { Log } from '../../../runner/log.ts';
import type { Trigger } from '../../../runner/trigger.ts';
import { lastView, type PostState, saveView } from '../post-state.ts';
import { blamedPlace, type DeployReport } from './report.ts';
import type { Reporting } from './running-report.ts';
import { checkTitle, renderDeploySummary, renderHeadline } from './summary.ts';

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

export interface ReportingEdges extends Pick<PostState, 'save'> {
	readonly log: Log;
	readonly clock: Clock;
	readonly cancel: AbortSignal;
	readonly redact: Redact;
	readonly environment: { readonly trigger: Pick<Trigger, 'hasReadOnlyToken'> };
}

/** @param reporters undefined for none. */
export function startReporting(reporters: Reporters | undefined, edges: ReportingEdges): Reporting {
	if (reporters === undefined) return silent;
	const { log, clock, cancel, save, redact, environment } = edges;
	const view = (report: DeployReport) => redactView(viewOf(report, reporters.reported.runKey), redact);
	const headStart = new AbortController();
	save({ reported: reporters.reported });
	let latest: DeployReport | undefined;
	let shown = '';
	/** Whether something was shown: the head start is over. */
	let hasBegun = false;
	const showLatest = () => {
		hasBegun = true;
		if (latest !== undefined) reporters.show(view(latest));
	};
	return {
		update(report) {
			if (report.conclusion !== undefined) return;
			const record = deployRecordOf(report, reporters.reported.runKey);
			save({ record, version: redact(report.inputs.version), headline: redact(renderHeadline(report)) });
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
			save({ view: saveView(last) });
			reporters.show(last);
			await (cancel.aborted
				? reporters.settled(PATIENCE_CANCELLED_MS)
				: reporters.settled(PATIENCE_MS, { enough: cancel }));
			save({ left: reporters.left });
			tellProblems(reporters, { log, environment });
		},
	};
}

/** Whether the job ends with this record. It is then not shown by itself, because `finish` follows at once. */
function isLast({ record, isConfirmed, inputs }: DeployReport): boolean {
	if (isConfirmed === false) return false; // its own record is asked for first
	const progress = record && judgeStatus(record.status, inputs.waitUntil);
	return progress !== undefined && progress !== 'waiting' && progress !== 'unknown-status';
}

/** What GitHub shows of a report. @param run key of this attempt. */
function viewOf(report: DeployReport, run: string): ReportView {
	const { record, conclusion, failure, unchanged } = report;
	const { file, line } = blamedPlace(report);
	const queued = record?.status === 'queued' || record?.status === '';
	return {
		phase: conclusion !== undefined ? 'ended' : record === undefined ? 'preparing' : queued ? 'queued' : 'in_progress',
		...(conclusion && { conclusion }),
		title: checkTitle(report),
		summary: renderDeploySummary(report),
		...(failure &&
			file && { blame: { file: oneLine(file), message: oneLine(failure.message), ...(line && { line }) } }),
		record: deployRecordOf(report, run),
		deployment: record?.id ?? '',
		version: report.inputs.version,
		...(unchanged && { unchanged: true }),
		...(report.isGone && { isGone: true }),
	};
}

/** What later attempts and jobs need to know of this deploy, as far as it is known yet. */
export function deployRecordOf(report: DeployReport, run: string): DeployRecord {
	const { setup = '', package: pack } = report;
	return { run, setup, digest: hexOf(pack?.digest ?? ''), deployment: deploymentOf(report) };
}

function deploymentOf({ record, isConfirmed, isSent, isGone, failure }: DeployReport): string {
	if (record !== undefined) {
		if (isGone || isFinal(record.status)) return '';
		return isConfirmed === false ? MAY_EXIST : record.id; // one that only the list has told may be another job's
	}
	const mayExist =
		failure === undefined || failure.kind === 'ambiguous' || (failure.kind === 'cancelled' && !failure.retryable);
	return isSent && mayExist ? MAY_EXIST : '';
}

/**
 * Closes the reports that the main step left open.
 * @param wasRunning whether the main step was still running when the post step began.
 * @param gone the pull request whose preview the post step has deleted.
 */
export async function closeReports(
	reporters: Reporters,
	{ log, saved, environment }: Pick<ReportingEdges, 'log' | 'environment'> & Pick<PostState, 'saved'>,
	wasRunning: boolean,
	gone?: { readonly pullRequest: number },
): Promise<void> {
	const last = lastView(saved(), reporters.reported.runKey, wasRunning);
	const view = gone === undefined ? last : goneView(last, gone.pullRequest);
	const doing = saved().view === undefined ? 'Closing what the main step left open' : 'Making sure that this is shown';
	log.info(`${doing}: ${view.title}`);
	reporters.show(view);
	await reporters.settled(PATIENCE_MS, { limitMs: PATIENCE_LIMIT_MS });
	tellProblems(reporters, { log, environment });
}

function tellProblems(reporters: Reporters, { log, environment }: Pick<ReportingEdges, 'log' | 'environment'>): void {
	const notice = reporters.notice(environment.trigger.hasReadOnlyToken);
	if (notice !== undefined) log.notice(notice.message, { lines: notice.lines });
}
