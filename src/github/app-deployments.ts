import { readRecord } from '../domain/reporting/deploy-record.ts';
import { field, parseJson } from '../domain/text/json.ts';
import type { GitHub, GitHubApi } from './client.ts';
import { PERMISSIONS } from './notices.ts';
import type { Reported } from './reporters/reporter.ts';
import { hashOf, idIn, newestFirst, textIn } from './response.ts';

/** A GitHub deployment, with what this action has stored in it. */
type AppDeployment = Readonly<ReturnType<typeof appDeploymentOf>>;

/** The GitHub deployments of an app in an environment, on any commit. */
type App = Pick<Reported, 'reportName' | 'environment'>;

/** The task of an app's GitHub deployments: people read it, so it is short. */
export function taskOf(reportName: string): string {
	return `deploy:${hashOf(reportName)}`;
}

/** @throws Error if it is none: it may be the one that is looked for. */
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

/** How many GitHub deployments of an app are read: the previews of other pull requests are among them. */
const MOST_READ = 100;

/**
 * The newest GitHub deployments of an app, newest first.
 * @param sha only those of this commit.
 */
export async function readNewest(api: GitHubApi, app: App, sha?: string): Promise<readonly AppDeployment[]> {
	const { reportName, environment } = app;
	const query = { task: taskOf(reportName), environment, per_page: MOST_READ, sha };
	const list = await api.request('GET /repos/{owner}/{repo}/deployments', query);
	return newestFirst(list).map(appDeploymentOf);
}

/** The last state of a GitHub deployment, such as `success` or `inactive`; `pending` before the first. */
async function stateOf(api: GitHubApi, id: number): Promise<string> {
	const list = await api.request(`GET /repos/{owner}/{repo}/deployments/${id}/statuses`, { per_page: 100 });
	return textIn(newestFirst(list)[0], 'state') || 'pending';
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
	app: App & Pick<Reported, 'pullRequest'>,
	own: number,
): Promise<void> {
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
