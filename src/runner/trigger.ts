import { isObject } from '../domain/records/service-error.ts';

/** The event that started the workflow. */
export interface Trigger {
	readonly eventName: string;
	/** The event's payload, unparsed. */
	readonly event: unknown;
}

/** A nested field of an unparsed value, or undefined. */
export function field(value: unknown, ...path: readonly (string | number)[]): unknown {
	let at = value;
	for (const name of path) {
		if (Array.isArray(at)) at = at[name as number];
		else if (isObject(at)) at = at[name];
		else return undefined;
	}
	return at;
}

/** The commit that people look at: on pull requests GITHUB_SHA is a merge commit that nobody sees. */
export function shownCommit({ event }: Trigger, sha: string): string {
	const head = field(event, 'pull_request', 'head', 'sha');
	return typeof head === 'string' ? head : sha;
}

/** The pull request that the event names, or undefined. */
export function pullRequestOf({ event }: Trigger): number | undefined {
	const number = field(event, 'pull_request', 'number') ?? field(ownPullRequest(event), 'number');
	return typeof number === 'number' ? number : undefined;
}

/** A workflow_run lists the pull requests of its head in every repository: a number counts in its own one only. */
function ownPullRequest(event: unknown): unknown {
	const listed = field(event, 'workflow_run', 'pull_requests');
	const id = field(event, 'repository', 'id');
	return Array.isArray(listed) ? listed.find((one) => field(one, 'base', 'repo', 'id') === id) : undefined;
}

/** Whether the event runs with the repository's secrets for a head that lies in another repository. */
export function isForkWithSecrets(trigger: Trigger): boolean {
	const { eventName, event } = trigger;
	if (eventName === 'pull_request_target') return isForkPullRequest(trigger);
	if (eventName !== 'workflow_run') return false;
	return isOther(field(event, 'workflow_run', 'head_repository', 'full_name'), field(event, 'repository', 'full_name'));
}

/** Whether the event is of a pull request whose head lies in another repository. */
export function isForkPullRequest({ event }: Trigger): boolean {
	if (field(event, 'pull_request') === undefined) return false;
	return isOther(field(event, 'pull_request', 'head', 'repo', 'full_name'), field(event, 'repository', 'full_name'));
}

/** A head whose repository is not known (a deleted fork) counts as another one. */
function isOther(head: unknown, base: unknown): boolean {
	return typeof head !== 'string' || typeof base !== 'string' || head.toLowerCase() !== base.toLowerCase();
}
