import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { type Interruption, interruptionOf } from '../../domain/failures/interruption.ts';
import type { InvocationRecord } from '../../domain/records/invocation.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { Frame } from '../step/blame.ts';
import { cancelledAfter, describeReason, statusAtCancel, statusAtTimeout } from '../step/poll-failure.ts';
import type { InvokeReport } from './report.ts';

/**
 * The failure for an action that the service says has failed.
 * @param frame the place in the workspace to blame, where one is known.
 */
export function failedFailure({ id, statusReason }: InvocationRecord, frame: Frame | undefined): StepFailure {
	return new StepFailure({
		kind: 'failed',
		message: `Invocation ${id} failed. ${describeReason(statusReason)}`,
		advice: "Look at the last lines of the app's log and at the replays of its browsers in the job summary.",
		...frame,
	});
}

/** Whatever ended the step, as its failure. */
export function invokeFailure(
	thrown: unknown,
	{ record, ended, inputs }: Pick<InvokeReport, 'record' | 'ended' | 'inputs'>,
): StepFailure {
	const interruption = interruptionOf(thrown);
	if (interruption === undefined) {
		const failure = toStepFailure(thrown, 'ambiguous');
		return ended === '' ? failure : failure.with({ message: `${failure.message} ${ended}` });
	}
	if (record === undefined) return cancelledEarly(interruption);
	const { id, status } = record;
	const { since } = interruption;
	if (interruption.by === 'deadline') {
		return new StepFailure({
			kind: 'timeout',
			message: `Invocation ${id} ${statusAtTimeout(status, since, formatDuration(inputs.timeoutS * 1_000))}. ${ended}`,
			advice: 'Look at the last lines of the app\'s log, and raise "timeout" if the action needs more time.',
		});
	}
	return new StepFailure({
		kind: 'cancelled',
		message: `The run was cancelled while invocation ${id} ${statusAtCancel(status, since)}. ${ended}`,
		advice: 'Check what the action has already done before you run the job again.',
	});
}

/** A cancel before there was a record: only the request itself can have been carried out. */
function cancelledEarly(interruption: Interruption): StepFailure {
	if (!interruption.maybeDone) {
		return new StepFailure({
			kind: 'cancelled',
			message: 'The run was cancelled before the request was sent.',
			advice: 'Nothing was invoked: you can run the job again.',
			retryable: true,
		});
	}
	return new StepFailure({
		kind: 'cancelled',
		message: cancelledAfter(interruption, { sent: 'the request', maybe: 'the action may be running' }),
		advice:
			'Look for the invocation at the service (GET /invocations) before you try again. The service ends it 30 s after "timeout".',
	});
}
