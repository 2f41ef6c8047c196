import type { Conclusion, FailureKind } from '../../../domain/failures/failure.ts';
import { formatMoment } from '../../../domain/text/format.ts';
import { oneLine } from '../../../domain/text/sanitize.ts';
import { shorten } from '../../../domain/text/shorten.ts';
import { causeOf } from '../../step/blame.ts';
import type { DeployReport } from './report.ts';

/** How a deploy stands, on one line of plain text: for a failure with its cause, as in `Failed: DATABASE_URL is not set`. */
export function titleOf({ conclusion, inputs, record, unchanged, failure, isGone }: DeployReport): string {
	if (failure !== undefined) {
		// The service was reached, and has not refused the deployment.
		if (record !== undefined && (failure.kind === 'network' || failure.kind === 'rejected'))
			return 'The status of the deployment could not be read';
		const title = TITLES[failure.kind];
		return title.endsWith(':')
			? `${title} ${shownCause(failure.reason || failure.service?.message || failure.message)}`
			: title;
	}
	if (conclusion === undefined) {
		const waiting = record === undefined ? '' : `: waiting for the service${record.status && ` (${record.status})`}`;
		return `Deploying${oneLine(waiting)}`;
	}
	if (unchanged !== undefined) return `Unchanged, running since ${formatMoment(record?.createdAt ?? '')}`;
	if (isGone) return 'Deployed, then deleted: the pull request was closed';
	if (inputs.dryRun) return `Dry run: ${inputs.app.kind === 'package' ? '' : 'packed and '}checked, nothing sent`;
	return `Deployed${record?.status ? `: ${STATUS_WORDS.get(record.status) ?? 'accepted'}` : ''}`;
}

/** Characters of a cause: GitHub shows a heading large, and the whole cause is below it. */
const LONGEST_CAUSE = 120;

function shownCause(text: string): string {
	const cause = oneLine(causeOf(text)).replace(/^(?:(?:Uncaught )?Error|Cannot send the package): /, '');
	return shorten(cause, LONGEST_CAUSE);
}

/** Titles of the failures; the cause follows a colon. */
const TITLES: Readonly<Record<FailureKind, string>> = {
	input: 'Not deployed:',
	package: 'Not deployed:',
	network: 'Service not reached:',
	rejected: 'Refused:',
	ambiguous: 'It is unknown whether this was deployed',
	failed: 'Failed:',
	stopped: 'Stopped:',
	timeout: 'Deployment took too long',
	cancelled: 'Deploy was cancelled',
};

const STATUS_WORDS: ReadonlyMap<string, string> = new Map([
	['queued', 'created, still queued'],
	['in_progress', 'started, in progress'],
	['running', 'running'],
]);

/** The icon of how a deploy stands. */
export function iconOf({ conclusion }: Pick<DeployReport, 'conclusion'>): string {
	return conclusion === undefined ? '⏳' : ICONS[conclusion];
}

const ICONS: Readonly<Record<Conclusion, string>> = {
	success: '✅',
	failure: '❌',
	cancelled: '🚫',
	timed_out: '⌛',
	unknown: '❔',
};
