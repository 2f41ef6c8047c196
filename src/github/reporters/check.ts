import { isExternalIdOf, toExternalId } from '../../domain/reporting/resume-record.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { field } from '../../domain/text/json.ts';
import { LIMITS, shorten, shortenMarkdown } from '../../domain/text/shorten.ts';
import { idIn, pageIn } from '../response.ts';
import { createKept, type Reporter, type ReporterContext, sendAccepted } from './reporter.ts';
import { rowMark } from './row.ts';
import { checkConclusion } from './states.ts';

/** Shows the deploy as a check run on the commit. */
export function checkReporter(context: ReporterContext): Reporter {
	const { api, slot } = context;
	let id = slot.read()?.id;
	return {
		name: 'check',
		async show(view) {
			const ended = view.phase === 'ended';
			const bodies = bodiesOf(view, context);
			if (id === undefined && slot.read()?.open) id = await findOwn(context);
			if (id === undefined) {
				const own = { name: context.reportName, head_sha: context.sha };
				const { id: newId, made } = await createKept(context, ended, () =>
					sendAccepted(bodies, (body) => api.request('POST /repos/{owner}/{repo}/check-runs', { ...own, ...body })),
				);
				id = newId;
				announce(context, made);
				return;
			}
			const check_run_id = id;
			const made = await sendAccepted(bodies, (body) =>
				api.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', { check_run_id, ...body }),
			);
			announce(context, made);
			slot.write({ open: !ended, id });
		},
	};
}

function announce({ found }: ReporterContext, check: unknown): void {
	const page = pageIn(check);
	if (page !== undefined) found({ 'check-url': page });
}

/** The body of the check run, and smaller variants of it: without the annotation, then without texts. */
function bodiesOf(view: ReportView, context: ReporterContext): object[] {
	const { runKey, runUrl } = context;
	const { phase, conclusion = 'unknown', title, summary, blame } = view;
	const state =
		phase === 'ended' ? { status: 'completed', conclusion: checkConclusion(conclusion) } : { status: 'in_progress' };
	const known = { ...state, external_id: toExternalId(runKey, view.resume) };
	const linked = { ...known, ...(runUrl === '' ? {} : { details_url: runUrl }) };
	const mark = rowMark(context, view);
	const text = `${mark}${shortenMarkdown(summary, LIMITS.checkText - mark.length)}`;
	const output = { title: shorten(title, LIMITS.description), summary: text };
	const annotation = blame && {
		path: blame.file,
		start_line: blame.line ?? 1,
		end_line: blame.line ?? 1,
		annotation_level: 'failure',
		message: shorten(blame.message, LIMITS.annotation),
	};
	return [
		...(annotation === undefined ? [] : [{ ...linked, output: { ...output, annotations: [annotation] } }]),
		{ ...linked, output },
		known,
	];
}

/** Finds the check run that an earlier request of this run created, if its response was lost. */
async function findOwn({ api, sha, reportName, runKey }: ReporterContext): Promise<number | undefined> {
	const list = { ref: sha, check_name: reportName, filter: 'all' };
	const isOwn = (run: unknown) => isExternalIdOf(runKey, field(run, 'external_id'));
	return idIn(await api.find('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', list, isOwn, 'check_runs'));
}
