import { hasEnded, INVOCATION_STATUSES, type InvocationRecord } from '../../domain/records/invocation.ts';
import type { DeploymentEventsRequest } from '../../service/events/log-events.ts';
import { AppLog, MOST_SHOWN } from '../step/app-log.ts';
import { withOwnFrames } from '../step/blame.ts';
import { poll } from '../step/poll.ts';
import { StatusLines } from '../step/status-lines.ts';
import type { TimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';
import type { InvokeReport } from './report.ts';
import type { Sessions } from './sessions.ts';

/** Milliseconds between two signs of life in the log, and between two polls at most. */
const HEARTBEAT_MS = 30_000;
const POLL_INTERVAL_MS = 2_000;

const isUnknown = (status: string) => !INVOCATION_STATUSES.some((known) => known === status);

/**
 * Polls the record until the action has ended, well or not.
 * @returns its last record.
 * @throws StepFailure for what makes polling useless; the signal's reason at the time-out or a cancel.
 */
export async function waitForInvocation(
	id: string,
	report: InvokeReport,
	{ limit, sessions }: { readonly limit: TimeLimit; readonly sessions: Sessions },
	edges: InvokeEdges,
): Promise<InvocationRecord> {
	const { clock, invocations, log } = edges;
	const { elapsed } = limit;
	const status = new StatusLines(isUnknown, { log, elapsed });
	const stopHeartbeat = clock.every(HEARTBEAT_MS, () => status.heartbeat());
	const follow = (request: DeploymentEventsRequest) => invocations.follow(id, request);
	const appLog = report.inputs.streamLogs === 'auto' ? new AppLog(follow, edges, limit) : undefined;
	const polled = {
		made: 'invocation',
		get(options: TimeLimit) {
			const asking = invocations.get(id, options);
			appLog?.begin();
			sessions.look();
			return asking;
		},
		intervalMs: POLL_INTERVAL_MS,
	} as const;
	try {
		for await (const record of poll(polled, limit, edges)) {
			report.record = record;
			report.tookMs = elapsed();
			status.note(record);
			if (!hasEnded(record)) continue;
			await appLog?.drain();
			return record;
		}
		throw new Error('a poll has no end of its own');
	} finally {
		stopHeartbeat();
		await appLog?.end();
		report.lastLines = withOwnFrames((appLog?.lastLines ?? []).slice(-MOST_SHOWN), edges.isFile);
	}
}
