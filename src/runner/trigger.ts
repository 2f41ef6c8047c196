import { field } from '../domain/text/json.ts';

/** The event that started the workflow: its payload is read once, here, into plain values. */
export interface Trigger {
	readonly eventName: string;
	/** The commit that people look at: on pull requests GITHUB_SHA is a merge commit that nobody sees. '' for none. */
	readonly commit: string;
	/** Number of the pull request that the event names. */
	readonly pullRequest: number | undefined;
	/** Whether it is of a pull request whose head lies in another repository: its token is read-only. */
	readonly fromFork: boolean;
	/** Whether it runs with the repository's secrets for a head that lies in another repository. */
	readonly forkWithSecrets: boolean;
}

/**
 * @param payload the event's payload, unparsed: whatever it lacks is not known.
 * @param sha GITHUB_SHA, or ''.
 */
export function readTrigger(eventName: string, payload: unknown, sha: string): Trigger {
	const head = field(payload, 'pull_request', 'head', 'sha');
	return {
		eventName,
		commit: isCommit(head) && sha !== '' ? head : sha,
		pullRequest: pullRequestOf(payload),
		fromFork: isForkPullRequest(payload),
		forkWithSecrets: isForkWithSecrets(eventName, payload),
	};
}

/** SHA-1 or SHA-256 in hex: anything else is no commit, and goes into addresses and comments. */
function isCommit(value: unknown): value is string {
	return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
}

function pullRequestOf(payload: unknown): number | undefined {
	const number = field(payload, 'pull_request', 'number') ?? field(ownPullRequest(payload), 'number');
	return Number.isSafeInteger(number) ? (number as number) : undefined;
}

/** A workflow_run lists the pull requests of its head in every repository: a number counts in its own one only. */
function ownPullRequest(payload: unknown): unknown {
	const listed = field(payload, 'workflow_run', 'pull_requests');
	const id = field(payload, 'repository', 'id');
	return Array.isArray(listed) ? listed.find((one) => field(one, 'base', 'repo', 'id') === id) : undefined;
}

function isForkWithSecrets(eventName: string, payload: unknown): boolean {
	if (eventName === 'pull_request_target') return isForkPullRequest(payload);
	if (eventName !== 'workflow_run') return false;
	return isOther(
		field(payload, 'workflow_run', 'head_repository', 'full_name'),
		field(payload, 'repository', 'full_name'),
	);
}

function isForkPullRequest(payload: unknown): boolean {
	if (field(payload, 'pull_request') === undefined) return false;
	return isOther(
		field(payload, 'pull_request', 'head', 'repo', 'full_name'),
		field(payload, 'repository', 'full_name'),
	);
}

/** A head whose repository is not known (a deleted fork) counts as another one. */
function isOther(head: unknown, base: unknown): boolean {
	return typeof head !== 'string' || typeof base !== 'string' || head.toLowerCase() !== base.toLowerCase();
}
