import type { GitHubApi } from '../api.ts';
import { authorOf, findComment } from '../reporters/comment-place.ts';
import type { Row } from '../reporters/row.ts';
import { renderTable, shownRow, tableMark } from '../reporters/table.ts';
import type { GoneOutcome } from './gone-comment.ts';

export interface GoneRow extends Pick<Row, 'name' | 'sha' | 'link'> {
	/** Number of the pull request. */
	readonly issue: number;
	readonly commentKey: string;
	/** Deployments of the service that are gone. */
	readonly ids: readonly string[];
	/** Milliseconds since 1970: a job that began later has the last word on the row. */
	readonly at: number;
}

/** Writes at most: jobs that delete at the same time may overwrite one another. */
const MOST_WRITES = 4;
/** Milliseconds between a write and the next look, and at most so many more at random. */
const LOOK_AGAIN_MS = 1_000;
const LOOK_AGAIN_SPREAD_MS = 1_500;

/**
 * Has a row of the comment that several jobs share say that its preview is gone, where what it shows is one of these
 * deployments. The other rows stay as they are, and no comment is made for that.
 * @param pause waits so many milliseconds.
 */
export async function sayRowGone(
	api: GitHubApi,
	{ issue, commentKey, ids, ...gone }: GoneRow,
	{ pause, random }: { pause(ms: number): Promise<void>; random(): number },
): Promise<GoneOutcome> {
	const place = { issue, author: await authorOf(api), mark: tableMark(commentKey) };
	const row: Row = { ...gone, conclusion: 'deleted', title: 'The preview is gone', deployment: '' };
	for (let writes = 0; ; writes++) {
		const found = await findComment({ api }, place);
		const shown = found === undefined ? 'none' : shownRow(found.body, gone.name, ids);
		if (found === undefined || shown === 'none') return 'none';
		if (shown === 'deleted') return 'updated';
		if (shown === 'shows-another') return 'other';
		if (writes === MOST_WRITES) throw new Error('other jobs overwrite the row again and again');
		const body = renderTable(commentKey, [row], found.body);
		await api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: found.id, body });
		await pause(LOOK_AGAIN_MS + random() * LOOK_AGAIN_SPREAD_MS);
	}
}
