import { StepFailure } from '../../domain/failures/failure.ts';
import { type Interruption, interruptionOf } from '../../domain/failures/interruption.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { cancelledAfter } from '../step/cancelled-request.ts';
import { statusAtCancel, statusAtTimeout } from '../step/poll-failure.ts';

/** What to do where a deployment may exist. */
export const LOOK_FIRST =
	'Look for it at the service (GET /deployments) before you try again, or you may deploy twice.';

/** Where the job stood when it was interrupted. */
export type Stage =
	| { readonly kind: 'preparing' }
	/** Looking for a deployment that an earlier attempt left in flight. */
	| { readonly kind: 'attaching' }
	| { readonly kind: 'sending' }
	| { readonly kind: 'waiting'; readonly id: string; readonly status: string; readonly timeoutMs: number };

/** The failure for an interruption, or undefined where something else was thrown. */
export function interruptionFailure(thrown: unknown, stage: Stage): StepFailure | undefined {
	const interruption = interruptionOf(thrown);
	if (interruption?.by === 'cancel') return cancelled(stage, interruption);
	return interruption?.by === 'deadline' && stage.kind === 'waiting' ? timedOut(stage, interruption) : undefined;
}

function cancelled(stage: Stage, interruption: Interruption): StepFailure {
	if (stage.kind === 'waiting') {
		return new StepFailure({
			kind: 'cancelled',
			message: `The run was cancelled while deployment ${stage.id} ${statusAtCancel(stage.status, interruption.since)}. The deployment itself was not stopped.`,
			advice: 'Look at the deployment before you try again: it may still start.',
		});
	}
	if (stage.kind === 'attaching') {
		return new StepFailure({
			kind: 'cancelled',
			message: 'The run was cancelled while it was looking for the deployment of an earlier attempt. Nothing was sent.',
			advice: 'You can run the job again: it will look again.',
		});
	}
	if (stage.kind === 'sending' && interruption.maybeDone) {
		return new StepFailure({
			kind: 'cancelled',
			message: cancelledAfter(interruption, { sent: 'everything', maybe: 'the deployment may exist' }),
			advice: LOOK_FIRST,
		});
	}
	return new StepFailure({
		kind: 'cancelled',
		message: `The run was cancelled ${stage.kind === 'sending' ? 'before the request was complete' : 'before anything was sent'}.`,
		advice: 'Nothing was deployed: you can run the job again.',
		retryable: true,
	});
}

function timedOut(
	{ id, status, timeoutMs }: Extract<Stage, { kind: 'waiting' }>,
	{ since }: Interruption,
): StepFailure {
	const outlook = status === 'queued' && since === undefined ? 'may still start' : 'may still be running';
	return new StepFailure({
		kind: 'timeout',
		message: `Deployment ${id} ${statusAtTimeout(status, since, formatDuration(timeoutMs))}. It was not stopped and ${outlook}.`,
		advice: 'Look at the deployment before you try again, and raise "timeout" if it needs more time.',
	});
}
