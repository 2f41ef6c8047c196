import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { StepFailure } from '../domain/failures/failure.ts';
import { Interrupted, type Sent } from '../domain/failures/interruption.ts';
import type { CallOptions } from './call-options.ts';
import type { Connection } from './connection.ts';
import { USER_AGENT } from './flood-guard.ts';
import { describeNetworkError } from './network-error.ts';
import { type RequestBody, track } from './request-body.ts';
import type { RequestText } from './request-failure.ts';
import { readResponseBody } from './response-body.ts';
import type { ResponseBody, RetrySafety, TryResult } from './retry-policy.ts';
import { type OpenResponse, openResponse } from './undici.ts';

export interface RequestSpec extends CallOptions {
	readonly what: RequestText;
	readonly method: 'GET' | 'POST' | 'DELETE';
	/** Begins with a slash; ids in it are checked by the caller. */
	readonly path: string;
	readonly body?: RequestBody;
	/** The entity tag of what is known already: the response may be a 304. */
	readonly ifNoneMatch?: string | undefined;
	readonly retrySafety: RetrySafety;
	/** Repeats it, too, where the response broke off: for what is not asked again and again anyway. Default: false. */
	readonly wantsWhole?: boolean;
}

export type HttpResponse = Extract<TryResult, { kind: 'response' }>;

/** Reads a stream to its end, as it comes; what it throws as a StepFailure ends the request. */
export type StreamReader = (response: OpenResponse) => Promise<ResponseBody>;

const IDLE_MS = 30_000;
/** Milliseconds from a response's headers to its end: a few kB need no longer. */
const SLOW_RESPONSE_MS = 60_000;

/**
 * Sends a request once.
 * @param stream reads a 2xx response; then nobody minds silence once the request has gone out, which is what an event
 * stream begins with: its headers may come only with the first event.
 * @throws Interrupted where the signal ended it; StepFailure where reading the body to send, or the stream, did.
 */
export async function tryOnce(connection: Connection, spec: RequestSpec, stream?: StreamReader): Promise<TryResult> {
	const { baseUrl, apiKey, dispatcher, clock, idleMs = IDLE_MS } = connection;
	const giveUp = new AbortController();
	const idle = clock.watchdog(idleMs, () => giveUp.abort(fault('IDLE')));
	const body = spec.body === undefined ? undefined : track(spec.body, idle.feed);
	let started = false;
	let slow: { stop(): void } | undefined;
	try {
		spec.signal.throwIfAborted();
		const signal = AbortSignal.any([spec.signal, giveUp.signal]);
		const telling = tellingStart(dispatcher, () => {
			started = true;
			if (stream !== undefined) idle.stop();
		});
		const response = await openResponse(`${baseUrl}${spec.path}`, telling, {
			method: spec.method,
			headers: {
				accept: stream === undefined ? 'application/json' : 'text/event-stream',
				authorization: `Bearer ${apiKey}`,
				'user-agent': USER_AGENT,
				...(spec.ifNoneMatch === undefined ? {} : { 'if-none-match': spec.ifNoneMatch }),
				...(spec.body === undefined ? {} : { 'content-type': spec.body.contentType }),
				...(spec.body?.contentLength === undefined ? {} : { 'content-length': `${spec.body.contentLength}` }),
			},
			// An async iterable, which undici takes but does not declare: nothing is read ahead of the socket.
			...(body === undefined ? {} : { body: body.chunks as unknown as Readable }),
			signal,
			// The watchdog sees both directions; undici's two timers each see one.
			headersTimeout: 0,
			bodyTimeout: 0,
			// A POST never rides on a connection that the server may just be closing.
			reset: spec.retrySafety === 'once',
		});
		const moved = stream === undefined ? idle.feed : () => {};
		moved();
		const { status, headers } = response;
		let read: ResponseBody;
		if (stream !== undefined && status >= 200 && status < 300) {
			read = await stream(response);
		} else {
			slow = clock.watchdog(SLOW_RESPONSE_MS, () => giveUp.abort(fault('SLOW_RESPONSE')));
			read = await readResponseBody(response.body, { encoding: headers['content-encoding'], moved });
		}
		if (!read.ok && spec.signal.aborted) throw spec.signal.reason;
		return { kind: 'response', status, headers, body: read };
	} catch (error) {
		const sent: Sent = body?.sent() ?? (started ? 'all' : 'nothing');
		if (body?.fault() !== undefined) throw body.fault();
		if (error instanceof StepFailure) throw error;
		if (spec.signal.aborted) throw new Interrupted(sent, spec.signal.reason);
		const reason = giveUp.signal.aborted ? giveUp.signal.reason : error;
		return { kind: 'broken', sent, problem: describeNetworkError(reason) };
	} finally {
		idle.stop();
		slow?.stop();
		giveUp.abort();
	}
}

/** Calls `started` when the connection stands and the request is about to be written to it. */
function tellingStart(dispatcher: Dispatcher, started: () => void): Dispatcher {
	return dispatcher.compose((dispatch) => (options, handler) => {
		const { onRequestStart } = handler;
		handler.onRequestStart = (controller, context) => {
			started();
			onRequestStart?.call(handler, controller, context);
		};
		return dispatch(options, handler);
	});
}

function fault(code: string): Error {
	return Object.assign(new Error(code), { code });
}
