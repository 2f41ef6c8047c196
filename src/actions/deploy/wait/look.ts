import { StepFailure } from '../../../domain/failures/failure.ts';
import type { Deployments, PollOptions, PollResult } from '../../../service/deployments.ts';

/** What came of asking for one deployment. */
export type Look =
	| PollResult
	/** The service asks for a longer pause than there is time left: it is not asked again. */
	| { readonly kind: 'too late'; readonly failure: StepFailure }
	/** The service will not tell, however often it is asked. */
	| { readonly kind: 'refused'; readonly failure: StepFailure };

/**
 * Asks for the record once. Outages of the service are ridden out for as long as there is time.
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
