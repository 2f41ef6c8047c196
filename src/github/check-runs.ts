import { type DeployRecord, parseRecord } from '../domain/reporting/deploy-record.ts';
import { field } from '../domain/text/json.ts';
import type { GitHubApi } from './client.ts';
import { idIn, newestFirst, pageIn, textIn } from './response.ts';

/** A check run that this action has made. */
export interface CheckRun {
	readonly id: number;
	readonly name: string;
	readonly record: DeployRecord;
	/** '' until it is completed. */
	readonly conclusion: string;
	readonly title: string;
	/** Markdown. */
	readonly summary: string;
	/** ISO 8601, or ''. */
	readonly startedAt: string;
	/** URL, or ''. */
	readonly page: string;
}

/** Reads the check runs of a commit that this action has made, newest first. */
export async function readCheckRuns(api: GitHubApi, sha: string): Promise<CheckRun[]> {
	const route = `GET /repos/{owner}/{repo}/commits/${sha}/check-runs`;
	const items = await Array.fromAsync(api.items(route, { filter: 'all' }, 'check_runs'));
	return newestFirst(items).flatMap((check) => {
		const record = parseRecord(field(check, 'external_id'));
		if (record === undefined) return [];
		return {
			id: idIn(check),
			name: textIn(check, 'name'),
			record,
			conclusion: textIn(check, 'status') === 'completed' ? textIn(check, 'conclusion') : '',
			title: textIn(check, 'output', 'title'),
			summary: textIn(check, 'output', 'summary'),
			startedAt: textIn(check, 'started_at'),
			page: pageIn(check),
		};
	});
}
