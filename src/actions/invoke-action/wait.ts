import { StepFailure } from '../../domain/failures/failure.ts';
import { hasEnded, type InvocationRecord } from '../../domain/records/invocation.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { Log, Tone } from '../../runner/log.ts';
import { FollowedLog } from '../step/follow-log.ts';
import { isTolerable, NO_POLLS, pollDelay, recordPoll } from '../step/polling.ts';
import type { TimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';
import { lostFailure, senselessFailure, unreadFailure } from './failures.ts';
import type { InvokeInputs } from './inputs.ts';
import type { Update } from './report.ts';
import type { Sessions } from './sessions.ts';

/** Milliseconds between two signs of life in the log. */
const HEARTBEAT_MS = 30_000;
/** Milliseconds between two polls at most. */
const POLL_INTERVAL_MS = 2_000;

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
	const status = new StatusLines(log, elapsed);
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
	try {
		// The list identifies it, but may be behind or leave fields out: status and output are those of its own record.
		if (!isAdopted && takeIn(created)) return await appLog?.drain();
		for (let history = NO_POLLS; ; ) {
			const asking = invocations.get(created.id, limit);
			appLog?.begin(); // beside the first poll, which goes out first
			sessions.look();
			const poll = await asking.catch((thrown: unknown) => {
				throw thrown instanceof StepFailure ? unreadFailure(thrown) : thrown;
			});
			history = recordPoll(history, poll.kind);
			if (poll.kind === 'record') {
				if (takeIn(poll.record)) return await appLog?.drain();
			} else {
				if (!isTolerable(history, elapsed()))
					throw poll.kind === 'missing' ? lostFailure(poll.failure) : senselessFailure(created.id, poll.why);
				const why = poll.kind === 'missing' ? 'no such invocation (yet)' : poll.why;
				log.debug(`The status could not be read: ${why}`);
			}
			await clock.sleep(pollDelay(elapsed(), POLL_INTERVAL_MS, clock.random()), signal);
		}
	} finally {
		stopHeartbeat();
		await Promise.all([appLog?.end(), sessions.end()]);
		if (appLog !== undefined) update({ lastLines: appLog.lastLines });
	}
}

const TONES: Readonly<Record<string, Tone>> = { succeeded: 'good', failed: 'bad' };
const KNOWN = ['queued', 'running', 'succeeded', 'failed'];

/** Tells the status from record to record: one line of the log a transition. */
class StatusLines {
	readonly #log: Log;
	readonly #elapsed: () => number;
	#status = '';
	#warned = false;

	constructor(log: Log, elapsed: () => number) {
		this.#log = log;
		this.#elapsed = elapsed;
	}

	note({ status, statusReason }: InvocationRecord): void {
		if (status === this.#status || status === '') return;
		const from = this.#status === '' ? '' : `${this.#status} → `;
		const reason = statusReason === '' ? '' : `: ${statusReason}`;
		this.#log.info(`${from}${status} after ${formatDuration(this.#elapsed())}${reason}`, TONES[status]);
		this.#status = status;
		if (KNOWN.includes(status) || this.#warned) return;
		this.#warned = true;
		this.#log.warning(
			`The service reports a status that this action does not know: "${status}". It goes on polling until "timeout".`,
		);
	}

	heartbeat(): void {
		this.#log.info(`Still ${this.#status || 'waiting for a status'} after ${formatDuration(this.#elapsed())}`, 'quiet');
	}
}
