import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Fault, Faults } from '../../../src/emulator/http/faults.ts';
import { LoopbackServer } from '../../../src/emulator/http/loopback-server.ts';
import { type Body, Repository } from './repository.ts';
import { findRoute, type GitHubOperation, Refusal } from './routes.ts';
import { wrongWith } from './schemas.ts';

export const ALL_PERMISSIONS = [
	...['checks: write', 'statuses: write', 'deployments: write', 'pull-requests: write', 'contents: read'],
];

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

interface Response {
	readonly status: number;
	readonly body: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

/** GitHub's REST API on loopback, as far as the reporters use it: strict, with real state, and with faults on demand. */
export class GitHub {
	repository = new Repository();
	readonly requests: GitHubRequest[] = [];
	/** What no client of GitHub should ever send; a test ends with none. */
	readonly violations: string[] = [];
	/** `answer`, `reset` and `stall` at `headers` or `after-commit`. */
	readonly faults = new Faults<GitHubOperation>();
	/** What the token may do. */
	permissions: readonly string[] = ALL_PERMISSIONS;
	/** Who the token writes as. */
	login = 'github-actions[bot]';
	/** Whether GraphQL responds; otherwise 404. */
	hasGraphql = true;
	url = '';
	readonly #server = new LoopbackServer((request, response, socket) => {
		// A step that was killed may have sent half a request.
		this.#handle(request, response, socket).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'ECONNRESET') throw error;
		});
	});
	#stalled: (() => void)[] = [];

	static async start(): Promise<GitHub> {
		const github = new GitHub();
		github.url = `http://127.0.0.1:${await github.#server.listen(0)}`;
		return github;
	}

	/** The requests of one operation. */
	of(operation: GitHubOperation): GitHubRequest[] {
		return this.requests.filter((request) => request.operation === operation);
	}

	/** Sends all that is stalled, as if it had only been slow. */
	release(): void {
		for (const respond of this.#stalled.splice(0)) respond();
	}

	close(): Promise<void> {
		return this.#server.close();
	}

	async #handle(incoming: IncomingMessage, outgoing: ServerResponse, socket: Socket): Promise<void> {
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk);
		const text = Buffer.concat(chunks).toString('utf8');
		const url = new URL(incoming.url ?? '/', this.url);
		const method = incoming.method ?? '';
		const request: GitHubRequest = {
			operation: findRoute(method, url)?.operation,
			method,
			path: url.pathname,
			query: url.searchParams,
			text,
			body: text === '' ? {} : (JSON.parse(text) as Body),
		};
		this.requests.push(request);
		const work = () => this.#work(request, url);
		const send = ({ status, body, headers }: Response) => {
			request.status = status;
			outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
			outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
		};
		const fault = this.faults.take(request.operation ?? '');
		if (fault === undefined) send(work());
		else this.#misbehave(fault, work, send, socket);
	}

	/** Checks a request as GitHub does, and more strictly; then does its work. What is wrong is added to `violations`. */
	#work({ method, path, query, body }: GitHubRequest, url: URL): Response {
		const refuse = (status: number, message: string): Response => ({ status, body: { message } });
		const violate = (status: number, message: string) => {
			this.violations.push(`${method} ${path}: ${message}`);
			return refuse(status, message);
		};
		const { permissions, login, repository } = this;
		const route = findRoute(method, url);
		if (route === undefined) return violate(404, 'no such route');
		const { operation, permission, schema, handle, params } = route;
		const wrong = wrongWith({ ...body, ...Object.fromEntries(query) }, schema);
		if (wrong !== '') return violate(422, wrong);
		if (operation === 'graphql' && !this.hasGraphql) return refuse(404, 'Not Found');
		if (
			permission !== '' &&
			!permissions.some((one) => one === permission || one === permission.replace('read', 'write'))
		)
			return refuse(403, 'Resource not accessible by integration');
		try {
			const done = handle({ params, query, body, login, repository });
			if (Array.isArray(done)) return paged(done, operation === 'listChecks' ? 'check_runs' : '', url);
			return { status: { POST: 201, DELETE: 204 }[method] ?? 200, body: done ?? '' };
		} catch (thrown) {
			if (thrown instanceof Refusal) return refuse(thrown.status, thrown.message);
			throw thrown;
		}
	}

	#misbehave(fault: Fault, work: () => Response, send: (response: Response) => void, socket: Socket): void {
		if (fault.kind === 'answer') {
			const { status, headers = {}, body = { message: MESSAGES[status] ?? 'as told' } } = fault;
			if (fault.afterCommit) work();
			send({ status, body, headers });
		} else if (fault.kind === 'delay') setTimeout(() => send(work()), fault.ms);
		else if (fault.kind === 'reset' || fault.kind === 'stall') {
			const done = fault.at === 'after-commit' ? work() : undefined;
			if (fault.kind === 'reset') socket.resetAndDestroy();
			else this.#stalled.push(() => send(done ?? work()));
		} else throw new Error(`no such fault here: ${fault.kind}`);
	}
}

/** What GitHub says in a fault that tells no body. */
const MESSAGES: Readonly<Record<number, string>> = { 403: 'Resource not accessible by integration', 404: 'Not Found' };

/**
 * One page of a list, with the header that leads to the next.
 * @param name of the list in the response, '' where the response is the list.
 */
function paged(list: readonly unknown[], name: string, url: URL): Response {
	const size = Number(url.searchParams.get('per_page') ?? 30);
	const page = Number(url.searchParams.get('page') ?? 1);
	const items = list.slice((page - 1) * size, page * size);
	const next = new URL(url);
	next.searchParams.set('page', String(page + 1));
	const headers = list.length > page * size ? { link: `<${next}>; rel="next"` } : {};
	return { status: 200, headers, body: name === '' ? items : { total_count: list.length, [name]: items } };
}
