import { anySignal } from 'any-signal';
import { StepFailure } from '../../../domain/failures/failure.ts';
import { interruptedSince } from '../../../domain/failures/interruption.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import type { SeenRecord } from '../../../service/deployment.ts';
import { lostFailure, senselessFailure, unreadFailure } from '../../step/poll-failure.ts';
import { isTolerable, NO_POLLS, pollDelay, recordPoll, UNSEEN_GRACE_MS } from '../../step/polling.ts';
import { startTimeLimit, type TimeLimit } from '../../step/time-limit.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { DeployRun, OwnDeployment, SelectedApp } from '../run.ts';
import type { Reached } from '../steps/name-apps.ts';
import { type AppStream, openAppStream } from './app-stream.ts';
import { type Look, lookAt } from './look.ts';
import { onItsLine } from './on-its-line.ts';
import { StatusWatch } from './status-watch.ts';

/** Milliseconds between two "still waiting" lines in the log. */
const HEARTBEAT_MS = 30_000;

/**
 * Polls the record until `wait-until` is reached.
 * @param app what was deployed: an error of the app is put on its line of it.
 * @throws StepFailure `failed`, `stopped`, or the failure that ended polling; the signal's reason at the deadline, a cancel,
 * or where the response to the request contradicts the list.
 */
export async function wait(
	run: DeployRun,
	app: SelectedApp,
	{ record: created, isRecognised, openRequest }: OwnDeployment,
): Promise<Reached> {
	const { inputs, edges, update } = run;
	const { clock, log } = edges;
	run.enter({ kind: 'waiting', id: created.id, status: created.status, timeoutMs: inputs.timeoutMs });
	const ends = [edges.cancel, ...(openRequest === undefined ? [] : [openRequest.contradicted])];
	const limit = startTimeLimit({ clock, cancel: anySignal(ends) }, inputs.timeoutMs);
	const watch = new StatusWatch(inputs, { elapsed: limit.elapsed, log, update });
	const stopHeartbeat = clock.every(HEARTBEAT_MS, () => watch.heartbeat());
	const stream = isStreamed(inputs) ? openAppStream(run, created.id, limit) : undefined;
	const polls = records(run, created.id, limit, stream?.log);
	let record = created;
	try {
		// The list identifies it, but may be behind: its status is that of its own record.
		if (isRecognised && inputs.waitUntil !== 'created') record = (await polls.next()).value;
		while (!watch.isOver(record)) record = (await polls.next()).value;
		return { record, apps: stream?.apps ?? [] };
	} catch (thrown) {
		if (isEnd(thrown)) await stream?.log.drain();
		if (stream !== undefined) update({ appLog: stream.log.lastLines });
		if (!isEnd(thrown) || thrown.kind !== 'failed') throw thrown;
		throw onItsLine(thrown, app, record.statusReason, stream?.log.searchedLines ?? []);
	} finally {
		stopHeartbeat();
		await stream?.end();
	}
}

/**
 * Polls without end, and yields each record.
 * @param appLog is asked for right after a poll is sent, so that the first poll goes out before anything else.
 * @throws StepFailure if polling can no longer succeed.
 */
async function* records(
	{ inputs, edges }: DeployRun,
	id: string,
	limit: TimeLimit,
	appLog: AppStream['log'] | undefined,
): AsyncGenerator<DeploymentRecord, never> {
	const { clock, deployments, log } = edges;
	let history = NO_POLLS;
	let last: SeenRecord | undefined;
	let isUnseenLogged = false;
	/** Why the last poll was no record. */
	let since: string | undefined;
	const interrupted = (thrown: unknown): never => {
		throw interruptedSince(thrown, since);
	};
	for (;;) {
		const looking = lookAt(deployments, id, { ...limit, last }).catch(interrupted);
		appLog?.begin();
		const look = await looking;
		if (look.kind === 'refused' || look.kind === 'too late') throw unreadFailure('deployment', look.failure);
		const wasMissing = history.last === 'missing';
		history = recordPoll(history, look.kind);
		if (look.kind === 'record') {
			if (wasMissing) appLog?.again();
			last = look;
			since = undefined;
			yield look.record;
		} else {
			if (!isTolerable(history, limit.elapsed())) throw uselessFailure(id, look);
			if (look.kind === 'missing' && !history.everSeen && !isUnseenLogged) {
				isUnseenLogged = true;
				log.info(`The service does not know the deployment yet: asking for up to ${UNSEEN_GRACE_MS / 1_000} s`);
			}
			since = look.kind === 'malformed' ? look.why : 'the service responded with 404';
			log.debug(`The status could not be read: ${since}`);
		}
		await clock
			.sleep(pollDelay(limit.elapsed(), inputs.pollIntervalMs, clock.random()), limit.signal)
			.catch(interrupted);
	}
}

function uselessFailure(id: string, look: Extract<Look, { kind: 'missing' | 'malformed' }>): StepFailure {
	return look.kind === 'missing'
		? lostFailure('deployment', look.failure)
		: senselessFailure('deployment', id, look.why);
}

/** Whether to follow the app's log; not if the step does not wait for the app. */
function isStreamed({ streamLogs, waitUntil }: DeployInputs): boolean {
	return streamLogs === 'auto' && waitUntil !== 'created';
}

/** Whether the record showed that the deployment has ended. Any other error only ends the wait. */
function isEnd(thrown: unknown): thrown is StepFailure {
	return thrown instanceof StepFailure && (thrown.kind === 'failed' || thrown.kind === 'stopped');
}
