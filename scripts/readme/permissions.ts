import type { ReporterName } from '../../src/domain/reporting/view.ts';
import { PERMISSIONS } from '../../src/github/faults.ts';
import { code, table } from './table.ts';

const SHOWS: Readonly<Record<ReporterName, string>> = {
	check:
		'a check on the commit, in progress from the start, with the job summary and an annotation on the file that failed',
	status: 'a commit status, one line',
	deployment: 'a GitHub deployment in `environment`, from queued to success or failure',
	comment: 'one comment on the pull request for each `report-name`, updated in place',
};

/** The reporters, and what each needs of the token. */
export function permissionsTable(): string {
	const rows = (Object.keys(SHOWS) as ReporterName[]).map((name) => [code(name), SHOWS[name], code(PERMISSIONS[name])]);
	return table(['`report-to`', 'what it shows', 'permission'], rows);
}
