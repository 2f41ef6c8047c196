import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Keys } from '../keys/keys.ts';
import type { Projects } from '../keys/projects.ts';
import { Connection } from './connection.ts';
import { cannedResponse, distort } from './distortion.ts';
import { ApiError, internal } from './errors.ts';
import type { Faults } from './faults.ts';
import { RecordedRequest } from './recorded-request.ts';
import { receiveBody } from './request-body.ts';
import { refusal, type ServiceResponse } from './response.ts';
import { type Exchange, findRoute, type Match, type Route } from './router.ts';

export interface HandlerOptions {
	routes: readonly Route[];
	keys: Keys;
	projects: Projects;
	prefix: string;
	/** Where every request is kept; undefined for nowhere. */
	requests: RecordedRequest[] | undefined;
	faults: Pick<Faults, 'take' | 'released'>;
	log: (line: string) => void;
}

/** Takes a request from its headers to its response, with everything that can be made to go wrong on the way. */
export class RequestHandler {
	readonly #options: HandlerOptions;
	readonly #open = new Set<Promise<unknown>>();

	constructor(options: HandlerOptions) {
		this.#options = options;
	}

	/** Resolves when no work is under way any more; the connections must be closed before. */
	async idle(): Promise<void> {
		while (this.#open.size > 0) await Promise.allSettled(this.#open);
	}

	async handle(request: IncomingMessage, response: ServerResponse, socket: Socket): Promise<void> {
		const work = this.#handle(request, response, socket);
		this.#open.add(work);
		await work.catch((error: unknown) => this.#options.log(`the emulator failed: ${String(error)}`));
		this.#open.delete(work);
	}

	async #handle(request: IncomingMessage, response: ServerResponse, socket: Socket): Promise<void> {
		const { routes, prefix, faults, requests, log } = this.#options;
		const url = new URL(`http://emulator${request.url?.startsWith('/') ? request.url : '/'}`);
		const connection = new Connection(request, response, socket);
		const record = new RecordedRequest(request, url, requests !== undefined);
		response.on('error', () => undefined);
		requests?.push(record);
		const isInside = url.pathname.startsWith(`${prefix}/`);
		const found = findRoute(routes, record.method, isInside ? url.pathname.slice(prefix.length) : '');
		if (!(found instanceof ApiError)) record.operation = found.route.operation;
		const fault = record.operation === undefined ? undefined : faults.take(record.operation);
		response.on('close', () => {
			const kind = fault ? `, fault: ${fault.kind}` : '';
			log(`${record.method} ${url.pathname} ${record.status ?? '-'} (${record.bodyBytes} bytes in${kind})`);
		});
		const breaks = fault?.kind === 'reset' || fault?.kind === 'stall' ? fault : undefined;
		if (breaks?.at === 'headers') return connection.breakOff(breaks);
		if (fault?.kind === 'answer' && fault.early) {
			record.status = fault.status;
			return connection.sendEarly(cannedResponse(fault));
		}
		const interruption =
			breaks?.at === 'body' ? { bytes: breaks.bytes ?? 1, act: () => connection.breakOff(breaks) } : undefined;
		const body = receiveBody(request, record, interruption);
		if (fault?.kind === 'delay') await delay(fault.ms, response);
		// Whoever has gone reads nothing: what waits for a reader goes on waiting.
		if (response.destroyed && record.method === 'GET') return;
		const real =
			fault?.kind === 'answer' && !fault.afterCommit
				? await drained(body, cannedResponse(fault))
				: await this.#work(found, record, body, request);
		try {
			if (interruption || response.destroyed) return;
			if (breaks?.at === 'after-commit') return connection.breakOff(breaks);
			if (record.operation !== undefined) await faults.released(record.operation);
			const sent = distort(real, fault);
			record.status = sent.status;
			await connection.send(sent, breaks);
		} finally {
			// A stream that was not sent, or not to its end, would go on without a reader.
			if (!Buffer.isBuffer(real.body)) real.body.destroy();
		}
	}

	/** Whose request it is, and about which project. */
	#authorize({ headers }: IncomingMessage): Pick<Exchange, 'key' | 'scope' | 'projectId'> {
		const { keys, projects } = this.#options;
		const key = keys.authenticate(headers.authorization);
		const scope = projects.scopeOf(key.project_id, headers);
		return { key, scope, projectId: scope ?? projects.default.id };
	}

	async #work(
		found: Match | ApiError,
		record: RecordedRequest,
		body: Readable,
		request: IncomingMessage,
	): Promise<ServiceResponse> {
		try {
			if (found instanceof ApiError) throw found;
			const { route, values } = found;
			const asking = this.#authorize(request);
			const { query, headers } = record;
			const scheme = 'encrypted' in request.socket ? 'https' : 'http';
			const baseUrl = `${scheme}://${headers.host}${this.#options.prefix}`;
			const [id = '', part = ''] = values;
			return await route.handle({ id, part, query, headers, body, baseUrl, ...asking });
		} catch (error) {
			if (error instanceof ApiError) return refusal(error);
			if (!body.destroyed) this.#options.log(`the emulator failed: ${String(error)}`);
			return refusal(internal());
		} finally {
			body.resume();
		}
	}
}

async function drained(body: Readable, response: ServiceResponse): Promise<ServiceResponse> {
	try {
		for await (const _ of body);
	} catch {
		// The client left; nobody will see the response.
	}
	return response;
}

function delay(ms: number, response: ServerResponse): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, ms);
		response.on('close', () => {
			clearTimeout(timer);
			resolve();
		});
	});
}
