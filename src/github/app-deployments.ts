import { type DeployRecord, readRecord } from '../domain/reporting/deploy-record.ts';
import { field } from '../domain/text/json.ts';
import type { GitHub, GitHubApi } from './client.ts';
import { PERMISSIONS, whyNot } from './notices.ts';
import { hashOf, idIn, newestFirst, payloadOf } from './response.ts';

/** The GitHub deployments of an app in an environment, on any commit. */
export interface App {
	readonly reportName: string;
	readonly environment: string;
}

/** The task of an app's GitHub deployments: people read it, so it is short. */
export function taskOf(reportName: string): string {
	return `deploy:${hashOf(reportName)}`;
}

/** How many GitHub deployments of an app are read: the previews of other pull requests are among them. */
const MOST_READ = 100;

/**
 * The newest GitHub deployments of an app, newest first.
 * @param sha only those of this commit.
 */
export async function readNewest(
	api: GitHubApi,
	{ reportName, environment }: App,
	sha?: string,
): Promise<readonly unknown[]> {
	const query = { task: taskOf(reportName), environment, per_page: MOST_READ, ...(sha === undefined ? {} : { sha }) };
	const list = await api.request('GET /repos/{owner}/{repo}/deployments', query);
	if (!Array.isArray(list) || list.some((one) => idIn(one) === undefined))
		throw new Error('the response is not a list of deployments');
	return newestFirst(list);
}

/** The states after which a deployment is no longer under way. */
const ENDS: readonly unknown[] = ['success', 'failure', 'error', 'inactive'];

/** How a GitHub deployment ended: the last of its ends; undefined while it is under way. */
async function endOf(api: GitHubApi, id: number): Promise<string | undefined> {
	const list = await api.request(`GET /repos/{owner}/{repo}/deployments/${id}/statuses`, { per_page: 100 });
	if (!Array.isArray(list)) throw new Error('the response is not a list of statuses');
	const states = newestFirst(list).map((status) => field(status, 'state'));
	return states.find((state): state is string => ENDS.includes(state));
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
export async function retireFormer(
	api: GitHubApi,
	app: App & { readonly pullRequest?: number | undefined },
	own: number,
): Promise<void> {
	const former = (await readNewest(api, app)).filter(
		(one) => Number(idIn(one)) < own && field(payloadOf(one), 'pull_request') === app.pullRequest,
	);
	for (const one of former.slice(0, MOST_FORMER)) {
		const id = idIn(one) as number;
		const end = await endOf(api, id);
		if (end === 'inactive') return;
		if (end === 'success') await makeInactive(api, id);
	}
}

/** The newest GitHub deployment of the app in its environment. */
export type NewestDeployment =
	| {
			readonly kind: 'found';
			readonly id: number;
			/** Undefined where it holds none, such as that of an older version of this action. */
			readonly record: DeployRecord | undefined;
			/** How it ended, such as `success` or `inactive`; undefined while it is under way. */
			readonly end: string | undefined;
	  }
	| { readonly kind: 'none' }
	/** It could not be read. `why` is part of a sentence. */
	| { readonly kind: 'unread'; readonly why: string };

/** Looks up the newest GitHub deployment, of any commit and any state. Throws nothing. */
export type FindNewest = (signal: AbortSignal) => Promise<NewestDeployment>;

/** Milliseconds for the look, retries included. */
const LOOKING_MS = 15_000;

export function openNewest(github: GitHub, inputs: App): FindNewest {
	const [reportName, environment] = [inputs.reportName, inputs.environment].map(github.redactName) as [string, string];
	return async (signal) => {
		try {
			return await github.ask(github.within(LOOKING_MS, signal), async (api) => {
				const [newest] = await readNewest(api, { reportName, environment });
				const id = idIn(newest);
				if (id === undefined) return { kind: 'none' };
				return { kind: 'found', id, record: readRecord(payloadOf(newest)), end: await endOf(api, id) };
			});
		} catch (thrown) {
			return { kind: 'unread', why: whyNot(thrown, PERMISSIONS.deployment) };
		}
	};
}
