import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted, interruptionOf } from '../../domain/failures/interruption.ts';
import type { ServiceError } from '../../domain/records/service-error.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { Connection } from '../../http/connection.ts';
import { describeNetworkError, isTransportError } from '../../http/network-error.ts';
import { tryOnce } from '../../http/one-try.ts';
import { waitBeforeRetry } from '../../http/request.ts';
import { describeTry, type RequestText, requestFailure, unusableResponse } from '../../http/request-failure.ts';
import { requestLine } from '../../http/request-line.ts';
import { classify, type ResponseBody, type TryResult, type Verdict } from '../../http/retry-policy.ts';
import type { OpenResponse } from '../../http/undici/undici.ts';
import { streamObjection } from './content-type.ts';
import { EventReader, type LongLines, type Taken } from './event-reader.ts';
import { failedConnects, mayReconnect } from './reconnect.ts';

/**
 * Bytes parsed in one turn of the event loop. A flood may come in chunks of megabytes that take seconds to parse; the
 * deadline and a cancel can only take effect between two turns.
 */
const SLICE = 16_384;

/** Connections whose end is told; that of any further one is in the debug log alone. */
const MOST_TOLD = 200;

export interface StreamSpec extends CallOptions {
	readonly what: RequestText;
	/** Called before each connection. The path begins with a slash, and the caller has validated its ids. */
	readonly path: () => string;
	/** Whether a new connection also brings the events since the last one. */
	readonly resumes: boolean;
	/** See {@link EventReader}. */
	readonly longLines: LongLines;
	readonly take: (data: string) => Taken;
	/** Called when the stream is open, with the number of times it has been opened. */
	readonly opened: (times: number) => void;
	/** The failure for a refused reconnect. Default: the same as for any request. */
	readonly refusedLater?: (error: ServiceError) => StepFailure | undefined;
}

/**
 * GETs a stream of server-sent events, and reconnects when the connection breaks, until `take` returns `enough`. The
 * specification does not say how a stream ends (API §6), so silence is allowed and every end leads to a reconnect.
 * @throws StepFailure if connecting is refused, or fails too often in a row, or if the deadline comes while there is no
 * connection and the last try for one had failed; Interrupted.
 */
export async function followEvents(connection: Connection, spec: StreamSpec): Promise<void> {
	const course: Course = { opened: 0, failures: 0, last: undefined };
	try {
		await keepConnected(connection, spec, course);
	} catch (thrown) {
		throw unconnected(thrown, spec, course) ?? thrown;
	}
}

/** The connections so far. */
interface Course {
	opened: number;
	/** How many have failed in a row. */
	failures: number;
	/** What came of the last one that has ended. */
	last: TryResult | undefined;
}

async function keepConnected(connection: Connection, spec: StreamSpec, course: Course): Promise<void> {
	const { what, signal, leftMs } = spec;
	const { clock } = connection;
	for (;;) {
		const began = clock.now();
		const stream = new OneStream(spec, () => spec.opened(++course.opened));
		const request = { what, method: 'GET', path: spec.path(), retrySafety: 'idempotent', signal, leftMs } as const;
		let tried: TryResult | undefined;
		try {
			tried = await tryOnce(connection, request, (response) => stream.read(response));
		} finally {
			connection.debug(requestLine({ ...request, tried, tries: 1, tookMs: clock.now() - began }));
		}
		if (stream.isEnough) return;
		const verdict = classify(tried, 'idempotent');
		course.last = tried;
		course.failures = failedConnects(course.failures, { events: stream.events, lastedMs: clock.now() - began });
		if (verdict === 'refused' || verdict === 'fatal' || !mayReconnect(course.failures)) {
			throw failureOf(tried, verdict, spec, course);
		}
		const mayMiss = wasSent(tried) && !spec.resumes;
		const gap = mayMiss ? '. What changes until it is connected again may be missed: there may be a gap' : '';
		const happened = `${happenedTo(tried)}${gap}`;
		const isTold = course.opened <= MOST_TOLD;
		const told = isTold ? connection : { ...connection, note: connection.debug };
		const tooLong = await waitBeforeRetry(told, spec, { tried, tries: course.failures, happened });
		if (tooLong !== undefined) throw tooLong;
	}
}

/**
 * The failure for a deadline that came while there was no connection: it says nothing of the events. A request whose
 * response is awaited is a connection, because the headers of an event stream may come only with its first event; and a
 * stream that has ended was one.
 */
function unconnected(thrown: unknown, spec: StreamSpec, { opened, failures, last }: Course): StepFailure | undefined {
	if (!(thrown instanceof Interrupted) || interruptionOf(thrown)?.by !== 'deadline') return undefined;
	const { sent, status } = thrown;
	const isRefusal = status !== undefined && status >= 300;
	if (sent === 'all' && !isRefusal) return undefined;
	const body = { ok: false, why: 'the rest of the response had not come when the time was over' } as const;
	const tried = isRefusal ? ({ kind: 'response', sent, status, headers: {}, body } as const) : last;
	if (tried === undefined) return neverConnected(spec.what);
	const verdict = classify(tried, 'idempotent');
	if (verdict === 'accepted') return undefined;
	const failure = failureOf(tried, verdict, spec, { opened, last, failures: isRefusal ? failures + 1 : failures });
	return failure.with({ message: `${failure.message} Then the time was over, without a connection to the service.` });
}

function neverConnected({ doing, request }: RequestText): StepFailure {
	return new StepFailure({
		kind: 'network',
		message: `${doing} (${request}): the time was over before a connection to the service stood.`,
		advice: 'Check base-url, the proxy variables and whether the service is up, then run the job again.',
		retryable: true,
	});
}

/** One connection of the stream. */
class OneStream {
	/** Number of `counted` events. */
	events = 0;
	isEnough = false;
	readonly #spec: StreamSpec;
	readonly #opened: () => void;

	constructor(spec: StreamSpec, opened: () => void) {
		this.#spec = spec;
		this.#opened = opened;
	}

	/** @throws StepFailure if the response is not a stream of events, or cannot be parsed any further. */
	async read({ status, headers, body }: OpenResponse): Promise<ResponseBody> {
		try {
			const objection = streamObjection(headers);
			if (objection !== undefined) throw unusableResponse(this.#spec.what, status, objection);
			this.#opened();
			return await this.#readOn(status, body);
		} finally {
			body.on('error', () => {}).destroy();
		}
	}

	async #readOn(status: number, body: Readable): Promise<ResponseBody> {
		const reader = new EventReader((data) => this.#take(data), this.#spec.longLines);
		try {
			for await (const chunk of body as AsyncIterable<Buffer>) {
				for (let at = 0; at < chunk.length; at += SLICE) {
					if (at > 0) await setImmediate();
					if (this.#spec.signal.aborted) break;
					const verdict = reader.feed(chunk.subarray(at, at + SLICE));
					if (verdict === 'enough') return { ok: true, text: '' };
					if (verdict !== 'more') throw unusableResponse(this.#spec.what, status, TOO_MUCH[verdict]);
				}
			}
			return { ok: false, why: 'the stream ended' };
		} catch (error) {
			if (error instanceof StepFailure || !isTransportError(error)) throw error;
			const { words, code } = describeNetworkError(error);
			return { ok: false, why: `the stream broke off: ${words} (${code})` };
		}
	}

	#take(data: string): Taken {
		const taken = this.#spec.take(data);
		if (taken === 'counted' || taken === 'enough') this.events++;
		this.isEnough = taken === 'enough';
		return taken;
	}
}

const TOO_MUCH = {
	'too-long': 'a line of the stream is longer than 64 KiB',
	'too-large': 'an event of the stream is larger than 1 MiB',
	'no-events': 'the stream has 16 MiB without an event',
} as const;

function happenedTo(tried: TryResult): string {
	if (tried.kind === 'broken' || tried.status >= 300 || tried.body.ok) return describeTry(tried);
	return tried.body.why;
}

function wasSent(tried: TryResult): boolean {
	return tried.kind === 'response' || tried.sent === 'all';
}

function failureOf(tried: TryResult, verdict: Verdict, spec: StreamSpec, { opened, failures }: Course): StepFailure {
	const { what, refusedLater } = spec;
	if (verdict === 'accepted') {
		return new StepFailure({
			kind: 'network',
			message: `${what.doing} (${what.request}): ${happenedTo(tried)}, at the last of ${failures} connections in a row that brought no event.`,
			advice: 'Check at the service whether the resource is still there, then run the job again.',
			retryable: true,
		});
	}
	const failure = requestFailure(what, tried, verdict, failures);
	const later = failure.service !== undefined && opened > 0 ? refusedLater?.(failure.service) : undefined;
	return later ?? failure;
}
