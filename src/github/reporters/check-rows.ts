import { createHash } from 'node:crypto';
import { isRecordOf } from '../../domain/reporting/deploy-record.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { field } from '../../domain/text/json.ts';
import { LIMITS, shorten } from '../../domain/text/shorten.ts';
import { allPages, newestFirst, type PageBounds } from '../lists.ts';
import { idIn, isRefusal, pageIn } from '../response.ts';
import { runOf } from '../run-key.ts';
import type { ReporterContext } from './reporter.ts';
import { checkConclusion } from './states.ts';

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

/** How many check runs are read. */
const BOUNDS: PageBounds = { perPage: 100, mostPages: 10 };

/**
 * The rows of the commit: those of the check runs with this key that the own GitHub app has made, the newest of each name.
 * Without check runs there is the row of this job alone.
 */
export async function readRows(context: ReporterContext, view: ReportView): Promise<Row[]> {
	const own = ownRow(context, view);
	const checks = newestFirst(await listChecks(context));
	const ownCheck = checks.find((check) => isRecordOf(context.runKey, field(check, 'external_id')));
	if (ownCheck === undefined) return [own];
	const rows = new Map<string, Row>();
	for (const check of checks.filter((one) => field(one, 'app', 'id') === field(ownCheck, 'app', 'id'))) {
		const row = check === ownCheck ? { ...own, link: pageIn(check) ?? own.link } : readRow(check, context.commentKey);
		if (row !== undefined && !rows.has(row.name)) rows.set(row.name, row);
	}
	return [...rows.values()];
}

async function listChecks({ api, sha }: ReporterContext): Promise<readonly unknown[]> {
	const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
	try {
		const { items } = await allPages(api, BOUNDS, route, { ref: sha, filter: 'all' }, 'check_runs');
		return items.filter((check) => idIn(check) !== undefined);
	} catch (thrown) {
		if (isRefusal(thrown)) return []; // without the permission the comment is there all the same
		throw thrown;
	}
}

/** The mark that makes a check run a row: an HTML comment at the beginning of its summary. */
export function rowMark(commentKey: string, { deployment }: Pick<ReportView, 'deployment'>): string {
	if (commentKey === '') return '';
	return `<!-- browser-deploy-action row ${keyHash(commentKey)} ${deployment || NONE} -->\n`;
}

const MARK = /^<!-- browser-deploy-action row ([0-9a-f]{32}) ([A-Za-z0-9_-]{1,128}) -->/;
const NONE = '-';

/** A hash of the input `comment-key`, because the key may contain the end of an HTML comment. */
export function keyHash(commentKey: string): string {
	return createHash('sha256').update(commentKey).digest('hex').slice(0, 32);
}

/** Reads the row that a check run holds; undefined if it holds none of this key. */
export function readRow(check: unknown, commentKey: string): Row | undefined {
	const [, key, deployment = NONE] = MARK.exec(String(field(check, 'output', 'summary'))) ?? [];
	if (key !== keyHash(commentKey)) return undefined;
	const text = (...path: string[]) => {
		const value = field(check, ...path);
		return typeof value === 'string' ? value : '';
	};
	return {
		name: text('name'),
		run: Number(runOf(text('external_id')) ?? 0),
		conclusion: text('status') === 'completed' ? text('conclusion') : '',
		title: text('output', 'title'),
		deployment: deployment === NONE ? '' : deployment,
		sha: text('head_sha'),
		link: pageIn(check) ?? '',
	};
}

/** The row of this job itself. */
export function ownRow(
	{ reportName, runId, sha, runUrl }: Pick<ReporterContext, 'reportName' | 'runId' | 'sha' | 'runUrl'>,
	{ phase, conclusion = 'unknown', title, deployment }: ReportView,
): Row {
	return {
		name: reportName,
		run: Number(runId),
		conclusion: phase === 'ended' ? checkConclusion(conclusion) : '',
		title: shorten(title, LIMITS.description),
		deployment,
		sha,
		link: runUrl,
	};
}
