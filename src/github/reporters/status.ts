import { LIMITS, shorten } from '../../domain/text/shorten.ts';
import { type Reporter, type ReporterContext, sendAccepted, sendOpen } from './reporter.ts';
import { statusState } from './states.ts';

/** Shows the deploy as a commit status. GitHub shows the last status of each context. */
export function statusReporter(context: ReporterContext): Reporter {
	const { api, slot, sha, reportName, runUrl } = context;
	return {
		name: 'status',
		async show(view) {
			const ended = view.phase === 'ended';
			const state = { sha, state: statusState(view), context: reportName };
			const described = { ...state, description: shorten(view.title, LIMITS.description) };
			const statuses = [{ ...described, ...(runUrl === '' ? {} : { target_url: runUrl }) }, state];
			const send = () =>
				sendAccepted(statuses, (status) => api.request('POST /repos/{owner}/{repo}/statuses/{sha}', status));
			await (ended ? send() : sendOpen(context, { open: true }, send));
			slot.write({ open: !ended, shown: true });
		},
	};
}
