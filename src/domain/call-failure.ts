import { CALL_LIMIT } from './call-limit.ts';
import { StepFailure, toStepFailure } from './failure.ts';
import { Cancelled, DeadlineReached, Interrupted } from './interruption.ts';

/**
 * Whatever ended the action of a single call, as its failure.
 * @param doing e.g. `Deleting the API key`.
 * @param ifSent advice for a cancel after which nobody knows whether it was carried out.
 */
export function callFailure(thrown: unknown, doing: string, ifSent: string): StepFailure {
	const reason = thrown instanceof Interrupted ? thrown.reason : thrown;
	const maybeDone = thrown instanceof Interrupted && thrown.sent === 'all';
	if (reason instanceof DeadlineReached) {
		return new StepFailure({
			kind: maybeDone ? 'ambiguous' : 'network',
			message: `${doing}: ${maybeDone ? 'the service has not answered' : 'the service could not be reached'} in ${CALL_LIMIT}.`,
			advice: maybeDone ? ifSent : 'Check base-url and whether the service is up, then run the job again.',
			retryable: !maybeDone,
		});
	}
	if (!(reason instanceof Cancelled)) return toStepFailure(thrown, 'network');
	return new StepFailure({
		kind: 'cancelled',
		message: `${doing}: the run was cancelled ${maybeDone ? 'after the request was sent and before the service answered' : 'before the request was sent'}.`,
		advice: maybeDone ? ifSent : 'Nothing was done: run the job again whenever you like.',
		retryable: !maybeDone,
	});
}
