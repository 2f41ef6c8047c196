import { type EarlierDeploy, readExternalId, readPayload } from '../domain/reporting/resume-record.ts';
import { field } from '../domain/text/json.ts';
import type { GitHubApi } from './api.ts';
import { authorOf } from './reporters/comment-place.ts';
import { runKeyOf } from './reporters/deployment.ts';
import { mayBeOfRun } from './run-key.ts';

/** Which records to look for: those of one job on one commit. */
export interface StoreQuery {
	readonly sha: string;
	/** Name of the check. */
	readonly name: string;
	/** Environment of the GitHub deployment. */
	readonly environment: string;
	/** Id of the run; '' if it has none. What other runs of the commit have left is passed over. */
	readonly runId: string;
}

/** A reporter that keeps resume records at GitHub. */
export interface RecordStore {
	readonly reporter: 'check' | 'deployment';
	/** Returns the records, newest first. */
	read(api: GitHubApi, query: StoreQuery): Promise<EarlierDeploy[]>;
}

export const STORES: readonly RecordStore[] = [
	{
		reporter: 'check',
		async read(api, { sha, name, runId }) {
			const runs = await allPages((page) =>
				api
					.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
						ref: sha,
						check_name: name,
						filter: 'all',
						...page,
					})
					.then((response) => field(response, 'check_runs')),
			);
			const ofRun = runs.filter((run) => mayBeOfRun(String(field(run, 'external_id')).split(' ')[0], runId));
			const own = await ofOwnApp(api, ofRun);
			return newestFirst(own).flatMap((run) => readExternalId(field(run, 'external_id')) ?? []);
		},
	},
	{
		reporter: 'deployment',
		async read(api, { sha, environment, runId }) {
			const listed = await allPages((page) =>
				api.request('GET /repos/{owner}/{repo}/deployments', { sha, environment, ...page }),
			);
			return newestFirst(listed)
				.map((one) => field(one, 'payload'))
				.filter((payload) => mayBeOfRun(runKeyOf(payload), runId))
				.flatMap((payload) => readPayload(payload) ?? []);
		},
	},
];

/**
 * Keeps the check runs of the GitHub app that the token acts as: another app may copy an external id. Who that is gets
 * asked only where several apps have made them; only apps can make check runs at all.
 */
async function ofOwnApp(api: GitHubApi, checks: readonly unknown[]): Promise<readonly unknown[]> {
	const isNeeded = checks.some((check) => readExternalId(field(check, 'external_id')) !== undefined);
	const apps = new Set(checks.map((check) => field(check, 'app', 'id')));
	if (!isNeeded || apps.size < 2) return checks;
	const author = await authorOf(api);
	return checks.filter((check) => {
		const slug = field(check, 'app', 'slug');
		return slug === author || `${slug}[bot]` === author;
	});
}

/** Objects per page, and the most pages that are read. */
const PAGE_SIZE = 100;
const MOST_PAGES = 10;

/** Reads all pages by number. `Link` headers of responses are not followed. */
async function allPages(ask: (page: { per_page: number; page: number }) => Promise<unknown>): Promise<unknown[]> {
	const all: unknown[] = [];
	for (let page = 1; page <= MOST_PAGES; page++) {
		const items = await ask({ per_page: PAGE_SIZE, page });
		if (!Array.isArray(items)) throw new Error('the response holds no list');
		all.push(...items);
		if (items.length < PAGE_SIZE) break;
	}
	return all;
}

/** Sorts by id: newer objects at GitHub have larger ids. */
function newestFirst(items: readonly unknown[]): readonly unknown[] {
	return items.toSorted((a, b) => Number(field(b, 'id')) - Number(field(a, 'id')));
}
