import { BACKOFF, backoffDelay, parseRetryAfter } from '../domain/backoff.ts';
import { StepFailure } from '../domain/failures/failure.ts';
import { Interrupted } from '../domain/failures/interruption.ts';
import { formatDuration } from '../domain/text/format.ts';
import type { CallOptions } from './call-options.ts';
import type { Connection } from './connection.ts';
import { type HttpResponse, type RequestSpec, tryOnce } from './one-try.ts';
import { describeTry, requestFailure, waitTooLong } from './request-failure.ts';
import { requestLine } from './request-line.ts';
import { brokeOff, classify, mayBeExecuted, type TryResult } from './retry-policy.ts';

/**
 * The one way to the service: sends a request, repeats it where that is safe, and returns the accepted response.
 * @throws StepFailure where it was refused, is ambiguous, or every try broke.
 * @throws Interrupted where the signal ended it.
 */
export async function send(connection: Connection, spec: RequestSpec): Promise<HttpResponse> {
	const { clock, debug } = connection;
	const began = clock.now();
	let doubt = false;
	let tries = 0;
	let attempt: TryResult | undefined;
	const conditional = spec.ifNoneMatch !== undefined;
	try {
		for (;;) {
			tries++;
			attempt = undefined;
			const tried = await tryOnce(connection, spec);
			attempt = tried;
			const isLast = tries > BACKOFF.retries;
			const isHalf = spec.wantsWhole === true && brokeOff(tried) && !isLast;
			const judged = classify(tried, spec.retrySafety, { doubt, conditional });
			const verdict = judged === 'accepted' && isHalf ? 'retry' : judged;
			if (verdict === 'accepted') return tried as HttpResponse;
			doubt ||= mayBeExecuted(tried);
			const isOpen = verdict === 'retry' && doubt && spec.retrySafety === 'idempotent-delete';
			const failure = () => requestFailure(spec.what, tried, isOpen ? 'ambiguous' : verdict, tries);
			if (verdict !== 'retry' || isLast) throw failure();
			await waitBeforeRetry(connection, spec, { attempt: tried, tries, happened: describeTry(tried) }).catch(
				(thrown: unknown) => {
					throw isOpen && thrown instanceof StepFailure ? failure() : thrown;
				},
			);
		}
	} catch (thrown) {
		if (doubt && thrown instanceof Interrupted) throw new Interrupted('all', thrown.reason);
		throw thrown;
	} finally {
		debug(requestLine({ ...spec, attempt, tries, tookMs: clock.now() - began }));
	}
}

/** The try after which there is a pause. */
export interface Failed {
	readonly attempt: Parameters<typeof classify>[0];
	/** How many tries there were in a row, this one included. */
	readonly tries: number;
	/** What happened, in words. */
	readonly happened: string;
}

/**
 * Waits before the next try: a backoff, or what `Retry-After` asks for.
 * @throws StepFailure where that is longer than what is left of the time.
 * @throws Interrupted
 */
export async function waitBeforeRetry(
	{ clock, note }: Connection,
	{ what, leftMs, signal, limit }: CallOptions & Pick<RequestSpec, 'what'>,
	{ attempt, tries, happened }: Failed,
): Promise<void> {
	const headers = attempt.kind === 'response' ? attempt.headers : {};
	const floor = parseRetryAfter(headers['retry-after'], headers.date) ?? 0;
	const left = Math.max(0, leftMs());
	if (floor > left) throw waitTooLong(what, attempt, { askedMs: floor, leftMs: left, limit });
	const delay = backoffDelay(tries, clock.random(), floor);
	note(`${what.doing}: ${happened}. Try ${tries + 1} of ${BACKOFF.retries + 1} in ${formatDuration(delay)}.`);
	await clock.sleep(delay, signal).catch((reason: unknown) => {
		throw new Interrupted('nothing', reason);
	});
}
