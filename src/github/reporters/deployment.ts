import { environmentUrlOf } from '../../domain/reporting/environment-url.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { field } from '../../domain/text/json.ts';
import { LIMITS, shorten } from '../../domain/text/shorten.ts';
import { taskOf } from '../app-deployments.ts';
import { payloadOf } from '../lists.ts';
import { idIn } from '../response.ts';
import { OwnObject, type Reporter, type ReporterContext, sendAccepted } from './reporter.ts';
import { retireFormer } from './retire.ts';
import { deploymentState } from './states.ts';

/**
 * Shows the deploy as a GitHub deployment of the commit. Its payload cannot be changed later, so it is only made once the
 * service has responded: with the id, or without one if the service refused.
 */
export function deploymentReporter(context: ReporterContext): Reporter {
	const { api, sha, environment, reportName, runKey, isPost, found } = context;
	const own = new OwnObject(isPost, () => {
		const list = { sha, environment, task: taskOf(reportName) };
		return api.find('GET /repos/{owner}/{repo}/deployments', list, (one) => runKeyOf(one) === runKey);
	});
	/** The last view whose status GitHub has: a try again after it only retires. */
	let told: ReportView | undefined;
	return {
		async show(view) {
			if (view.phase === 'preparing' || view.unchanged) return;
			const made = await own.show(
				() => create(context, view),
				async (id) => ({ id }),
			);
			const deployment_id = idIn(made) as number;
			found({ 'github-deployment-id': String(deployment_id) });
			if (told !== view) {
				const [status, plain] = statusesOf(view, context);
				await sendAccepted(status, plain, (body) =>
					api.request('POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', { deployment_id, ...body }),
				);
				told = view;
			}
			// Also where it was deleted again: it has taken the former one's place all the same.
			if (view.phase === 'ended' && view.conclusion === 'success') await retireFormer(context, deployment_id);
		},
	};
}

/** The status, and the plain one without texts and addresses. */
function statusesOf(view: ReportView, { environment, environmentUrl, runUrl }: ReporterContext): [object, object] {
	// Otherwise GitHub would retire the deployments of other apps in this environment; see retire.ts.
	const state = { state: deploymentState(view), auto_inactive: false };
	const environment_url = environmentUrlOf(environmentUrl, view);
	const status = {
		...state,
		environment,
		description: shorten(view.title, LIMITS.description),
		...(runUrl === '' ? {} : { log_url: runUrl }),
		...(environment_url === undefined ? {} : { environment_url }),
	};
	return [status, state];
}

function create(context: ReporterContext, view: ReportView): Promise<unknown> {
	const { api, sha, environment, reportName, pullRequest } = context;
	return api.request('POST /repos/{owner}/{repo}/deployments', {
		ref: sha,
		task: taskOf(reportName),
		auto_merge: false,
		required_contexts: [],
		environment,
		description: shorten(reportName, LIMITS.description),
		transient_environment: pullRequest !== undefined,
		production_environment: environment === 'production',
		payload: { ...view.record, ...(pullRequest === undefined ? {} : { pull_request: pullRequest }) },
	});
}

/** The run key in the payload of a GitHub deployment. */
export function runKeyOf(deployment: unknown): unknown {
	return field(payloadOf(deployment), 'run');
}
