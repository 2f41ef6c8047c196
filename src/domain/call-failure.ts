import { StepFailure, toStepFailure } from './failure.ts';
import { Cancelled, Interrupted } from './interruption.ts';

/**
 * Whatever ended the action of a single call, as its failure.
 * @param doing e.g. `Deleting the API key`.
 * @param ifSent advice for a cancel after which nobody knows whether it was carried out.
 */
export function callFailure(thrown: unknown, doing: string, ifSent: string): StepFailure {
	const [reason, sent] = thrown instanceof Interrupted ? [thrown.reason, thrown.sent] : [thrown, 'nothing'];
	if (!(reason instanceof Cancelled)) return toStepFailure(thrown, 'network');
	const maybeDone = sent === 'all';
	return new StepFailure({
		kind: 'cancelled',
		message: `${doing}: the run was cancelled ${maybeDone ? 'after the request was sent and before the service answered' : 'before the request was sent'}.`,
		advice: maybeDone ? ifSent : 'Nothing was done: run the job again whenever you like.',
		retryable: !maybeDone,
	});
}
