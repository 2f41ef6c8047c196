import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted, interruptedSince, interruptionOf } from '../../domain/failures/interruption.ts';
import type { Made } from '../../domain/records/created.ts';
import type { RunnerEdges } from './edges.ts';
import type { FollowedLog } from './follow-log.ts';
import { lostFailure, senselessFailure, unreadFailure } from './poll-failure.ts';
import { BAD_POLL_MS, isTolerable, NO_POLLS, pollDelay, recordPoll, UNSEEN_GRACE_MS } from './polling.ts';
import { startTimeLimit, type TimeLimit } from './time-limit.ts';

/** The outcome of asking for a record once. */
export type Poll<R> =
	| { readonly kind: 'record'; readonly record: R }
	| { readonly kind: 'missing'; readonly failure: StepFailure }
	| { readonly kind: 'malformed'; readonly why: string };

/** What is polled, and how. */
export interface Polled<R> {
	readonly made: Made;
	readonly id: string;
	/** @throws StepFailure where asking again does not help; Interrupted. */
	readonly get: (limit: TimeLimit) => Promise<Poll<R>>;
	/** The longest pause between two polls, in milliseconds. */
	readonly intervalMs: number;
	/** Is asked for right after the first poll is sent, which goes out before anything else. */
	readonly appLog: FollowedLog | undefined;
	/** Called right after each poll is sent. */
	readonly beside?: () => void;
}

/** Milliseconds for one more poll when the time is over: over the internet it takes some 200 ms, a new connection included. */
const LAST_POLL_MS = 500;

/**
 * Polls without end, and yields each record. When the time is over it asks once more: what has ended since the last poll
 * has ended in time.
 * @param edges `cancel` ends the last poll as well.
 * @throws StepFailure if polling can no longer succeed; the signal's reason at the deadline or a cancel.
 */
export async function* pollRecords<R>(
	polled: Polled<R>,
	limit: TimeLimit,
	edges: Pick<RunnerEdges, 'clock' | 'cancel' | 'log'>,
): AsyncGenerator<R, never> {
	const { made, id, intervalMs, appLog } = polled;
	const { clock, log } = edges;
	let history = NO_POLLS;
	let isUnseenLogged = false;
	/** Why the last poll was no record, as part of a sentence. */
	let since: string | undefined;
	try {
		for (;;) {
			const asking = polled.get(limit);
			appLog?.begin();
			polled.beside?.();
			const poll = await asking.catch((thrown: unknown) => {
				throw thrown instanceof StepFailure ? unreadFailure(made, thrown) : thrown;
			});
			const wasMissing = history.last === 'missing';
			history = recordPoll(history, poll.kind);
			if (poll.kind === 'record') {
				if (wasMissing) appLog?.again();
				since = undefined;
				yield poll.record;
			} else {
				if (!isTolerable(history, limit.elapsed())) throw uselessFailure(made, id, poll);
				if (poll.kind === 'missing' && !history.everSeen && !isUnseenLogged) {
					isUnseenLogged = true;
					log.info(`The service does not know the ${made} yet: asking for up to ${UNSEEN_GRACE_MS / 1_000} s`);
				}
				since = whyNoRecord(poll);
				log.debug(`The status could not be read: ${since}`);
			}
			const delay = pollDelay(limit.elapsed(), intervalMs, clock.random());
			await clock.sleep(history.badPolls === 0 ? delay : Math.max(BAD_POLL_MS, delay), limit.signal);
		}
	} catch (thrown) {
		const ended = interruptedSince(thrown, since);
		if (interruptionOf(ended)?.by !== 'deadline') throw ended;
		const last = await lastPoll(polled, edges);
		if (last.kind !== 'record') throw interruptedSince(ended, whyNoRecord(last));
		yield last.record;
		// What had failed before the last poll is over: the time alone has ended the wait.
		throw ended instanceof Interrupted ? ended.reason : ended;
	}
}

/** Never throws: that the time was over stays what is told. */
async function lastPoll<R>(
	{ get }: Polled<R>,
	{ clock, cancel, log }: Pick<RunnerEdges, 'clock' | 'cancel' | 'log'>,
): Promise<Poll<R>> {
	try {
		return await get(startTimeLimit({ clock, cancel }, LAST_POLL_MS, `the ${LAST_POLL_MS / 1_000} s for a last look`));
	} catch (thrown) {
		log.debug(`The status could not be read at the end: ${thrown instanceof Error ? thrown.message : typeof thrown}`);
		return { kind: 'malformed', why: whyUnread(thrown) };
	}
}

/** What came of the tries of the last poll. */
function whyUnread(thrown: unknown): string {
	const status = thrown instanceof StepFailure ? thrown.service?.status : undefined;
	if (status !== undefined) return `the service responded with ${status}`;
	return (thrown instanceof Interrupted ? thrown.since : undefined) ?? 'the last one had no response';
}

function whyNoRecord<R>(poll: Exclude<Poll<R>, { kind: 'record' }>): string {
	return poll.kind === 'missing' ? 'the service responded with 404' : poll.why;
}

function uselessFailure<R>(made: Made, id: string, poll: Exclude<Poll<R>, { kind: 'record' }>): StepFailure {
	return poll.kind === 'missing' ? lostFailure(made, poll.failure) : senselessFailure(made, id, poll.why);
}
