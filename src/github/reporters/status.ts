import type { ReportView } from '../../domain/reporting/view.ts';
import { LIMITS, shorten } from '../../domain/text/shorten.ts';
import type { Reporter, ReporterContext } from './reporter.ts';

/** Shows the deploy as a commit status. GitHub shows the last status of each context, so a second one does no harm. */
export function statusReporter({ api, commit, reportName, runUrl }: ReporterContext): Reporter {
	return async (view) => {
		await api.request(`POST /repos/{owner}/{repo}/statuses/${commit}`, {
			state: statusState(view),
			context: reportName,
			description: shorten(view.title, LIMITS.description),
			target_url: runUrl || undefined,
		});
	};
}

/** State of the commit status. */
export function statusState({ conclusion }: ReportView): 'pending' | 'success' | 'failure' | 'error' {
	if (conclusion === undefined) return 'pending';
	return conclusion === 'success' || conclusion === 'failure' ? conclusion : 'error';
}
