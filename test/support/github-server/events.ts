import { createRequire } from 'node:module';

/** An event as a workflow run gets it. */
export interface Event {
	readonly name: string;
	readonly payload: Payload;
}

type Payload = Record<string, unknown>;

/** GitHub's own example events, unchanged. */
const ALL = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly {
	readonly name: string;
	readonly examples: readonly Payload[];
}[];

/** The repository of the examples, and the pull request in them with its head. */
export const REPOSITORY = 'Codertocat/Hello-World';
export const PULL_REQUEST = 2;
export const HEAD = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
/** What GITHUB_SHA is on a pull request: a merge commit that nobody sees. */
export const MERGE = '5b1cd2a1e4ee33c2a1ba6a7ac2e8a3a1d6ba0c11';

function example(name: string, fits: (payload: Payload) => boolean = () => true): Payload {
	const found = ALL.find((definition) => definition.name === name)?.examples.find(fits);
	if (found === undefined) throw new Error(`no such example: ${name}`);
	return structuredClone(found);
}

export const push = (): Event => ({ name: 'push', payload: example('push') });

export const pullRequest = (): Event => ({
	name: 'pull_request',
	payload: example('pull_request', ({ action }) => action === 'synchronize'),
});

/** The example's pull request, from somebody else's repository. */
export function forkPullRequest(name: 'pull_request' | 'pull_request_target' = 'pull_request'): Event {
	const { payload } = pullRequest();
	const head = (payload.pull_request as { head: { repo: { full_name: string; fork: boolean } } }).head;
	head.repo.full_name = 'Mallory/Hello-World';
	head.repo.fork = true;
	return { name, payload };
}

/** A comment on the pull request of the examples, whose run is one of the default branch. */
export function comment(): Event {
	const payload = example('issue_comment', ({ action }) => action === 'created');
	const { repository } = pullRequest().payload;
	return {
		name: 'issue_comment',
		payload: { ...payload, repository, issue: { number: PULL_REQUEST, pull_request: {} } },
	};
}

/** An example that names pull requests, as one of the repository of the others. */
export function workflowRun(): Event {
	const hasPulls = ({ workflow_run: run }: Payload) => (run as { pull_requests: unknown[] }).pull_requests.length > 0;
	const payload = example('workflow_run', hasPulls);
	Object.assign((payload.workflow_run as { head_repository: object }).head_repository, { full_name: REPOSITORY });
	return { name: 'workflow_run', payload: { ...payload, repository: pullRequest().payload.repository } };
}

/** The commit that it is about. */
export const RUN_HEAD = (workflowRun().payload.workflow_run as { head_sha: string }).head_sha;
