import { listFirst } from '../../domain/text/format.ts';
import { code } from '../../domain/text/markdown.ts';
import type { GitHubApi } from '../api.ts';
import { beganMark, beganOf, markerOf } from '../reporters/comment.ts';
import { authorOf, findComment } from '../reporters/comment-place.ts';

export interface GoneComment {
	/** Number of the pull request. */
	readonly issue: number;
	readonly reportName: string;
	/** Deployments of the service that are gone. */
	readonly ids: readonly string[];
	/** URL of the run, or ''. */
	readonly runUrl: string;
}

/** What was done about the comment. */
export type GoneOutcome =
	| 'updated'
	| 'none'
	/** It shows a deployment that was not deleted. */
	| 'other';

/**
 * Has the comment of a preview say that the preview is gone, where what it shows is one of these deployments. No comment
 * is made for that.
 */
export async function sayGone(api: GitHubApi, gone: GoneComment): Promise<GoneOutcome> {
	const { issue, ids } = gone;
	const mark = markerOf(gone.reportName);
	const found = await findComment({ api }, { issue, author: await authorOf(api), mark });
	if (found === undefined) return 'none';
	const body = goneBody(mark, gone, found.body);
	if (found.body.startsWith(`${mark}\n${HEAD}`)) return 'updated';
	if (!ids.some((id) => found.body.includes(code(id)))) return 'other';
	await api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: found.id, body });
	return 'updated';
}

const HEAD = '## 🗑️ The preview is gone';
/** Ids that the comment names. */
const SHOWN = 10;

/** @param before the comment so far: the job that began last has the last word on it as before. */
function goneBody(mark: string, { ids, runUrl }: GoneComment, before: string): string {
	const codes = ids.map((id) => code(id));
	const named = listFirst(codes, SHOWN, 'deployment');
	const run = runUrl === '' ? '' : ` by [this run](${runUrl})`;
	return `${mark}\n${HEAD}\n\nDeleted${run}: ${named}.\n\n${beganMark(beganOf(before))}`;
}
