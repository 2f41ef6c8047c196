import { StepFailure } from '../../../domain/failures/failure.ts';
import type { Deployments, PollOptions, PollResult } from '../../../service/deployments.ts';

/** What came of asking for one deployment. */
export type Look =
	| PollResult
	/** The service could not be asked, and later it may be: the network, a rate limit, an error of its own. */
	| { readonly kind: 'outage'; readonly failure: StepFailure }
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
		// A service that asks for a longer pause than there is time left is not asked again.
		const mayPass = thrown.retryable && !asksTooLong(thrown);
		return { kind: mayPass ? 'outage' : 'refused', failure: thrown };
	}
}

function asksTooLong({ cause }: StepFailure): boolean {
	return cause === 'Retry-After';
}
