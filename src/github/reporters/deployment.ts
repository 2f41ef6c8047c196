import { readRecord } from '../../domain/reporting/deploy-record.ts';
import type { ReportView } from '../../domain/reporting/view.ts';
import { field, parseJson, textIn } from '../../domain/text/json.ts';
import { LIMITS, shorten } from '../../domain/text/shorten.ts';
import type { GitHub, GitHubApi } from '../client.ts';
import { PERMISSIONS } from '../faults.ts';
import { hashOf, idIn, newestFirst } from '../response.ts';
import type { Reported, Reporter, ReporterContext } from './reporter.ts';
import { statusState } from './status.ts';

/** Shows the deploy as a GitHub deployment of the commit. */
export function deploymentReporter(context: ReporterContext): Reporter {
	const { api, commit, runKey, output } = context;
	let id: number | undefined;
	return async (view, mayExist) => {
		if (view.state === undefined) return;
		if (mayExist) id ??= (await readNewest(api, context, commit)).find(({ record }) => record?.run === runKey)?.id;
		id ??= await create(view, context);
		output('github-deployment-id', String(id));
		await api.request(`POST /repos/{owner}/{repo}/deployments/${id}/statuses`, statusOf(view, context));
		// Also where it was deleted again: it has taken the former one's place all the same.
		if (view.conclusion === 'success') await retireFormer(api, context, id);
	};
}

async function create({ record }: ReportView, context: ReporterContext): Promise<number> {
	const { api, commit, environment, reportName, pullRequest } = context;
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

function statusOf(view: ReportView, { environment, runUrl }: ReporterContext) {
	return {
		state: view.state === 'ended' ? statusState(view) : view.state,
		auto_inactive: false, // otherwise GitHub would retire those of other apps in this environment
		environment,
		description: shorten(view.title, LIMITS.description),
		log_url: runUrl || undefined,
		environment_url: view.environmentUrl,
	};
}

/** The GitHub deployments of an app in an environment, on any commit, or the previews of a pull request among them. */
type App = Pick<Reported, 'reportName' | 'environment' | 'pullRequest'>;

/** The task of an app's GitHub deployments: people read it, so it is short. */
export function taskOf(reportName: string): string {
	return `deploy:${hashOf(reportName)}`;
}

/** What this action has stored in a GitHub deployment. @throws Error if it is none: it may be the one that is looked for. */
export function appDeploymentOf(response: unknown) {
	const stored = field(response, 'payload');
	const payload = typeof stored === 'string' ? parseJson(stored) : stored; // some servers give it back as JSON text
	return {
		id: idIn(response),
		/** Undefined where it holds none, such as that of an older version of this action. */
		record: readRecord(payload),
		pullRequest: field(payload, 'pull_request'),
	};
}

/**
 * The newest hundred GitHub deployments of an app, newest first: the previews of other pull requests are among them.
 * @param sha only those of this commit.
 */
export async function readNewest(api: GitHubApi, { reportName, environment }: App, sha?: string) {
	const query = { task: taskOf(reportName), environment, sha };
	const deployments = await newestFirst(api.items('GET /repos/{owner}/{repo}/deployments', query, 1));
	return deployments.map(appDeploymentOf);
}

/** The last state of a GitHub deployment, such as `success` or `inactive`; `pending` before the first. */
async function stateOf(api: GitHubApi, id: number): Promise<string> {
	const route = `GET /repos/{owner}/{repo}/deployments/${id}/statuses`;
	const [last] = await newestFirst(api.items(route, {}, 1));
	return textIn(last, 'state') || 'pending';
}

/** Retires one GitHub deployment, and none beside it: `auto_inactive` would go by the environment alone. */
export async function makeInactive(api: GitHubApi, id: number): Promise<void> {
	const status = { state: 'inactive', auto_inactive: false };
	await api.request(`POST /repos/{owner}/{repo}/deployments/${id}/statuses`, status);
}

/** The most former deployments whose state is read: those that failed keep the one that succeeded before them active. */
const MOST_FORMER = 30;

/**
 * Makes the app's former GitHub deployments inactive, back to the first that is so already. A preview retires only those of
 * its own pull request.
 * @param own id of the deployment that has just succeeded.
 */
export async function retireFormer(api: GitHubApi, app: App, own: number): Promise<void> {
	const newest = await readNewest(api, app);
	const former = newest.filter(({ id, pullRequest }) => id < own && pullRequest === app.pullRequest);
	for (const { id } of former.slice(0, MOST_FORMER)) {
		const state = await stateOf(api, id);
		if (state === 'inactive') return;
		if (state === 'success') await makeInactive(api, id);
	}
}

export type FindNewest = ReturnType<typeof openNewest>;

/** Looks up the app's newest GitHub deployment in its environment, of any commit and any state. Throws nothing. */
export function openNewest(github: GitHub, app: App) {
	return (signal: AbortSignal) =>
		github.read({ signal, permission: PERMISSIONS.deployment }, async (api) => {
			const [newest] = await readNewest(api, app);
			if (newest === undefined) return { kind: 'none' } as const;
			return { kind: 'found', ...newest, state: await stateOf(api, newest.id) } as const;
		});
}
