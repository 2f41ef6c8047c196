import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { type Interruption, interruptionOf } from '../../domain/failures/interruption.ts';
import type { DeploymentRecord } from '../../domain/records/deployment.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { cancelledAfter, describeReason, statusAtCancel, statusAtTimeout } from '../step/poll-failure.ts';
import type { DeployReport } from './report/report.ts';

/** What to do where a deployment may exist. */
const LOOK_FIRST = 'Look for it at the service (GET /deployments) before you try again, or you may deploy twice.';

/** Where the job stands; `attaching`: looking for what an earlier attempt left. */
export type Stage = 'preparing' | 'attaching' | 'sending' | 'waiting';

/** The failure kind of an unexpected error at each stage. Once a POST is out it is `ambiguous`; it is never `network`. */
const UNEXPECTED = {
	preparing: 'package',
	attaching: 'ambiguous',
	sending: 'ambiguous',
	waiting: 'ambiguous',
} as const;

/** Turns whatever ended the job early into a failure. @param report what is known by then. */
export function failureOf(thrown: unknown, stage: Stage, report: DeployReport): StepFailure {
	const interruption = interruptionOf(thrown);
	const { record } = report;
	if (interruption === undefined) return toStepFailure(thrown, UNEXPECTED[stage]);
	if (stage !== 'waiting' || record === undefined)
		return interruption.by === 'cancel' ? cancelled(stage, interruption) : toStepFailure(thrown, UNEXPECTED[stage]);
	return interruption.by === 'cancel'
		? cancelledWait(record, interruption)
		: timedOut(record, interruption, report.inputs.timeoutMs);
}

function cancelledWait({ id, status }: DeploymentRecord, { since }: Interruption): StepFailure {
	return new StepFailure({
		kind: 'cancelled',
		message: `The run was cancelled while deployment ${id} ${statusAtCancel(status, since)}. The deployment itself was not stopped.`,
		advice: 'Check the deployment before you try again: it may still start.',
	});
}

function cancelled(stage: Stage, interruption: Interruption): StepFailure {
	if (stage === 'attaching') {
		return new StepFailure({
			kind: 'cancelled',
			message:
				"The run was cancelled while the step was looking for an earlier attempt's deployment. Nothing was sent.",
			advice: 'Run the job again: it will look again.',
		});
	}
	if (stage === 'sending' && interruption.maybeDone) {
		return new StepFailure({
			kind: 'cancelled',
			message: cancelledAfter(interruption, { sent: 'the whole request', maybe: 'the deployment may exist' }),
			advice: LOOK_FIRST,
		});
	}
	return new StepFailure({
		kind: 'cancelled',
		message: `The run was cancelled ${stage === 'sending' ? 'before the request was complete' : 'before anything was sent'}.`,
		advice: 'Nothing was deployed: you can run the job again.',
		retryable: true,
	});
}

function timedOut({ id, status }: DeploymentRecord, { since }: Interruption, timeoutMs: number): StepFailure {
	const outlook = status === 'queued' && since === undefined ? 'may still start' : 'may still be running';
	return new StepFailure({
		kind: 'timeout',
		message: `Deployment ${id} ${statusAtTimeout(status, since, formatDuration(timeoutMs))}. It was not stopped and ${outlook}.`,
		advice: 'Check the deployment before you try again, and raise "timeout" if it needs more time.',
	});
}

/**
 * The failure for a deployment that was created and has failed or was stopped.
 * @param entrypoint the file to annotate when the app failed, if it is in the workspace.
 */
export function endedFailure(
	kind: 'failed' | 'stopped',
	{ id, statusReason }: DeploymentRecord,
	entrypoint: string | undefined,
): StepFailure {
	const reason = describeReason(statusReason);
	if (kind === 'stopped') {
		return new StepFailure({
			kind,
			message: `Deployment ${id} was stopped. ${reason}`,
			advice: 'Find out why it was stopped at the service before you deploy again.',
		});
	}
	const first = statusReason === '' ? "Look at the app's log" : 'Fix the error above';
	return new StepFailure({
		kind,
		message: `Deployment ${id} failed. ${reason}`,
		advice: `${first}, check that the app starts locally, then push again.`,
		file: entrypoint,
	});
}
