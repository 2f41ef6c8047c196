import { createHash } from 'node:crypto';
import { field, parseJson } from '../domain/text/json.ts';
import type { GitHubApi } from './api.ts';
import { idIn } from './response.ts';

/** A GitHub deployment of one app in one environment. */
export interface AppDeployment {
	readonly id: number;
	/** What the action has stored in it; of any form. */
	readonly payload: unknown;
}

/** GitHub deployments per page: the newest. More are never read. */
const PAGE_SIZE = 30;
/** Statuses of one GitHub deployment that are read: an own one has three, and one more when it is retired. */
const MOST_STATUSES = 100;

/** The task of an app's GitHub deployments: a hash, because the task is shown as text and the name may be long. */
export function taskOf(reportName: string): string {
	return `deploy:${createHash('sha256').update(reportName).digest('hex').slice(0, 32)}`;
}

/** The newest GitHub deployments of an app in an environment, on any commit, newest first. */
export async function listAppDeployments(
	api: GitHubApi,
	{ reportName, environment }: { readonly reportName: string; readonly environment: string },
): Promise<AppDeployment[]> {
	const listed = await api.request('GET /repos/{owner}/{repo}/deployments', {
		task: taskOf(reportName),
		environment,
		per_page: PAGE_SIZE,
	});
	if (!Array.isArray(listed)) throw new Error('the response holds no list of deployments');
	return listed
		.flatMap((one) => {
			const id = idIn(one);
			const payload = field(one, 'payload');
			return id === undefined ? [] : [{ id, payload: typeof payload === 'string' ? parseJson(payload) : payload }];
		})
		.toSorted((a, b) => b.id - a.id);
}

/** The states after which a deployment is no longer under way. */
const ENDS: readonly unknown[] = ['success', 'failure', 'error', 'inactive'];

/** How a GitHub deployment ended: the last of its ends; undefined while it is under way. */
export async function endOf(api: GitHubApi, deployment_id: number): Promise<string | undefined> {
	const statuses = await api.request('GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses', {
		deployment_id,
		per_page: MOST_STATUSES,
	});
	if (!Array.isArray(statuses)) throw new Error('the response holds no list of statuses');
	const newestFirst = statuses.toSorted((a, b) => Number(field(b, 'id')) - Number(field(a, 'id')));
	const end = newestFirst.map((status) => field(status, 'state')).find((state) => ENDS.includes(state));
	return typeof end === 'string' ? end : undefined;
}
