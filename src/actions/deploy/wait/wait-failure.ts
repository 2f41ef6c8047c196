import { StepFailure } from '../../../domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { MAX_BAD_POLLS } from '../../step/polling.ts';

/**
 * The failure for a deployment that was created and has failed or was stopped.
 * @param entrypoint the file to annotate when the app failed, if it is in the workspace.
 */
export function endedFailure(
	kind: 'failed' | 'stopped',
	{ id, statusReason }: DeploymentRecord,
	entrypoint: string | undefined,
): StepFailure {
	const reason =
		statusReason === '' ? 'The service gives no reason.' : `Reason: ${statusReason.replace(/[.\s]+$/, '')}.`;
	if (kind === 'stopped') {
		return new StepFailure({
			kind,
			message: `Deployment ${id} was stopped. ${reason}`,
			advice: 'Somebody or something stopped it at the service: find out who before you deploy again.',
		});
	}
	return new StepFailure({
		kind,
		message: `Deployment ${id} failed. ${reason}`,
		advice:
			statusReason === ''
				? "Look at the app's log, try the app on your own machine, and push again."
				: 'Fix what the reason names, try the app on your own machine, and push again.',
		...(entrypoint === undefined ? {} : { file: entrypoint }),
	});
}

const LOOK = 'The deployment was created and may be running: look at it at the service before a second try.';

/** The failure for a created deployment that the service no longer knows. */
export function lostFailure(response: StepFailure): StepFailure {
	return response.with({ advice: LOOK, retryable: false });
}

/** The failure for refused polls. The advice stays, but also says that the deployment may be running. */
export function unreadFailure(poll: StepFailure): StepFailure {
	return poll.with({ advice: `The deployment was created and may be running. ${poll.advice}`, retryable: false });
}

/** The failure for malformed responses. @param why what was wrong with the last one, as the end of a sentence. */
export function senselessFailure(id: string, why: string): StepFailure {
	return new StepFailure({
		kind: 'network',
		message: `Asking for the status of deployment ${id}: ${MAX_BAD_POLLS} responses in a row could not be used; the last one: ${why}.`,
		advice: LOOK,
	});
}
