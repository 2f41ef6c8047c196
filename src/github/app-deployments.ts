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
