import type { GitHubApi } from './client.ts';
import { idIn, pageIn, statusOf, textIn } from './response.ts';
import { isRefused } from './retry.ts';

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
export function commentFinder(pullRequest: number, mark: string): (api: GitHubApi) => Promise<Comment | undefined> {
	let author: string | undefined;
	return async (api) => {
		author ??= await authorOf(api);
		for await (const one of api.items(`GET /repos/{owner}/{repo}/issues/${pullRequest}/comments`, {})) {
			const [comment, login] = [commentIn(one), textIn(one, 'user', 'login')];
			const isOwn = login === author || login === `${author}[bot]`;
			if (comment !== undefined && isOwn && comment.body.startsWith(mark)) return comment;
		}
		return undefined;
	};
}

/** The login of a workflow's own token, for a server that refuses the GraphQL query. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';

/** Throws on a temporary problem: a wrong author would lead to a second comment. */
async function authorOf(api: GitHubApi): Promise<string> {
	try {
		return await api.viewer();
	} catch (thrown) {
		if (isRefused(thrown)) return WORKFLOW_AUTHOR;
		throw thrown;
	}
}

/** Changes the comment that was found; makes one where there is none, or somebody has deleted it meanwhile. */
export async function writeComment(
	api: GitHubApi,
	pullRequest: number,
	found: Comment | undefined,
	body: string,
): Promise<Comment | undefined> {
	const changed = found && (await changeComment(api, found.id, body));
	const route = `POST /repos/{owner}/{repo}/issues/${pullRequest}/comments`;
	return commentIn(changed ?? (await api.request(route, { body })));
}

/** @returns undefined where somebody has deleted it meanwhile. */
export function changeComment(api: GitHubApi, id: number, body: string): Promise<unknown> {
	return unlessGone(api.request(`PATCH /repos/{owner}/{repo}/issues/comments/${id}`, { body }));
}

/** Deletes it, unless somebody has. */
export async function deleteComment(api: GitHubApi, id: number): Promise<void> {
	await unlessGone(api.request(`DELETE /repos/{owner}/{repo}/issues/comments/${id}`));
}

function commentIn(response: unknown): Comment | undefined {
	const id = idIn(response);
	return id === undefined ? undefined : { id, body: textIn(response, 'body'), page: pageIn(response) };
}

async function unlessGone(response: Promise<unknown>): Promise<unknown> {
	try {
		return await response;
	} catch (thrown) {
		if (statusOf(thrown) !== 404) throw thrown;
		return undefined;
	}
}
