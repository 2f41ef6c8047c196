import { LIMITS, shorten } from '../../domain/text/shorten.ts';
import type { Reporter, ReporterContext } from './reporter.ts';
import { statusState } from './states.ts';

/** Shows the deploy as a commit status. GitHub shows the last status of each context, so a second one does no harm. */
export function statusReporter({ api, sha, reportName, runUrl }: ReporterContext): Reporter {
	return {
		async show(view) {
			await api.request('POST /repos/{owner}/{repo}/statuses/{sha}', {
				sha,
				state: statusState(view),
				context: reportName,
				description: shorten(view.title, LIMITS.description),
				...(runUrl === '' ? {} : { target_url: runUrl }),
			});
		},
	};
}
