import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { KeyRecord, Keys } from '../keys/keys.ts';
import type { Projects } from '../keys/projects.ts';
import { Connection } from './connection.ts';
import { cannedResponse, distort } from './distortion.ts';
import { conditional } from './entity-tag.ts';
import { ApiError, internal, tooLarge } from './errors.ts';
import type { Faults } from './faults.ts';
import { RecordedRequest } from './recorded-request.ts';
import { MAX_BODY, receiveBody } from './request-body.ts';
import { refusal, type ServiceResponse } from './response.ts';
import { type Exchange, findRoute, type Match, type Route } from './router.ts';

export interface HandlerOptions<Operation extends string> {
	routes: readonly Route<Operation>[];
	/** The emulator's own routes: neither recorded nor subject to faults. */
	control: readonly Route[];
	keys: Keys;
	projects: Projects;
	prefix: string;
	requests: RecordedRequest[];
	faults: Faults<Operation>;
	log: (line: string) => void;
	/** Bytes of each request's body that are kept. */
	keptBytes: number;
}

type Found<R extends Route> = Match<R> | ApiError;

/** Routes that are open to all look at no key. */
const NOBODY: Pick<Exchange, 'key' | 'projectId'> = { key: {} as KeyRecord, projectId: null };

function lookUp<R extends Route>(routes: readonly R[], method: string, path: string): Found<R> {
	try {
		return findRoute(routes, method, path);
	} catch (error) {
		if (error instanceof ApiError) return error;
		throw error;
	}
}

/** Takes a request from its headers to its response, with everything that can be made to go wrong on the way. */
export class RequestHandler<Operation extends string> {
	readonly #options: HandlerOptions<Operation>;
	readonly #open = new Set<Promise<unknown>>();

	constructor(options: HandlerOptions<Operation>) {
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
		const { control, routes, prefix, faults, requests, log, keptBytes } = this.#options;
		const url = new URL(`http://emulator${request.url?.startsWith('/') ? request.url : '/'}`);
		const connection = new Connection(request, response, socket);
		const record = new RecordedRequest(request, url, keptBytes);
		response.on('error', () => undefined);
		if (url.pathname.startsWith('/_emulator/')) {
			const body = receiveBody(request, record);
			const found = lookUp(control, record.method, url.pathname);
			await connection.send(await this.#work(found, record, body, request, true));
			return;
		}
		requests.push(record);
		const inside = url.pathname.startsWith(`${prefix}/`);
		const found = lookUp(routes, record.method, inside ? url.pathname.slice(prefix.length) : '');
		const fault = found instanceof ApiError ? undefined : faults.take(found.route.operation);
		if (!(found instanceof ApiError)) record.operation = found.route.operation;
		response.on('close', () => {
			const kind = fault ? `, fault: ${fault.kind}` : '';
			log(`${record.method} ${url.pathname} ${record.status ?? '-'} (${record.bodyBytes} bytes in${kind})`);
		});
		const breaks = fault?.kind === 'reset' || fault?.kind === 'close' || fault?.kind === 'stall' ? fault : undefined;
		if (breaks?.at === 'headers') return connection.breakOff(breaks);
		if (fault?.kind === 'early-answer') {
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
				: await this.#work(found, record, body, request, false);
		try {
			if (interruption || response.destroyed) return;
			if (breaks?.at === 'after-commit') return connection.breakOff(breaks);
			if (!(found instanceof ApiError)) await faults.released(found.route.operation);
			const sent = conditional(distort(real, fault), fault, record.headers['if-none-match']);
			record.status = sent.status;
			await connection.send(sent, fault);
		} finally {
			// A stream that was not sent, or not to its end, would go on without a reader.
			if (!Buffer.isBuffer(real.body)) real.body.destroy();
		}
	}

	/** Whose request it is, and about which project. */
	#authorize({ headers }: IncomingMessage): Pick<Exchange, 'key' | 'projectId'> {
		const { keys, projects } = this.#options;
		const key = keys.authenticate(headers.authorization);
		return { key, projectId: projects.scopeOf(key, headers) };
	}

	async #work(
		found: Found<Route>,
		record: RecordedRequest,
		body: Readable,
		request: IncomingMessage,
		control: boolean,
	): Promise<ServiceResponse> {
		try {
			if (found instanceof ApiError) throw found;
			const open = control || found.route.open;
			const { projectId, key } = open ? NOBODY : this.#authorize(request);
			if (Number(request.headers['content-length'] ?? 0) > MAX_BODY) throw tooLarge(MAX_BODY);
			const { query, headers } = record;
			const scheme = 'encrypted' in request.socket ? 'https' : 'http';
			const baseUrl = `${scheme}://${headers.host}${this.#options.prefix}`;
			return await found.route.handle({ params: found.params, query, headers, body, baseUrl, key, projectId });
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
