import { type DeploymentRecord, isFinal, judgeStatus } from '../../../domain/records/deployment.ts';
import type { DeploymentEventsRequest } from '../../../service/events/log-events.ts';
import { openAppLog } from '../../step/app-log.ts';
import { startTimeLimit, type TimeLimit } from '../../step/time-limit.ts';
import { waitFor } from '../../step/wait.ts';
import { endedFailure } from '../failures.ts';
import type { DeployRun, SelectedApp } from '../run.ts';
import { addApps } from './apps.ts';
import { missingFailure, missingVariables } from './variables.ts';

/**
 * Polls the record until `wait-until` is reached. What was adopted is followed until it runs: only then GET /apps tells of it.
 * @param app what was deployed: an error of the app is put on its line of it.
 * @throws StepFailure `failed`, `stopped`, or the failure that ended polling; Interrupted.
 */
export async function wait(run: DeployRun, app: SelectedApp, created: DeploymentRecord): Promise<DeploymentRecord> {
	const { inputs, edges, report } = run;
	const { isAdopted } = report.now;
	const until = isAdopted ? 'running' : inputs.waitUntil;
	const limit = startTimeLimit(edges, inputs.timeoutMs);
	const judge = (record: DeploymentRecord) => {
		const isQueued = record.status === '' || record.status === 'queued';
		const { queue = 0 } = report.now.timings;
		report.add({ record, timings: isQueued ? { queue: limit.elapsed() } : { start: limit.elapsed() - queue } });
		const progress = judgeStatus(record.status, until);
		if (progress !== 'reached') report.show();
		return progress;
	};
	const appLog = openAppLog(edges.log, edges.redact, isPackaged(app));
	const isFollowed = inputs.streamLogs === 'auto' && until !== 'created'; // not if nothing is awaited of the app
	const waiting = {
		made: 'deployment',
		get: (options: TimeLimit) => edges.deployments.get(created.id, options),
		intervalMs: inputs.pollIntervalMs,
		// The list identifies what was adopted, but may be behind: its status is that of its own record.
		created: isAdopted ? undefined : created,
		judge,
		follow: isFollowed ? followOf(run, created.id) : undefined,
		appLog,
	} as const;
	const record = await waitFor(waiting, limit, edges).finally(() => report.add({ appLog: appLog.shown() }));
	if (isFinal(record.status)) throw endedFailure(record, appLog, { inputs, leftOut: report.now.leftOut });
	const missing = missingVariables(inputs.envVars, record);
	if (missing.length > 0) throw missingFailure(missing, record, inputs.envVarsEncoding);
	return record;
}

/** Follows what the deployment's stream tells: beside the status the app's log, which is kept in a file too, and its names. */
function followOf(run: DeployRun, id: string) {
	const { edges, report } = run;
	const file = edges.lineFile('app-log', "The app's log");
	return (request: DeploymentEventsRequest) =>
		edges.deployments.follow(id, {
			...request,
			take(event) {
				const isOver = request.take(event);
				if (event.kind === 'app') addApps(run, [event.app]);
				if (event.kind === 'log' && file.add(event.line) && report.now.appLogFile === undefined)
					report.add({ appLogFile: file.path });
				return isOver;
			},
		});
}

/** Whether a path is a file of the package, as far as this step knows its files. */
function isPackaged(app: SelectedApp): (path: string) => boolean {
	let paths: Set<string> | undefined; // made where a log names a file: there may be 100,000
	return (path) => {
		paths ??= new Set(app.kind === 'directory' ? app.files.map((file) => file.path) : []);
		return paths.has(path);
	};
}
