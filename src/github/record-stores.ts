import { type EarlierDeploy, readExternalId, readPayload, readUncompleted } from '../domain/reporting/resume-record.ts';
import { field } from '../domain/text/json.ts';
import type { GitHubApi } from './api.ts';
import { taskOf } from './app-deployments.ts';
import { allPages, newestFirst, type PageBounds, type PagedList, payloadOf } from './lists.ts';
import { authorOf } from './reporters/comment-place.ts';
import { runKeyOf } from './reporters/deployment.ts';
import { mayBeOfRun } from './run-key.ts';

/** Which records to look for: those of one job on one commit. */
export interface StoreQuery {
	readonly sha: string;
	/** The input `report-name`: name of the check, and what the task of the GitHub deployment is made from. */
	readonly reportName: string;
	/** Environment of the GitHub deployment. */
	readonly environment: string;
	/** Id of the run; '' if it has none. What other runs of the commit have left is passed over. */
	readonly runId: string;
	/** What this attempt itself marks its objects with. */
	readonly runKey: string;
}

/** What a store has about one commit. */
export interface StoredRecords {
	/** Those of this job's run, newest first. */
	readonly own: readonly EarlierDeploy[];
	/** Ids that the service has told other runs: none of these deployments is of this one. */
	readonly others: readonly string[];
}

/** A reporter that keeps resume records at GitHub. */
export interface RecordStore {
	readonly reporter: 'check' | 'deployment';
	read(api: GitHubApi, query: StoreQuery): Promise<StoredRecords>;
	/** Ids that the service has told the jobs of the commit that have other names; as many as are read. */
	readOthers(api: GitHubApi, query: StoreQuery): Promise<readonly string[]>;
}

export const STORES: readonly RecordStore[] = [
	{
		reporter: 'check',
		async read(api, { sha, reportName, runId, runKey }) {
			const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
			const isOfRun = (run: unknown) => mayBeOfRun(keyIn(run), runId);
			const all = itemsWithRun(
				await allPages(api, BOUNDS, route, { ref: sha, check_name: reportName, filter: 'all' }, 'check_runs'),
				isOfRun,
			);
			// GitHub may have made a second one for the same attempt, where the response to the first got lost.
			const ended = all.filter((run) => isOfRun(run) && field(run, 'status') === 'completed').map(keyIn);
			const recordOf = (run: unknown) => recordIn(run, [runKey, ...ended]);
			const kept = all.filter((run) => recordOf(run) !== undefined);
			const own = await ofOwnApp(api, kept.filter(isOfRun));
			const apps = new Set(own.map(appOf));
			return storedIn([...own, ...kept.filter((run) => !isOfRun(run) && apps.has(appOf(run)))], isOfRun, recordOf);
		},
		async readOthers(api, { sha, reportName }) {
			const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
			const { items } = await allPages(api, BOUNDS, route, { ref: sha, filter: 'all' }, 'check_runs');
			const isOwn = (run: unknown) => field(run, 'name') === reportName;
			const apps = new Set(items.filter(isOwn).map(appOf)); // another GitHub app may copy an external id
			const others = items.filter((run) => !isOwn(run) && apps.has(appOf(run)));
			return knownIn(others.flatMap((run) => readExternalId(field(run, 'external_id')) ?? []));
		},
	},
	{
		reporter: 'deployment',
		async read(api, { sha, reportName, environment, runId }) {
			const route = 'GET /repos/{owner}/{repo}/deployments';
			const isOfRun = (one: unknown) => mayBeOfRun(runKeyOf(one), runId);
			const all = itemsWithRun(
				await allPages(api, BOUNDS, route, { sha, task: taskOf(reportName), environment }),
				isOfRun,
			);
			return storedIn(all, isOfRun, (one) => readPayload(payloadOf(one)));
		},
		async readOthers(api, { sha, reportName, environment }) {
			const { items } = await allPages(api, BOUNDS, 'GET /repos/{owner}/{repo}/deployments', { sha });
			const isOwn = (one: unknown) =>
				field(one, 'task') === taskOf(reportName) && field(one, 'environment') === environment;
			return knownIn(items.filter((one) => !isOwn(one)).flatMap((one) => readPayload(payloadOf(one)) ?? []));
		},
	},
];

function storedIn(
	items: readonly unknown[],
	isOfRun: (item: unknown) => boolean,
	recordOf: (item: unknown) => EarlierDeploy | undefined,
): StoredRecords {
	const others = items.filter((item) => !isOfRun(item)).flatMap((item) => recordOf(item) ?? []);
	return {
		own: newestFirst(items.filter(isOfRun)).flatMap((item) => recordOf(item) ?? []),
		others: knownIn(others),
	};
}

function knownIn(records: readonly EarlierDeploy[]): string[] {
	return records.flatMap((one) => (one.kind === 'known' ? [one.id] : []));
}

/** The run key that a check run is marked with. */
function keyIn(run: unknown): string {
	return String(field(run, 'external_id')).split(' ')[0] as string;
}

/**
 * What a check run tells of a deployment. One that was never completed may have one that it does not tell.
 * @param told keys of the attempts of which others tell: the one that is under way, and those that have a completed one.
 */
function recordIn(run: unknown, told: readonly string[]): EarlierDeploy | undefined {
	const externalId = String(field(run, 'external_id'));
	if (field(run, 'status') === 'completed' || told.includes(keyIn(run))) return readExternalId(externalId);
	return readUncompleted(externalId, String(field(run, 'started_at')));
}

/**
 * Keeps the check runs of the GitHub app that the token acts as: another app may copy an external id. Who that is gets
 * asked only where several apps have made some with such ids; only apps can make check runs at all.
 */
async function ofOwnApp(api: GitHubApi, checks: readonly unknown[]): Promise<readonly unknown[]> {
	const apps = new Set(checks.map(appOf));
	if (apps.size < 2) return checks;
	const author = await authorOf(api);
	return checks.filter((check) => {
		const slug = field(check, 'app', 'slug');
		return slug === author || `${slug}[bot]` === author;
	});
}

/** The id of the GitHub app that has made a check run. */
function appOf(check: unknown): unknown {
	return field(check, 'app', 'id');
}

/** How many objects of a store are read. */
const BOUNDS: PageBounds = { perPage: 100, mostPages: 10 };

/**
 * @throws Error for a list of which no part that was read tells of the run: a later one may; and for one with an entry that
 * is none of GitHub: it may be the one that is looked for.
 */
function itemsWithRun({ items, isWhole }: PagedList, isOfRun: (item: unknown) => boolean): readonly unknown[] {
	if (!items.every((item) => Number.isSafeInteger(field(item, 'id')))) throw new Error('an entry has no id');
	if (!isWhole && !items.some(isOfRun))
		throw new Error(`none of the first ${items.length} entries is of this run, and there may be more`);
	return items;
}
