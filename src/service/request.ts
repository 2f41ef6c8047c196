import type { Readable } from 'node:stream';
import { type Dispatcher, request as undiciRequest } from 'undici';
import { type Attempt, judge, type Repeatable, type Sent } from '../domain/attempt.ts';
import { BACKOFF, backoffDelay, parseRetryAfter } from '../domain/backoff.ts';
import { StepFailure } from '../domain/failure.ts';
import { Interrupted } from '../domain/interruption.ts';
import { describeNetworkError } from '../domain/network-problem.ts';
import { describeAttempt, requestFailure, type Undertaking, waitTooLong } from '../domain/request-failure.ts';
import { formatDuration } from '../domain/units.ts';
import { readAnswerBody } from './answer-body.ts';

/** What the requests need of the runner: see its clock. */
export interface Clock {
	now(): number;
	sleep(ms: number, signal: AbortSignal): Promise<void>;
	watchdog(ms: number, expired: () => void): { feed(): void; stop(): void };
	random(): number;
}

/** Where requests go, and with what. */
export interface Connection {
	/** Without a trailing slash. */
	readonly baseUrl: string;
	readonly apiKey: string;
	readonly dispatcher: Dispatcher;
	readonly clock: Clock;
	/** Told one line before each repeat. */
	readonly note: (line: string) => void;
	/** Milliseconds without any movement after which a try is given up. Default: 30,000. */
	readonly idleMs?: number;
}

/** A body that can be opened again for each try. */
export interface RequestBody {
	readonly contentType: string;
	/** Bytes, where they are known. */
	readonly contentLength?: number;
	open(): AsyncIterable<Uint8Array>;
}

export interface RequestSpec {
	readonly what: Undertaking;
	readonly method: 'GET' | 'POST' | 'DELETE';
	/** Begins with a slash; ids in it are checked by the caller. */
	readonly path: string;
	readonly body?: RequestBody;
	readonly repeatable: Repeatable;
	/** Aborts the request and every sleep between repeats. */
	readonly signal: AbortSignal;
	/** Milliseconds that are left for sleeping between repeats. */
	readonly leftMs: () => number;
}

export type Answered = Extract<Attempt, { kind: 'answered' }>;

const IDLE_MS = 30_000;
/** Milliseconds from an answer's headers to its end: a few kB need no longer. */
const SLOW_ANSWER_MS = 60_000;

/**
 * The one way to the service: sends a request, repeats it where that is safe, and returns the accepted answer.
 * @throws StepFailure where it was refused, is ambiguous, or every try broke.
 * @throws Interrupted where the signal ended it.
 */
export async function send(connection: Connection, spec: RequestSpec): Promise<Answered> {
	const { clock, note } = connection;
	for (let tries = 1; ; tries++) {
		const attempt = await trySending(connection, spec);
		const verdict = judge(attempt, spec.repeatable);
		if (verdict === 'accepted') return attempt as Answered;
		if (verdict !== 'repeat' || tries > BACKOFF.repeats) throw requestFailure(spec.what, attempt, verdict, tries);
		const floor = attempt.kind === 'answered' ? retryAfter(attempt) : 0;
		const left = spec.leftMs();
		if (floor > left) throw waitTooLong(spec.what, attempt, floor, left);
		const delay = backoffDelay(tries, clock.random(), floor);
		note(
			`${spec.what.doing}: ${describeAttempt(attempt)}. Try ${tries + 1} of ${BACKOFF.repeats + 1} in ${formatDuration(delay)}.`,
		);
		await clock.sleep(delay, spec.signal).catch((reason: unknown) => {
			throw new Interrupted('nothing', reason);
		});
	}
}

function retryAfter({ headers }: Answered): number {
	return parseRetryAfter(headers['retry-after'], headers.date) ?? 0;
}

async function trySending(connection: Connection, spec: RequestSpec): Promise<Attempt> {
	const { baseUrl, apiKey, dispatcher, clock, idleMs = IDLE_MS } = connection;
	const giveUp = new AbortController();
	const idle = clock.watchdog(idleMs, () => giveUp.abort(fault('IDLE')));
	const body = spec.body === undefined ? undefined : track(spec.body, idle.feed);
	let slow: { stop(): void } | undefined;
	try {
		spec.signal.throwIfAborted();
		const answer = await undiciRequest(`${baseUrl}${spec.path}`, {
			method: spec.method,
			headers: {
				accept: 'application/json',
				authorization: `Bearer ${apiKey}`,
				'user-agent': 'browser-deploy-action',
				...(spec.body === undefined ? {} : { 'content-type': spec.body.contentType }),
				...(spec.body?.contentLength === undefined ? {} : { 'content-length': `${spec.body.contentLength}` }),
			},
			// An async iterable, which undici takes but does not declare: nothing is read ahead of the socket.
			...(body === undefined ? {} : { body: body.chunks as unknown as Readable }),
			dispatcher,
			signal: AbortSignal.any([spec.signal, giveUp.signal]),
			// The watchdog sees both directions; undici's two timers each see one.
			headersTimeout: 0,
			bodyTimeout: 0,
			// A POST never rides on a connection that the server may just be closing.
			reset: spec.repeatable === 'until-sent',
		});
		idle.feed();
		slow = clock.watchdog(SLOW_ANSWER_MS, () => giveUp.abort(fault('SLOW_ANSWER')));
		const encoding = single(answer.headers['content-encoding']);
		const read = await readAnswerBody(answer.body, encoding, idle.feed);
		if (!read.ok && spec.signal.aborted) throw spec.signal.reason;
		const headers = Object.fromEntries(
			Object.entries(answer.headers).map(([name, value]) => [name, single(value) ?? '']),
		);
		return { kind: 'answered', status: answer.statusCode, headers, body: read };
	} catch (error) {
		const sent = body?.sent() ?? 'all';
		if (body?.fault() !== undefined) throw body.fault();
		if (spec.signal.aborted) throw new Interrupted(sent, spec.signal.reason);
		const reason = giveUp.signal.aborted ? giveUp.signal.reason : error;
		return { kind: 'broken', sent, problem: describeNetworkError(reason) };
	} finally {
		idle.stop();
		slow?.stop();
		giveUp.abort();
	}
}

/** Follows how far a body got, one chunk behind, so that the last one is known for the last. */
function track(body: RequestBody, moved: () => void) {
	let sent: Sent = 'nothing';
	let failure: StepFailure | undefined;
	async function* chunks() {
		let held: Uint8Array | undefined;
		try {
			for await (const chunk of body.open()) {
				moved();
				if (held !== undefined) {
					sent = 'part';
					yield held;
				}
				held = chunk;
			}
		} catch (error) {
			// What goes wrong here went wrong while reading the files, not on the network.
			if (error instanceof StepFailure) failure = error;
			throw error;
		}
		sent = 'all';
		if (held !== undefined) yield held;
	}
	return { chunks: chunks(), sent: () => sent, fault: () => failure };
}

function single(value: string | string[] | undefined): string | undefined {
	return Array.isArray(value) ? value[0] : value;
}

function fault(code: string): Error {
	return Object.assign(new Error(code), { code });
}
