import { field } from '../../domain/text/json.ts';
import type { GitHubApi } from '../api.ts';
import { allPages, type PageBounds } from '../lists.ts';
import { rateLimitOf } from '../rate-limit.ts';
import { idIn, isRefusal, pageIn, statusOf } from '../response.ts';
import type { ReporterContext } from './reporter.ts';

/** How many pull requests that contain a commit are read. */
const PULLS: PageBounds = { perPage: 100, mostPages: 3 };

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
	let issue: Promise<number | undefined> | undefined;
	let author: Promise<string> | undefined;
	const kept = <T>(found: Promise<T>, forget: () => void) => {
		found.catch(forget); // a later look may succeed
		return found;
	};
	return async () => {
		issue ??= kept(findPullRequest(context), () => {
			issue = undefined;
		});
		const number = await issue;
		if (number === undefined) return undefined;
		author ??= kept(authorOf(context.api), () => {
			author = undefined;
		});
		return { issue: number, author: await author, mark };
	};
}

/**
 * The number of the pull request to comment on: that of the event, else the open one whose head is the commit. GitHub
 * lists all that contain it, and so those of branches that build on it; one that is alone is meant by it all the same.
 */
async function findPullRequest({ api, pullRequest, sha, say }: ReporterContext): Promise<number | undefined> {
	if (pullRequest !== undefined) return pullRequest;
	const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
	const { items } = await allPages(api, PULLS, route, { commit_sha: sha });
	const open = items.filter((pull) => field(pull, 'state') === 'open');
	const ofHead = open.find((pull) => field(pull, 'head', 'sha') === sha);
	if (open.length === 0) say('No comment: there is no open pull request for this commit');
	else if (ofHead === undefined && open.length > 1)
		say(`No comment: ${open.length} open pull requests contain this commit, and none has it as its head`);
	const number = field(ofHead ?? (open.length === 1 ? open[0] : undefined), 'number');
	return Number.isSafeInteger(number) ? (number as number) : undefined;
}

/** A comment as GitHub has it. */
export interface FoundComment {
	readonly id: number;
	readonly body: string;
	readonly page: string | undefined;
}

/** Finds the oldest comment at a place, only among those written with this token: anyone could write the mark. */
export async function findComment(api: GitHubApi, { issue, author, mark }: Place): Promise<FoundComment | undefined> {
	const comment = await api.find(
		'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
		{ issue_number: issue },
		(one) => {
			const login = field(one, 'user', 'login');
			return (login === author || login === `${author}[bot]`) && String(field(one, 'body')).startsWith(mark);
		},
	);
	const id = idIn(comment);
	return id === undefined ? undefined : { id, body: String(field(comment, 'body')), page: pageIn(comment) };
}

export function createComment(api: GitHubApi, { issue }: Place, body: string): Promise<unknown> {
	return api.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: issue, body });
}

/** @returns undefined where somebody has deleted it meanwhile. */
export async function updateComment(api: GitHubApi, comment_id: number, body: string): Promise<unknown> {
	try {
		return await api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id, body });
	} catch (thrown) {
		if (statusOf(thrown) !== 404) throw thrown;
		return undefined;
	}
}

/** The author of the comment. Throws on a temporary problem: a wrong author would lead to a second comment. */
export async function authorOf(api: Pick<GitHubApi, 'viewer'>): Promise<string> {
	try {
		return await api.viewer();
	} catch (error) {
		if (isRefusal(error) && rateLimitOf(error, 0) === undefined) return WORKFLOW_AUTHOR;
		throw error;
	}
}

/** The login of a workflow's own token, for a server that refuses the GraphQL query. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';
