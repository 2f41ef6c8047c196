import { StepFailure } from '../../../domain/failures/failure.ts';
import { isFinal } from '../../../domain/records/deployment.ts';
import { Alarm, poll } from '../../step/poll.ts';
import { startTimeLimit, type TimeLimit } from '../../step/time-limit.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { DeployRun, OwnDeployment, SelectedApp } from '../run.ts';
import { missingFailure, missingVariables } from '../steps/env-vars-warnings.ts';
import type { Reached } from '../steps/name-apps.ts';
import { openAppStream } from './app-stream.ts';
import { onItsLine } from './on-its-line.ts';
import { StatusWatch } from './status-watch.ts';

/** Milliseconds between two "still waiting" lines in the log. */
const HEARTBEAT_MS = 30_000;

/**
 * Polls the record until `wait-until` is reached.
 * @param app what was deployed: an error of the app is put on its line of it.
 * @throws StepFailure `failed`, `stopped`, or the failure that ended polling; the signal's reason at the deadline or a
 * cancel.
 */
export async function wait(
	run: DeployRun,
	app: SelectedApp,
	{ record: created, isAdopted }: OwnDeployment,
): Promise<Reached> {
	const { inputs, edges, update } = run;
	const { clock, log } = edges;
	run.enter({ kind: 'waiting', id: created.id, status: created.status, timeoutMs: inputs.timeoutMs });
	const limit = startTimeLimit(edges, inputs.timeoutMs);
	const watch = new StatusWatch(inputs, { elapsed: limit.elapsed, log, update });
	const stopHeartbeat = clock.every(HEARTBEAT_MS, () => watch.heartbeat());
	const alarm = new Alarm();
	let record = created;
	/** A change that the stream tells makes the next poll immediate; the record still decides. */
	const onState = (status: string) => {
		if (status !== record.status) alarm.ring();
	};
	const stream = isStreamed(inputs) ? openAppStream(run, created.id, limit, onState) : undefined;
	const get = async (options: TimeLimit) => {
		const asking = edges.deployments.get(created.id, { ...options, patience: 'to-deadline' });
		stream?.log.begin(); // the first poll goes out before anything else
		return asking;
	};
	const polls = poll({ made: 'deployment', get, intervalMs: inputs.pollIntervalMs, alarm }, limit, edges);
	try {
		// The list identifies it, but may be behind: its status is that of its own record.
		if (isAdopted) record = (await polls.next()).value;
		while (!watch.isOver(record)) record = (await polls.next()).value;
		const missing = missingVariables(inputs.envVars, record);
		if (missing.length > 0) throw missingFailure(missing, record, inputs.envVarsEncoding);
		return { record, apps: stream?.apps ?? [] };
	} catch (thrown) {
		const hasEnded = thrown instanceof StepFailure && isFinal(record.status);
		if (hasEnded) await stream?.log.drain();
		if (stream !== undefined) update({ appLog: stream.log.lastLines });
		if (!hasEnded || thrown.kind !== 'failed') throw thrown;
		throw onItsLine(thrown, app, record.statusReason, stream?.log.searchedLines ?? []);
	} finally {
		stopHeartbeat();
		await stream?.end();
	}
}

/** Whether to follow the app's log; not if the step does not wait for the app. */
function isStreamed({ streamLogs, waitUntil }: DeployInputs): boolean {
	return streamLogs === 'auto' && waitUntil !== 'created';
}
