import { StepFailure } from '../../../domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import type { PollOptions, PollResult } from '../../../service/deployment.ts';
import type { Deployments } from '../../../service/deployments.ts';
import { BAD_POLL_MS, isTolerable, MAX_BAD_POLLS, type PollHistory, recordPoll } from '../../step/polling.ts';
import type { TimeLimit } from '../../step/time-limit.ts';
import type { DeployEdges } from '../edges.ts';

/** What became of a deployment of an earlier attempt. */
export type Fate =
	| { readonly kind: 'known'; readonly record: DeploymentRecord }
	/** The service said several times that it has no such deployment. */
	| { readonly kind: 'gone' }
	| { readonly kind: 'refused'; readonly failure: StepFailure }
	/** Its status could not be found out. `why` is a sentence. */
	| { readonly kind: 'unknown'; readonly why: string };

/** An earlier attempt was told its id, minutes ago: a 404 counts from the first one on. */
const SEEN: PollHistory = { everSeen: true, last: 'record', badPolls: 0 };

/** The outcome of asking for one deployment. */
type Look =
	| PollResult
	/** The service asks for a longer pause (`Retry-After`) than the time that is left, so polling ends. */
	| { readonly kind: 'too late'; readonly failure: StepFailure }
	/** The service refuses the request; asking again does not help. */
	| { readonly kind: 'refused'; readonly failure: StepFailure };

/**
 * Asks for the record once. Retries through outages of the service for as long as there is time.
 * @throws Interrupted
 */
async function lookAt(deployments: Pick<Deployments, 'get'>, id: string, options: PollOptions): Promise<Look> {
	try {
		return await deployments.get(id, { ...options, patience: 'to-deadline' });
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		return { kind: thrown.cause === 'Retry-After' ? 'too late' : 'refused', failure: thrown };
	}
}

/**
 * Polls a deployment until its status is known, with the tolerance of the normal polling. Retries through outages.
 * @throws Interrupted, or the signal's reason.
 */
export async function fateOf(
	id: string,
	edges: Pick<DeployEdges, 'deployments' | 'clock'>,
	limit: TimeLimit,
): Promise<Fate> {
	const { deployments, clock } = edges;
	let history = SEEN;
	let missing = 0;
	for (;;) {
		const look = await lookAt(deployments, id, limit);
		if (look.kind === 'record') return { kind: 'known', record: look.record };
		if (look.kind === 'refused') return look;
		if (look.kind === 'too late') return { kind: 'unknown', why: look.failure.message };
		const isMissing = look.kind === 'missing';
		if (isMissing) missing += 1;
		history = recordPoll(history, isMissing ? 'missing' : 'malformed');
		if (missing >= MAX_BAD_POLLS) return { kind: 'gone' };
		if (!isTolerable(history, 0)) {
			const why = look.kind === 'malformed' ? look.why : look.failure.message;
			return { kind: 'unknown', why: `${MAX_BAD_POLLS} responses in a row could not be used; the last one: ${why}.` };
		}
		await clock.sleep(BAD_POLL_MS, limit.signal);
	}
}
