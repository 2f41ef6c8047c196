import { BACKOFF, backoffDelay, parseRetryAfter } from '../domain/backoff.ts';
import type { StepFailure } from '../domain/failures/failure.ts';
import { Interrupted } from '../domain/failures/interruption.ts';
import { formatDuration } from '../domain/text/format.ts';
import { shorten } from '../domain/text/shorten.ts';
import type { Connection } from './connection.ts';
import { describeTry, requestFailure, waitTooLong } from './request-failure.ts';
import { type ServiceRequest, tryOnce } from './try.ts';
import { type HttpResponse, mayBeExecuted, type Try, verdictOn } from './verdict.ts';

/** The outcome of a request after all of its tries. */
export type Outcome =
	| { readonly kind: 'ok'; readonly response: HttpResponse }
	| {
			readonly kind: 'failed';
			readonly failure: StepFailure;
			/** The last one; undefined if none came. */
			readonly response: HttpResponse | undefined;
			/** Whether one of the tries may have been carried out. */
			readonly isInDoubt: boolean;
	  };

/** Does the same as {@link ask}. @throws StepFailure where it failed; Interrupted. */
export async function send(connection: Connection, request: ServiceRequest): Promise<HttpResponse> {
	const outcome = await ask(connection, request);
	if (outcome.kind === 'failed') throw outcome.failure;
	return outcome.response;
}

/**
 * Sends a request to the service, and again where that is safe and may help. Every request to the service goes through
 * here, except event streams.
 * @throws Interrupted if the signal ended the request; StepFailure if its body cannot be read.
 */
export async function ask(connection: Connection, request: ServiceRequest): Promise<Outcome> {
	const { clock, debug } = connection;
	const began = clock.now();
	let [tries, isInDoubt, notedAt] = [1, false, Number.NEGATIVE_INFINITY];
	/** The last try; while the next one is running it has come to nothing yet. */
	let last: Try | undefined;
	let running = true;
	try {
		for (; ; tries++) {
			running = true;
			const tried = await tryOnce(connection, request);
			running = false;
			last = tried;
			const verdict = verdictOn(tried, request.retry);
			if (verdict === 'ok') return { kind: 'ok', response: tried as HttpResponse };
			isInDoubt ||= mayBeExecuted(tried);
			const isOver = verdict !== 'retry' || isLast(request, tries);
			const isNoted = request.patience === undefined || clock.now() - notedAt >= NOTE_EVERY_MS;
			if (isNoted) notedAt = clock.now();
			const failure = isOver
				? requestFailure(request.what, tried, verdict, tries)
				: await pause(isNoted ? connection : { ...connection, note() {} }, request, { tried, tries });
			if (failure === undefined) continue;
			return { kind: 'failed', failure, response: tried.kind === 'response' ? tried : undefined, isInDoubt };
		}
	} catch (thrown) {
		if (!(thrown instanceof Interrupted)) throw thrown;
		const { sent, reason, status } = thrown;
		const since = last === undefined ? undefined : describeTry(last);
		throw new Interrupted(isInDoubt ? 'all' : sent, reason, { status, since });
	} finally {
		debug(requestLine({ ...request, tried: running ? undefined : last, tries, tookMs: clock.now() - began }));
	}
}

/** Milliseconds between two log lines about a request that is retried until the deadline. */
const NOTE_EVERY_MS = 30_000;

function isLast({ patience }: ServiceRequest, tries: number): boolean {
	return patience === undefined && tries > BACKOFF.retries;
}

/** The failed try before a pause. */
export interface FailedTry {
	readonly tried: Try;
	/** How many tries in a row have failed, this one included. */
	readonly tries: number;
	/** What happened, in words. Default: what the try says. */
	readonly happened?: string;
}

/**
 * Waits before the next try: a backoff, or as long as `Retry-After` asks for.
 * @returns a failure, without waiting, if `Retry-After` is longer than the time left.
 * @throws Interrupted
 */
export async function pause(
	{ clock, note }: Connection,
	{ what, leftMs, signal, limit, patience }: Pick<ServiceRequest, 'what' | 'leftMs' | 'signal' | 'limit' | 'patience'>,
	{ tried, tries, happened = describeTry(tried) }: FailedTry,
): Promise<StepFailure | undefined> {
	const headers = tried.kind === 'response' ? tried.headers : {};
	const floor = parseRetryAfter(headers['retry-after'], headers.date) ?? 0;
	const left = Math.max(0, leftMs());
	if (floor > left) return waitTooLong(what, tried, { askedMs: floor, leftMs: left, limit });
	const delay = backoffDelay(tries, clock.random(), floor);
	const of = patience === undefined ? ` of ${BACKOFF.retries + 1}` : '';
	note(`${what.doing}: ${happened}. Try ${tries + 1}${of} in ${formatDuration(delay)}.`);
	try {
		await clock.sleep(delay, signal);
	} catch (thrown) {
		throw signal.aborted ? new Interrupted('nothing', signal.reason) : thrown;
	}
	return undefined;
}

/** A finished request to the service. */
export interface RequestFacts extends Pick<ServiceRequest, 'method' | 'path'> {
	/** The last try, or undefined if it was interrupted. */
	readonly tried: Try | undefined;
	readonly tries: number;
	/** Milliseconds in all, including the pauses between the tries. */
	readonly tookMs: number;
}

/** The line of the debug log about a request: `GET /deployments/abc: 200 in 12 ms (request 4f, 2 tries)`. */
export function requestLine({ method, path, tried, tries, tookMs }: RequestFacts): string {
	const requestId = tried?.kind === 'response' ? shorten(tried.headers['x-request-id'] ?? '', 128) : '';
	const more = [...(requestId === '' ? [] : [`request ${requestId}`]), ...(tries > 1 ? [`${tries} tries`] : [])];
	const broke = tried?.kind === 'broken' ? `${tried.problem.words} (${tried.problem.code})` : 'interrupted';
	const end = tried?.kind === 'response' ? tried.status : broke;
	return `${method} ${path}: ${end} in ${formatDuration(tookMs)}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
}
