import { StepFailure } from '../../../domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { describeReason } from '../../step/poll-failure.ts';

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
			advice: 'It was stopped at the service: find out why before you deploy again.',
		});
	}
	return new StepFailure({
		kind,
		message: `Deployment ${id} failed. ${reason}`,
		advice:
			statusReason === ''
				? "Look at the app's log, check that the app starts locally, then push again."
				: 'Fix the error above, check that the app starts locally, then push again.',
		...(entrypoint === undefined ? {} : { file: entrypoint }),
	});
}
