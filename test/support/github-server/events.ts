import { createRequire } from 'node:module';

/** An event as a workflow run gets it. */
export interface Event {
	readonly name: string;
	readonly payload: Payload;
}

type Payload = Record<string, unknown>;
interface Definition {
	readonly name: string;
	readonly examples: readonly Payload[];
}

/** GitHub's own example events, unchanged. */
const DEFINITIONS = createRequire(import.meta.url)('@octokit/webhooks-examples') as
	| readonly Definition[]
	| { readonly default: readonly Definition[] };

/** The repository of the examples, and the pull request in them with its head. */
export const REPOSITORY = 'Codertocat/Hello-World';
export const PULL_REQUEST = 2;
export const HEAD = 'ec26c3e57ca3a959ca5aad62de7213c562f8c821';
/** What GITHUB_SHA is on a pull request: a merge commit that nobody sees. */
export const MERGE = '5b1cd2a1e4ee33c2a1ba6a7ac2e8a3a1d6ba0c11';

function example(name: string, fits: (payload: Payload) => boolean = () => true): Payload {
	const all = 'default' in DEFINITIONS ? DEFINITIONS.default : DEFINITIONS;
	const found = all.find((definition) => definition.name === name)?.examples.find(fits);
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

/** The commit that the example's workflow_run is about. */
export const RUN_HEAD = (workflowRunOfOtherPulls().payload.workflow_run as { head_sha: string }).head_sha;

/** An example that names pull requests; those belong to another repository than the event's. */
export function workflowRunOfOtherPulls(): Event {
	const hasPulls = ({ workflow_run: run }: Payload) => (run as { pull_requests: unknown[] }).pull_requests.length > 0;
	return { name: 'workflow_run', payload: example('workflow_run', hasPulls) };
}

/** @param head `owner/name` of the repository whose head the run was about. */
export function workflowRun(head: string = REPOSITORY): Event {
	const { payload } = workflowRunOfOtherPulls();
	const { repository } = pullRequest().payload;
	const run = payload.workflow_run as { head_repository: { full_name: string }; pull_requests: unknown[] };
	run.head_repository.full_name = head;
	if (head !== REPOSITORY) run.pull_requests = [];
	return { name: 'workflow_run', payload: { ...payload, repository } };
}
