import type { Conclusion, StepFailure } from '../../../domain/failures/failure.ts';
import { formatDuration, formatMoment } from '../../../domain/text/format.ts';
import { prose } from '../../../domain/text/markdown.ts';
import { oneLine } from '../../../domain/text/sanitize.ts';
import type { DeployReport } from './report.ts';

/** The outcome so far in one line, for the log; the summary and GitHub name the cause of a failure instead. */
export function titleOf(report: DeployReport): string {
	const { conclusion, inputs, record, unchanged, failure, isGone } = report;
	if (conclusion === undefined) return record === undefined ? '⏳ Deploying' : '⏳ Deploying: waiting for the service';
	if (conclusion === 'success') {
		if (unchanged !== undefined) return `✅ Unchanged, running since ${formatMoment(record?.createdAt ?? '')}`;
		if (isGone) return '🗑️ Deployed, then deleted: the pull request was closed';
		if (inputs.dryRun) return `🧪 Dry run: ${inputs.app.kind === 'package' ? '' : 'packed and '}checked, nothing sent`;
		return `✅ Deployed${record?.status ? `: ${STATUS_WORDS.get(record.status) ?? 'accepted'}` : ''}`;
	}
	const kind = failure?.kind ?? 'failed';
	if (kind === 'package' && inputs.app.kind === 'package')
		return `${ICONS[conclusion]} Not deployed: the package cannot be sent`;
	return `${ICONS[conclusion]} ${isUnread(report) ? 'The status of the deployment could not be read' : HEADLINES[kind]}`;
}

/** Whether the deployment is there, and the service did not say how it goes. */
function isUnread({ record, failure }: DeployReport): boolean {
	return record !== undefined && (failure?.kind === 'network' || failure?.kind === 'rejected');
}

/** What begins a title where the cause follows. */
const CAUSED: Readonly<Partial<Record<StepFailure['kind'], string>>> = {
	input: 'Not deployed',
	package: 'Not deployed',
	network: 'Service not reached',
	rejected: 'Refused',
	failed: 'Failed',
	stopped: 'Stopped',
};

/** The title at GitHub, plain text: for a failure with its cause. */
export function checkTitle(report: DeployReport): string {
	const { conclusion, record, unchanged, timings } = report;
	const title = titleOf(report).replace(/^\P{L}+/u, '');
	if (conclusion === undefined) return `${title}${record?.status ? ` (${oneLine(record.status)})` : ''}`;
	return causeOf(report) ?? (unchanged !== undefined ? title : `${title} after ${formatDuration(timings.total ?? 0)}`);
}

/** What went wrong and why, on one line: `Failed: DATABASE_URL is not set`; undefined where the cause is no short one. */
function causeOf(report: DeployReport): string | undefined {
	const { failure, record } = report;
	const start = failure && CAUSED[failure.kind];
	if (start === undefined || isUnread(report)) return undefined;
	const cause = oneLine(record?.statusReason || failure?.service?.message || failure?.message || '');
	return `${start}: ${cause.replace(/^(?:(?:Uncaught )?Error|Cannot send the package): /, '')}`;
}

/** Characters of a cause in the summary's heading: GitHub shows a heading large, and the whole cause is below it. */
const HEADING_CAUSE = 120;

/** The heading of the summary: for a failure its cause. */
export function headingOf(report: DeployReport): string {
	const { conclusion } = report;
	const cause = causeOf(report);
	return conclusion === undefined || cause === undefined
		? titleOf(report)
		: `${ICONS[conclusion]} ${prose(cause, HEADING_CAUSE)}`;
}

const STATUS_WORDS: ReadonlyMap<string, string> = new Map([
	['queued', 'created, still queued'],
	['in_progress', 'started, in progress'],
	['running', 'running'],
]);

const ICONS: Readonly<Record<Conclusion, string>> = {
	success: '✅',
	failure: '❌',
	cancelled: '🚫',
	timed_out: '⌛',
	unknown: '❔',
};

const HEADLINES: Readonly<Record<StepFailure['kind'], string>> = {
	input: 'Not deployed: an input is wrong',
	package: 'Not deployed: the package could not be made',
	network: 'The service could not be reached',
	rejected: 'The service refused the deployment',
	ambiguous: 'It is unknown whether this was deployed',
	failed: 'Deployment failed',
	stopped: 'Deployment was stopped',
	timeout: 'Deployment took too long',
	cancelled: 'Deploy was cancelled',
};
