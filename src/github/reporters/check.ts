import { formatRecord, MAY_EXIST, parseRecord } from '../../domain/reporting/deploy-record.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { field, textIn } from '../../domain/text/json.ts';
import { LIMITS, shorten, shortenMarkdown } from '../../domain/text/shorten.ts';
import type { GitHubApi } from '../client.ts';
import { hashOf, idIn, newestFirst, pageIn } from '../response.ts';
import type { Reporter, ReporterContext } from './reporter.ts';

/** Shows the deploy as a check run on the commit. */
export function checkReporter(context: ReporterContext): Reporter {
	const { api, commit, reportName, runKey, output } = context;
	let id: number | undefined;
	return async (view, mayExist) => {
		if (mayExist) id ??= (await readCheckRuns(api, commit)).find(({ record }) => record.run === runKey)?.id;
		const shown = bodyOf(view, context);
		const check = await (id === undefined
			? api.request('POST /repos/{owner}/{repo}/check-runs', { name: reportName, head_sha: commit, ...shown })
			: api.request(`PATCH /repos/{owner}/{repo}/check-runs/${id}`, shown));
		id = idIn(check);
		output('check-url', pageIn(check));
	};
}

/** State and texts. */
function bodyOf(view: ReportView, { commentKey, runUrl }: ReporterContext) {
	const { record, conclusion, title, summary, blame, deployment } = view;
	const annotation = blame && {
		path: blame.file,
		start_line: blame.line ?? 1,
		end_line: blame.line ?? 1,
		annotation_level: 'failure',
		message: shorten(blame.message, LIMITS.annotation),
	};
	const row = `<!-- browser-deploy-action row ${hashOf(commentKey)} ${deployment} -->\n`;
	return {
		status: conclusion ? 'completed' : 'in_progress',
		conclusion: conclusion && checkConclusion(view),
		external_id: formatRecord(record),
		details_url: runUrl || undefined,
		output: {
			title: shorten(title, LIMITS.description),
			summary: shortenMarkdown(`${commentKey === '' ? '' : row}${summary}`, LIMITS.checkText),
			annotations: annotation && [annotation],
		},
	};
}

/** Conclusion of the check run. An unknown outcome is a failure: GitHub lets a required check pass with `neutral`. */
export function checkConclusion({ conclusion = 'unknown' }: ReportView): string {
	return conclusion === 'unknown' ? 'failure' : conclusion;
}

/** How the summary of a check run begins that is a row of a shared comment: with the hash of its key and the deployment. */
const MARK = /^<!-- browser-deploy-action row ([0-9a-f]{32}) ([A-Za-z0-9_-]{0,128}) -->/;

/** A check run that this action has made. */
export type CheckRun = Readonly<Awaited<ReturnType<typeof readCheckRuns>>[number]>;

/** Reads the check runs of a commit that this action has made, newest first. */
export async function readCheckRuns(api: GitHubApi, sha: string) {
	const route = `GET /repos/{owner}/{repo}/commits/${sha}/check-runs`;
	const checks = await newestFirst(api.items(route, { filter: 'all' }));
	return checks.flatMap((check) => {
		const record = parseRecord(field(check, 'external_id'));
		if (record === undefined) return [];
		const [, tableKey = '', deployment = ''] = MARK.exec(textIn(check, 'output', 'summary')) ?? [];
		/** '' until it is completed. */
		const conclusion = textIn(check, 'status') === 'completed' ? textIn(check, 'conclusion') : '';
		return {
			id: idIn(check),
			name: textIn(check, 'name'),
			/** Nobody has said how an open one ended, so its request may have been sent. */
			record: conclusion === '' && record.deployment === '' ? { ...record, deployment: MAY_EXIST } : record,
			/** Hash of the key of the comment that shows it, and the deployment that it then shows; each may be ''. */
			tableKey,
			deployment,
			conclusion,
			title: textIn(check, 'output', 'title'),
			/** ISO 8601, or ''. */
			startedAt: textIn(check, 'started_at'),
			/** URL, or ''. */
			page: pageIn(check),
		};
	});
}
