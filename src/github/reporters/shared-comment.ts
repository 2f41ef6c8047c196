import type { ReportView } from '../../domain/reporting/view.ts';
import { readCheckRuns } from '../check-runs.ts';
import type { GitHubApi } from '../client.ts';
import { findComment, writeComment } from '../own-comments.ts';
import { idIn, pageIn, textIn } from '../response.ts';
import { unlessRefused } from '../retry.ts';
import type { ReporterContext } from './reporter.ts';
import { keyOf, linesOf, renderTable, tableMark } from './table.ts';

/** Rounds of reading, comparing and writing. */
const MOST_ROUNDS = 3;
/** Writes of one job: many jobs that end together must not exceed GitHub's 80 writes a minute. */
const MOST_WRITES = 2;
/** Milliseconds before the next round, and up to so many more: longer than another job takes from reading to writing. */
const PAUSE_MS = 1_000;
const PAUSE_SPREAD_MS = 1_500;

/**
 * Shows the deploy as a row of a comment that all jobs with the same `comment-key` share. Each job keeps its row in its
 * own check run, where nobody else writes, and the comment is a function of all rows: whoever finds another text there
 * writes the right one. Without check runs the rows live in the comment alone, and two jobs may lose one.
 */
export function sharedComment(context: ReporterContext) {
	const { commentKey, reportName, commit, isPost, output, checkShown } = context;
	// The main step leaves the post step one write, or has used up both.
	let writesLeft = isPost ? 1 : MOST_WRITES;
	/** Id of the comment that this job has made. */
	let made: number | undefined;
	return async (api: GitHubApi, view: ReportView, pullRequest: number): Promise<'look again' | undefined> => {
		await checkShown();
		for (let round = 1; round <= MOST_ROUNDS && writesLeft > 0; round++) {
			if (round > 1) await api.pause(PAUSE_MS, PAUSE_SPREAD_MS);
			// Without the permission to read them the comment is there all the same.
			const lines = linesOf(await unlessRefused(readCheckRuns(api, commit), []), context, view);
			const comment = await findComment(api, pullRequest, tableMark(commentKey));
			const before = textIn(comment, 'body');
			const body = renderTable(commentKey, lines, before);
			output('comment-url', pageIn(comment));
			if (comment !== undefined && made !== undefined && idIn(comment) !== made) {
				// Two jobs have made one each, and the other is older.
				writesLeft--;
				await api.request(`DELETE /repos/{owner}/{repo}/issues/comments/${made}`);
				made = undefined;
				continue;
			}
			if (before.trim() === body.trim()) break;
			// One job makes the comment at once, and the others find it.
			if (comment === undefined && round === 1 && lines.some(({ key }) => key < keyOf(reportName))) continue;
			writesLeft--;
			const written = await writeComment(api, pullRequest, comment, body);
			output('comment-url', pageIn(written));
			if (comment === undefined) made = idIn(written);
		}
		return writesLeft > 0 ? 'look again' : undefined;
	};
}
