import { createHash } from 'node:crypto';
import { field } from '../domain/text/json.ts';
import type { GitHubApi, PageParameters } from './api.ts';
import { newestFirst, payloadOf } from './lists.ts';
import { idIn } from './response.ts';

/** A GitHub deployment of one app in one environment. */
export interface AppDeployment {
	/** Undefined if GitHub's response has none that can be read. */
	readonly id: number | undefined;
	/** What the action has stored in it; of any form. */
	readonly payload: unknown;
}

/** Statuses of one GitHub deployment that are read: an own one has three, and one more when it is retired. */
const MOST_STATUSES = 100;

/** The task of an app's GitHub deployments: a hash, because the task is shown as text and the name may be long. */
export function taskOf(reportName: string): string {
	return `deploy:${createHash('sha256').update(reportName).digest('hex').slice(0, 32)}`;
}

/** One page of the GitHub deployments of an app. */
export interface AppDeployments {
	/** Those without an id first, then newest first. */
	readonly deployments: readonly AppDeployment[];
	readonly hasMore: boolean;
}

/** One page of the GitHub deployments of an app in an environment, on any commit; 1 is the page of the newest. */
export async function listAppDeployments(
	api: GitHubApi,
	{ reportName, environment }: { readonly reportName: string; readonly environment: string },
	page: Pick<PageParameters, 'page' | 'per_page'>,
): Promise<AppDeployments> {
	const parameters = { task: taskOf(reportName), environment, ...page };
	const { items, hasMore } = await api.page('GET /repos/{owner}/{repo}/deployments', parameters);
	const deployments = items
		.map((one) => ({ id: idIn(one), payload: payloadOf(one) }))
		.toSorted((a, b) => (b.id ?? Number.MAX_SAFE_INTEGER) - (a.id ?? Number.MAX_SAFE_INTEGER));
	return { deployments, hasMore };
}

/** GitHub deployments of all apps that are read. */
const MOST_OF_ALL = 100;

/**
 * Ids of the deployments at the service that the newest GitHub deployments of other apps name, in any environment. The
 * same app under another name, such as that of a workflow of its own, is none.
 * @param place where the app comes from, as the payloads have it; those without one tell nothing.
 */
export async function otherAppsIn(
	api: GitHubApi,
	{ reportName, place }: { readonly reportName: string; readonly place: string },
): Promise<ReadonlySet<string>> {
	const newest = { per_page: MOST_OF_ALL, page: 1 };
	const { items: listed } = await api.page('GET /repos/{owner}/{repo}/deployments', newest);
	const idsOf = (deployments: readonly unknown[]) => deployments.map((one) => field(payloadOf(one), 'deployment_id'));
	const isOwn = (one: unknown) => field(one, 'task') === taskOf(reportName);
	const isElsewhere = (one: unknown) => {
		const other = field(payloadOf(one), 'place');
		return typeof other === 'string' && other !== place;
	};
	const own = idsOf(listed.filter(isOwn));
	const others = listed.filter((one) => !isOwn(one) && typeof field(one, 'task') === 'string' && isElsewhere(one));
	return new Set(idsOf(others).filter((id) => typeof id === 'string' && !own.includes(id)) as string[]);
}

/** Retires one GitHub deployment, and none beside it: `auto_inactive` would go by the environment alone. */
export async function makeInactive(api: Pick<GitHubApi, 'request'>, deployment_id: number): Promise<void> {
	await api.request('POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
		deployment_id,
		state: 'inactive',
		auto_inactive: false,
	});
}

/** The states after which a deployment is no longer under way. */
const ENDS: readonly unknown[] = ['success', 'failure', 'error', 'inactive'];

/** How a GitHub deployment ended: the last of its ends; undefined while it is under way. */
export async function endOf(api: GitHubApi, deployment_id: number): Promise<string | undefined> {
	const { items } = await api.page('GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
		deployment_id,
		per_page: MOST_STATUSES,
		page: 1,
	});
	const end = newestFirst(items)
		.map((status) => field(status, 'state'))
		.find((state) => ENDS.includes(state));
	return typeof end === 'string' ? end : undefined;
}
