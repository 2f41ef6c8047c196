import { StepFailure } from '../../../domain/failures/failure.ts';
import type { Deployments, PollOptions, PollResult } from '../../../service/deployments.ts';

/** What came of asking for one deployment. */
export type Look =
	| PollResult
	/** The service could not be asked, and later it may be: the network, a rate limit, an error of its own. */
	| { readonly kind: 'outage'; readonly failure: StepFailure }
	/** The service asks for a longer pause than there is time left: it is not asked again. */
	| { readonly kind: 'too late'; readonly failure: StepFailure }
	/** The service will not tell, however often it is asked. */
	| { readonly kind: 'refused'; readonly failure: StepFailure };

/**
 * Asks for the record once, with the retries of a GET.
 * @throws Interrupted
 */
export async function lookAt(deployments: Pick<Deployments, 'get'>, id: string, options: PollOptions): Promise<Look> {
	try {
		return await deployments.get(id, options);
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		if (thrown.cause === 'Retry-After') return { kind: 'too late', failure: thrown };
		return { kind: thrown.retryable ? 'outage' : 'refused', failure: thrown };
	}
}
