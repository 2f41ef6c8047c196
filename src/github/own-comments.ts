import { field } from '../../domain/text/json.ts';
import type { GitHubApi } from '../client.ts';
import { idIn, pageIn, statusOf, textIn } from '../response.ts';
import { isRefused } from '../retry.ts';
import type { ReporterContext } from './reporter.ts';

/** Where a comment is, or is to be. */
export interface Place {
	/** Number of the pull request. */
	readonly issue: number;
	/** How the comment begins. */
	readonly mark: string;
	/** The login that the token acts as. */
	readonly author: string;
}

/** Looks up once where the comment goes; undefined where the commit has no pull request. */
export function placeFinder(context: ReporterContext, mark: string): (api: GitHubApi) => Promise<Place | undefined> {
	let found: { readonly place: Place | undefined } | undefined;
	return async (api) => {
		if (found !== undefined) return found.place;
		const issue = await findPullRequest(api, context);
		found = { place: issue === undefined ? undefined : { issue, mark, author: await authorOf(api) } };
		return found.place;
	};
}

/**
 * The number of the pull request to comment on: that of the event, else the open one whose head is the commit. GitHub
 * lists all that contain it, and so those of branches that build on it; one that is alone is meant by it all the same.
 */
async function findPullRequest(
	api: GitHubApi,
	{ pullRequest, commit, say }: ReporterContext,
): Promise<number | undefined> {
	if (pullRequest !== undefined) return pullRequest;
	const pulls = await Array.fromAsync(api.items(`GET /repos/{owner}/{repo}/commits/${commit}/pulls`, {}));
	const open = pulls.filter((pull) => field(pull, 'state') === 'open');
	const ofHead = open.find((pull) => field(pull, 'head', 'sha') === commit);
	if (open.length === 0) say('No comment: there is no open pull request for this commit');
	else if (ofHead === undefined && open.length > 1)
		say(`No comment: ${open.length} open pull requests contain this commit, but none has it as its head`);
	const number = field(ofHead ?? (open.length === 1 ? open[0] : undefined), 'number');
	return Number.isSafeInteger(number) ? (number as number) : undefined;
}

/** The login of a workflow's own token, for a server that refuses the GraphQL query. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';

/** The author of the comment. Throws on a temporary problem: a wrong author would lead to a second comment. */
export async function authorOf(api: GitHubApi): Promise<string> {
	try {
		return await api.viewer();
	} catch (thrown) {
		if (isRefused(thrown)) return WORKFLOW_AUTHOR;
		throw thrown;
	}
}

/** A comment as GitHub has it. */
export interface Comment {
	readonly id: number;
	readonly body: string;
	/** URL, or ''. */
	readonly page: string;
}

/** Finds the oldest comment at a place, only among those written with this token: anyone could write the mark. */
export async function findComment(api: GitHubApi, { issue, author, mark }: Place): Promise<Comment | undefined> {
	for await (const one of api.items(`GET /repos/{owner}/{repo}/issues/${issue}/comments`, {})) {
		const [comment, login] = [commentIn(one), textIn(one, 'user', 'login')];
		const isOwn = login === author || login === `${author}[bot]`;
		if (comment !== undefined && isOwn && comment.body.startsWith(mark)) return comment;
	}
	return undefined;
}

/** Changes the comment that was found; makes one where there is none, or somebody has deleted it meanwhile. */
export async function writeComment(
	api: GitHubApi,
	{ issue }: Place,
	found: Comment | undefined,
	body: string,
): Promise<Comment | undefined> {
	const changed = found && (await changeComment(api, found.id, body));
	return commentIn(changed ?? (await api.request(`POST /repos/{owner}/{repo}/issues/${issue}/comments`, { body })));
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
	return id === undefined ? undefined : { id, body: textIn(response, 'body'), page: pageIn(response) ?? '' };
}

async function unlessGone(response: Promise<unknown>): Promise<unknown> {
	try {
		return await response;
	} catch (thrown) {
		if (statusOf(thrown) !== 404) throw thrown;
		return undefined;
	}
}
