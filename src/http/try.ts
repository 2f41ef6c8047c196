import type { Readable } from 'node:stream';
import { anySignal } from 'any-signal';
import type { Dispatcher } from 'undici';
import { LONGEST_TIMER_MS } from '../domain/backoff.ts';
import { StepFailure, toStepFailure } from '../domain/failures/failure.ts';
import { Interrupted, type Sent } from '../domain/failures/interruption.ts';
import { projectHeaders } from '../domain/inputs/project.ts';
import { formatDuration } from '../domain/text/format.ts';
import { shorten } from '../domain/text/shorten.ts';
import type { CallOptions, Connection } from './connection.ts';
import { describeNetworkError, isTransportError } from './network-error.ts';
import type { RequestBody } from './request-body.ts';
import type { RequestText } from './request-failure.ts';
import { type ResponseBody, readResponseBody } from './response-body.ts';
import { type OpenResponse, openResponse, USER_AGENT } from './undici/undici.ts';
import { Upload, WAIT_MS } from './upload.ts';
import type { Retry, Try } from './verdict.ts';

export interface ServiceRequest extends CallOptions {
	readonly what: RequestText;
	readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
	/** Begins with a slash; ids in it are checked by the caller. */
	readonly path: string;
	readonly body?: RequestBody;
	readonly retry: Retry;
	/** Bytes of the response that are read at most. Default: 1 MiB. */
	readonly largest?: number | undefined;
}

/** Reads a stream to its end as it arrives. A StepFailure that it throws ends the request. */
export type StreamReader = (response: OpenResponse) => Promise<ResponseBody>;

/**
 * Sends a request once, and writes a line of the debug log about it. A request that may be sent `once` gets a new
 * connection, because a server may be closing one that was kept alive, and its response is awaited for all the time that is
 * left.
 * @param stream reads a 2xx response as an event stream. Silence is then allowed once the request is sent, because the
 * headers of an event stream may come only with its first event.
 * @throws Interrupted if the signal ended the try; StepFailure if the request body or the stream reader threw it, and
 * for a bug of the action itself.
 */
export async function tryOnce(connection: Connection, request: ServiceRequest, stream?: StreamReader): Promise<Try> {
	const { clock, debug } = connection;
	const began = clock.now();
	let tried: Try | undefined;
	try {
		tried = await exchange(connection, request, stream);
		return tried;
	} finally {
		debug(requestLine(request, tried, clock.now() - began));
	}
}

/** `GET /deployments/abc: 200 in 12 ms (request 4f)`. */
function requestLine({ method, path }: ServiceRequest, tried: Try | undefined, tookMs: number): string {
	const broke = tried?.kind === 'broken' ? `${tried.problem.words} (${tried.problem.code})` : 'interrupted';
	const end = tried?.kind === 'response' ? tried.status : broke;
	const requestId = tried?.kind === 'response' ? shorten(tried.headers['x-request-id'] ?? '', 128) : '';
	return `${method} ${path}: ${end} in ${formatDuration(tookMs)}${requestId === '' ? '' : ` (request ${requestId})`}`;
}

async function exchange(
	connection: Connection,
	request: ServiceRequest,
	stream: StreamReader | undefined,
): Promise<Try> {
	const { signal, body, method, path, largest } = request;
	const isOnce = request.retry === 'once';
	const dispatcher = isOnce ? await connection.openFresh() : connection.dispatcher;
	const leftMs = isOnce ? Math.min(request.leftMs(), LONGEST_TIMER_MS) : WAIT_MS;
	const upload = new Upload(body, connection.clock, stream === undefined ? leftMs : undefined);
	const ends = anySignal([signal, upload.late]);
	try {
		const url = `${connection.baseUrl}${path}`;
		const through = body === undefined ? notifyStart(dispatcher, () => upload.handOverAll()) : dispatcher;
		const response = await openResponse(url, through, {
			method,
			headers: headersOf(connection, request, stream === undefined ? 'application/json' : 'text/event-stream'),
			// undici accepts an async iterable, though its types do not say so, and then reads nothing ahead of the socket.
			...(body === undefined ? {} : { body: upload.chunks() as unknown as Readable }),
			signal: ends,
			reset: isOnce,
		});
		const { status, headers } = response;
		const { sent } = upload;
		const isAccepted = status >= 200 && status < 300;
		const isStream = stream !== undefined && isAccepted;
		upload.stop(isStream ? undefined : WAIT_MS);
		const read = await (isStream ? stream(response) : readResponseBody(response, largest));
		if (!read.ok && signal.aborted) throw new Interrupted(isAccepted ? 'all' : sent, signal.reason);
		return { kind: 'response', sent, status, headers, body: read, url };
	} catch (thrown) {
		const { sent, fault } = upload;
		const cause = fault === undefined ? thrown : fault.thrown;
		if (cause instanceof StepFailure || cause instanceof Interrupted) throw cause;
		if (signal.aborted) throw new Interrupted(sent, signal.reason);
		if (upload.late.aborted) return broken(sent, upload.late.reason);
		if (fault === undefined && isTransportError(cause)) return broken(sent, cause);
		connection.debug((cause instanceof Error ? cause.stack : undefined) ?? String(cause));
		throw toStepFailure(cause, sent === 'all' ? 'ambiguous' : 'package'); // a bug, which no retry fixes
	} finally {
		ends.clear();
		upload.end();
		if (isOnce) dispatcher.destroy().catch(() => {});
	}
}

function broken(sent: Sent, error: unknown): Try {
	return { kind: 'broken', sent, problem: describeNetworkError(error) };
}

function headersOf(
	{ apiKey, projectId, project }: Connection,
	{ method, body }: ServiceRequest,
	accept: string,
): Record<string, string> {
	return {
		accept,
		authorization: `Bearer ${apiKey}`,
		'user-agent': USER_AGENT,
		...projectHeaders({ projectId, project }),
		// A list or a record of a minute ago hides what was made since.
		...(method === 'GET' ? { 'cache-control': 'no-cache' } : {}),
		...(body === undefined ? {} : { 'content-type': body.contentType }),
		...(body?.contentLength === undefined ? {} : { 'content-length': `${body.contentLength}` }),
	};
}

/** Calls `started` once the connection is open and the request is about to be written. */
function notifyStart(dispatcher: Dispatcher, started: () => void): Dispatcher {
	return dispatcher.compose((dispatch) => (options, handler) => {
		const { onRequestStart } = handler;
		handler.onRequestStart = (controller, context) => {
			started();
			onRequestStart?.call(handler, controller, context);
		};
		return dispatch(options, handler);
	});
}
