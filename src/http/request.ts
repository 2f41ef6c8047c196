import { BACKOFF, backoffDelay, parseRetryAfter } from '../domain/backoff.ts';
import type { StepFailure } from '../domain/failures/failure.ts';
import { Interrupted } from '../domain/failures/interruption.ts';
import { formatDuration } from '../domain/text/format.ts';
import type { Connection } from './connection.ts';
import { describeTry, requestFailure } from './request-failure.ts';
import { type HttpResponse, type ServiceRequest, type Try, tryOnce } from './try.ts';
import { mayBeExecuted, verdictOn } from './verdict.ts';

/**
 * Sends a request to the service, and again where that is safe and may help. Every request to the service goes through
 * here, except event streams.
 * @returns a 2xx.
 * @throws StepFailure after the last try, or if the request's body cannot be read; Interrupted if the signal ended it.
 */
export async function send(connection: Connection, request: ServiceRequest): Promise<HttpResponse> {
	let maybeDone = false;
	let last: Try | undefined;
	try {
		for (let tries = 1; ; tries++) {
			const tried = await tryOnce(connection, request);
			const verdict = verdictOn(tried);
			if (verdict === 'ok' && tried.kind === 'response') return tried;
			last = tried;
			maybeDone ||= mayBeExecuted(tried);
			const isOver = verdict !== 'retry' || tries > BACKOFF.retries;
			const failure = isOver ? requestFailure(tried, verdict, tries) : await pause(connection, tried, tries);
			if (failure !== undefined) throw failure.with({ maybeDone });
		}
	} catch (thrown) {
		if (!(thrown instanceof Interrupted)) throw thrown;
		maybeDone ||= thrown.maybeDone;
		throw new Interrupted(thrown.by, { maybeDone, lastProblem: last && describeTry(last) });
	}
}

/**
 * Waits before the next try: a backoff, or as long as `Retry-After` asks for.
 * @param tries how many tries in a row have failed.
 * @returns a failure, without waiting, if `Retry-After` is longer than the time left.
 * @throws Interrupted
 */
export async function pause({ clock, note }: Connection, tried: Try, tries: number): Promise<StepFailure | undefined> {
	const { doing, leftMs, signal } = tried.request;
	const headers = tried.kind === 'response' ? tried.headers : {};
	const floor = parseRetryAfter(headers['retry-after'], headers.date) ?? 0;
	const left = Math.max(0, leftMs());
	if (floor > left) {
		const failure = requestFailure(tried, 'retry');
		return failure.with({
			message: `${failure.message} The service asks to wait ${formatDuration(floor)}, but only ${formatDuration(left)} are left.`,
			advice: 'Run the job again later.',
			cause: 'Retry-After',
		});
	}
	const delay = backoffDelay(tries, clock.random(), floor);
	const after = `Try ${tries + 1} of ${BACKOFF.retries + 1} in ${formatDuration(delay)}.`;
	note(`${doing}: ${describeTry(tried)}. ${after}`);
	await clock.sleep(delay, signal);
	return undefined;
}
