import { createHash } from 'node:crypto';
import type { Conclusion } from '../../domain/failures/failure.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { LIMITS, shorten } from '../../domain/text/shorten.ts';
import type { CheckRun } from '../check-runs.ts';
import type { ReporterContext } from './reporter.ts';

/** What one job shows in the shared comment. */
export interface Row {
	/** The input `report-name`. */
	readonly name: string;
	/** Id of its run: of two rows with one name that of the later run is shown. 0 where it is not known. */
	readonly run: number;
	/** Conclusion of its check run; '' while the job is running. */
	readonly conclusion: string;
	/** Plain text on one line. */
	readonly title: string;
	/** Id of the deployment at the service, or ''. */
	readonly deployment: string;
	readonly sha: string;
	/** URL, or ''. */
	readonly link: string;
}

/** Conclusion of the check run. An unknown outcome is a failure: GitHub lets a required check pass with `neutral`. */
export function checkConclusion(conclusion: Conclusion): string {
	return conclusion === 'unknown' ? 'failure' : conclusion;
}

/** A hash of the input `comment-key`, because the key may contain the end of an HTML comment. */
export function keyHash(commentKey: string): string {
	return createHash('sha256').update(commentKey).digest('hex').slice(0, 32);
}

/** The mark that makes a check run a row: an HTML comment at the beginning of its summary. */
export function rowMark(commentKey: string, { deployment }: Pick<ReportView, 'deployment'>): string {
	return commentKey === '' ? '' : `<!-- browser-deploy-action row ${keyHash(commentKey)} ${deployment || NONE} -->\n`;
}

const MARK = /^<!-- browser-deploy-action row ([0-9a-f]{32}) ([A-Za-z0-9_-]{1,128}) -->/;
const NONE = '-';

/** The row that a check run holds; undefined if it holds none of this key. */
export function readRow({ summary, page, record, ...check }: CheckRun, commentKey: string): Row | undefined {
	const [, key, deployment = NONE] = MARK.exec(summary) ?? [];
	if (key !== keyHash(commentKey)) return undefined;
	const { name, conclusion, title, sha } = check;
	const run = Number.parseInt(record.run, 10) || 0;
	return { name, run, conclusion, title, deployment: deployment === NONE ? '' : deployment, sha, link: page };
}

type Own = Pick<ReporterContext, 'reportName' | 'runId' | 'commit' | 'runUrl' | 'runKey' | 'commentKey'>;

/**
 * The rows of the commit: the newest check run of each name that holds one of this key. This job's own is made of its view
 * where its check run does not show it yet, or where there is none.
 * @param checks newest first.
 */
export function rowsOf(checks: readonly CheckRun[], own: Own, view: ReportView): Row[] {
	const isOwn = ({ record }: CheckRun) => record.run === own.runKey;
	const rows = checks.flatMap((check) =>
		isOwn(check) && check.conclusion === '' ? ownRow(own, view, check.page) : (readRow(check, own.commentKey) ?? []),
	);
	const all = checks.some(isOwn) ? rows : [ownRow(own, view), ...rows];
	return all.filter(({ name }, at) => all.findIndex((row) => row.name === name) === at);
}

function ownRow({ reportName, runId, commit, runUrl }: Own, view: ReportView, page = ''): Row {
	const { phase, conclusion = 'unknown', title, deployment } = view;
	return {
		name: reportName,
		run: Number(runId),
		conclusion: phase === 'ended' ? checkConclusion(conclusion) : '',
		title: shorten(title, LIMITS.description),
		deployment,
		sha: commit,
		link: page || runUrl,
	};
}
