import { REPOSITORY } from './events.ts';
import type { Body, CheckRun, Comment, PullRequest, Repository } from './repository.ts';
import * as schemas from './schemas.ts';

/** One request as a route sees it; `params` are those of the path. */
export interface Call {
	readonly params: Readonly<Record<string, string>>;
	readonly query: URLSearchParams;
	readonly body: Body;
	/** The login of the token. */
	readonly login: string;
	readonly repository: Repository;
}

/** What GitHub responds to a sound request that cannot be carried out. */
export class Refusal extends Error {
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}

/**
 * One route of the table.
 * @param path the method, and a path below that of the repository, unless it begins with `/`.
 * @param permission such as `checks: write`.
 * @param schema of the body; of the query where the method takes no body.
 * @param handle does the work. @returns the response's body; a list is paged. @throws Refusal
 */
function route(path: string, permission: string, schema: schemas.Schema, handle: (call: Call) => unknown) {
	const [method, name = ''] = path.split(' ');
	const pattern = new URLPattern({ pathname: name.startsWith('/') ? name : `/repos/:owner/:name/${name}` });
	return { method, pattern, permission, schema, handle };
}

/** The routes that the reporters use, by the names that faults are set with. */
const ROUTES = {
	createCheck: route('POST check-runs', 'checks: write', schemas.NEW_CHECK, ({ repository, body }) =>
		shownCheck(repository.addCheck(body)),
	),
	updateCheck: route('PATCH check-runs/:id', 'checks: write', schemas.CHANGED_CHECK, ({ repository, params, body }) =>
		shownCheck(repository.updateCheck(found(repository.checks, params), body)),
	),
	listChecks: route(
		'GET commits/:sha/check-runs',
		'checks: read',
		schemas.OF_CHECKS,
		({ repository, params, query }) => {
			const runs = repository.checks.filter((check) => check.head_sha === params.sha).reverse();
			const latest = runs.filter((run, index) => runs.findIndex((other) => other.name === run.name) === index);
			return (query.get('filter') === 'all' ? runs : latest).map(shownCheck);
		},
	),
	createStatus: route('POST statuses/:sha([0-9a-f]{40})', 'statuses: write', schemas.STATUS, (call) => {
		const { repository, params, body } = call;
		repository.statuses.push({ ...body, sha: params.sha as string });
		return { id: repository.nextId() };
	}),
	createDeployment: route('POST deployments', 'deployments: write', schemas.DEPLOYMENT, ({ repository, body }) => {
		const id = repository.nextId();
		repository.deployments.push({ id, request: body, statuses: [] });
		return { id };
	}),
	listDeployments: route('GET deployments', 'deployments: read', schemas.OF_DEPLOYMENTS, ({ repository, query }) => {
		const wanted = { ref: query.get('sha'), task: query.get('task'), environment: query.get('environment') };
		const isWanted = (request: Body) =>
			Object.entries(wanted).every(([name, value]) => value === null || value === request[name]);
		const deployments = repository.deployments.filter(({ request }) => isWanted(request)).reverse();
		return deployments.map(({ id, request }) => ({ id, ...request }));
	}),
	createDeploymentStatus: route(
		'POST deployments/:id/statuses',
		'deployments: write',
		schemas.DEPLOYMENT_STATUS,
		({ repository, params, body }) => {
			found(repository.deployments, params).statuses.push(body);
			return { id: repository.nextId() };
		},
	),
	listDeploymentStatuses: route('GET deployments/:id/statuses', 'deployments: read', schemas.OF_LIST, (call) => {
		const { statuses } = found(call.repository.deployments, call.params);
		return statuses.map((status, at) => ({ id: at + 1, ...status })).reverse();
	}),
	listComments: route('GET issues/:issue/comments', 'pull-requests: read', schemas.OF_LIST, ({ repository, params }) =>
		repository.comments.filter(({ issue }) => String(issue) === params.issue).map(shownComment),
	),
	createComment: route('POST issues/:issue/comments', 'pull-requests: write', schemas.COMMENT, (call) => {
		const { repository, params, body, login } = call;
		return shownComment(repository.addComment(Number(params.issue), login, String(body.body)));
	}),
	updateComment: route('PATCH issues/comments/:id', 'pull-requests: write', schemas.COMMENT, (call) => {
		const comment = ownComment(call);
		comment.bodies.push(String(call.body.body));
		return shownComment(comment);
	}),
	deleteComment: route('DELETE issues/comments/:id', 'pull-requests: write', schemas.NOTHING, (call) => {
		const { comments } = call.repository;
		comments.splice(comments.indexOf(ownComment(call)), 1);
	}),
	getCommit: route('GET git/commits/:sha', 'contents: read', schemas.NOTHING, ({ repository, params: { sha } }) =>
		orNotFound(repository.commits.includes(sha as string) ? { sha } : undefined),
	),
	getPull: route('GET pulls/:number', 'pull-requests: read', schemas.NOTHING, ({ repository, params }) =>
		shownPull(orNotFound(repository.pulls.find(({ number }) => String(number) === params.number))),
	),
	listPulls: route('GET commits/:sha/pulls', 'pull-requests: read', schemas.OF_LIST, ({ repository, params }) =>
		repository.pulls.filter(({ sha, contains = [] }) => [sha, ...contains].includes(`${params.sha}`)).map(shownPull),
	),
	graphql: route('POST /graphql', '', schemas.VIEWER, ({ login }) => ({ data: { viewer: { login } } })),
};

export type GitHubOperation = keyof typeof ROUTES;

/** @throws Refusal */
function orNotFound<T>(found: T | undefined): T {
	if (found === undefined) throw new Refusal(404, 'Not Found');
	return found;
}

/** The one whose id is in the path. @throws Refusal */
function found<T extends { readonly id: number }>(all: readonly T[], { id }: Call['params']): T {
	return orNotFound(all.find((one) => String(one.id) === id));
}

/** The comment of the path, which only its author may change. @throws Refusal */
function ownComment({ repository, params, login }: Call): Comment {
	const comment = found(repository.comments, params);
	if (comment.login !== login) throw new Refusal(403, 'Must be the author');
	return comment;
}

const HOME = `https://github.com/${REPOSITORY}`;

const shownCheck = (check: CheckRun) => ({ ...check, html_url: `${HOME}/runs/${check.id}` });

const shownPull = ({ number, state, sha, headRepository = REPOSITORY }: PullRequest) => ({
	number,
	state,
	head: { sha, repo: { full_name: headRepository } },
});

const shownComment = ({ id, issue, login, bodies }: Comment) => ({
	id,
	body: bodies.at(-1),
	user: { login },
	html_url: `${HOME}/pull/${issue}#issuecomment-${id}`,
});

/** The route of a request, with the parameters of its path; undefined for one that is not played. */
export function findRoute(method: string, url: URL) {
	for (const [operation, one] of Object.entries(ROUTES)) {
		const params = one.method === method ? one.pattern.exec(url.href)?.pathname.groups : undefined;
		if (params !== undefined)
			return { ...one, operation: operation as GitHubOperation, params: params as Call['params'] };
	}
	return undefined;
}
