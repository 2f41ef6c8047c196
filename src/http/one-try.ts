import type { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { StepFailure } from '../domain/failures/failure.ts';
import { Interrupted } from '../domain/failures/interruption.ts';
import type { CallOptions } from './call-options.ts';
import type { Connection } from './connection.ts';
import { USER_AGENT } from './flood-guard.ts';
import { describeNetworkError } from './network-error.ts';
import { type RequestBody, track } from './request-body.ts';
import type { Undertaking } from './request-failure.ts';
import { readAnswerBody } from './response-body.ts';
import type { AnswerBody, Attempt, Repeatable, Sent } from './retry-policy.ts';
import { request } from './undici.ts';

export interface RequestSpec extends CallOptions {
	readonly what: Undertaking;
	readonly method: 'GET' | 'POST' | 'DELETE';
	/** Begins with a slash; ids in it are checked by the caller. */
	readonly path: string;
	readonly body?: RequestBody;
	/** The entity tag of what is known already: the answer may be a 304. */
	readonly ifNoneMatch?: string | undefined;
	readonly repeatable: Repeatable;
	/** Repeats it, too, where the answer broke off: for what is not asked again and again anyway. Default: false. */
	readonly wantsWhole?: boolean;
}

export type Answered = Extract<Attempt, { kind: 'answered' }>;

/** An answer whose body is not read yet. */
export interface OpenAnswer {
	readonly status: number;
	readonly headers: Answered['headers'];
	readonly body: Readable;
}

/** Reads a stream to its end, as it comes; what it throws as a StepFailure ends the request. */
export type StreamReader = (answer: OpenAnswer) => Promise<AnswerBody>;

const IDLE_MS = 30_000;
/** Milliseconds from an answer's headers to its end: a few kB need no longer. */
const SLOW_ANSWER_MS = 60_000;

/**
 * Sends a request once.
 * @param stream reads a 2xx answer; then nobody minds silence once the request has gone out, which is what an event
 * stream begins with: its headers may come only with the first event.
 * @throws Interrupted where the signal ended it; StepFailure where reading the body to send, or the stream, did.
 */
export async function tryOnce(connection: Connection, spec: RequestSpec, stream?: StreamReader): Promise<Attempt> {
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
		const asking = request(`${baseUrl}${spec.path}`, telling, {
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
			reset: spec.repeatable === 'until-sent',
		});
		const answer = await Promise.race([asking, aborted(signal)]);
		const moved = stream === undefined ? idle.feed : () => {};
		moved();
		const headers = Object.fromEntries(
			Object.entries(answer.headers).map(([name, value]) => [name, single(value) ?? '']),
		);
		const { statusCode: status } = answer;
		let read: AnswerBody;
		if (stream !== undefined && status >= 200 && status < 300) {
			read = await stream({ status, headers, body: answer.body });
		} else {
			slow = clock.watchdog(SLOW_ANSWER_MS, () => giveUp.abort(fault('SLOW_ANSWER')));
			read = await readAnswerBody(answer.body, headers['content-encoding'], moved);
		}
		if (!read.ok && spec.signal.aborted) throw spec.signal.reason;
		return { kind: 'answered', status, headers, body: read };
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

/** Rejects once the signal is aborted: undici itself waits until a connection stands, or cannot be had. */
function aborted(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
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

function single(value: string | string[] | undefined): string | undefined {
	return Array.isArray(value) ? value[0] : value;
}

function fault(code: string): Error {
	return Object.assign(new Error(code), { code });
}
