import { StepFailure } from '../../../domain/failures/failure.ts';
import type { AppNames } from '../../../domain/records/app.ts';
import { type DeploymentRecord, isFinal, judgeStatus } from '../../../domain/records/deployment.ts';
import type { DeploymentEventsRequest } from '../../../service/events/log-events.ts';
import { AppLog, MOST_SHOWN } from '../../step/app-log.ts';
import { findFrame, withOwnFrames } from '../../step/blame.ts';
import { Alarm, poll } from '../../step/poll.ts';
import { StatusLines } from '../../step/status-lines.ts';
import { startTimeLimit, type TimeLimit } from '../../step/time-limit.ts';
import { adviceIfLeftOut, endedFailure } from '../failures.ts';
import type { DeployRun, SelectedApp } from '../run.ts';
import { addApps } from './apps.ts';
import { missingFailure, missingVariables } from './variables.ts';

/** Milliseconds between two "still waiting" lines in the log. */
const HEARTBEAT_MS = 30_000;

/**
 * Polls the record until `wait-until` is reached. What was adopted is followed until it runs: only then GET /apps tells of it.
 * @param app what was deployed: an error of the app is put on its line of it.
 * @throws StepFailure `failed`, `stopped`, or the failure that ended polling; the signal's reason at the deadline or a cancel.
 */
export async function wait(run: DeployRun, app: SelectedApp, created: DeploymentRecord): Promise<DeploymentRecord> {
	const { inputs, edges, report } = run;
	const { clock, log } = edges;
	const { isAdopted } = report.now;
	const until = isAdopted ? 'running' : inputs.waitUntil;
	const limit = startTimeLimit(edges, inputs.timeoutMs);
	const isUnknown = (status: string) => judgeStatus(status, until) === 'unknown-status';
	const statusLines = new StatusLines(isUnknown, { log, elapsed: limit.elapsed });
	const stopHeartbeat = clock.every(HEARTBEAT_MS, () => statusLines.heartbeat());
	let record = created;
	/** @returns whether `wait-until` is reached. @throws StepFailure where it never will be. */
	const isOver = (): boolean => {
		const isQueued = record.status === '' || record.status === 'queued';
		const { queue = 0 } = report.now.timings;
		report.add({ record, timings: isQueued ? { queue: limit.elapsed() } : { start: limit.elapsed() - queue } });
		statusLines.note(record);
		const progress = judgeStatus(record.status, until);
		if (progress === 'reached') return true;
		if (progress !== 'failed' && progress !== 'stopped') {
			report.show();
			return false;
		}
		throw endedFailure(progress, record, inputs.app.kind === 'directory' ? inputs.app.entrypoint : undefined);
	};
	const isFollowed = inputs.streamLogs === 'auto' && until !== 'created'; // not if nothing is awaited of the app
	const alarm = new Alarm();
	/** A change that the stream tells makes the next poll immediate; the record still decides. */
	const onStatus = (status: string) => {
		if (status !== record.status) alarm.ring();
	};
	const appLog = isFollowed ? openLog(run, created.id, limit, onStatus) : undefined;
	const get = async (options: TimeLimit) => {
		const asking = edges.deployments.get(created.id, options);
		appLog?.begin(); // the first poll goes out before anything else
		return asking;
	};
	const polls = poll({ made: 'deployment', get, intervalMs: inputs.pollIntervalMs, alarm }, limit, edges);
	try {
		// The list identifies it, but may be behind: its status is that of its own record.
		if (isAdopted) record = (await polls.next()).value;
		while (!isOver()) record = (await polls.next()).value;
		const missing = missingVariables(inputs.envVars, record);
		if (missing.length > 0) throw missingFailure(missing, record, inputs.envVarsEncoding);
		return record;
	} catch (thrown) {
		const hasEnded = thrown instanceof StepFailure && isFinal(record.status);
		if (hasEnded) await appLog?.drain();
		const lines = appLog?.lastLines ?? [];
		const isFile = isPackaged(app);
		if (appLog !== undefined) report.add({ appLog: withOwnFrames(lines.slice(-MOST_SHOWN), isFile) });
		if (!hasEnded || thrown.kind !== 'failed') throw thrown;
		const all = [...lines, ...record.statusReason.split('\n')];
		throw thrown.with({ ...findFrame(all, isFile), ...adviceIfLeftOut(all, report.now.leftOut) });
	} finally {
		stopHeartbeat();
		await appLog?.end();
	}
}

/** What the deployment's stream tells beside the status: the app's log, which is kept in a file too, and its names. */
function openLog(run: DeployRun, id: string, limit: TimeLimit, onStatus: (status: string) => void): AppLog {
	const { edges, report } = run;
	const file = edges.lineFile('app-log', "The app's log");
	const apps = new Map<string, AppNames>(); // by name: a stream that is opened again may tell everything again
	const follow = (request: DeploymentEventsRequest) => edges.deployments.follow(id, request);
	return new AppLog(follow, edges, limit, (event) => {
		if (event.kind === 'state') onStatus(event.status);
		if (event.kind === 'app') {
			apps.set(event.app.name, event.app);
			addApps(run, [...apps.values()]);
		}
		if (event.kind !== 'log') return;
		if (file.add(event.line) && report.now.appLogFile === undefined) report.add({ appLogFile: file.path });
	});
}

/** Whether a path is a file of the package, as far as this step knows its files. */
function isPackaged(app: SelectedApp): (path: string) => boolean {
	const paths = new Set(app.kind === 'directory' ? app.files.map(({ path }) => path) : []);
	return (path) => paths.has(path);
}
