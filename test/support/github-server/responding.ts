import { beyondLimits } from './limits.ts';
import type { Repository } from './repository.ts';
import type { findRoute, GitHubResponse } from './routes.ts';
import { schemaOf } from './schemas.ts';
import type { GitHubOptions, GitHubRequest } from './server.ts';

export type ResponseWithHeaders = [GitHubResponse, Record<string, string>];

/** What the responses depend on, beside the request. */
export interface World extends Required<GitHubOptions> {
	/** Address of the server. */
	readonly url: string;
	readonly repository: Repository;
}

/** Checks a request as GitHub does, and more strictly; then does its work. What is wrong is added to `violations`. */
export function respondTo(
	request: GitHubRequest,
	found: ReturnType<typeof findRoute>,
	world: World,
	violations: string[],
): ResponseWithHeaders {
	const { permissions, login, repository, url } = world;
	const refuse = (status: number, problem: string): ResponseWithHeaders => {
		violations.push(`${request.method} ${request.path}: ${problem}`);
		return [{ status, body: { message: problem } }, {}];
	};
	if (request.operation === 'graphql') return [viewer(request, world, violations), {}];
	if (found === undefined) return refuse(404, 'no such route');
	const { route, params } = found;
	const schema = schemaOf(route.route);
	const wrong = [
		...schema.body(request.text === '' ? undefined : request.body),
		...schema.query(request.query),
		...beyondLimits(route.route, { sha: params.sha, ...request.body }),
	];
	if (wrong.length > 0) return refuse(422, wrong.join('; '));
	const allowed = [route.permission, route.permission.replace(': read', ': write')];
	if (!permissions.some((permission) => allowed.includes(permission)))
		return [{ status: 403, body: { message: 'Resource not accessible by integration' } }, {}];
	const home = `https://github.com/${params.owner}/${params.repo}`;
	const { query, body } = request;
	const response = route.handle({ params, query, body, home, login, repository });
	if (route.list === undefined) return [response, {}];
	return paged(response, route.list, new URL(request.path, url), query);
}

function viewer({ body }: GitHubRequest, { login, graphql }: World, violations: string[]): GitHubResponse {
	if (!graphql) return { status: 404, body: { message: 'Not Found' } };
	if (String(body.query).replaceAll(/\s/g, '') === '{viewer{login}}')
		return { status: 200, body: { data: { viewer: { login } } } };
	violations.push(`graphql: ${body.query}`);
	return { status: 200, body: { errors: [{ message: 'not played here' }] } };
}

/**
 * One page of a list, with the header that leads to the others.
 * @param under name of the list in the response, '' where the response is the list.
 */
function paged(response: GitHubResponse, under: string, address: URL, query: URLSearchParams): ResponseWithHeaders {
	if (!Array.isArray(response.body)) return [response, {}];
	const size = Number(query.get('per_page') ?? 30);
	const page = Number(query.get('page') ?? 1);
	const items = response.body.slice((page - 1) * size, page * size);
	const body = under === '' ? items : { total_count: response.body.length, [under]: items };
	const next = new URLSearchParams({ ...Object.fromEntries(query), page: String(page + 1) });
	const hasMore = response.body.length > page * size;
	return [{ status: response.status, body }, hasMore ? { link: `<${address.href}?${next}>; rel="next"` } : {}];
}
