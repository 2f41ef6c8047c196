import { BACKOFF, backoffDelay, LONGEST_TIMER_MS, parseRetryAfter } from '../domain/backoff.ts';
import { StepFailure } from '../domain/failures/failure.ts';
import { DeadlineReached, Interrupted } from '../domain/failures/interruption.ts';
import { formatDuration } from '../domain/text/format.ts';
import type { CallOptions } from './call-options.ts';
import type { Connection } from './connection.ts';
import { type HttpResponse, ownFault, type RequestSpec, tryOnce } from './one-try.ts';
import { describeTry, requestFailure, waitTooLong } from './request-failure.ts';
import { requestLine } from './request-line.ts';
import { brokeOff, classify, mayBeExecuted, type TryResult, type Verdict } from './retry-policy.ts';

/** What came of a request, all its tries taken together. */
export type SendResult =
	| { readonly kind: 'accepted'; readonly response: HttpResponse }
	/** `status`: of the last response, where there was one. */
	| { readonly kind: 'failed'; readonly failure: StepFailure; readonly status: number | undefined };

/**
 * The one way to the service: sends a request, retries it where that is safe, and returns the accepted response.
 * @throws StepFailure where it was refused, is ambiguous, or every try broke; Interrupted.
 */
export async function send(connection: Connection, spec: RequestSpec): Promise<HttpResponse> {
	const result = await trySend(connection, spec);
	if (result.kind === 'accepted') return result.response;
	throw result.failure;
}

/**
 * Does what {@link send} does, for who wants to tell the failures apart.
 * @throws Interrupted where the signal ended it.
 */
export async function trySend(connection: Connection, spec: RequestSpec): Promise<SendResult> {
	const began = connection.clock.now();
	const course: Course = {
		tries: 0,
		last: undefined,
		isInDoubt: false,
		sendingMs: 0,
		toldAt: Number.NEGATIVE_INFINITY,
	};
	const deadline = startDeadline(connection, spec);
	try {
		const leftMs = () => spec.leftMs() + course.sendingMs;
		return await sendOnAndOn(connection, { ...spec, signal: deadline.signal, leftMs }, course);
	} catch (thrown) {
		return failed(failureOfThrown(connection, course, thrown), course);
	} finally {
		deadline.stop();
		const { last: attempt, tries } = course;
		connection.debug(requestLine({ ...spec, attempt, tries, tookMs: connection.clock.now() - began }));
	}
}

/** How far a request got. */
interface Course {
	tries: number;
	/** The last try, or undefined while it goes on. */
	last: TryResult | undefined;
	/** Whether one of the tries may have been carried out. */
	isInDoubt: boolean;
	/** Milliseconds of the tries that got to send something: those have bounds of their own, and do not count as time. */
	sendingMs: number;
	/** Reading of the clock at the last line about a retry. */
	toldAt: number;
}

/** Milliseconds between two lines about one request that is retried for as long as there is time. */
const TELL_EVERY_MS = 30_000;

async function sendOnAndOn(connection: Connection, spec: RequestSpec, course: Course): Promise<SendResult> {
	for (;;) {
		course.tries++;
		course.last = undefined;
		const began = connection.clock.now();
		const tried = await tryOnce(connection, spec);
		course.last = tried;
		if (spec.retrySafety === 'once' && tried.sent !== 'nothing') course.sendingMs += connection.clock.now() - began;
		const verdict = verdictOn(tried, spec, course);
		if (verdict === 'accepted') return { kind: 'accepted', response: tried as HttpResponse };
		course.isInDoubt ||= mayBeExecuted(tried);
		const isOpen = verdict === 'retry' && course.isInDoubt && spec.retrySafety === 'idempotent-delete';
		const failure = () => requestFailure(spec.what, tried, isOpen ? 'ambiguous' : verdict, course.tries);
		if (verdict !== 'retry' || isLastTry(spec, course)) return failed(failure(), course);
		const pause = { attempt: tried, tries: course.tries, happened: describeTry(tried), patience: spec.patience };
		const tooLong = await waitBeforeRetry(toldNowAndThen(connection, spec, course), spec, pause);
		if (tooLong !== undefined) return failed(isOpen ? failure() : tooLong, course);
	}
}

/** The connection for the next pause: many in a row do not each get a line. */
function toldNowAndThen(connection: Connection, { patience }: RequestSpec, course: Course): Connection {
	const now = connection.clock.now();
	if (patience === 'to-deadline' && now - course.toldAt < TELL_EVERY_MS) return { ...connection, note() {} };
	course.toldAt = now;
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
	return { kind: 'failed', failure, status: last?.kind === 'response' ? last.status : undefined };
}

/** @throws Interrupted, with all that is known of what was sent. */
function failureOfThrown(connection: Connection, { last, isInDoubt }: Course, thrown: unknown): StepFailure {
	if (thrown instanceof StepFailure) return thrown;
	if (!(thrown instanceof Interrupted))
		return ownFault(connection, thrown, isInDoubt ? 'all' : (last?.sent ?? 'nothing'));
	throw new Interrupted(isInDoubt ? 'all' : thrown.sent, thrown.reason);
}

/** Lets the time that is left end what has no other bound: retries without a number. */
function startDeadline(
	{ clock }: Connection,
	{ signal, leftMs, patience }: RequestSpec,
): { signal: AbortSignal; stop(): void } {
	if (patience !== 'to-deadline') return { signal, stop() {} };
	const controller = new AbortController();
	const ms = Math.min(Math.max(0, leftMs()), LONGEST_TIMER_MS);
	const { stop } = clock.watchdog(ms, () => controller.abort(new DeadlineReached()));
	return { signal: AbortSignal.any([signal, controller.signal]), stop };
}

/** The try after which there is a pause. */
export interface Failed {
	readonly attempt: TryResult;
	/** How many tries there were in a row, this one included. */
	readonly tries: number;
	/** What happened, in words. */
	readonly happened: string;
	readonly patience?: RequestSpec['patience'];
}

/**
 * Waits before the next try: a backoff, or what `Retry-After` asks for.
 * @returns the failure where that is longer than what is left of the time; then it has not waited.
 * @throws Interrupted
 */
export async function waitBeforeRetry(
	{ clock, note }: Connection,
	{ what, leftMs, signal, limit }: CallOptions & Pick<RequestSpec, 'what'>,
	{ attempt, tries, happened, patience }: Failed,
): Promise<StepFailure | undefined> {
	const headers = attempt.kind === 'response' ? attempt.headers : {};
	const floor = parseRetryAfter(headers['retry-after'], headers.date) ?? 0;
	const left = Math.max(0, leftMs());
	if (floor > left) return waitTooLong(what, attempt, { askedMs: floor, leftMs: left, limit });
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
