import type { GitHubApi } from './client.ts';
import { idIn, pageIn, textIn } from './response.ts';

/** A comment that was written with this token. */
export interface Comment {
	readonly id: number;
	readonly body: string;
	/** URL, or ''. */
	readonly page: string;
}

/**
 * Finds the oldest comment on a pull request that begins with a mark, only among those written with this token: anyone could
 * write the mark.
 */
export async function findComment(api: GitHubApi, pullRequest: number, mark: string): Promise<Comment | undefined> {
	const author = await api.author();
	for await (const one of api.items(`GET /repos/{owner}/{repo}/issues/${pullRequest}/comments`, {})) {
		const isOwn = [author, `${author}[bot]`].includes(textIn(one, 'user', 'login'));
		if (isOwn && textIn(one, 'body').startsWith(mark)) return commentIn(one);
	}
	return undefined;
}

/** Changes the comment that was found, or makes one. */
export async function writeComment(
	api: GitHubApi,
	pullRequest: number,
	found: Comment | undefined,
	body: string,
): Promise<Comment> {
	const route = found
		? `PATCH /repos/{owner}/{repo}/issues/comments/${found.id}`
		: `POST /repos/{owner}/{repo}/issues/${pullRequest}/comments`;
	return commentIn(await api.request(route, { body }));
}

function commentIn(response: unknown): Comment {
	return { id: idIn(response), body: textIn(response, 'body'), page: pageIn(response) };
}
