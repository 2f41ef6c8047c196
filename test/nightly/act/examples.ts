// The workflows to paste, the events that they run on, and what must have come of them.
import type { PullRequest } from '../../support/github-server/repository.ts';
import { OLDER_FILE } from './sample.ts';

export interface Example {
	readonly name: string;
	readonly event: string;
	/** What must be true of the service afterwards. */
	readonly deployments: number;
	/** Operations that it must have seen succeed. */
	readonly operations?: readonly string[];
	/** Steps that must have succeeded, where the service of the job is not the one that is looked at here. */
	readonly steps?: readonly string[];
	/** The app registers itself, and this is the body of each action that a workflow calls. */
	readonly handler?: string;
	/** The event's payload, where the workflow reads more of it than act makes up. */
	readonly payload?: object;
	/** Versions of the app that run already. */
	readonly before?: readonly string[];
	/** Versions of those that must be left. */
	readonly left?: readonly string[];
	/** Pull requests that GitHub knows. Default: there is no GitHub to ask. */
	readonly pulls?: readonly Pick<PullRequest, 'number' | 'state' | 'headRepository'>[];
	/** Files that the last deployment must have. */
	readonly files?: readonly string[];
	/** Folders that the repository has as well, by their paths there, from the root of this one. */
	readonly more?: Readonly<Record<string, string>>;
	/** An example that runs before it, in the same repository. */
	readonly after?: { readonly name: string; readonly event: string };
	/** The workflow must end red. */
	readonly isRed?: boolean;
}

const GREEN = "console.log('testing', payload); return { ok: true };";
/** The first run is green, the next one red. */
const GREEN_ONCE = `const { length } = await (await kernel.invocations.list()).items;
	if (length > 1) throw new Error('the button is gone');
	return { ok: true };`;
const RED = `const { session_id } = await kernel.browsers.create({ invocation_id });
	await kernel.browsers.replays.start(session_id);
	throw new Error('the button is gone');`;

/** A comment on a pull request, by somebody who may write. */
const DEPLOY_COMMAND = {
	action: 'created',
	issue: { number: 7, pull_request: {} },
	comment: { body: '/deploy', author_association: 'MEMBER', user: { login: 'somebody' } },
	repository: { full_name: 'somebody/your-app' },
};

export const EXAMPLES: readonly Example[] = [
	{ name: 'deploy-on-push', event: 'push', deployments: 1 },
	...['pull-request', 'preview'].flatMap((name): Example[] => [
		{ name, event: 'pull_request', deployments: 1, handler: GREEN, payload: pullRequest('opened') },
		{
			name,
			event: 'pull_request_target',
			deployments: 2,
			operations: ['deleteDeployment'],
			payload: pullRequest('closed'),
			before: ['pr-7', 'pr-70'],
			left: ['pr-70'],
		},
	]),
	{
		name: 'preview',
		event: 'schedule',
		deployments: 3,
		operations: ['deleteDeployment'],
		payload: { repository: { full_name: 'somebody/your-app' } },
		pulls: [
			{ number: 7, state: 'closed' },
			{ number: 70, state: 'open' },
		],
		before: ['pr-7', 'pr-70', 'v1'],
		left: ['pr-70', 'v1'],
	},
	{
		name: 'keep-newest',
		event: 'push',
		deployments: 8,
		operations: ['deleteDeployment'],
		handler: GREEN,
		before: ['v1', 'main-1', 'main-2', 'main-3', 'main-4', 'main-5', 'main-6'],
		left: ['v1', 'main-3', 'main-4', 'main-5', 'main-6'],
	},
	{
		name: 'roll-back',
		event: 'workflow_dispatch',
		deployments: 1,
		payload: { inputs: { ref: 'v1' } },
		files: [OLDER_FILE],
	},
	{
		name: 'deploy-command',
		event: 'issue_comment',
		deployments: 1,
		payload: DEPLOY_COMMAND,
		pulls: [{ number: 7, state: 'open' }],
		files: [OLDER_FILE],
	},
	{
		name: 'deploy-command',
		event: 'issue_comment',
		deployments: 0,
		payload: DEPLOY_COMMAND,
		pulls: [{ number: 7, state: 'open', headRepository: 'somebody-else/your-app' }],
		isRed: true,
	},
	{ name: 'deploy-or-roll-back', event: 'push', deployments: 1, operations: ['createInvocation'], handler: GREEN },
	{
		name: 'deploy-or-roll-back',
		event: 'push',
		after: { name: 'deploy-or-roll-back', event: 'push' },
		deployments: 3,
		handler: GREEN_ONCE,
		isRed: true,
		steps: ['Roll back'],
	},
	{ name: 'fork-dry-run', event: 'pull_request', deployments: 0 },
	{ name: 'fork-emulator', event: 'pull_request', deployments: 0, steps: ['Check that the app is still running'] },
	{ name: 'wait-then-act', event: 'push', deployments: 1 },
	{
		name: 'smoke-test',
		event: 'push',
		deployments: 1,
		operations: ['createInvocation', 'getInvocation'],
		handler: GREEN,
	},
	{
		name: 'smoke-test',
		event: 'push',
		deployments: 1,
		operations: ['createInvocation', 'listReplays'],
		handler: RED,
		isRed: true,
	},
	{ name: 'promote', event: 'push', deployments: 2, operations: ['createInvocation'], handler: GREEN },
	{ name: 'promote', event: 'push', deployments: 1, operations: ['createInvocation'], handler: RED, isRed: true },
	{ name: 'build-once', event: 'push', deployments: 2, steps: ['Check that it is what was built'] },
	{ name: 'fork-package', event: 'pull_request', deployments: 0 },
	{
		name: 'fork-preview',
		event: 'workflow_run',
		payload: forkRun(),
		after: { name: 'fork-package', event: 'pull_request' },
		deployments: 1,
	},
	{
		name: 'end-to-end',
		event: 'pull_request',
		deployments: 1,
		operations: ['createInvocation'],
		handler: GREEN,
		payload: pullRequest('opened'),
	},
	{
		name: 'end-to-end',
		event: 'pull_request',
		deployments: 1,
		operations: ['createInvocation', 'listReplays'],
		handler: RED,
		payload: pullRequest('opened'),
		isRed: true,
	},
	{
		name: 'pnpm',
		event: 'push',
		deployments: 1,
		more: { '.': 'test/nightly/act/pnpm' },
		files: ['node_modules/ms', 'node_modules/.pnpm/ms@2.0.0/node_modules/ms/package.json'],
	},
	{
		name: 'smoke-test-browser',
		event: 'pull_request',
		deployments: 0,
		more: { 'examples/app-browser': 'examples/app-browser' },
		steps: ['Smoke test', 'Print what it returned'],
	},
	{
		name: 'monorepo',
		event: 'pull_request',
		deployments: 3,
		payload: pullRequest('opened'),
		pulls: [{ number: 7, state: 'open' }],
		steps: ['One table for all apps'],
	},
	{ name: 'source', event: 'push', deployments: 1 },
	{ name: 'key-for-one-run', event: 'push', deployments: 1, operations: ['createApiKey', 'deleteApiKey'] },
	{
		name: 'replays',
		event: 'pull_request',
		deployments: 0,
		operations: ['listReplays', 'deleteBrowser'],
		payload: pullRequest('opened'),
	},
	{ name: 'watch-download', event: 'workflow_dispatch', deployments: 0, operations: ['watchEvents', 'readFile'] },
];

/** The event of a pull request of this repository. */
function pullRequest(action: string): object {
	const state = action === 'closed' ? 'closed' : 'open';
	const repo = { full_name: 'somebody/your-app', fork: false };
	return {
		action,
		number: 7,
		pull_request: { number: 7, state, head: { ref: 'topic', repo }, base: { ref: 'main', repo } },
		repository: { full_name: 'somebody/your-app' },
	};
}

/** The event after a run for a pull request from a fork. */
function forkRun(): object {
	return {
		repository: { full_name: 'somebody/your-app' },
		workflow_run: {
			id: 1,
			event: 'pull_request',
			conclusion: 'success',
			head_branch: 'main',
			head_sha: '0123456789abcdef0123456789abcdef01234567',
			head_repository: { full_name: 'somebody-else/your-app' },
			pull_requests: [],
		},
	};
}
