import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Fault, Faults } from '../../../src/emulator/http/faults.ts';
import { LoopbackServer } from '../../../src/emulator/http/loopback-server.ts';
import { beyondLimits } from './limits.ts';
import { type Body, Repository } from './repository.ts';
import { findRoute, type GitHubOperation, type GitHubResponse } from './routes.ts';
import { schemaOf } from './schemas.ts';

export interface GitHubOptions {
	/** What the token may do; all that the reporters need where left out. */
	readonly permissions?: readonly string[];
	/** Who the token writes as. */
	readonly login?: string;
	/** Whether GraphQL responds; otherwise 404. */
	readonly graphql?: boolean;
}

/** What GitHub says where nothing else is told. */
const MESSAGES: Readonly<Record<number, string>> = {
	403: 'Resource not accessible by integration',
	404: 'Not Found',
};

/** One request that arrived. */
export interface GitHubRequest {
	readonly operation: GitHubOperation | undefined;
	readonly method: string;
	readonly path: string;
	readonly query: URLSearchParams;
	/** The raw text. */
	readonly text: string;
	readonly body: Body;
	status?: number;
}

export const ALL_PERMISSIONS = [
	...['checks: write', 'statuses: write', 'deployments: write', 'pull-requests: write', 'contents: read'],
];

/** GitHub's REST API on loopback, as far as the reporters use it: strict, with real state, and with faults on demand. */
export class GitHub {
	readonly repository = new Repository();
	readonly requests: GitHubRequest[] = [];
	/** What no client of GitHub should ever send; a test ends with none. */
	readonly violations: string[] = [];
	/** `answer`, `reset` and `stall` at `headers` or `after-commit`, `delay`. */
	readonly faults = new Faults<GitHubOperation>();
	readonly #options: Required<GitHubOptions>;
	readonly #server = new LoopbackServer((request, response, socket) => {
		// A step that was killed may have sent half a request.
		this.#handle(request, response, socket).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'ECONNRESET') throw error;
		});
	});
	#stalled: (() => void)[] = [];
	#url = '';

	private constructor(options: GitHubOptions) {
		this.#options = { permissions: ALL_PERMISSIONS, login: 'github-actions[bot]', graphql: true, ...options };
	}

	static async start(options: GitHubOptions = {}): Promise<GitHub> {
		const server = new GitHub(options);
		server.#url = `http://127.0.0.1:${await server.#server.listen(0)}`;
		return server;
	}

	get url(): string {
		return this.#url;
	}

	/** The requests of one operation. */
	of(operation: GitHubOperation): GitHubRequest[] {
		return this.requests.filter((request) => request.operation === operation);
	}

	/** Sends all that is stalled, as if it had only been slow. */
	release(): void {
		for (const response of this.#stalled.splice(0)) response();
	}

	close(): Promise<void> {
		return this.#server.close();
	}

	async #handle(incoming: IncomingMessage, response: ServerResponse, socket: Socket): Promise<void> {
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk);
		const url = new URL(incoming.url ?? '/', this.#url);
		const [method, path] = [incoming.method ?? '', url.pathname];
		const text = Buffer.concat(chunks).toString('utf8');
		const request: GitHubRequest = {
			operation: path === '/graphql' ? 'graphql' : findRoute(method, path)?.operation,
			method,
			path,
			query: url.searchParams,
			text,
			body: text === '' ? {} : (JSON.parse(text) as Body),
		};
		this.requests.push(request);
		const fault = request.operation === undefined ? undefined : this.faults.take(request.operation);
		const send = ({ status, body, headers }: GitHubResponse) => {
			request.status = status;
			response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
			response.end(typeof body === 'string' ? body : JSON.stringify(body));
		};
		const work = () => this.#respondTo(request);
		if (fault === undefined) send(work());
		else this.#misbehave(fault, work, send, socket);
	}

	/** Checks a request as GitHub does, and more strictly; then does its work. What is wrong is added to `violations`. */
	#respondTo(request: GitHubRequest): GitHubResponse {
		const { operation, method, path, query, text, body } = request;
		const { permissions, login } = this.#options;
		const refuse = (status: number, problem: string): GitHubResponse => {
			this.violations.push(`${method} ${path}: ${problem}`);
			return { status, body: { message: problem } };
		};
		if (operation === 'graphql') return this.#viewer(body);
		const found = findRoute(method, path);
		if (found === undefined) return refuse(404, 'no such route');
		const { route, params } = found;
		const schema = schemaOf(route.route);
		const wrong = [
			...schema.body(text === '' ? undefined : body),
			...schema.query(query),
			...beyondLimits(route.route, { sha: params.sha, ...body }),
		];
		if (wrong.length > 0) return refuse(422, wrong.join('; '));
		const allowed = [route.permission, route.permission.replace(': read', ': write')];
		if (!permissions.some((permission) => allowed.includes(permission)))
			return { status: 403, body: { message: MESSAGES[403] } };
		const home = `https://github.com/${params.owner}/${params.repo}`;
		const response = route.handle({ params, query, body, home, login, repository: this.repository });
		return route.list === undefined ? response : paged(response, route.list, new URL(path, this.#url), query);
	}

	#viewer({ query }: Body): GitHubResponse {
		const { login, graphql } = this.#options;
		if (!graphql) return { status: 404, body: { message: MESSAGES[404] } };
		if (String(query).replaceAll(/\s/g, '') !== '{viewer{login}}') this.violations.push(`graphql: ${query}`);
		return { status: 200, body: { data: { viewer: { login } } } };
	}

	#misbehave(fault: Fault, work: () => GitHubResponse, send: (response: GitHubResponse) => void, socket: Socket): void {
		if (fault.kind === 'answer') {
			const { status, headers = {}, body = { message: MESSAGES[status] ?? 'as told' } } = fault;
			if (fault.afterCommit) work();
			send({ status, body, headers });
		} else if (fault.kind === 'delay') {
			setTimeout(() => send(work()), fault.ms);
		} else if (fault.kind === 'reset' || fault.kind === 'stall') {
			const response = fault.at === 'after-commit' ? work() : undefined;
			if (fault.kind === 'reset') socket.resetAndDestroy();
			else this.#stalled.push(() => send(response ?? work()));
		} else throw new Error(`no such fault here: ${fault.kind}`);
	}
}

/**
 * One page of a list, with the header that leads to the others.
 * @param under name of the list in the response, '' where the response is the list.
 */
function paged(response: GitHubResponse, under: string, address: URL, query: URLSearchParams): GitHubResponse {
	if (!Array.isArray(response.body)) return response;
	const size = Number(query.get('per_page') ?? 30);
	const page = Number(query.get('page') ?? 1);
	const items = response.body.slice((page - 1) * size, page * size);
	const body = under === '' ? items : { total_count: response.body.length, [under]: items };
	const next = new URLSearchParams({ ...Object.fromEntries(query), page: String(page + 1) });
	const hasMore = response.body.length > page * size;
	return { ...response, body, ...(hasMore && { headers: { link: `<${address.href}?${next}>; rel="next"` } }) };
}
