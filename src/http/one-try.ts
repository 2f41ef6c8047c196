import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { StepFailure, toStepFailure } from '../domain/failures/failure.ts';
import { Interrupted, type Sent } from '../domain/failures/interruption.ts';
import type { CallOptions } from './call-options.ts';
import type { Connection } from './connection.ts';
import { describeNetworkError, isTransportError } from './network-error.ts';
import type { RequestBody } from './request-body.ts';
import type { RequestText } from './request-failure.ts';
import { LARGEST_BODY, readResponseBody } from './response-body.ts';
import type { ResponseBody, RetrySafety, TryResult } from './retry-policy.ts';
import { TryLimits } from './try-limits.ts';
import { USER_AGENT } from './undici/socket-rules.ts';
import { type OpenResponse, openResponse } from './undici/undici.ts';
import { Upload } from './upload.ts';

export interface RequestSpec extends CallOptions {
	readonly what: RequestText;
	readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
	/** Begins with a slash; ids in it are checked by the caller. */
	readonly path: string;
	readonly body?: RequestBody;
	/** Entity tag of the version that the caller already has; the response may then be a 304. */
	readonly ifNoneMatch?: string | undefined;
	readonly retrySafety: RetrySafety;
	/** Whether to retry if the response body broke off. Not needed for polls, which ask again anyway. Default: false. */
	readonly wantsWhole?: boolean;
	/** `to-deadline`: retries for as long as there is time, instead of four times. Default: `usual`. */
	readonly patience?: Patience | undefined;
	/** Called with an early 2xx response, before the rest of the body is read for the facts at its end. */
	readonly onEarly?: (response: HttpResponse) => void;
	/** Called at the end of each try with the milliseconds that its upload took, be it the whole of it or a part. */
	readonly onUpload?: ((ms: number) => void) | undefined;
	/** Bytes of the response that are read at most. Default: 1 MiB. */
	readonly largest?: number;
}

export type Patience = 'usual' | 'to-deadline';

export type HttpResponse = Extract<TryResult, { kind: 'response' }>;

/** Reads a stream to its end as it arrives. A StepFailure that it throws ends the request. */
export type StreamReader = (response: OpenResponse) => Promise<ResponseBody>;

/**
 * Sends a request once. A request with retry safety `once` gets a new connection, because a server may be closing one
 * that was kept alive, and its response is awaited for as long as there is time.
 * @param stream reads a 2xx response as an event stream. Silence is then allowed once the request is sent, because the
 * headers of an event stream may come only with its first event.
 * @throws Interrupted if the signal ended the try; StepFailure if the request body or the stream reader threw it, and
 * for a bug of the action itself.
 */
export async function tryOnce(connection: Connection, spec: RequestSpec, stream?: StreamReader): Promise<TryResult> {
	const isOnce = spec.retrySafety === 'once';
	const dispatcher = isOnce ? await connection.openFresh() : connection.dispatcher;
	const { signal, leftMs, body } = spec;
	const limits = new TryLimits({
		clock: connection.clock,
		signal,
		leftMs,
		isOnce,
		isStream: stream !== undefined,
		hasBody: body !== undefined,
		largest: spec.largest ?? LARGEST_BODY,
	});
	const upload = body === undefined ? undefined : new Upload(body, limits.silence, () => limits.sent());
	const sentSoFar = (): Sent => upload?.sent ?? (limits.isStarted ? 'all' : 'nothing');
	try {
		const started = notifyStart(dispatcher, () => limits.start());
		const url = `${connection.baseUrl}${spec.path}`;
		const response = await openResponse(url, started, {
			method: spec.method,
			headers: headersOf(connection, spec, stream === undefined ? 'application/json' : 'text/event-stream'),
			// undici accepts an async iterable, though its types do not say so, and then reads nothing ahead of the socket.
			...(upload === undefined ? {} : { body: upload.chunks() as unknown as Readable }),
			signal: limits.signal,
			// The limits watch both directions; undici's two timers each watch only one.
			headersTimeout: 0,
			bodyTimeout: 0,
			reset: isOnce,
			largest: spec.largest,
		});
		const sent = sentSoFar();
		upload?.stop();
		const { status, headers } = response;
		const isAccepted = status >= 200 && status < 300;
		const read = await (stream !== undefined && isAccepted ? stream(response) : readAll(response, spec, limits));
		if (!read.ok && signal.aborted) throw new Interrupted(sent, signal.reason, { status });
		// Some facts of a body, such as its digest, are only known at its end. The response counts, even if this read fails.
		const result = { kind: 'response', sent, status, headers, body: read, url } as const;
		if (isAccepted && sent !== 'all') {
			spec.onEarly?.(result);
			await upload?.readRest().catch(() => {});
		}
		return result;
	} catch (thrown) {
		const sent = sentSoFar();
		const { fault } = upload ?? {};
		const cause = fault === undefined ? thrown : fault.thrown;
		if (cause instanceof StepFailure || cause instanceof Interrupted) throw cause;
		if (signal.aborted) throw new Interrupted(sent, signal.reason);
		if (limits.reached !== undefined) return broken(sent, limits.reached);
		if (fault === undefined && isTransportError(cause)) return broken(sent, cause);
		throw ownFault(connection, cause, sent);
	} finally {
		if (upload !== undefined) spec.onUpload?.(limits.uploadMs);
		limits.end();
		upload?.end();
		if (isOnce) dispatcher.destroy().catch(() => {});
	}
}

function readAll(
	{ body, headers }: OpenResponse,
	{ largest = LARGEST_BODY }: RequestSpec,
	limits: TryLimits,
): Promise<ResponseBody> {
	limits.reading();
	const moved = () => limits.silence.heard();
	return readResponseBody(body, { encoding: headers['content-encoding'], largest, moved });
}

function broken(sent: Sent, error: unknown): TryResult {
	return { kind: 'broken', sent, problem: describeNetworkError(error) };
}

/** The failure for a bug of the action itself, which no retry fixes. Its stack goes to the debug log. */
export function ownFault({ debug }: Pick<Connection, 'debug'>, thrown: unknown, sent: Sent): StepFailure {
	debug((thrown instanceof Error ? thrown.stack : undefined) ?? String(thrown));
	return toStepFailure(thrown, sent === 'all' ? 'ambiguous' : 'package');
}

function headersOf(
	{ apiKey, projectId = '' }: Connection,
	{ method, body, ifNoneMatch }: RequestSpec,
	accept: string,
): Record<string, string> {
	return {
		accept,
		authorization: `Bearer ${apiKey}`,
		'user-agent': USER_AGENT,
		...(projectId === '' ? {} : { 'x-kernel-project-id': projectId }),
		// A list or a record of a minute ago hides what was made since.
		...(method === 'GET' ? { 'cache-control': 'no-cache' } : {}),
		...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
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
