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

/** A reporter that keeps resume records at GitHub. */
export interface RecordStore {
	readonly reporter: 'check' | 'deployment';
	/** Returns the records, newest first. */
	read(api: GitHubApi, query: StoreQuery): Promise<EarlierDeploy[]>;
}

export const STORES: readonly RecordStore[] = [
	{
		reporter: 'check',
		async read(api, { sha, reportName, runId, runKey }) {
			const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
			const ofRun = itemsOfRun(
				await allPages(api, BOUNDS, route, { ref: sha, check_name: reportName, filter: 'all' }, 'check_runs'),
				(run) => mayBeOfRun(keyIn(run), runId),
			);
			// GitHub may have made a second one for the same attempt, where the response to the first got lost.
			const ended = ofRun.filter((run) => field(run, 'status') === 'completed').map(keyIn);
			const recordOf = (run: unknown) => recordIn(run, [runKey, ...ended]);
			const kept = ofRun.filter((run) => recordOf(run) !== undefined);
			const own = await ofOwnApp(api, kept);
			return newestFirst(own).flatMap((run) => recordOf(run) ?? []);
		},
	},
	{
		reporter: 'deployment',
		async read(api, { sha, reportName, environment, runId }) {
			const route = 'GET /repos/{owner}/{repo}/deployments';
			const ofRun = itemsOfRun(
				await allPages(api, BOUNDS, route, { sha, task: taskOf(reportName), environment }),
				(one) => mayBeOfRun(runKeyOf(one), runId),
			);
			return newestFirst(ofRun).flatMap((one) => readPayload(payloadOf(one)) ?? []);
		},
	},
];

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
	const apps = new Set(checks.map((check) => field(check, 'app', 'id')));
	if (apps.size < 2) return checks;
	const author = await authorOf(api);
	return checks.filter((check) => {
		const slug = field(check, 'app', 'slug');
		return slug === author || `${slug}[bot]` === author;
	});
}

/** How many objects of a store are read. */
const BOUNDS: PageBounds = { perPage: 100, mostPages: 10 };

/**
 * @throws Error for a list of which no part that was read tells of the run: a later one may; and for one with an entry that
 * is none of GitHub: it may be the one that is looked for.
 */
function itemsOfRun({ items, isWhole }: PagedList, isOfRun: (item: unknown) => boolean): readonly unknown[] {
	if (!items.every((item) => Number.isSafeInteger(field(item, 'id')))) throw new Error('an entry has no id');
	const ofRun = items.filter(isOfRun);
	if (!isWhole && ofRun.length === 0)
		throw new Error(`none of the first ${items.length} entries is of this run, and there may be more`);
	return ofRun;
}
