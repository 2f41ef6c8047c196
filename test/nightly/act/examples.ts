// The workflows to paste, the events that they run on, and what must have come of them.
import type { PullRequest } from '../../support/github-server/repository.ts';

/** A file of the sample's first commit, the tag `v1` and head of pull request 7, that a later one has removed. */
export const OLDER_FILE = 'src/older.ts';

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

/** The event after a run for a pull request from a fork. */
const FORK_RUN = {
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

const example = (name: string, event: string, deployments: number, more: Partial<Example> = {}): Example => ({
	name,
	event,
	deployments,
	...more,
});
const OPEN: Example['pulls'] = [{ number: 7, state: 'open' }];
const INVOKED = ['createInvocation', 'getInvocation'];
const FILMED = ['createInvocation', 'listReplays'];

export const EXAMPLES: readonly Example[] = [
	example('deploy-on-push', 'push', 1),
	...['pull-request', 'preview'].flatMap((name) => [
		example(name, 'pull_request', 1, { handler: GREEN, payload: pullRequest('opened') }),
		example(name, 'pull_request_target', 2, {
			operations: ['deleteDeployment'],
			payload: pullRequest('closed'),
			before: ['pr-7', 'pr-70'],
			left: ['pr-70'],
		}),
	]),
	example('preview', 'schedule', 3, {
		operations: ['deleteDeployment'],
		payload: { repository: { full_name: 'somebody/your-app' } },
		pulls: [
			{ number: 7, state: 'closed' },
			{ number: 70, state: 'open' },
		],
		before: ['pr-7', 'pr-70', 'v1'],
		left: ['pr-70', 'v1'],
	}),
	example('keep-newest', 'push', 8, {
		operations: ['deleteDeployment'],
		handler: GREEN,
		before: ['v1', 'main-1', 'main-2', 'main-3', 'main-4', 'main-5', 'main-6'],
		left: ['v1', 'main-3', 'main-4', 'main-5', 'main-6'],
	}),
	example('roll-back', 'workflow_dispatch', 1, { payload: { inputs: { ref: 'v1' } }, files: [OLDER_FILE] }),
	example('deploy-command', 'issue_comment', 1, { payload: DEPLOY_COMMAND, pulls: OPEN, files: [OLDER_FILE] }),
	example('deploy-command', 'issue_comment', 0, {
		payload: DEPLOY_COMMAND,
		pulls: [{ number: 7, state: 'open', headRepository: 'somebody-else/your-app' }],
		isRed: true,
	}),
	example('deploy-or-roll-back', 'push', 1, { operations: ['createInvocation'], handler: GREEN }),
	example('deploy-or-roll-back', 'push', 3, {
		after: { name: 'deploy-or-roll-back', event: 'push' },
		handler: GREEN_ONCE,
		isRed: true,
		steps: ['Roll back'],
	}),
	example('fork-dry-run', 'pull_request', 0),
	example('fork-emulator', 'pull_request', 0, { steps: ['Check that the app is still running'] }),
	example('wait-then-act', 'push', 1),
	example('smoke-test', 'push', 1, { operations: INVOKED, handler: GREEN }),
	example('smoke-test', 'push', 1, { operations: FILMED, handler: RED, isRed: true }),
	example('promote', 'push', 2, { operations: ['createInvocation'], handler: GREEN }),
	example('promote', 'push', 1, { operations: ['createInvocation'], handler: RED, isRed: true }),
	example('build-once', 'push', 2, { steps: ['Check that it is what was built'] }),
	example('fork-package', 'pull_request', 0),
	example('fork-preview', 'workflow_run', 1, {
		payload: FORK_RUN,
		after: { name: 'fork-package', event: 'pull_request' },
	}),
	...[GREEN, RED].map((handler) => {
		const isRed = handler === RED;
		const operations = isRed ? FILMED : INVOKED;
		return example('end-to-end', 'pull_request', 1, { operations, handler, payload: pullRequest('opened'), isRed });
	}),
	example('pnpm', 'push', 1, {
		more: { '.': 'test/nightly/act/pnpm' },
		files: ['node_modules/ms', 'node_modules/.pnpm/ms@2.0.0/node_modules/ms/package.json'],
	}),
	example('smoke-test-browser', 'pull_request', 0, {
		more: { 'examples/app-browser': 'examples/app-browser' },
		steps: ['Smoke test', 'Print what it returned'],
	}),
	example('monorepo', 'pull_request', 3, {
		payload: pullRequest('opened'),
		pulls: OPEN,
		steps: ['One table for all apps'],
	}),
	example('source', 'push', 1),
	example('key-for-one-run', 'push', 1, { operations: ['createApiKey', 'deleteApiKey'] }),
	example('replays', 'pull_request', 0, {
		operations: ['listReplays', 'deleteBrowser'],
		payload: pullRequest('opened'),
	}),
	example('watch-download', 'workflow_dispatch', 0, { operations: ['watchEvents', 'readFile'] }),
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
