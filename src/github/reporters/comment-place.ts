import { field } from '../../domain/text/json.ts';
import type { GitHubApi } from '../client.ts';
import { idIn, pageIn, statusOf, textIn } from '../response.ts';
import { isRefused } from '../retry.ts';
import type { ReporterContext } from './reporter.ts';

/** Where a comment is, or is to be. */
export interface Place {
	/** Number of the pull request. */
	readonly issue: number;
	/** The login that the token acts as. */
	readonly author: string;
	/** How the comment begins. */
	readonly mark: string;
}

/** Looks up once where the comment goes; undefined where the commit has no pull request. */
export function placeFinder(context: ReporterContext, mark: string): () => Promise<Place | undefined> {
	let found: { readonly place: Place | undefined } | undefined;
	const find = async () => {
		const issue = await findPullRequest(context);
		return issue === undefined ? undefined : { issue, author: await authorOf(context.api), mark };
	};
	return async () => {
		found ??= { place: await find() };
		return found.place;
	};
}

/**
 * The number of the pull request to comment on: that of the event, else the open one whose head is the commit. GitHub
 * lists all that contain it, and so those of branches that build on it; one that is alone is meant by it all the same.
 */
async function findPullRequest({ api, pullRequest, commit, say }: ReporterContext): Promise<number | undefined> {
	if (pullRequest !== undefined) return pullRequest;
	const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
	const pulls = await Array.fromAsync(api.items(route, { commit_sha: commit }));
	const open = pulls.filter((pull) => field(pull, 'state') === 'open');
	const ofHead = open.find((pull) => field(pull, 'head', 'sha') === commit);
	if (open.length === 0) say('No comment: there is no open pull request for this commit');
	else if (ofHead === undefined && open.length > 1)
		say(`No comment: ${open.length} open pull requests contain this commit, and none has it as its head`);
	const number = field(ofHead ?? (open.length === 1 ? open[0] : undefined), 'number');
	return Number.isSafeInteger(number) ? (number as number) : undefined;
}

/** The login of a workflow's own token, for a server that refuses the GraphQL query. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';

/** The author of the comment. Throws on a temporary problem: a wrong author would lead to a second comment. */
export async function authorOf(api: Pick<GitHubApi, 'viewer'>): Promise<string> {
	try {
		return await api.viewer();
	} catch (thrown) {
		if (isRefused(thrown)) return WORKFLOW_AUTHOR;
		throw thrown;
	}
}

/** A comment as GitHub has it. */
export interface FoundComment {
	readonly id: number;
	readonly body: string;
	readonly page: string | undefined;
}

/** Finds the oldest comment at a place, only among those written with this token: anyone could write the mark. */
export async function findComment(api: GitHubApi, { issue, author, mark }: Place): Promise<FoundComment | undefined> {
	const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
	for await (const one of api.items(route, { issue_number: issue })) {
		const [id, login, body] = [idIn(one), textIn(one, 'user', 'login'), textIn(one, 'body')];
		const isOwn = login === author || login === `${author}[bot]`;
		if (id !== undefined && isOwn && body.startsWith(mark)) return { id, body, page: pageIn(one) };
	}
	return undefined;
}

export function createComment(api: GitHubApi, { issue }: Place, body: string): Promise<unknown> {
	return api.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: issue, body });
}

/** @returns undefined where somebody has deleted it meanwhile. */
export function updateComment(api: GitHubApi, comment_id: number, body: string): Promise<unknown> {
	return unlessGone(api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id, body }));
}

/** Deletes it, unless somebody has. */
export async function deleteComment(api: GitHubApi, comment_id: number): Promise<void> {
	await unlessGone(api.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id }));
}

async function unlessGone(response: Promise<unknown>): Promise<unknown> {
	try {
		return await response;
	} catch (thrown) {
		if (statusOf(thrown) !== 404) throw thrown;
		return undefined;
	}
}
