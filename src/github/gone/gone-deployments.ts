import { isId } from '../../domain/records/id.ts';
import { field } from '../../domain/text/json.ts';
import type { GitHubApi } from '../api.ts';
import { endOf, listAppDeployments, makeInactive } from '../app-deployments.ts';
import { allPages, type PageBounds, payloadOf } from '../lists.ts';
import { idIn } from '../response.ts';

/** How many GitHub deployments of one app are read, and how many of its pull request are looked at. */
const MOST_READ = 100;
const MOST_LOOKED_AT = 20;

export interface StaleQuery {
	readonly reportName: string;
	readonly environment: string;
	readonly pullRequest: number;
	/** Deployments of the service that are known to be gone. */
	readonly known: readonly string[];
}

/** Ids of the deployments of one app and pull request that are active at GitHub, and have ended at the service. */
export async function findStale(
	api: GitHubApi,
	of: StaleQuery,
	hasEnded: (id: string) => Promise<boolean>,
): Promise<string[]> {
	const { deployments } = await listAppDeployments(api, of, { per_page: MOST_READ, page: 1 });
	const own = deployments.filter(({ payload }) => field(payload, 'pull_request') === of.pullRequest);
	const stale: string[] = [];
	for (const { id, payload } of own.slice(0, MOST_LOOKED_AT)) {
		const deployment = field(payload, 'deployment_id');
		if (id === undefined || typeof deployment !== 'string' || !isId(deployment)) continue;
		if (of.known.includes(deployment) || (await endOf(api, id)) !== 'success') continue;
		if (await hasEnded(deployment)) stale.push(deployment);
	}
	return stale;
}

/** How many deployments of an environment are read. */
const BOUNDS: PageBounds = { perPage: 100, mostPages: 10 };

/**
 * Makes the GitHub deployments of an environment inactive whose payload names one of the ids, and no others.
 * @returns how many these are.
 */
export async function retire(api: GitHubApi, environment: string, ids: ReadonlySet<string>): Promise<number> {
	const { items } = await allPages(api, BOUNDS, 'GET /repos/{owner}/{repo}/deployments', { environment });
	const own = new Set(items.filter((one) => isOf(one, environment, ids)).flatMap((one) => idIn(one) ?? []));
	for (const id of own) await makeInactive(api, id);
	return own.size;
}

/** GitHub's own filter is not relied on: the environment is compared as well. */
function isOf(listed: unknown, environment: string, ids: ReadonlySet<string>): boolean {
	const id = field(payloadOf(listed), 'deployment_id');
	return field(listed, 'environment') === environment && typeof id === 'string' && ids.has(id);
}
