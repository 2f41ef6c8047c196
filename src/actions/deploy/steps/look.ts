import { StepFailure } from '../../../domain/failures/failure.ts';
import type { PollOptions, PollResult } from '../../../service/deployment.ts';
import type { Deployments } from '../../../service/deployments.ts';

/** The outcome of asking for one deployment. */
export type Look =
	| PollResult
	/** The service asks for a longer pause (`Retry-After`) than the time that is left, so polling ends. */
	| { readonly kind: 'too late'; readonly failure: StepFailure }
	/** The service refuses the request; asking again does not help. */
	| { readonly kind: 'refused'; readonly failure: StepFailure };

/**
 * Asks for the record once. Retries through outages of the service for as long as there is time.
 * @throws Interrupted
 */
export async function lookAt(deployments: Pick<Deployments, 'get'>, id: string, options: PollOptions): Promise<Look> {
	try {
		return await deployments.get(id, { ...options, patience: 'to-deadline' });
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		return { kind: thrown.cause === 'Retry-After' ? 'too late' : 'refused', failure: thrown };
	}
}
