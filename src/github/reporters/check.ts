import { isExternalIdOf, toExternalId } from '../../domain/reporting/resume-record.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { field } from '../../domain/text/json.ts';
import { LIMITS, shorten, shortenMarkdown } from '../../domain/text/shorten.ts';
import { createKept, type Reporter, type ReporterContext } from './reporter.ts';
import { checkConclusion } from './states.ts';

/** A check run on the commit. */
export function checkReporter(context: ReporterContext): Reporter {
	const { api, slot, runKey } = context;
	let id = slot.read()?.id;
	return {
		name: 'check',
		async show(view) {
			const ended = view.phase === 'ended';
			const body = {
				...describe(view),
				external_id: toExternalId(runKey, view.resume),
				...(context.runUrl === '' ? {} : { details_url: context.runUrl }),
			};
			if (id === undefined && slot.read()?.open) id = await findOwn(context);
			if (id === undefined) {
				const own = { name: context.reportName, head_sha: context.sha };
				const { id: newId, made } = await createKept(context, ended, () =>
					api.request('POST /repos/{owner}/{repo}/check-runs', { ...own, ...body }),
				);
				id = newId;
				announce(context, made);
				return;
			}
			const check_run_id = id;
			announce(
				context,
				await api.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', { check_run_id, ...body }),
			);
			slot.write({ open: !ended, id });
		},
	};
}

function announce({ found }: ReporterContext, check: unknown): void {
	const url = field(check, 'html_url');
	if (typeof url === 'string') found({ 'check-url': url });
}

function describe(view: ReportView) {
	const { phase, conclusion = 'unknown', title, summary, blame } = view;
	const annotation = blame && {
		path: blame.file,
		start_line: 1,
		end_line: 1,
		annotation_level: 'failure',
		message: shorten(blame.message, LIMITS.annotation),
	};
	return {
		...(phase === 'ended'
			? { status: 'completed', conclusion: checkConclusion(conclusion) }
			: { status: 'in_progress' }),
		output: {
			title: shorten(title, LIMITS.description),
			summary: shortenMarkdown(summary, LIMITS.checkText),
			...(annotation === undefined ? {} : { annotations: [annotation] }),
		},
	};
}

/** The check run of a request whose response this run did not live to see. */
async function findOwn({ api, sha, reportName, runKey }: ReporterContext): Promise<number | undefined> {
	const response = await api.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
		ref: sha,
		check_name: reportName,
		filter: 'all',
		per_page: 100,
	});
	const runs = field(response, 'check_runs');
	const own = Array.isArray(runs) ? runs.find((run) => isExternalIdOf(runKey, field(run, 'external_id'))) : undefined;
	return own === undefined ? undefined : Number(field(own, 'id'));
}
