import type { ReportView } from '../../domain/reporting/view.ts';
import { field } from '../../domain/text/json.ts';
import { LIMITS, shorten } from '../../domain/text/shorten.ts';
import { taskOf } from '../app-deployments.ts';
import { payloadOf } from '../lists.ts';
import { idIn } from '../response.ts';
import { environmentUrlOf } from './environment-url.ts';
import { createKept, type Reporter, type ReporterContext, sendAccepted } from './reporter.ts';
import { retireFormer } from './retire.ts';
import { deploymentState } from './states.ts';

/**
 * Shows the deploy as a GitHub deployment of the commit. Its payload cannot be changed later, so it is only created once
 * the service has responded: with the id, or without one if the service refused.
 */
export function deploymentReporter(context: ReporterContext): Reporter {
	const { api, slot } = context;
	let id = slot.read()?.id;
	/** The last view whose status GitHub has. */
	let told: ReportView | undefined;
	return {
		name: 'deployment',
		async show(view) {
			if (view.phase === 'preparing') return;
			if (view.unchanged) return slot.write({ open: false });
			const ended = view.phase === 'ended';
			if (id === undefined && slot.read()?.open) id = await findOwn(context);
			if (id === undefined) {
				// Stays open until its last status is sent: a deployment without a status is shown as pending.
				({ id } = await createKept(context, false, () => create(context, view)));
			}
			context.found({ 'github-deployment-id': String(id) });
			const deployment_id = id;
			if (told !== view) {
				await sendAccepted(statusesOf(view, context), (status) =>
					api.request('POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', { deployment_id, ...status }),
				);
				slot.write({ open: !ended, id });
				told = view;
			}
			// Also where it was deleted again: it has taken the former one's place all the same.
			if (ended && view.conclusion === 'success') await retireFormer(context, id);
		},
	};
}

/** The status of the deployment, and smaller variants: without the address, then with the state alone. */
function statusesOf(view: ReportView, { environment, environmentUrl, runUrl }: ReporterContext): object[] {
	// Otherwise GitHub would retire the deployments of other apps in this environment; see retire.ts.
	const state = { state: deploymentState(view), auto_inactive: false };
	const described = { ...state, environment, description: shorten(view.title, LIMITS.description) };
	const linked = { ...described, ...(runUrl === '' ? {} : { log_url: runUrl }) };
	const environment_url = environmentUrlOf(environmentUrl, view.resume);
	return [...(environment_url === undefined ? [] : [{ ...linked, environment_url }]), linked, state];
}

function create(context: ReporterContext, view: ReportView): Promise<unknown> {
	const { api, sha, environment, runKey, reportName, pullRequest } = context;
	return api.request('POST /repos/{owner}/{repo}/deployments', {
		ref: sha,
		task: taskOf(reportName),
		auto_merge: false,
		required_contexts: [],
		environment,
		description: shorten(reportName, LIMITS.description),
		transient_environment: pullRequest !== undefined,
		production_environment: environment === 'production',
		payload: { ...view.resume, ...(pullRequest === undefined ? {} : { pull_request: pullRequest }), trace: runKey },
	});
}

/** Finds the deployment that an earlier request of this run created, if its response was lost. */
async function findOwn({ api, sha, environment, runKey, reportName }: ReporterContext): Promise<number | undefined> {
	const isOwn = (deployment: unknown) => runKeyOf(deployment) === runKey;
	return idIn(
		await api.find('GET /repos/{owner}/{repo}/deployments', { sha, environment, task: taskOf(reportName) }, isOwn),
	);
}

/** The run key in the payload of a GitHub deployment. */
export function runKeyOf(deployment: unknown): unknown {
	return field(payloadOf(deployment), 'trace');
}
