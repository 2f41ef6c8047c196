import { formatRecord } from '../../domain/reporting/deploy-record.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { LIMITS, shorten, shortenMarkdown } from '../../domain/text/shorten.ts';
import { readCheckRuns } from '../check-runs.ts';
import { idIn, pageIn } from '../response.ts';
import { type Reporter, type ReporterContext, sendAccepted } from './reporter.ts';
import { checkConclusion, rowMark } from './rows.ts';

/** Shows the deploy as a check run on the commit. */
export function checkReporter(context: ReporterContext): Reporter {
	const { api, commit, reportName, runKey, isPost, found } = context;
	let id: number | undefined;
	/** Whether a request may have made it without a response. */
	let mayExist = isPost;
	const findOwn = async () =>
		(await readCheckRuns(api, commit, reportName)).find(({ record }) => record.run === runKey)?.id;
	return {
		async show(view) {
			if (mayExist) id ??= await findOwn();
			mayExist = true;
			const [route, target] =
				id === undefined
					? ['POST /repos/{owner}/{repo}/check-runs', { name: reportName, head_sha: commit }]
					: ['PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', { check_run_id: id }];
			const state = stateOf(view);
			const check = await sendAccepted({ ...state, ...textsOf(view, context) }, state, (body) =>
				api.request(route, { ...target, ...body }),
			);
			id = idIn(check) ?? id;
			const page = pageIn(check);
			if (page !== undefined) found({ 'check-url': page });
		},
	};
}

function stateOf({ phase, conclusion = 'unknown', record }: ReportView): object {
	const state =
		phase === 'ended' ? { status: 'completed', conclusion: checkConclusion(conclusion) } : { status: 'in_progress' };
	return { ...state, external_id: formatRecord(record) };
}

/** What people read. A check run that is a row of a shared comment begins with the mark of it. */
function textsOf(view: ReportView, { commentKey, runUrl }: ReporterContext): object {
	const { title, summary, blame } = view;
	const mark = rowMark(commentKey, view);
	const annotation = blame && {
		path: blame.file,
		start_line: blame.line ?? 1,
		end_line: blame.line ?? 1,
		annotation_level: 'failure',
		message: shorten(blame.message, LIMITS.annotation),
	};
	return {
		...(runUrl === '' ? {} : { details_url: runUrl }),
		output: {
			title: shorten(title, LIMITS.description),
			summary: `${mark}${shortenMarkdown(summary, LIMITS.checkText - mark.length)}`,
			...(annotation === undefined ? {} : { annotations: [annotation] }),
		},
	};
}
