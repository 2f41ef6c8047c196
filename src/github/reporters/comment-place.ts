import { field } from '../../domain/text/json.ts';
import { allPages, type PageBounds } from '../lists.ts';
import { rateLimitOf } from '../rate-limit.ts';
import { idIn, isRefusal, pageIn } from '../response.ts';
import type { ReporterContext } from './reporter.ts';

/** How many pull requests that contain a commit are read. */
const PULLS: PageBounds = { perPage: 100, mostPages: 3 };

/**
 * The number of the pull request to comment on: that of the event, else the open one whose head is the commit. GitHub
 * lists all that contain it, and so those of branches that build on it; one that is alone is meant by it all the same.
 */
export async function findPullRequest({ api, pullRequest, sha, say }: ReporterContext): Promise<number | undefined> {
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

/**
 * Finds the oldest comment that begins with a mark, only among those written with this token: anyone could write a
 * comment with the mark.
 * @param place `after`: only younger ones than the comment with this id.
 */
export async function findComment(
	{ api }: Pick<ReporterContext, 'api'>,
	place: { readonly issue: number; readonly author: string; readonly mark: string; readonly after?: number },
): Promise<{ readonly id: number; readonly body: string; readonly comment: unknown } | undefined> {
	const { issue, author, mark, after = 0 } = place;
	const comment = await api.find(
		'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
		{ issue_number: issue },
		(one) => {
			const login = field(one, 'user', 'login');
			const isOwn = login === author || login === `${author}[bot]`;
			return isOwn && (idIn(one) ?? 1) > after && String(field(one, 'body')).startsWith(mark);
		},
	);
	const id = idIn(comment);
	return id === undefined ? undefined : { id, body: String(field(comment, 'body')), comment };
}

/** Sets the output that leads to a comment. */
export function announce({ found }: ReporterContext, comment: unknown): void {
	const page = pageIn(comment);
	if (page !== undefined) found({ 'comment-url': page });
}

/** The author of the comment. Throws on a temporary problem: a wrong author would lead to a second comment. */
export async function authorOf(api: ReporterContext['api']): Promise<string> {
	try {
		return await api.viewer();
	} catch (error) {
		if (isRefusal(error) && rateLimitOf(error, 0) === undefined) return WORKFLOW_AUTHOR;
		throw error;
	}
}

/** The login of a workflow's own token, for a server that refuses the GraphQL query. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';
