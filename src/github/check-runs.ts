import { parseRecord } from '../domain/reporting/deploy-record.ts';
import { field } from '../domain/text/json.ts';
import type { GitHubApi } from './client.ts';
import { idIn, newestFirst, pageIn, textIn } from './response.ts';

/** A check run that this action has made. */
export type CheckRun = Readonly<Awaited<ReturnType<typeof readCheckRuns>>[number]>;

/** Reads the check runs of a commit that this action has made, newest first. */
export async function readCheckRuns(api: GitHubApi, sha: string) {
	const route = `GET /repos/{owner}/{repo}/commits/${sha}/check-runs`;
	const items = await Array.fromAsync(api.items(route, { filter: 'all' }, 'check_runs'));
	return newestFirst(items).flatMap((check) => {
		const record = parseRecord(field(check, 'external_id'));
		if (record === undefined) return [];
		return {
			id: idIn(check),
			name: textIn(check, 'name'),
			record,
			/** '' until it is completed. */
			conclusion: textIn(check, 'status') === 'completed' ? textIn(check, 'conclusion') : '',
			title: textIn(check, 'output', 'title'),
			/** Markdown. */
			summary: textIn(check, 'output', 'summary'),
			/** ISO 8601, or ''. */
			startedAt: textIn(check, 'started_at'),
			/** URL, or ''. */
			page: pageIn(check),
		};
	});
}
