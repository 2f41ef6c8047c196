import { isExternalIdOf } from '../../domain/reporting/resume-record.ts';
import { field } from '../../domain/text/json.ts';
import { allPages, type PageBounds } from '../lists.ts';
import { idIn, isRefusal, pageIn } from '../response.ts';
import { runOf } from '../run-key.ts';
import type { ReporterContext } from './reporter.ts';
import { type Row, readRow } from './row.ts';

/** How many check runs are read, each with a summary of up to 64 KiB. */
const BOUNDS: PageBounds = { perPage: 50, mostPages: 20 };

/**
 * Reads the rows of the commit's check runs: those of the same key, made by the same GitHub app as this job's own one.
 * @param own the row of this job, which is known better here than at GitHub.
 * @returns undefined if GitHub refuses them, or if this job has no check run: the rows then live in the comment alone.
 */
export async function readCheckRows(context: ReporterContext, own: Row): Promise<Row[] | undefined> {
	const { sha, runKey, commentKey } = context;
	const checks = await listChecks(context.api, sha);
	const ownCheck = checks?.find((check) => isExternalIdOf(runKey, field(check, 'external_id')));
	if (checks === undefined || ownCheck === undefined) return undefined;
	const app = field(ownCheck, 'app', 'id');
	const others = checks.filter((check) => check !== ownCheck && field(check, 'app', 'id') === app);
	const made: MadeRow[] = others.flatMap((check) => {
		const row = readRow(check, commentKey);
		return row === undefined ? [] : [{ row, check }];
	});
	made.push({ row: { ...own, link: pageIn(ownCheck) ?? own.link }, check: ownCheck });
	return made.filter((one) => !made.some((other) => isLaterAttempt(other, one))).map(({ row }) => row);
}

interface MadeRow {
	readonly row: Row;
	/** The check run that holds it. */
	readonly check: unknown;
}

/** Attempts of one run may have run on machines whose clocks differ: GitHub has made the later one's check run later. */
function isLaterAttempt(one: MadeRow, other: MadeRow): boolean {
	const [run, otherRun] = [one, other].map(({ check }) => runOf(field(check, 'external_id')));
	const [id = 0, otherId = 0] = [one, other].map(({ check }) => idIn(check));
	return run !== undefined && run === otherRun && one.row.name === other.row.name && id > otherId;
}

/** @returns undefined if GitHub refuses them. */
async function listChecks(api: ReporterContext['api'], ref: string): Promise<unknown[] | undefined> {
	try {
		return await allPages(BOUNDS, async (page) => {
			const parameters = { ref, filter: 'all', ...page };
			return field(await api.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', parameters), 'check_runs');
		});
	} catch (thrown) {
		if (isRefusal(thrown)) return undefined;
		throw thrown;
	}
}
