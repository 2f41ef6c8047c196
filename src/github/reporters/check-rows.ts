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
	const rows = others.flatMap((check) => {
		const row = readRow(check, commentKey);
		return row === undefined ? [] : [madeRow(row, check)];
	});
	return lastAttempts([...rows, madeRow({ ...own, link: pageIn(ownCheck) ?? own.link }, ownCheck)]);
}

interface MadeRow {
	readonly row: Row;
	/** Id of the check run that holds it. */
	readonly id: number;
	/** The run and the name; undefined if the check run says nothing of a run. */
	readonly job: string | undefined;
}

function madeRow(row: Row, check: unknown): MadeRow {
	const run = runOf(field(check, 'external_id'));
	return { row, id: idIn(check) ?? 0, job: run === undefined ? undefined : `${run} ${row.name}` };
}

/** Attempts of one run may have run on machines whose clocks differ: GitHub has made the later one's check run later. */
function lastAttempts(made: readonly MadeRow[]): Row[] {
	const last = new Map<string | undefined, number>();
	for (const { job, id } of made) last.set(job, Math.max(last.get(job) ?? 0, id));
	return made.filter(({ job, id }) => job === undefined || id === last.get(job)).map(({ row }) => row);
}

/** @returns undefined if GitHub refuses them. */
async function listChecks(api: ReporterContext['api'], ref: string): Promise<readonly unknown[] | undefined> {
	const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
	try {
		return (await allPages(api, BOUNDS, route, { ref, filter: 'all' }, 'check_runs')).items;
	} catch (thrown) {
		if (isRefusal(thrown)) return undefined;
		throw thrown;
	}
}
