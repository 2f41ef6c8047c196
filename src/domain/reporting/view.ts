import { blamedFile, type DeployReport } from '../../actions/deploy/report/report.ts';
import { renderDeploySummary, titleOf } from '../../actions/deploy/report/summary.ts';
import type { Conclusion } from '../failures/failure.ts';
import type { Redact } from '../secrets/redact.ts';
import { formatDuration } from '../text/format.ts';
import { oneLine } from '../text/sanitize.ts';
import { redactTrace, type Trace, traceOf } from './resume-record.ts';

/** What a pull request shows of a deploy at one moment. Plain data: it is saved for the post step as JSON. */
export interface ReportView {
	/** `queued` and `in_progress` as long as the job goes on. */
	readonly phase: 'preparing' | 'queued' | 'in_progress' | 'ended';
	readonly conclusion?: Conclusion;
	/** Plain text on one line. */
	readonly title: string;
	/** Markdown, escaped. */
	readonly summary: string;
	/** The file to blame, relative to the workspace, with what is said about it. */
	readonly blame?: { readonly file: string; readonly message: string };
	readonly trace: Trace;
}

/** @param elapsedMs milliseconds since the job began. */
export function viewOf(report: DeployReport, elapsedMs: number): ReportView {
	const { record, conclusion, failure } = report;
	const file = blamedFile(report);
	const ended = conclusion !== undefined;
	const queued = record?.status === 'queued' || record?.status === '';
	const after = ended ? ` after ${formatDuration(elapsedMs)}` : record?.status ? ` (${oneLine(record.status)})` : '';
	return {
		phase: ended ? 'ended' : record === undefined ? 'preparing' : queued ? 'queued' : 'in_progress',
		...(conclusion === undefined ? {} : { conclusion }),
		title: `${titleOf(report).replace(/^\P{L}+/u, '')}${after}`,
		summary: renderDeploySummary(report),
		...(failure === undefined || file === undefined
			? {}
			: { blame: { file: oneLine(file), message: oneLine(failure.message) } }),
		trace: traceOf(report),
	};
}

/** The view without the secrets that its texts may echo: before they are cut to length, which could leave half of one. */
export function redactView(view: ReportView, redact: Redact): ReportView {
	const { title, summary, blame, trace } = view;
	return {
		...view,
		title: redact(title),
		summary: redact(summary),
		...(blame === undefined ? {} : { blame: { file: redact(blame.file), message: redact(blame.message) } }),
		trace: redactTrace(trace, redact),
	};
}

/** What is shown when the job ended without a word: killed, or crashed. */
export function lostView(last: Trace): ReportView {
	const id = last.deployment_id === undefined ? '' : ` (\`${last.deployment_id}\`)`;
	return {
		phase: 'ended',
		conclusion: 'cancelled',
		title: 'The run ended before the deploy did',
		summary: `## 🚫 The run ended before the deploy did\n\nThe job was killed or cancelled. The deployment${id} may be there all the same: look at it at the service before a second try.\n`,
		trace: last,
	};
}

/** Conclusion of the check run; `neutral` where nothing certain is known. */
export function checkConclusion(conclusion: Conclusion): string {
	return conclusion === 'unknown' ? 'neutral' : conclusion;
}

/** State of the commit status. */
export function statusState({ phase, conclusion }: ReportView): 'pending' | 'success' | 'failure' | 'error' {
	if (phase !== 'ended') return 'pending';
	return conclusion === 'success' || conclusion === 'failure' ? conclusion : 'error';
}

/** State of the GitHub deployment. */
export function deploymentState(view: ReportView): 'queued' | 'in_progress' | 'success' | 'failure' | 'error' {
	if (view.phase === 'preparing') return 'queued';
	if (view.phase !== 'ended') return view.phase;
	return statusState(view) as 'success' | 'failure' | 'error';
}
