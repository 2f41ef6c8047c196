import type { Readable } from 'node:stream';
import { anySignal } from 'any-signal';
import type { Dispatcher } from 'undici';
import { StepFailure, toStepFailure } from '../domain/failures/failure.ts';
import { Interrupted } from '../domain/failures/interruption.ts';
import type { ServiceError } from '../domain/records/service-error.ts';
import { formatDuration } from '../domain/text/format.ts';
import { shorten } from '../domain/text/shorten.ts';
import type { CallOptions, Connection } from './connection.ts';
import { describeNetworkError, isTransportError, type Problem } from './network-error.ts';
import { type ResponseBody, readResponseBody } from './response-body.ts';
import { type OpenResponse, openResponse, USER_AGENT } from './undici/undici.ts';
import { type RequestBody, type Sent, Upload, WAIT_MS } from './upload.ts';

/** A request to the service, and what messages say about it. */
export interface ServiceRequest extends CallOptions {
	/** E.g. `Creating the deployment`. */
	readonly doing: string;
	readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
	/** Begins with a slash; ids in it are checked by the caller. */
	readonly path: string;
	readonly body?: RequestBody;
	/** A POST that may be repeated: it is sent again even if nobody knows whether it was carried out, as other methods are. */
	readonly idempotent?: true;
	/** Bytes of the response that are read at most. Default: 1 MiB. */
	readonly largest?: number | undefined;
	/**
	 * Reads a 2xx response as it arrives, to its end. Silence is then allowed once the request is sent, because the headers of
	 * an event stream may come only with its first event. A StepFailure that it throws ends the request.
	 */
	readonly stream?: (response: OpenResponse) => Promise<ResponseBody>;
	/** What to check before running the job again, if the request may have been carried out and may not be sent again. */
	readonly ifAmbiguous?: string;
	/** What to do about a response that is no success, where there is more to say than in general. */
	readonly advise?: (error: ServiceError) => string | undefined;
}

/** Whether it may not be sent again once it may have been carried out: there is no idempotency key. */
export function isSentOnce({ method, idempotent }: ServiceRequest): boolean {
	return method === 'POST' && idempotent !== true;
}

export interface HttpResponse {
	readonly kind: 'response';
	readonly request: ServiceRequest;
	/** How much of the request was handed to the socket when the response came. */
	readonly sent: Sent;
	/** The address that was asked. */
	readonly url: string;
	readonly status: number;
	/** Keyed by lower-case name. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: ResponseBody;
}

/** What came of sending a request once. */
export type Try =
	| HttpResponse
	| {
			readonly kind: 'broken';
			readonly request: ServiceRequest;
			readonly sent: Sent;
			readonly problem: Problem;
	  };

/**
 * Sends a request once, and writes a line of the debug log about it. A request that must not be sent twice gets a new
 * connection, because a server may be closing one that was kept alive, and its response is awaited for all the time that is
 * left.
 * @throws Interrupted if the signal ended the try; StepFailure if the request body or the stream reader threw it, and
 * for a bug of the action itself.
 */
export async function tryOnce(connection: Connection, request: ServiceRequest): Promise<Try> {
	const { clock, debug } = connection;
	const { signal, body, method, path, largest, stream } = request;
	const began = clock.now();
	const isOnce = isSentOnce(request);
	const dispatcher = isOnce ? await connection.openFresh() : connection.dispatcher;
	const responseMs = isOnce ? request.leftMs() : WAIT_MS;
	const upload = new Upload(body, clock, stream === undefined ? responseMs : undefined);
	const ends = anySignal([signal, upload.late]);
	let end = 'interrupted';
	let isAccepted = false;
	const broken = (error: unknown): Try => {
		const problem = describeNetworkError(error);
		end = `${problem.words} (${problem.code})`;
		return { kind: 'broken', request, sent: upload.sent, problem };
	};
	try {
		const url = `${connection.baseUrl}${path}`;
		const through = body === undefined ? notifyStart(dispatcher, () => upload.handOverAll()) : dispatcher;
		const response = await openResponse(url, through, {
			method,
			headers: headersOf(connection, request),
			// undici accepts an async iterable, though its types do not say so, and then reads nothing ahead of the socket.
			...(body === undefined ? {} : { body: upload.chunks() as unknown as Readable }),
			signal: ends,
			reset: isOnce,
		});
		const { status, headers } = response;
		const { sent } = upload;
		isAccepted = status >= 200 && status < 300;
		const isStream = stream !== undefined && isAccepted;
		upload.stop(isStream ? undefined : WAIT_MS);
		const read = await (isStream ? stream(response) : readResponseBody(response, largest));
		if (!read.ok && signal.aborted) throw signal.reason;
		const requestId = shorten(headers['x-request-id'] ?? '', 128);
		end = `${status}${requestId === '' ? '' : ` (request ${requestId})`}`;
		return { kind: 'response', request, sent, url, status, headers, body: read };
	} catch (thrown) {
		const { sent, fault, late } = upload;
		const cause = fault === undefined ? thrown : fault.thrown;
		if (cause instanceof StepFailure) throw cause;
		if (signal.aborted) throw new Interrupted(signal.reason.by, { maybeDone: isAccepted || sent === 'all' });
		if (late.aborted) return broken(late.reason);
		if (fault === undefined && isTransportError(cause)) return broken(cause);
		debug((cause instanceof Error ? cause.stack : undefined) ?? String(cause));
		throw toStepFailure(cause, sent === 'all' ? 'ambiguous' : 'package'); // a bug, which no retry fixes
	} finally {
		debug(`${method} ${path}: ${end} in ${formatDuration(clock.now() - began)}`);
		ends.clear();
		if (isOnce) dispatcher.destroy().catch(() => {});
		await upload.end();
	}
}

function headersOf(
	{ apiKey, projectId, project }: Connection,
	{ method, body, stream }: ServiceRequest,
): Record<string, string> {
	return {
		accept: stream === undefined ? 'application/json' : 'text/event-stream',
		authorization: `Bearer ${apiKey}`,
		'user-agent': USER_AGENT,
		...(project === '' ? {} : { 'x-kernel-project': project }),
		...(projectId === '' ? {} : { 'x-kernel-project-id': projectId }),
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
