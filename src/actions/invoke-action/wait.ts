import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted, interruptedSince, interruptionOf } from '../../domain/failures/interruption.ts';
import { hasEnded, INVOCATION_STATUSES, type InvocationRecord } from '../../domain/records/invocation.ts';
import { FollowedLog } from '../step/follow-log.ts';
import { lostFailure, senselessFailure, unreadFailure } from '../step/poll-failure.ts';
import { isTolerable, NO_POLLS, pollDelay, recordPoll } from '../step/polling.ts';
import { type KnownStatuses, StatusLines } from '../step/status-lines.ts';
import { startTimeLimit, type TimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';
import type { InvokeInputs } from './inputs.ts';
import type { Update } from './report.ts';
import type { Sessions } from './sessions.ts';

/** Milliseconds between two signs of life in the log. */
const HEARTBEAT_MS = 30_000;
/** Milliseconds between two polls at most. */
const POLL_INTERVAL_MS = 2_000;

const STATUSES: KnownStatuses = {
	isUnknown: (status) => !INVOCATION_STATUSES.some((known) => known === status),
	tones: { succeeded: 'good', failed: 'bad' },
};

/** Milliseconds for one more poll when the time is over. */
const LAST_POLL_MS = 500;

/** The record when the time is over, or undefined where it cannot be read. */
async function lastPoll(id: string, edges: InvokeEdges): Promise<InvocationRecord | undefined> {
	try {
		const poll = await edges.invocations.get(id, startTimeLimit(edges, LAST_POLL_MS, 'the 0.5 s for a last look'));
		return poll.kind === 'record' ? poll.record : undefined;
	} catch (thrown) {
		edges.log.debug(
			`The status could not be read at the end: ${thrown instanceof Error ? thrown.message : typeof thrown}`,
		);
		return undefined;
	}
}

/**
 * Polls the record until the action has ended, well or not.
 * @throws StepFailure for what makes polling useless; the signal's reason at the time-out or a cancel.
 */
export async function waitForInvocation(
	{ created, isAdopted }: { readonly created: InvocationRecord; readonly isAdopted: boolean },
	{ streamLogs }: InvokeInputs,
	edges: InvokeEdges,
	{ limit, sessions, update }: { readonly limit: TimeLimit; readonly sessions: Sessions; readonly update: Update },
): Promise<void> {
	const { clock, invocations, log } = edges;
	const { elapsed, signal } = limit;
	const status = new StatusLines(STATUSES, { log, elapsed });
	const stopHeartbeat = clock.every(HEARTBEAT_MS, () => status.heartbeat());
	// Only the name of the operation differs from that of a deployment.
	const events = { ...edges, deployments: { follow: invocations.follow } };
	const appLog = streamLogs === 'auto' ? new FollowedLog(created.id, events, limit) : undefined;
	/** @returns whether this is the end. */
	const takeIn = (record: InvocationRecord): boolean => {
		update({ record, tookMs: elapsed() });
		status.note(record);
		return hasEnded(record);
	};
	/** Why the last poll was no record. */
	let since: string | undefined;
	try {
		// The list identifies it, but may be behind or leave fields out: status and output are those of its own record.
		if (!isAdopted && takeIn(created)) return await appLog?.drain();
		for (let history = NO_POLLS; ; ) {
			const asking = invocations.get(created.id, limit);
			appLog?.begin(); // beside the first poll, which goes out first
			sessions.look();
			const poll = await asking.catch((thrown: unknown) => {
				throw thrown instanceof StepFailure ? unreadFailure('invocation', thrown) : thrown;
			});
			const wasMissing = history.last === 'missing';
			history = recordPoll(history, poll.kind);
			if (poll.kind === 'record') {
				since = undefined;
				if (wasMissing) appLog?.again();
				if (takeIn(poll.record)) return await appLog?.drain();
			} else {
				if (!isTolerable(history, elapsed()))
					throw poll.kind === 'missing'
						? lostFailure('invocation', poll.failure)
						: senselessFailure('invocation', created.id, poll.why);
				since = poll.kind === 'missing' ? 'the service responded with 404' : poll.why;
				log.debug(`The status could not be read: ${since}`);
			}
			await clock.sleep(pollDelay(elapsed(), POLL_INTERVAL_MS, clock.random()), signal);
		}
	} catch (thrown) {
		const ended = interruptedSince(thrown, since);
		if (interruptionOf(ended)?.by !== 'deadline') throw ended;
		// It may have ended since the last poll.
		const last = await lastPoll(created.id, edges);
		if (last === undefined) throw ended;
		// What had failed before it is over: the time alone has ended the wait.
		if (!takeIn(last)) throw ended instanceof Interrupted ? ended.reason : ended;
		return await appLog?.drain();
	} finally {
		stopHeartbeat();
		await Promise.all([appLog?.end(), sessions.end()]);
		if (appLog !== undefined) update({ lastLines: appLog.lastLines });
	}
}
