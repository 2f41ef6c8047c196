import { textIn } from '../domain/text/json.ts';
import type { GitHubApi } from './client.ts';
import { hashOf, idIn } from './response.ts';

/**
 * How a comment begins: an HTML comment with a hash, because a name may contain the end of one.
 * @param commentKey '' for the comment of this report alone.
 */
export function markOf(commentKey: string, reportName = ''): string {
	return `<!-- browser-deploy-action ${commentKey === '' ? hashOf(reportName) : `table ${hashOf(commentKey)}`} -->`;
}

/**
 * Finds the oldest comment on a pull request that begins with a mark, only among those written with this token: anyone could
 * write the mark.
 * @returns the comment as GitHub tells it, or undefined.
 */
export async function findComment(api: GitHubApi, pullRequest: number, mark: string): Promise<unknown> {
	const author = await api.author();
	for await (const comment of api.items(`GET /repos/{owner}/{repo}/issues/${pullRequest}/comments`)) {
		const isOwn = [author, `${author}[bot]`].includes(textIn(comment, 'user', 'login'));
		if (isOwn && textIn(comment, 'body').startsWith(mark)) return comment;
	}
	return undefined;
}

/** Changes the comment that was found, or makes one where it is undefined. @returns it as GitHub tells it. */
export function writeComment(api: GitHubApi, pullRequest: number, found: unknown, body: string): Promise<unknown> {
	const route = found
		? `PATCH /repos/{owner}/{repo}/issues/comments/${idIn(found)}`
		: `POST /repos/{owner}/{repo}/issues/${pullRequest}/comments`;
	return api.request(route, { body });
}
