import { StepFailure } from '../domain/failures/failure.ts';
import type { Undertaking } from './request-failure.ts';

/**
 * The failure for a 2xx answer that is not what the specification shows.
 * @param why part of a sentence; quotes nothing of the answer.
 */
export function unusableAnswer({ doing, request }: Undertaking, status: number, why: string): StepFailure {
	return new StepFailure({
		kind: 'rejected',
		message: `${doing} (${request}): the service answered ${status}, but ${why}.`,
		advice: 'Check base-url, its path too: what answers there does not answer as the service is specified to.',
	});
}
