import { LIMITS, shorten, statusState } from '../domain/report-view.ts';
import type { Reporter, ReporterContext } from './reporter.ts';

/** A commit status: the last one of a context counts. */
export function statusReporter({ api, slot, sha, reportName, runUrl }: ReporterContext): Reporter {
	return {
		name: 'status',
		async show(view) {
			const ended = view.phase === 'ended';
			if (!ended) slot.write({ open: true });
			await api.request('POST /repos/{owner}/{repo}/statuses/{sha}', {
				sha,
				state: statusState(view),
				context: reportName,
				description: shorten(view.title, LIMITS.description),
				...(runUrl === '' ? {} : { target_url: runUrl }),
			});
			slot.write({ open: !ended });
		},
	};
}
