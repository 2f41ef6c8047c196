import { LIMITS, shorten } from '../../domain/text/shorten.ts';
import { type Reporter, type ReporterContext, sendOpen } from './reporter.ts';
import { statusState } from './states.ts';

/** A commit status: the last one of a context counts. */
export function statusReporter(context: ReporterContext): Reporter {
	const { api, slot, sha, reportName, runUrl } = context;
	return {
		name: 'status',
		async show(view) {
			const ended = view.phase === 'ended';
			const send = () =>
				api.request('POST /repos/{owner}/{repo}/statuses/{sha}', {
					sha,
					state: statusState(view),
					context: reportName,
					description: shorten(view.title, LIMITS.description),
					...(runUrl === '' ? {} : { target_url: runUrl }),
				});
			await (ended ? send() : sendOpen(context, { open: true }, send));
			slot.write({ open: !ended });
		},
	};
}
