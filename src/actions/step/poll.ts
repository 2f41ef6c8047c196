import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted } from '../../domain/failures/interruption.ts';
import type { Made, Parsed } from '../../domain/records/id.ts';
import { isOwnError } from '../../domain/records/service-error.ts';
import { withoutStop } from '../../domain/text/format.ts';
import type { Runner } from '../../runner/runner.ts';
import { atMost, startTimeLimit, type TimeLimit } from './time-limit.ts';

/** What is polled, and how. */
export interface Polled<R> {
	readonly made: Made;
	/** @throws StepFailure where no response came, or a refusal; Interrupted. */
	readonly get: (limit: TimeLimit) => Promise<Parsed<R>>;
	/** The longest pause between two polls, in milliseconds. */
	readonly intervalMs: number;
}

/** Milliseconds that refusals are ridden out: the service's 404 from the creation, a gateway's from the last record. */
export const GRACE_MS = 60_000;
/** The shortest of the first pauses, in milliseconds. */
const FIRST_PAUSE_MS = 500;
/** The first milliseconds, in which there are at most so many polls, whatever the alarm says. */
const EARLY_MS = 2_000;
const MOST_EARLY = 4;
/** Milliseconds for one more poll when the time is over. Most take 200 ms, a new connection included; a busy service takes more. */
const LAST_POLL_MS = 2_000;
/** Milliseconds between two log lines about polls that bring no record. */
const LOG_EVERY_MS = 30_000;

/**
 * Polls until the awaited record comes. When the time is over it asks once more: what has ended since the last poll has ended
 * in time.
 * @param isLast whether a record is the awaited one.
 * @param edges `cancel` ends the last poll as well.
 * @param alarm ends a pause early.
 * @throws StepFailure where the service refuses; Interrupted at the deadline or a cancel, with what came of the last poll
 * where that was no record.
 */
export async function poll<R>(
	{ made, get, intervalMs }: Polled<R>,
	isLast: (record: R) => boolean,
	limit: TimeLimit,
	edges: Pick<Runner, 'clock' | 'cancel' | 'log'>,
	alarm = new Alarm(),
): Promise<R> {
	const { clock, log } = edges;
	const { elapsed, signal } = limit;
	let readAtMs = 0;
	let sayAtMs = 0;
	/** Why the last poll brought no record, as part of a sentence. */
	let lastProblem: string | undefined;
	try {
		for (let polls = 1; ; polls++) {
			const asked = await ask(get, limit);
			lastProblem = asked.ok ? undefined : asked.why;
			if (asked.ok) {
				if (isLast(asked.record)) return asked.record;
				readAtMs = elapsed();
			} else {
				const { failure } = asked;
				if (failure !== undefined && isVerdict(failure, { sinceCreated: elapsed(), unread: elapsed() - readAtMs }))
					throw refusedPoll(made, failure);
				const say = elapsed() >= sayAtMs ? log.info : log.debug;
				if (elapsed() >= sayAtMs) sayAtMs = elapsed() + LOG_EVERY_MS;
				say(`The status of the ${made} could not be read: ${lastProblem}. Asking again.`);
			}
			const pauseMs = pollPause(elapsed(), intervalMs, clock.random());
			const earlyMs = EARLY_MS - elapsed();
			const isSpent = polls >= MOST_EARLY && earlyMs > 0;
			await (isSpent ? clock.sleep(Math.max(pauseMs, earlyMs), signal) : alarm.pause(clock, pauseMs, signal));
		}
	} catch (thrown) {
		if (!(thrown instanceof Interrupted)) throw thrown;
		lastProblem = thrown.lastProblem ?? lastProblem;
		if (thrown.by === 'deadline') {
			const last = await ask(get, startTimeLimit(edges, LAST_POLL_MS)).catch(() => NO_RESPONSE);
			if (last.ok && isLast(last.record)) return last.record;
			lastProblem = last.ok ? undefined : (lastProblem ?? last.why);
		}
		throw new Interrupted(thrown.by, { lastProblem });
	}
}

/** Ends a pause early, also before it begins. */
export class Alarm {
	#rung = Promise.withResolvers<void>();

	ring(): void {
		this.#rung.resolve();
	}

	/** @throws the signal's reason. */
	async pause(clock: Runner['clock'], ms: number, signal: AbortSignal): Promise<void> {
		await atMost(ms, this.#rung.promise, { clock, cancel: signal });
		signal.throwIfAborted();
		this.#rung = Promise.withResolvers();
	}
}

/**
 * The pause before the next poll, in milliseconds. It grows with the time that the wait has taken; a random part of it
 * keeps runs that began together from polling together.
 * @param random U(0, 1).
 */
export function pollPause(elapsedMs: number, intervalMs: number, random: number): number {
	const pause = Math.max(FIRST_PAUSE_MS, elapsedMs / 12) * (1 + random / 5);
	return elapsedMs < EARLY_MS ? pause : Math.min(intervalMs, pause);
}

const NO_RESPONSE = { ok: false, why: 'the last request got no response' } as const;

/** One poll: the record, or why there is none, with what the request threw. */
async function ask<R>(get: Polled<R>['get'], limit: TimeLimit): Promise<Parsed<R> & { failure?: StepFailure }> {
	try {
		return await get(limit);
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		const { service, message } = thrown;
		const isBrief = service !== undefined && !service.isPage;
		const why = isBrief ? `the service responded with ${service.status}` : withoutStop(message);
		return { ok: false, why, failure: thrown };
	}
}

/** The failure for a poll that the service refuses. Something was made, and may be running: that is said first. */
function refusedPoll(made: Made, failure: StepFailure): StepFailure {
	const begun = made === 'deployment' ? 'The deployment was created and may be running' : 'The action was started';
	const advice = failure.service?.status === 404 ? 'Check it at the service before you try again.' : failure.advice;
	return failure.with({ advice: `${begun}. ${advice}`, retryable: false });
}

/**
 * Whether a poll that brought no record ends the wait. The service's own refusal does (API §7), but for a 404 of something
 * that was just made; a page of a gateway is no verdict on the key unless nothing else comes for a minute.
 */
function isVerdict(
	{ kind, service, cause }: StepFailure,
	{ sinceCreated, unread }: { readonly sinceCreated: number; readonly unread: number },
): boolean {
	if (kind === 'network') return false;
	if (kind !== 'rejected' || cause === 'Retry-After') return true; // a bug of ours, or a wait beyond the time left
	if (service === undefined || service.status < 400 || service.status >= 500) return false;
	if (service.status === 408 || service.status === 429) return false; // too busy
	if (isOwnError(service)) return service.status !== 404 || sinceCreated >= GRACE_MS;
	return [401, 403, 404].includes(service.status) && unread >= GRACE_MS;
}
