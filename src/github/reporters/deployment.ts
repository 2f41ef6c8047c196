import { MAY_EXIST } from '../../domain/reporting/deploy-record.ts';
import { environmentUrlOf } from '../../domain/reporting/environment-url.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { LIMITS, shorten } from '../../domain/text/shorten.ts';
import { readNewest, retireFormer, taskOf } from '../app-deployments.ts';
import type { GitHubApi } from '../client.ts';
import { idIn } from '../response.ts';
import type { Reporter, ReporterContext } from './reporter.ts';
import { statusState } from './status.ts';

/**
 * Shows the deploy as a GitHub deployment of the commit. Its payload cannot be changed later, so it is only made once the
 * outcome of the request is known: with the id, or without one if the service refused. One that was looked up is ours only
 * once it runs.
 */
export function deploymentReporter(context: ReporterContext): Reporter {
	const { commit, runKey, isPost, output } = context;
	let id: number | undefined;
	/** Whether a request may have made it without a response. */
	let mayExist = isPost;
	return async (api, view) => {
		const isOpen = view.phase !== 'ended' && view.record.deployment === MAY_EXIST;
		if (view.phase === 'preparing' || view.unchanged || isOpen) return;
		if (mayExist) id ??= (await readNewest(api, context, commit)).find(({ record }) => record?.run === runKey)?.id;
		mayExist = true;
		id ??= await create(api, view, context);
		output('github-deployment-id', String(id));
		await api.request(`POST /repos/{owner}/{repo}/deployments/${id}/statuses`, statusOf(view, context));
		// Also where it was deleted again: it has taken the former one's place all the same.
		if (view.phase === 'ended' && view.conclusion === 'success') await retireFormer(api, context, id);
	};
}

async function create(api: GitHubApi, { record }: ReportView, context: ReporterContext): Promise<number> {
	const { commit, environment, reportName, pullRequest } = context;
	const made = await api.request('POST /repos/{owner}/{repo}/deployments', {
		ref: commit,
		task: taskOf(reportName),
		auto_merge: false,
		required_contexts: [],
		environment,
		description: shorten(reportName, LIMITS.description),
		transient_environment: pullRequest !== undefined,
		payload: { ...record, pull_request: pullRequest },
	});
	return idIn(made);
}

function statusOf(view: ReportView, { environment, environmentUrl, runUrl }: ReporterContext) {
	const isGone = view.isGone && view.conclusion === 'success';
	return {
		state: view.phase !== 'ended' ? view.phase : isGone ? 'inactive' : statusState(view),
		auto_inactive: false, // otherwise GitHub would retire those of other apps in this environment
		environment,
		description: shorten(view.title, LIMITS.description),
		log_url: runUrl || undefined,
		environment_url: environmentUrlOf(environmentUrl, view),
	};
}
