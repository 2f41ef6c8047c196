import { field } from '../../domain/text/json.ts';
import { endOf, listAppDeployments } from '../app-deployments.ts';
import type { ReporterContext } from './reporter.ts';

/** The most former deployments that are looked at: those that failed keep the one that succeeded before them active. */
const MOST_FORMER = 10;

/**
 * Makes the app's former GitHub deployments inactive. GitHub's own rule (`auto_inactive`) goes by the environment alone,
 * and would retire the other apps in it. A preview retires only those of its own pull request.
 * @param own id of the deployment that has just succeeded.
 */
export async function retireFormer(
	context: Pick<ReporterContext, 'api' | 'environment' | 'reportName' | 'pullRequest'>,
	own: number,
): Promise<void> {
	const { api, environment, pullRequest } = context;
	const listed = await listAppDeployments(api, context);
	const former = listed.filter(({ id, payload }) => id < own && field(payload, 'pull_request') === pullRequest);
	for (const { id: deployment_id } of former.slice(0, MOST_FORMER)) {
		const end = await endOf(api, deployment_id);
		if (end === 'inactive') return; // and so are those before it
		if (end !== 'success') continue;
		await api.request('POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
			deployment_id,
			environment,
			state: 'inactive',
			auto_inactive: false,
		});
	}
}
