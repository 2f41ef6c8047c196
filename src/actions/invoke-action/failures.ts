import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { type Interruption, interruptionOf } from '../../domain/failures/interruption.ts';
import { describeTold } from '../../domain/records/created.ts';
import type { InvocationRecord } from '../../domain/records/invocation.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { describeReason } from '../step/poll-failure.ts';
import type { Frame } from '../step/stack-frames.ts';

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

/** What is known where something was thrown. */
export interface Course {
	/** Undefined as long as the service has not confirmed it. */
	readonly record: InvocationRecord | undefined;
	readonly timeoutS: number;
	/** What came of ending it at the service, as a sentence; '' where that was not tried. */
	readonly ended: string;
}

/** Whatever ended the step, as its failure. */
export function invokeFailure(thrown: unknown, { record, timeoutS, ended }: Course): StepFailure {
	const interruption = interruptionOf(thrown);
	if (interruption === undefined) return toStepFailure(thrown, 'network');
	if (record === undefined) return cancelledEarly(interruption, timeoutS);
	const { id, status } = record;
	if (interruption.by === 'deadline') {
		return new StepFailure({
			kind: 'timeout',
			message: `Invocation ${id} is still "${status || 'unknown'}" after ${formatDuration(timeoutS * 1_000)}, the whole of "timeout". ${ended}`,
			advice: 'Look at the last lines of the app\'s log, and raise "timeout" if the action only needs longer.',
		});
	}
	return new StepFailure({
		kind: 'cancelled',
		message: `The run was cancelled while invocation ${id} was "${status || 'unknown'}". ${ended}`,
		advice: 'Check what the action has done by then before you run the job again.',
	});
}

/** A cancel before there was a record: only the request itself can have been carried out. */
function cancelledEarly({ maybeDone, told, status }: Interruption, timeoutS: number): StepFailure {
	return maybeDone
		? new StepFailure({
				kind: 'cancelled',
				message:
					told === undefined && status === undefined
						? 'The run was cancelled after the request was sent and before the service responded: the action may be running.'
						: `The run was cancelled before the response was read in whole${told === undefined ? ': the action may be running' : `; ${describeTold(told)}`}.`,
				told,
				advice: `Look for the invocation at the service (GET /invocations) before a second try; it is ended there after ${formatDuration(timeoutS * 1_000)} at the latest.`,
			})
		: new StepFailure({
				kind: 'cancelled',
				message: 'The run was cancelled before the request was sent.',
				advice: 'Nothing was invoked: run the job again whenever you like.',
				retryable: true,
			});
}
