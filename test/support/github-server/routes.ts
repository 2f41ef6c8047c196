import { REPOSITORY } from './events.ts';
import type { Body, CheckRun, Comment, Repository } from './repository.ts';

/** One request as a route sees it; `params` are those of the path. */
export interface Call {
	readonly params: Readonly<Record<string, string>>;
	readonly query: URLSearchParams;
	readonly body: Body;
	/** Address of the repository for a reader. */
	readonly home: string;
	/** The login of the token. */
	readonly login: string;
	readonly repository: Repository;
}

export interface GitHubResponse {
	readonly status: number;
	readonly body: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

interface Route {
	readonly route: string;
	/** Such as `checks: write`. */
	readonly permission: string;
	/** The response is a list that is paged: its name in the response, '' where the response is the list. */
	readonly list?: string;
	handle(call: Call): GitHubResponse;
}

const ok = (body: unknown): GitHubResponse => ({ status: 200, body });
const created = (body: unknown): GitHubResponse => ({ status: 201, body });
const NOT_FOUND: GitHubResponse = { status: 404, body: { message: 'Not Found' } };

/** The routes that the reporters use, by the names that faults are set with. */
export const ROUTES = {
	createCheck: {
		route: 'POST /repos/{owner}/{repo}/check-runs',
		permission: 'checks: write',
		handle({ repository, body, home }) {
			const check = repository.addCheck(body);
			return created(shownCheck(check, home));
		},
	},
	updateCheck: {
		route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
		permission: 'checks: write',
		handle({ repository, params, body, home }) {
			const check = repository.checks.find(({ id }) => String(id) === params.check_run_id);
			if (check === undefined) return NOT_FOUND;
			repository.updateCheck(check, body);
			return ok(shownCheck(check, home));
		},
	},
	listChecks: {
		route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
		permission: 'checks: read',
		list: 'check_runs',
		handle({ repository, params, query, home }) {
			const runs = repository.checks.filter((check) => check.head_sha === params.ref).reverse();
			const latest = runs.filter((run, index) => runs.findIndex((other) => other.name === run.name) === index);
			const shown = query.get('filter') === 'all' ? runs : latest;
			return ok(shown.map((check) => shownCheck(check, home)));
		},
	},
	createStatus: {
		route: 'POST /repos/{owner}/{repo}/statuses/{sha}',
		permission: 'statuses: write',
		handle({ repository, params, body }) {
			repository.statuses.push({ ...body, sha: params.sha as string });
			return created({ id: repository.nextId(), ...body });
		},
	},
	createDeployment: {
		route: 'POST /repos/{owner}/{repo}/deployments',
		permission: 'deployments: write',
		handle({ repository, body }) {
			const deployment = { id: repository.nextId(), request: body, statuses: [] };
			repository.deployments.push(deployment);
			return created({ id: deployment.id, ...body });
		},
	},
	listDeployments: {
		route: 'GET /repos/{owner}/{repo}/deployments',
		permission: 'deployments: read',
		list: '',
		handle({ repository, query }) {
			const wanted = { ref: query.get('sha'), environment: query.get('environment'), task: query.get('task') };
			const fitting = repository.deployments.filter(({ request }) =>
				Object.entries({ task: 'deploy', ...request }).every(([name, value]) => {
					const only = wanted[name as keyof typeof wanted] ?? null;
					return only === null || only === value;
				}),
			);
			return ok(fitting.reverse().map(({ id, request }) => ({ id, ...request })));
		},
	},
	createDeploymentStatus: {
		route: 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
		permission: 'deployments: write',
		handle({ repository, params, body }) {
			const deployment = repository.deployments.find(({ id }) => String(id) === params.deployment_id);
			if (deployment === undefined) return NOT_FOUND;
			deployment.statuses.push(body);
			return created({ ...body, id: repository.nextId() });
		},
	},
	listDeploymentStatuses: {
		route: 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
		permission: 'deployments: read',
		list: '',
		handle({ repository, params }) {
			const deployment = repository.deployments.find(({ id }) => String(id) === params.deployment_id);
			if (deployment === undefined) return NOT_FOUND;
			return ok(deployment.statuses.map((status, at) => ({ id: at + 1, ...status })).reverse());
		},
	},
	listComments: {
		route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
		permission: 'pull-requests: read',
		list: '',
		handle: ({ repository, params, home }) =>
			ok(
				repository.comments
					.filter(({ issue }) => String(issue) === params.issue_number)
					.map((comment) => shown(comment, home)),
			),
	},
	createComment: {
		route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
		permission: 'pull-requests: write',
		handle: ({ repository, params, body, home, login }) =>
			created(shown(repository.addComment(Number(params.issue_number), login, String(body.body)), home)),
	},
	updateComment: {
		route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
		permission: 'pull-requests: write',
		handle({ repository, params, body, home, login }) {
			const comment = repository.comments.find(({ id }) => String(id) === params.comment_id);
			if (comment === undefined) return NOT_FOUND;
			if (comment.login !== login) return { status: 403, body: { message: 'Must be the author' } };
			comment.bodies.push(String(body.body));
			return ok(shown(comment, home));
		},
	},
	deleteComment: {
		route: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
		permission: 'pull-requests: write',
		handle({ repository, params, login }) {
			const at = repository.comments.findIndex(({ id }) => String(id) === params.comment_id);
			if (at === -1) return NOT_FOUND;
			if (repository.comments[at]?.login !== login) return { status: 403, body: { message: 'Must be the author' } };
			repository.comments.splice(at, 1);
			return { status: 204, body: '' };
		},
	},
	getCommit: {
		route: 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
		permission: 'contents: read',
		handle: ({ repository, params }) =>
			repository.commits.includes(params.commit_sha as string) ? ok({ sha: params.commit_sha }) : NOT_FOUND,
	},
	getPull: {
		route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
		permission: 'pull-requests: read',
		handle({ repository, params }) {
			const pull = repository.pulls.find(({ number }) => String(number) === params.pull_number);
			return pull === undefined
				? NOT_FOUND
				: ok({
						...pull,
						head: { sha: pull.sha, repo: { full_name: pull.headRepository ?? REPOSITORY } },
					});
		},
	},
	listPulls: {
		route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
		permission: 'pull-requests: read',
		list: '',
		handle: ({ repository, params }) =>
			ok(
				repository.pulls
					.filter(({ sha, contains = [] }) => [sha, ...contains].includes(params.commit_sha as string))
					.map(({ number, state, sha }) => ({ number, state, head: { sha } })),
			),
	},
} satisfies Record<string, Route>;

export type GitHubOperation = keyof typeof ROUTES | 'graphql';

/** GitHub's app for the tokens of workflows. */
const ACTIONS = { id: 15_368, slug: 'github-actions' };

function shownCheck(check: CheckRun, home: string): object {
	return { app: ACTIONS, ...check, html_url: `${home}/runs/${check.id}` };
}

function shown({ id, issue, login, bodies }: Comment, home: string): object {
	const html_url = `${home}/pull/${issue}#issuecomment-${id}`;
	return { id, body: bodies.at(-1), user: { login }, html_url };
}

/** The route of a request, or undefined. */
export function findRoute(
	method: string,
	path: string,
): { operation: keyof typeof ROUTES; route: Route; params: Record<string, string> } | undefined {
	for (const [operation, route] of Object.entries(ROUTES) as [keyof typeof ROUTES, Route][]) {
		const [expected, template = ''] = route.route.split(' ');
		const pattern = new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
		const found = expected === method ? pattern.exec(path) : null;
		if (found === null) continue;
		const groups = Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]);
		return { operation, route, params: Object.fromEntries(groups) };
	}
	return undefined;
}
