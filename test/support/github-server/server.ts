import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Fault, Faults } from '../../../src/emulator/http/faults.ts';
import { LoopbackServer } from '../../../src/emulator/http/loopback-server.ts';
import { type Body, Repository } from './repository.ts';
import { type ResponseWithHeaders, respondTo } from './responding.ts';
import { findRoute, type GitHubOperation, type GitHubResponse } from './routes.ts';

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
		const { permissions = ALL_PERMISSIONS, login = 'github-actions[bot]', graphql = true } = options;
		this.#options = { permissions, login, graphql };
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
		const found = url.pathname === '/graphql' ? undefined : findRoute(incoming.method ?? '', url.pathname);
		const text = Buffer.concat(chunks).toString('utf8');
		const request: GitHubRequest = {
			operation: url.pathname === '/graphql' ? 'graphql' : found?.operation,
			method: incoming.method ?? '',
			path: url.pathname,
			query: url.searchParams,
			text,
			body: text === '' ? {} : (JSON.parse(text) as Body),
		};
		this.requests.push(request);
		const fault = request.operation === undefined ? undefined : this.faults.take(request.operation);
		const send = ({ status, body }: GitHubResponse, headers: Record<string, string> = {}) => {
			request.status = status;
			response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
			response.end(typeof body === 'string' ? body : JSON.stringify(body));
		};
		const world = { ...this.#options, url: this.#url, repository: this.repository };
		const work = () => respondTo(request, found, world, this.violations);
		if (fault === undefined) return send(...work());
		this.#misbehave(fault, work, send, socket);
	}

	#misbehave(
		fault: Fault,
		work: () => ResponseWithHeaders,
		send: (response: GitHubResponse, headers: Record<string, string>) => void,
		socket: Socket,
	): void {
		if (fault.kind === 'answer') {
			if (fault.afterCommit) work();
			const body = fault.body ?? { message: MESSAGES[fault.status] ?? 'as told' };
			send({ status: fault.status, body }, fault.headers ?? {});
		} else if (fault.kind === 'delay') {
			setTimeout(() => send(...work()), fault.ms);
		} else if (fault.kind === 'reset' || fault.kind === 'stall') {
			const response = fault.at === 'after-commit' ? work() : undefined;
			if (fault.kind === 'reset') socket.resetAndDestroy();
			else this.#stalled.push(() => send(...(response ?? work())));
		} else throw new Error(`no such fault here: ${fault.kind}`);
	}
}
