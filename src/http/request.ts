import { BACKOFF, backoffDelay, LONGEST_TIMER_MS, parseRetryAfter } from '../domain/backoff.ts';
import { StepFailure } from '../domain/failures/failure.ts';
import { Interrupted } from '../domain/failures/interruption.ts';
import { formatDuration } from '../domain/text/format.ts';
import type { CallOptions } from './call-options.ts';
import type { Connection } from './connection.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { type HttpResponse, ownFault, type RequestSpec, tryOnce } from './one-try.ts';
import { describeTry, requestFailure, waitTooLong } from './request-failure.ts';
import { requestLine } from './request-line.ts';
import { brokeOff, classify, mayBeExecuted, type TryResult, type Verdict } from './retry-policy.ts';

/** The outcome of a request after all of its tries. */
export type SendResult =
	| { readonly kind: 'accepted'; readonly response: HttpResponse }
	/** `response`: the last one, or undefined if none came. */
	| {
			readonly kind: 'failed';
			readonly failure: StepFailure;
			readonly response: Pick<HttpResponse, 'status' | 'headers'> | undefined;
	  };

/**
 * Sends a request to the service, retries it if that is safe, and returns the accepted response. Every request to the
 * service goes through here or through {@link trySend}, except event streams.
 * @throws StepFailure if it was refused, is ambiguous, or every try failed; Interrupted.
 */
export async function send(connection: Connection, spec: RequestSpec): Promise<HttpResponse> {
	const result = await trySend(connection, spec);
	if (result.kind === 'accepted') return result.response;
	throw result.failure;
}

/**
 * Does the same as {@link send}, but returns failures, for callers that treat some of them differently.
 * @throws Interrupted if the signal ended the request.
 */
export async function trySend(connection: Connection, spec: RequestSpec): Promise<SendResult> {
	const began = connection.clock.now();
	const course: Course = {
		tries: 0,
		last: undefined,
		before: undefined,
		isInDoubt: false,
		uploadMs: 0,
		loggedAt: Number.NEGATIVE_INFINITY,
	};
	const deadline = deadlineOf(connection, spec);
	try {
		const leftMs = () => spec.leftMs() + course.uploadMs;
		const onUpload = (ms: number) => {
			if (spec.retrySafety === 'once') course.uploadMs += ms;
		};
		return await sendWithRetries(connection, { ...spec, signal: deadline.signal, leftMs, onUpload }, course);
	} catch (thrown) {
		return failed(failureOfThrown(connection, course, thrown), course);
	} finally {
		deadline.stop();
		const { last: tried, tries } = course;
		connection.debug(requestLine({ ...spec, tried, tries, tookMs: connection.clock.now() - began }));
	}
}

/** The progress of one request over its tries. */
interface Course {
	tries: number;
	/** The last try, or undefined while one is running. */
	last: TryResult | undefined;
	/** The last try that was over, also while the next one is running. */
	before: TryResult | undefined;
	/** Whether one of the earlier tries may have been carried out. */
	isInDoubt: boolean;
	/** Milliseconds that uploads of the tries took. They do not count against `leftMs`. */
	uploadMs: number;
	/** Clock reading at the last log line about a retry. */
	loggedAt: number;
}

/** Milliseconds between two log lines about a request that is retried until the deadline. */
const LOG_EVERY_MS = 30_000;

async function sendWithRetries(connection: Connection, spec: RequestSpec, course: Course): Promise<SendResult> {
	for (;;) {
		course.tries++;
		course.last = undefined;
		const tried = await tryOnce(connection, spec);
		course.last = tried;
		course.before = tried;
		const verdict = verdictOn(tried, spec, course);
		if (verdict === 'accepted') return { kind: 'accepted', response: tried as HttpResponse };
		course.isInDoubt ||= mayBeExecuted(tried);
		const isOpen = verdict === 'retry' && course.isInDoubt && spec.retrySafety === 'idempotent-delete';
		const failure = () => requestFailure(spec.what, tried, isOpen ? 'ambiguous' : verdict, course.tries);
		if (verdict !== 'retry' || isLastTry(spec, course)) return failed(failure(), course);
		const pause = { tried, tries: course.tries, happened: describeTry(tried), patience: spec.patience };
		const tooLong = await waitBeforeRetry(quietIfRecent(connection, spec, course), spec, pause);
		if (tooLong !== undefined) return failed(isOpen ? failure() : tooLong, course);
	}
}

/** The connection for the next pause. It is silent if the last log line about a retry is recent. */
function quietIfRecent(connection: Connection, { patience }: RequestSpec, course: Course): Connection {
	const now = connection.clock.now();
	if (patience === 'to-deadline' && now - course.loggedAt < LOG_EVERY_MS) return { ...connection, note() {} };
	course.loggedAt = now;
	return connection;
}

function verdictOn(tried: TryResult, spec: RequestSpec, course: Course): Verdict {
	const isHalf = spec.wantsWhole === true && brokeOff(tried) && !isLastTry(spec, course);
	const conditional = spec.ifNoneMatch !== undefined;
	const verdict = classify(tried, spec.retrySafety, { doubt: course.isInDoubt, conditional });
	return verdict === 'accepted' && isHalf ? 'retry' : verdict;
}

function isLastTry({ patience, retrySafety, leftMs }: RequestSpec, { tries }: Course): boolean {
	if (retrySafety === 'once' && leftMs() <= 0) return true;
	return patience !== 'to-deadline' && tries > BACKOFF.retries;
}

function failed(failure: StepFailure, { last }: Course): SendResult {
	return { kind: 'failed', failure, response: last?.kind === 'response' ? last : undefined };
}

/** Turns a thrown error into a failure. @throws Interrupted with what is known about all tries. */
function failureOfThrown(connection: Connection, { last, before, isInDoubt }: Course, thrown: unknown): StepFailure {
	if (thrown instanceof StepFailure) return thrown;
	if (!(thrown instanceof Interrupted))
		return ownFault(connection, thrown, isInDoubt ? 'all' : (last?.sent ?? 'nothing'));
	const { sent, reason, status } = thrown;
	const since = before === undefined ? undefined : describeTry(before);
	throw new Interrupted(isInDoubt ? 'all' : sent, reason, { status, since });
}

/** The deadline of a request that is retried without a limit on the number of tries; no other has one of its own. */
function deadlineOf({ clock }: Connection, { signal, leftMs, patience }: RequestSpec): Deadline {
	if (patience !== 'to-deadline') return { signal, leftMs, stop() {} };
	return startDeadline(clock, { signal, leftMs }, Math.min(Math.max(0, leftMs()), LONGEST_TIMER_MS));
}

/** The failed try before a pause. */
export interface Failed {
	readonly tried: TryResult;
	/** How many tries in a row have failed, this one included. */
	readonly tries: number;
	/** What happened, in words. */
	readonly happened: string;
	readonly patience?: RequestSpec['patience'];
}

/**
 * Waits before the next try: a backoff, or as long as `Retry-After` asks for.
 * @returns a failure, without waiting, if `Retry-After` is longer than the time left.
 * @throws Interrupted
 */
export async function waitBeforeRetry(
	{ clock, note }: Connection,
	{ what, leftMs, signal, limit }: CallOptions & Pick<RequestSpec, 'what'>,
	{ tried, tries, happened, patience }: Failed,
): Promise<StepFailure | undefined> {
	const headers = tried.kind === 'response' ? tried.headers : {};
	const floor = parseRetryAfter(headers['retry-after'], headers.date) ?? 0;
	const left = Math.max(0, leftMs());
	if (floor > left) return waitTooLong(what, tried, { askedMs: floor, leftMs: left, limit });
	const delay = backoffDelay(tries, clock.random(), floor);
	const of = patience === 'to-deadline' ? '' : ` of ${BACKOFF.retries + 1}`;
	note(`${what.doing}: ${happened}. Try ${tries + 1}${of} in ${formatDuration(delay)}.`);
	try {
		await clock.sleep(delay, signal);
	} catch (thrown) {
		throw signal.aborted ? new Interrupted('nothing', signal.reason) : thrown;
	}
	return undefined;
}
