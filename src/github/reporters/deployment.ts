import type { ReportView } from '../../domain/reporting/view.ts';
import { field } from '../../domain/text/json.ts';
import { LIMITS, shorten } from '../../domain/text/shorten.ts';
import { createKept, type Reporter, type ReporterContext } from './reporter.ts';
import { deploymentState } from './states.ts';

/**
 * A GitHub deployment of the commit. Its payload cannot be changed later, so it is made as soon as the service has
 * responded: with the id, or without one where it refused.
 */
export function deploymentReporter(context: ReporterContext): Reporter {
	const { api, slot } = context;
	let id = slot.read()?.id;
	return {
		name: 'deployment',
		async show(view) {
			if (view.phase === 'preparing') return;
			const ended = view.phase === 'ended';
			if (id === undefined && slot.read()?.open) id = await findOwn(context);
			if (id === undefined) {
				// Open until its last status: a deployment without a status counts as pending.
				({ id } = await createKept(context, false, () => create(context, view)));
			}
			context.found({ 'github-deployment-id': String(id) });
			await api.request('POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
				deployment_id: id,
				state: deploymentState(view),
				environment: context.environment,
				description: shorten(view.title, LIMITS.description),
				...(context.runUrl === '' ? {} : { log_url: context.runUrl }),
			});
			slot.write({ open: !ended, id });
		},
	};
}

function create(context: ReporterContext, view: ReportView): Promise<unknown> {
	const { api, sha, environment, runKey, reportName } = context;
	return api.request('POST /repos/{owner}/{repo}/deployments', {
		ref: sha,
		task: 'deploy',
		auto_merge: false,
		required_contexts: [],
		environment,
		description: shorten(reportName, LIMITS.description),
		transient_environment: context.pullRequest !== undefined,
		production_environment: environment === 'production',
		payload: { ...view.resume, trace: runKey },
	});
}

/** The deployment of a request whose response this run did not live to see. */
async function findOwn({ api, sha, environment, runKey }: ReporterContext): Promise<number | undefined> {
	const listed = await api.request('GET /repos/{owner}/{repo}/deployments', { sha, environment, per_page: 100 });
	const own = Array.isArray(listed) ? listed.find((one) => runKeyOf(field(one, 'payload')) === runKey) : undefined;
	return own === undefined ? undefined : Number(field(own, 'id'));
}

function runKeyOf(payload: unknown): unknown {
	if (typeof payload !== 'string') return field(payload, 'trace');
	try {
		return field(JSON.parse(payload), 'trace');
	} catch {
		return undefined;
	}
}
