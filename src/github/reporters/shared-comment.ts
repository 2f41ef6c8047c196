import { type CheckRun, readCheckRuns } from '../check-runs.ts';
import type { GitHubApi } from '../client.ts';
import { commentFinder, deleteComment, writeComment } from '../own-comments.ts';
import { isRefused } from '../retry.ts';
import type { Reporter, ReporterContext } from './reporter.ts';
import { renderTable, rowsOf, tableMark } from './table.ts';

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
export function sharedCommentReporter(context: ReporterContext, pullRequest: number): Reporter {
	const { commentKey, reportName, isPost, found, checkShown, lookAgain, pause } = context;
	const findOwn = commentFinder(pullRequest, tableMark(commentKey));
	// The main step leaves the post step one write, or has used up both.
	let writesLeft = isPost ? 1 : MOST_WRITES;
	/** Id of the comment that this job has made. */
	let made: number | undefined;
	return async (api, view) => {
		if (view.phase !== 'ended') return;
		await checkShown();
		for (let round = 1; round <= MOST_ROUNDS; round++) {
			if (round > 1) await pause(PAUSE_MS, PAUSE_SPREAD_MS);
			const rows = rowsOf(await readChecks(api, context), context, view);
			const comment = await findOwn(api);
			if (comment?.page) found({ 'comment-url': comment.page });
			const body = renderTable(commentKey, rows, comment?.body ?? '');
			const isSecond = comment !== undefined && made !== undefined && comment.id !== made;
			if (writesLeft === 0 || (comment !== undefined && !isSecond && isSameText(comment.body, body))) break;
			// The first job by name makes the comment at once, and the others find it.
			if (comment === undefined && round === 1 && rows.some(({ name }) => name < reportName)) continue;
			writesLeft--;
			if (made !== undefined && isSecond) {
				await deleteComment(api, made); // two jobs have made one each, and the other is older
				made = undefined;
			} else {
				const written = await writeComment(api, pullRequest, comment, body);
				if (written?.page) found({ 'comment-url': written.page });
				if (written?.id !== comment?.id) made = written?.id;
			}
		}
		if (writesLeft > 0) lookAgain();
	};
}

/** The check runs of the commit. Without the permission to read them the comment is there all the same. */
async function readChecks(api: GitHubApi, { commit }: ReporterContext): Promise<CheckRun[]> {
	try {
		return await readCheckRuns(api, commit);
	} catch (thrown) {
		if (isRefused(thrown)) return [];
		throw thrown;
	}
}

/** Whether a comment has this text: GitHub may change line ends and white space at the end. */
function isSameText(one: string, other: string): boolean {
	const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
	return plain(one) === plain(other);
}
