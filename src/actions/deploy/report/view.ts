import { StepFailure } from '../../../domain/failures/failure.ts';
import { isFinal } from '../../../domain/records/deployment.ts';
import { isId } from '../../../domain/records/id.ts';
import { MAY_EXIST } from '../../../domain/reporting/deploy-record.ts';
import type { ReportView } from '../../../domain/reporting/view.ts';
import { formatDuration } from '../../../domain/text/format.ts';
import { oneLine } from '../../../domain/text/sanitize.ts';
import { type DeployReport, failFacts } from './report.ts';
import { environmentUrlOf, renderDeploySummary, titleOf } from './summary.ts';

/** What GitHub shows of a report. @param run key of this attempt. */
export function viewOf(report: DeployReport, run: string): ReportView {
	const { record, conclusion, failure, unchanged, timings, setup = '', package: pack } = report;
	const { file, line } = failure ?? {};
	const hasTaken = conclusion === 'success' && unchanged === undefined;
	return {
		...(conclusion && { conclusion }),
		state: stateOf(report),
		title: `${titleOf(report)}${hasTaken ? ` after ${formatDuration(timings.total ?? 0)}` : ''}`,
		summary: renderDeploySummary(report),
		...(failure &&
			file && { blame: { file: oneLine(file), message: oneLine(failure.message), ...(line && { line }) } }),
		record: { run, setup, digest: pack?.digest ?? '', deployment: deploymentOf(report) },
		deployment: record?.id ?? '',
		environmentUrl: environmentUrlOf(report),
	};
}

/**
 * How the GitHub deployment stands. Its payload cannot be changed later, so there is none until the outcome of the request is
 * known: with the id, or without one if the service refused. One that was looked up is ours only once it runs.
 */
function stateOf({ record, conclusion, unchanged, isAdopted, isGone }: DeployReport): ReportView['state'] {
	if (unchanged !== undefined) return undefined;
	if (conclusion !== undefined) return isGone && conclusion === 'success' ? 'inactive' : 'ended';
	if (record === undefined || isAdopted) return undefined;
	return record.status === 'queued' || record.status === '' ? 'queued' : 'in_progress';
}

/** What GitHub is to show if the job is killed now; the same at each poll of one status, for it is saved anew where it differs. */
export function lostView(report: DeployReport, run: string): ReportView {
	const id = report.record === undefined ? '' : ` (${report.record.id})`;
	const killed = new StepFailure({
		kind: 'cancelled',
		message: 'The run ended before the deploy did: the job was killed or cancelled.',
		advice: `The deployment${id} may exist. Look for it at the service before you try again.`,
	});
	const view = viewOf({ ...report, ...failFacts(report, killed), timings: {} }, run);
	return { ...view, title: 'The run ended before the deploy did' };
}

/** The view of a job that went on after the runner had given it up: it may have sent the request since. */
export function sentView(view: ReportView): ReportView {
	const { record } = view;
	return isId(record.deployment) ? view : { ...view, record: { ...record, deployment: MAY_EXIST } };
}

/** The last view of a job whose deployment was deleted after it. */
export function goneView(last: ReportView, pullRequest: number): ReportView {
	return {
		...last,
		title: `The preview was deleted. ${last.title}`,
		summary: `## 🗑️ The preview was deleted\n\nThe deployment was deleted at the end of the job because pull request #${pullRequest} is closed. Before that:\n\n${last.summary}`,
		...(last.conclusion === 'success' && { state: 'inactive' }),
	};
}

/** What later attempts and jobs need to know of the deployment, as far as it is known yet. */
function deploymentOf({ record, isAdopted, isSent, isGone, failure }: DeployReport): string {
	if (record !== undefined) {
		if (isGone || isFinal(record.status)) return '';
		return isAdopted ? MAY_EXIST : record.id;
	}
	const mayExist =
		failure === undefined || failure.kind === 'ambiguous' || (failure.kind === 'cancelled' && !failure.retryable);
	return isSent && mayExist ? MAY_EXIST : '';
}
