import { hasEnded, INVOCATION_STATUSES, type InvocationRecord } from '../../domain/records/invocation.ts';
import { AppLog } from '../step/app-log.ts';
import { poll } from '../step/poll.ts';
import { type KnownStatuses, StatusLines } from '../step/status-lines.ts';
import type { TimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';
import type { InvokeInputs } from './inputs.ts';
import { type InvokeReport, invokeOutputs } from './report.ts';
import type { Sessions } from './sessions.ts';

/** Milliseconds between two signs of life in the log, and between two polls at most. */
const HEARTBEAT_MS = 30_000;
const POLL_INTERVAL_MS = 2_000;

const STATUSES: KnownStatuses = {
	isUnknown: (status) => !INVOCATION_STATUSES.some((known) => known === status),
	tones: { succeeded: 'good', failed: 'bad' },
};

/**
 * Polls the record until the action has ended, well or not.
 * @throws StepFailure for what makes polling useless; the signal's reason at the time-out or a cancel.
 */
export async function waitForInvocation(
	{ created, isAdopted }: { readonly created: InvocationRecord; readonly isAdopted: boolean },
	{ streamLogs }: InvokeInputs,
	report: InvokeReport,
	{ limit, sessions }: { readonly limit: TimeLimit; readonly sessions: Sessions },
	edges: InvokeEdges,
): Promise<void> {
	const { clock, invocations, log, outputs } = edges;
	const { elapsed } = limit;
	const status = new StatusLines(STATUSES, { log, elapsed });
	const stopHeartbeat = clock.every(HEARTBEAT_MS, () => status.heartbeat());
	// Only the name of the operation differs from that of a deployment.
	const events = { ...edges, deployments: { follow: invocations.follow } };
	const appLog = streamLogs === 'auto' ? new AppLog(created.id, events, limit) : undefined;
	/** @returns whether this is the end. */
	const takeIn = (record: InvocationRecord): boolean => {
		Object.assign(report, { record, tookMs: elapsed() });
		outputs.set(invokeOutputs(report));
		status.note(record);
		return hasEnded(record);
	};
	const polled = {
		made: 'invocation',
		get(options: TimeLimit) {
			const asking = invocations.get(created.id, options);
			appLog?.begin();
			sessions.look();
			return asking;
		},
		intervalMs: POLL_INTERVAL_MS,
	} as const;
	try {
		// The list may be behind: status and output of one that was found there are those of its own record.
		if (!isAdopted && takeIn(created)) return await appLog?.drain();
		for await (const record of poll(polled, limit, edges)) if (takeIn(record)) return await appLog?.drain();
	} finally {
		stopHeartbeat();
		await Promise.all([appLog?.end(), sessions.end()]);
		if (appLog !== undefined) report.lastLines = appLog.lastLines;
	}
}
