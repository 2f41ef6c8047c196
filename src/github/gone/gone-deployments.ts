import { field } from '../../domain/text/json.ts';
import type { GitHubApi } from '../api.ts';
import { makeInactive } from '../app-deployments.ts';
import { allPages, type PageBounds, payloadOf } from '../lists.ts';
import { idIn } from '../response.ts';

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
