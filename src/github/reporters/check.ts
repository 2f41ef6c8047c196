import { formatRecord, isRecordOf } from '../../domain/reporting/deploy-record.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { field } from '../../domain/text/json.ts';
import { LIMITS, shorten, shortenMarkdown } from '../../domain/text/shorten.ts';
import { pageIn } from '../response.ts';
import { rowMark } from './check-rows.ts';
import { OwnObject, type Reporter, type ReporterContext, sendAccepted } from './reporter.ts';
import { checkConclusion } from './states.ts';

/** Shows the deploy as a check run on the commit. */
export function checkReporter(context: ReporterContext): Reporter {
	const { api, sha, reportName, runKey, isPost, found } = context;
	const own = new OwnObject(isPost, () => {
		const list = { ref: sha, check_name: reportName, filter: 'all' };
		const isOwn = (run: unknown) => isRecordOf(runKey, field(run, 'external_id'));
		return api.find('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', list, isOwn, 'check_runs');
	});
	return {
		async show(view) {
			const state = stateOf(view);
			const send = (route: string, target: object) =>
				sendAccepted({ ...state, ...textsOf(view, context) }, state, (body) =>
					api.request(route, { ...target, ...body }),
				);
			const check = await own.show(
				() => send('POST /repos/{owner}/{repo}/check-runs', { name: reportName, head_sha: sha }),
				(check_run_id) => send('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', { check_run_id }),
			);
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
function textsOf(view: ReportView, context: ReporterContext): object {
	const { title, summary, blame } = view;
	const mark = rowMark(context.commentKey, view);
	const annotation = blame && {
		path: blame.file,
		start_line: blame.line ?? 1,
		end_line: blame.line ?? 1,
		annotation_level: 'failure',
		message: shorten(blame.message, LIMITS.annotation),
	};
	return {
		...(context.runUrl === '' ? {} : { details_url: context.runUrl }),
		output: {
			title: shorten(title, LIMITS.description),
			summary: `${mark}${shortenMarkdown(summary, LIMITS.checkText - mark.length)}`,
			...(annotation === undefined ? {} : { annotations: [annotation] }),
		},
	};
}
