import { createHash } from 'node:crypto';
import type { ReportView } from '../../domain/reporting/view.ts';
import { field } from '../../domain/text/json.ts';
import { LIMITS, shorten } from '../../domain/text/shorten.ts';
import { pageIn } from '../response.ts';
import type { ReporterContext } from './reporter.ts';
import { checkConclusion } from './states.ts';

/** What one job shows in the shared comment. */
export interface Row {
	/** The input `report-name`. */
	readonly name: string;
	/** When its job began, in milliseconds since 1970: of two rows with one name the later one is shown. */
	readonly at: number;
	/** Conclusion of its check run; '' while the job is running. */
	readonly conclusion: string;
	/** Plain text on one line. */
	readonly title: string;
	/** Id of the deployment at the service, or ''. */
	readonly deployment: string;
	readonly sha: string;
	/** URL, or ''. */
	readonly link: string;
	/** Whether no check run holds it: its job tells it in the comment alone. */
	readonly isAlone?: boolean;
}

/** Where a job says that a check run holds a row of the shared comment. */
type RowContext = Pick<ReporterContext, 'commentKey' | 'began'>;

/** The mark that makes a check run a row: an HTML comment at the beginning of its summary. */
export function rowMark({ commentKey, began }: RowContext, view: ReportView): string {
	if (commentKey === '') return '';
	return `<!-- browser-deploy-action row ${keyHash(commentKey)} ${began} ${view.resume.deployment_id ?? NONE} -->\n`;
}

const MARK = /^<!-- browser-deploy-action row ([0-9a-f]{32}) (\d{1,15}) ([A-Za-z0-9_-]{1,128}) -->/;
const NONE = '-';

/** A hash of the input `comment-key`, because the key may contain the end of an HTML comment. */
export function keyHash(commentKey: string): string {
	return createHash('sha256').update(commentKey).digest('hex').slice(0, 32);
}

/** Reads the row that a check run holds; undefined if it holds none of this key. */
export function readRow(check: unknown, commentKey: string): Row | undefined {
	const [, key, at, deployment = NONE] = MARK.exec(String(field(check, 'output', 'summary'))) ?? [];
	if (key !== keyHash(commentKey)) return undefined;
	const text = (...path: string[]) => {
		const value = field(check, ...path);
		return typeof value === 'string' ? value : '';
	};
	return {
		name: text('name'),
		at: Number(at),
		conclusion: text('status') === 'completed' ? text('conclusion') : '',
		title: text('output', 'title'),
		deployment: deployment === NONE ? '' : deployment,
		sha: text('head_sha'),
		link: pageIn(check) ?? '',
	};
}

/** The row of this job itself. */
export function ownRow(
	{ reportName, began, sha, runUrl }: Pick<ReporterContext, 'reportName' | 'began' | 'sha' | 'runUrl'>,
	{ phase, conclusion = 'unknown', title, resume }: ReportView,
): Row {
	return {
		name: reportName,
		at: began,
		conclusion: phase === 'ended' ? checkConclusion(conclusion) : '',
		title: shorten(title, LIMITS.description),
		deployment: resume.deployment_id ?? '',
		sha,
		link: runUrl,
	};
}
