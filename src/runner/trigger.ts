import { isCommit } from '../domain/records/id.ts';
import { field } from '../domain/text/json.ts';

/** Events of which GITHUB_SHA is a commit of the base, for they have the repository's secrets. */
const BASE_EVENTS = ['pull_request_target', 'workflow_run'];

export type Trigger = Readonly<ReturnType<typeof readTrigger>>;

/**
 * The event that started the workflow. Its payload is only read here, into plain values.
 * @param payload the event's payload, of unknown shape; any field may be missing.
 * @param sha GITHUB_SHA, or ''.
 */
export function readTrigger(eventName: string, payload: unknown, sha: string) {
	const head = field(payload, 'pull_request', 'head', 'sha') ?? field(payload, 'workflow_run', 'head_sha');
	// Elsewhere GITHUB_SHA is that merge commit, or the commit itself; the payload may have an older one.
	const merge = BASE_EVENTS.includes(eventName) ? field(payload, 'pull_request', 'merge_commit_sha') : sha;
	const isOfOther = isOther(payload, 'pull_request', 'head', 'repo');
	return {
		eventName,
		/**
		 * The commit that people see: a pull request's head, as GITHUB_SHA is a temporary merge commit, and the head of the run
		 * that a workflow_run is about, as GITHUB_SHA is the newest commit of the default branch. '' for none.
		 */
		commit: isCommit(head) && sha !== '' ? head : sha,
		/** What stands for that commit in a checkout too: the temporary merge commit of a pull request; '' for none. */
		merge: isCommit(merge) ? merge : '',
		/** Number of the event's pull request. */
		pullRequest: pullRequestOf(payload),
		/** Whether the event is a comment on the pull request; it does not tell the head. */
		isComment: commented(payload) !== undefined,
		/** Whether the payload says that the event's pull request is open. Events without its state say no. */
		isPullRequestOpen: field(payload, 'pull_request', 'state') === 'open',
		/** Whether the event is of a pull request from another repository, and gives its runs a read-only token. */
		hasReadOnlyToken: eventName !== 'pull_request_target' && field(payload, 'pull_request') !== undefined && isOfOther,
		/**
		 * Whether the workflow has the repository's secrets although the head is in another repository. An event that cannot be
		 * read counts as one of a fork.
		 */
		forkWithSecrets:
			(eventName === 'pull_request_target' && isOfOther) ||
			(eventName === 'workflow_run' && isOther(payload, 'workflow_run', 'head_repository')),
		/** How the run ended that a workflow_run is about, such as `failure`; '' elsewhere, and before its end. */
		conclusion: String(field(payload, 'workflow_run', 'conclusion') ?? ''),
	};
}

function pullRequestOf(payload: unknown): number | undefined {
	const number =
		field(payload, 'pull_request', 'number') ?? field(ownPullRequest(payload), 'number') ?? commented(payload);
	return Number.isSafeInteger(number) ? (number as number) : undefined;
}

/** The number of the pull request that an issue_comment is about; undefined for an issue. */
function commented(payload: unknown): unknown {
	return field(payload, 'issue', 'pull_request') === undefined ? undefined : field(payload, 'issue', 'number');
}

/** A workflow_run lists pull requests of its head in all repositories; only one of this repository counts. */
function ownPullRequest(payload: unknown): unknown {
	const listed = field(payload, 'workflow_run', 'pull_requests');
	const id = field(payload, 'repository', 'id');
	return Array.isArray(listed) ? listed.find((one) => field(one, 'base', 'repo', 'id') === id) : undefined;
}

/**
 * Whether the repository of a head, at this place in the payload, is another one than the event's. An unknown head
 * repository (a deleted fork) counts as a different one.
 */
function isOther(payload: unknown, ...place: readonly string[]): boolean {
	const head = field(payload, ...place, 'full_name');
	const base = field(payload, 'repository', 'full_name');
	return typeof head !== 'string' || typeof base !== 'string' || head.toLowerCase() !== base.toLowerCase();
}
