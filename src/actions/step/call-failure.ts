import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { CALL_LIMIT } from './call-limit.ts';

/** A call in words. */
export interface StepText {
	/** E.g. `Deleting the API key`. */
	readonly doing: string;
	/** Advice where nobody knows whether it was carried out. */
	readonly ifSent: string;
	/** Whether running it once more is safe, whatever became of it. */
	readonly repeatable: boolean;
}

/** Whatever ended the action of a single call, as its failure. */
export function callFailure(thrown: unknown, { doing, ifSent, repeatable }: StepText): StepFailure {
	const interruption = interruptionOf(thrown);
	if (interruption === undefined) return toStepFailure(thrown, 'network');
	const { by, maybeDone } = interruption;
	const retryable = repeatable || !maybeDone;
	if (by === 'deadline') {
		return new StepFailure({
			kind: retryable ? 'network' : 'ambiguous',
			message: `${doing}: the service ${maybeDone ? 'has not responded' : 'could not be reached'} in ${CALL_LIMIT}${maybeDone ? ', after the request was sent' : ''}.`,
			advice: maybeDone ? ifSent : 'Check base-url and whether the service is up, then run the job again.',
			retryable,
		});
	}
	return new StepFailure({
		kind: 'cancelled',
		message: `${doing}: the run was cancelled ${maybeDone ? 'after the request was sent and before the service responded' : 'before the request was sent'}.`,
		advice: maybeDone ? ifSent : 'Nothing was done: run the job again whenever you like.',
		retryable,
	});
}
