import { formatRecord } from '../../domain/reporting/deploy-record.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { LIMITS, shorten, shortenMarkdown } from '../../domain/text/shorten.ts';
import { readCheckRuns } from '../check-runs.ts';
import { idIn, pageIn } from '../response.ts';
import type { Reporter, ReporterContext } from './reporter.ts';
import { checkConclusion, rowMark } from './shared-comment.ts';

/** Shows the deploy as a check run on the commit. */
export function checkReporter(context: ReporterContext): Reporter {
	const { commit, reportName, runKey, isPost, output } = context;
	let id: number | undefined;
	/** Whether a request may have made it without a response. */
	let mayExist = isPost;
	return async (api, view) => {
		if (mayExist) id ??= (await readCheckRuns(api, commit)).find(({ record }) => record.run === runKey)?.id;
		mayExist = true;
		const shown = bodyOf(view, context);
		const check = await (id === undefined
			? api.request('POST /repos/{owner}/{repo}/check-runs', { name: reportName, head_sha: commit, ...shown })
			: api.request(`PATCH /repos/{owner}/{repo}/check-runs/${id}`, shown));
		id = idIn(check);
		output('check-url', pageIn(check));
	};
}

/** State and texts. A check run that is a row of a shared comment begins with the mark of it. */
function bodyOf(view: ReportView, { commentKey, runUrl }: ReporterContext): Readonly<Record<string, unknown>> {
	const { phase, conclusion = 'unknown', record, title, summary, blame } = view;
	const hasEnded = phase === 'ended';
	const annotation = blame && {
		path: blame.file,
		start_line: blame.line ?? 1,
		end_line: blame.line ?? 1,
		annotation_level: 'failure',
		message: shorten(blame.message, LIMITS.annotation),
	};
	return {
		status: hasEnded ? 'completed' : 'in_progress',
		conclusion: hasEnded ? checkConclusion(conclusion) : undefined,
		external_id: formatRecord(record),
		details_url: runUrl || undefined,
		output: {
			title: shorten(title, LIMITS.description),
			summary: shortenMarkdown(`${rowMark(commentKey, view)}${summary}`, LIMITS.checkText),
			annotations: annotation && [annotation],
		},
	};
}
