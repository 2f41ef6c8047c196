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
		const [comment, login] = [commentIn(one), textIn(one, 'user', 'login')];
		const isOwn = login === author || login === `${author}[bot]`;
		if (isOwn && comment?.body.startsWith(mark)) return comment;
	}
	return undefined;
}

/** Changes the comment that was found, or makes one. */
export async function writeComment(
	api: GitHubApi,
	pullRequest: number,
	found: Comment | undefined,
	body: string,
): Promise<Comment | undefined> {
	const route = found
		? `PATCH /repos/{owner}/{repo}/issues/comments/${found.id}`
		: `POST /repos/{owner}/{repo}/issues/${pullRequest}/comments`;
	return commentIn(await api.request(route, { body }));
}

function commentIn(response: unknown): Comment | undefined {
	const id = idIn(response);
	return id === undefined ? undefined : { id, body: textIn(response, 'body'), page: pageIn(response) };
}
