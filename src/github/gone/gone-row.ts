import type { GitHubApi } from '../api.ts';
import { authorOf, findComment } from '../reporters/comment-place.ts';
import type { Row } from '../reporters/row.ts';
import { tableMark, withGoneRows } from '../reporters/table.ts';
import type { GoneOutcome } from './gone-comment.ts';

export interface GoneRow extends Pick<Row, 'at' | 'sha' | 'link'> {
	/** Number of the pull request. */
	readonly issue: number;
	readonly commentKey: string;
	/** Deployments of the service that are gone. */
	readonly ids: readonly string[];
}

/** Writes at most: jobs that delete at the same time may overwrite one another. */
const MOST_WRITES = 4;
/** Milliseconds between a write and the next look, and at most so many more at random. */
const LOOK_AGAIN_MS = 1_000;
const LOOK_AGAIN_SPREAD_MS = 1_500;

/**
 * Has the rows of the comment that several jobs share say that their preview is gone, where they show one of these
 * deployments. The other rows stay as they are, and no comment is made for that.
 * @param pause waits so many milliseconds.
 */
export async function sayRowGone(
	api: GitHubApi,
	{ issue, commentKey, ids, ...gone }: GoneRow,
	{ pause, random }: { pause(ms: number): Promise<void>; random(): number },
): Promise<GoneOutcome> {
	const place = { issue, author: await authorOf(api), mark: tableMark(commentKey) };
	for (let writes = 0; ; writes++) {
		const found = await findComment({ api }, place);
		if (found === undefined) return 'none';
		const body = withGoneRows(found.body, ids, { ...gone, conclusion: 'deleted', title: 'The preview is gone' });
		if (body === found.body) return writes === 0 ? 'other' : 'updated';
		if (writes === MOST_WRITES) throw new Error('other jobs overwrite the row again and again');
		await api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: found.id, body });
		await pause(LOOK_AGAIN_MS + random() * LOOK_AGAIN_SPREAD_MS);
	}
}
