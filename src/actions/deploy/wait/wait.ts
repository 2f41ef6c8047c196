import { StepFailure } from '../../../domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import type { SeenRecord } from '../../../service/deployment.ts';
import { FollowedLog } from '../../step/follow-log.ts';
import { isTolerable, NO_POLLS, pollDelay, recordPoll, UNSEEN_GRACE_MS } from '../../step/polling.ts';
import { startTimeLimit, type TimeLimit } from '../../step/time-limit.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { DeployRun } from '../run.ts';
import { type Look, lookAt } from './look.ts';
import { StatusWatch } from './status-watch.ts';
import { lostFailure, senselessFailure, unreadFailure } from './wait-failure.ts';

/** Milliseconds between two "still waiting" lines in the log. */
const HEARTBEAT_MS = 30_000;

/**
 * Polls the record until `wait-until` is reached.
 * @throws StepFailure `failed`, `stopped`, or the failure that ended polling; the signal's reason at the deadline or a cancel.
 */
export async function wait(run: DeployRun, created: DeploymentRecord): Promise<void> {
	const { inputs, edges, update } = run;
	const { clock, log } = edges;
	run.enter({ kind: 'waiting', id: created.id, status: created.status, timeoutMs: inputs.timeoutMs });
	const limit = startTimeLimit(edges, inputs.timeoutMs);
	const watch = new StatusWatch(inputs, { elapsed: limit.elapsed, log, update });
	const stopHeartbeat = clock.every(HEARTBEAT_MS, () => watch.heartbeat());
	const appLog = isStreamed(inputs) ? new FollowedLog(created.id, edges, limit) : undefined;
	try {
		if (watch.isOver(created)) return;
		for await (const record of records(run, created.id, limit, () => appLog?.begin())) {
			if (watch.isOver(record)) return;
		}
	} catch (thrown) {
		if (isEnd(thrown)) await appLog?.drain();
		if (appLog !== undefined) update({ appLog: appLog.lastLines });
		throw thrown;
	} finally {
		stopHeartbeat();
		await appLog?.end();
	}
}

/**
 * Polls without end, and yields each record.
 * @param begun called right after each poll is sent, so that the first poll goes out before anything else.
 * @throws StepFailure if polling can no longer succeed.
 */
async function* records(
	{ inputs, edges }: DeployRun,
	id: string,
	limit: TimeLimit,
	begun: () => void,
): AsyncGenerator<DeploymentRecord> {
	const { clock, deployments, log } = edges;
	let history = NO_POLLS;
	let last: SeenRecord | undefined;
	let isUnseenLogged = false;
	for (;;) {
		const looking = lookAt(deployments, id, { ...limit, last });
		begun();
		const look = await looking;
		if (look.kind === 'refused' || look.kind === 'too late') throw unreadFailure(look.failure);
		history = recordPoll(history, look.kind);
		if (look.kind === 'record') {
			last = look;
			yield look.record;
		} else {
			if (!isTolerable(history, limit.elapsed())) throw uselessFailure(id, look);
			if (look.kind === 'missing' && !history.everSeen && !isUnseenLogged) {
				isUnseenLogged = true;
				log.info(`The service does not know the deployment yet: asking for up to ${UNSEEN_GRACE_MS / 1_000} s`);
			}
			const why = look.kind === 'malformed' ? look.why : 'no such deployment (yet)';
			log.debug(`The status could not be read: ${why}`);
		}
		await clock.sleep(pollDelay(limit.elapsed(), inputs.pollIntervalMs, clock.random()), limit.signal);
	}
}

function uselessFailure(id: string, look: Extract<Look, { kind: 'missing' | 'malformed' }>): StepFailure {
	return look.kind === 'missing' ? lostFailure(look.failure) : senselessFailure(id, look.why);
}

/** Whether to follow the app's log; not if the step does not wait for the app. */
function isStreamed({ streamLogs, waitUntil }: DeployInputs): boolean {
	return streamLogs === 'auto' && waitUntil !== 'created';
}

/** Whether the record showed that the deployment has ended. Any other error only ends the wait. */
function isEnd(thrown: unknown): boolean {
	return thrown instanceof StepFailure && (thrown.kind === 'failed' || thrown.kind === 'stopped');
}
