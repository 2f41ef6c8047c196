import { anySignal } from 'any-signal';
import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted } from '../../domain/failures/interruption.ts';
import type { Progress } from '../../domain/records/deployment.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { Runner } from '../../runner/runner.ts';
import type { DeploymentEventsRequest } from '../../service/events/log-events.ts';
import type { AppLog } from './app-log.ts';
import { causeOf } from './blame.ts';
import { Alarm, type Polled, poll } from './poll.ts';
import { atMost, type TimeLimit } from './time-limit.ts';

/** What is waited for, and how. */
export interface Waiting<R> extends Polled<R> {
	/** Its record as the creation has told it; undefined where its own has to be asked for first. */
	readonly created?: R | undefined;
	/** What a record means for the wait. */
	readonly judge: (record: R) => Progress;
	/** Follows its stream of events; undefined where nobody asks for that. */
	readonly follow: ((request: DeploymentEventsRequest) => Promise<void>) | undefined;
	readonly appLog: AppLog;
}

/** Milliseconds between two signs of life in the log. */
const HEARTBEAT_MS = 30_000;
/** Milliseconds that the last lines of what has ended are waited for. */
const DRAIN_MS = 3_000;
/** Statuses after which nothing is written any more: of a deployment, and of an invocation. */
const FINAL = ['failed', 'stopped', 'succeeded'];

/**
 * Polls the record until it is judged to be reached. Meanwhile the log tells each change of the status, a sign of life, and
 * the app's own log. What the stream tells decides nothing, but a change in it makes the next poll immediate.
 * @returns the last record.
 * @throws StepFailure for what makes polling useless; Interrupted.
 */
export async function waitFor<R extends { readonly status: string; readonly statusReason: string }>(
	{ created, judge, follow, appLog, ...polled }: Waiting<R>,
	limit: TimeLimit,
	edges: Pick<Runner, 'clock' | 'cancel' | 'log'>,
): Promise<R> {
	const { clock, log } = edges;
	const time = () => formatDuration(limit.elapsed());
	let status = ''; // the last one that was read
	let hasWarned = false;

	const isLast = (record: R) => {
		if (record.status !== status && record.status !== '') {
			const reason = record.statusReason === '' ? '' : `: ${causeOf(record.statusReason)}`;
			log.info(`${status === '' ? '' : `${status} → `}${record.status} after ${time()}${reason}`);
			status = record.status;
		}
		const progress = judge(record);
		if (progress === 'unknown-status' && !hasWarned) {
			log.warning(`The service reports an unknown status, "${status}". The step keeps waiting until "timeout".`);
			hasWarned = true;
		}
		return progress === 'reached';
	};

	const alarm = new Alarm();
	const stop = new AbortController();
	let following: Promise<void> | undefined;
	const begin = () => {
		following ??= follow?.({
			signal: anySignal([limit.signal, stop.signal]),
			leftMs: limit.leftMs,
			take(event) {
				if (event.kind === 'log') appLog.add(event.line);
				if (event.kind !== 'state') return false;
				if (event.status !== status) alarm.ring();
				return FINAL.includes(event.status);
			},
		}).catch((thrown: unknown) => {
			if (thrown instanceof Interrupted) return;
			log.debug(`The step no longer follows the app's log: ${(thrown as Error).message}`);
		});
	};
	const stopHeartbeat = clock.every(HEARTBEAT_MS, () =>
		log.info(`Still ${status || 'waiting for a status'} after ${time()}`),
	);
	try {
		if (created !== undefined && isLast(created)) return created;
		const polling = poll(polled, isLast, limit, edges, alarm);
		begin(); // the first poll goes out before anything else
		return await polling;
	} finally {
		stopHeartbeat();
		if (FINAL.includes(status)) {
			begin();
			await atMost(DRAIN_MS, following, edges);
		}
		stop.abort(new Interrupted('cancel')); // the following alone
		await following;
	}
}

/**
 * The failure of a wait that was interrupted. A status that no poll could read since is not said to be the present one.
 * @param what is waited for, with its id and the last status that was read.
 * @param left what becomes of it now, as a sentence.
 * @param check what to check, as the beginning of a sentence.
 */
export function waitFailure(
	{ by, lastProblem }: Interrupted,
	what: 'Deployment' | 'Invocation',
	{ id, status }: { readonly id: string; readonly status: string },
	{ timeoutMs, left, check }: { readonly timeoutMs: number; readonly left: string; readonly check: string },
): StepFailure {
	const shown = `"${status || 'unknown'}"`;
	if (by === 'cancel') {
		const was = lastProblem === undefined ? `was ${shown}` : `was last seen as ${shown} (since then: ${lastProblem})`;
		return new StepFailure({
			kind: 'cancelled',
			message: `The run was cancelled while ${what.toLowerCase()} ${id} ${was}. ${left}`,
			advice: `${check} before you try again.`,
		});
	}
	const time = formatDuration(timeoutMs);
	const is =
		lastProblem === undefined
			? `is still ${shown} after ${time} ("timeout")`
			: `was last seen as ${shown}; its status could not be read again before "timeout" (${time}) ended: ${lastProblem}`;
	return new StepFailure({
		kind: 'timeout',
		message: `${what} ${id} ${is}. ${left}`,
		advice: `${check} before you try again, and raise "timeout" if it needs more time.`,
	});
}
