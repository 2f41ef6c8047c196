import { type FailureFacts, StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { type Interruption, interruptionOf } from '../../domain/failures/interruption.ts';
import type { DeploymentRecord } from '../../domain/records/deployment.ts';
import { failedAsTaken, IF_TAKEN } from '../../domain/records/version.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { literal } from '../../domain/text/gitignore.ts';
import type { LeftOut } from '../../workspace/select/left-out.ts';
import { describeReason, statusAtCancel, statusAtTimeout } from '../step/status-lines.ts';
import type { DeployReport } from './report/report.ts';

/** Turns whatever ended the job early into a failure. @param report what is known by then. */
export function failureOf(thrown: unknown, { record, isSent, inputs }: DeployReport): StepFailure {
	const interruption = interruptionOf(thrown);
	if (interruption?.by === 'cancel') {
		if (record !== undefined) return cancelledWait(record, interruption);
		return isSent && interruption.maybeDone ? cancelledRequest() : cancelledEarly();
	}
	if (interruption !== undefined && record !== undefined) return timedOut(record, interruption, inputs.timeoutMs);
	return toStepFailure(thrown, isSent || record !== undefined ? 'ambiguous' : 'package');
}

function cancelledEarly(): StepFailure {
	return new StepFailure({
		kind: 'cancelled',
		message: 'The run was cancelled before the request for a deployment was complete.',
		advice: 'Nothing was deployed: you can run the job again.',
		retryable: true,
	});
}

function cancelledRequest(): StepFailure {
	return new StepFailure({
		kind: 'cancelled',
		message:
			'The run was cancelled after the whole request was sent but before its response was read: the deployment may exist.',
		advice: 'Look for it at the service (GET /deployments) before you try again, or you may deploy twice.',
	});
}

function cancelledWait({ id, status }: DeploymentRecord, { since }: Interruption): StepFailure {
	return new StepFailure({
		kind: 'cancelled',
		message: `The run was cancelled while deployment ${id} ${statusAtCancel(status, since)}. The deployment itself was not stopped.`,
		advice: 'Check the deployment before you try again: it may still start.',
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
			reason: statusReason,
		});
	}
	const first = statusReason === '' ? "Look at the app's log" : 'Fix the error above';
	return new StepFailure({
		kind,
		message: `Deployment ${id} failed. ${reason}`,
		advice: failedAsTaken(statusReason) ? IF_TAKEN : `${first}, check that the app starts locally, then push again.`,
		reason: statusReason,
		file: entrypoint,
	});
}

/** A line in which Node.js or Python says that a file is not there; one of a dependency is not what was left out. */
const MISSING = /^(?!.*(?:node_modules|site-packages)).*(?:cannot find|no such file|ENOENT)/i;

/**
 * What to do where an app has failed for a file that the user's own rules have left out; nothing where its lines name none. The
 * service may have put the app into any folder.
 */
export function adviceIfLeftOut(
	lines: readonly string[],
	leftOut: readonly LeftOut[],
): Pick<Partial<FailureFacts>, 'advice'> {
	const missing = lines.filter((line) => MISSING.test(line));
	const isMissing = (path: string) => {
		const end = path.endsWith('/') ? '' : '(?![\\w.-])';
		return missing.some((line) => new RegExp(`[/'"]${RegExp.escape(path)}${end}`).test(line));
	};
	for (const { rule, examples, secret } of leftOut) {
		const path = secret || /^(?:built-in|always)/.test(rule) ? undefined : examples.find(isMissing);
		if (path === undefined) continue;
		return {
			advice: `The package lacks "${path}" (${rule}). Include it with this line in "exclude": !${literal(path)}`,
		};
	}
	return {};
}
