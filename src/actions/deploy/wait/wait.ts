import { anySignal } from 'any-signal';
import { StepFailure } from '../../../domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import type { SeenRecord } from '../../../service/deployment.ts';
import type { FollowedLog } from '../../step/follow-log.ts';
import { pollRecords } from '../../step/poll-records.ts';
import { startTimeLimit, type TimeLimit } from '../../step/time-limit.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { DeployRun, OwnDeployment, SelectedApp } from '../run.ts';
import type { Reached } from '../steps/name-apps.ts';
import { openAppStream } from './app-stream.ts';
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
	const cancel = anySignal(ends);
	const limit = startTimeLimit({ clock, cancel }, inputs.timeoutMs);
	const watch = new StatusWatch(inputs, { elapsed: limit.elapsed, log, update });
	const stopHeartbeat = clock.every(HEARTBEAT_MS, () => watch.heartbeat());
	const stream = isStreamed(inputs) ? openAppStream(run, created.id, limit) : undefined;
	const polls = records(run, created.id, limit, { cancel, appLog: stream?.log });
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

/** Polls the record; see pollRecords. */
function records(
	{ inputs, edges }: DeployRun,
	id: string,
	limit: TimeLimit,
	{ cancel, appLog }: { readonly cancel: AbortSignal; readonly appLog: FollowedLog | undefined },
): AsyncGenerator<DeploymentRecord, never> {
	/** What the next poll may refer to. */
	let last: SeenRecord | undefined;
	const get = async (options: TimeLimit) => {
		const poll = await edges.deployments.get(id, { ...options, last, patience: 'to-deadline' });
		if (poll.kind === 'record') last = poll;
		return poll;
	};
	const polled = { made: 'deployment', id, get, intervalMs: inputs.pollIntervalMs, appLog } as const;
	return pollRecords(polled, limit, { ...edges, cancel });
}

/** Whether to follow the app's log; not if the step does not wait for the app. */
function isStreamed({ streamLogs, waitUntil }: DeployInputs): boolean {
	return streamLogs === 'auto' && waitUntil !== 'created';
}

/** Whether the record showed that the deployment has ended. Any other error only ends the wait. */
function isEnd(thrown: unknown): thrown is StepFailure {
	return thrown instanceof StepFailure && (thrown.kind === 'failed' || thrown.kind === 'stopped');
}
