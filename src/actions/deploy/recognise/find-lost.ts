import { isFinal } from '../../../domain/records/deployment.ts';
import type { ListedDeployment } from '../../../domain/records/deployment-list.ts';
import { formatDuration } from '../../../domain/text/format.ts';
import { USUAL_SKEW_MS } from '../../../domain/text/time.ts';
import type { TimeLimit } from '../../step/time-limit.ts';
import type { DeployRun } from '../run.ts';
import { whatWasSent } from '../steps/sent.ts';
import type { Loss } from './left-open.ts';
import { lookUp } from './look-up.ts';
import { Shown } from './shown.ts';

/**
 * Milliseconds from the end of a lost request after which what is not listed was not made, for a step that tries again at
 * once: a service may go on after a gateway has given up, and its list may be behind.
 */
const SETTLING_MS = 60_000;
const BETWEEN_LOOKS_MS = 5_000;
/** Milliseconds that all looks for it take at most. */
export const LONGEST_SETTLING_MS = SETTLING_MS + 30_000;
/** The same in words, as part of a sentence. */
export const SETTLING_LIMIT = 'the 90 s for what an earlier step of the job has left';

/** Looks until something may be the lost one, or could have been listed by now. */
export async function untilSettled<Found extends { readonly kind: string }>(
	look: () => Promise<Found>,
	{ until }: Loss,
	{ edges: { clock, log } }: DeployRun,
	limit: TimeLimit,
): Promise<Found> {
	const leftMs = () => Math.min(SETTLING_MS, until + SETTLING_MS - clock.wall());
	for (let found = await look(); ; found = await look()) {
		if (found.kind !== 'none' || leftMs() <= 0) return found;
		log.info(`The list does not show it: looking again, for ${formatDuration(leftMs())} more`);
		await clock.sleep(Math.min(BETWEEN_LOOKS_MS, leftMs()), limit.signal);
	}
}

/**
 * Milliseconds by which the clocks of the earlier attempt's runner and of the service may differ, beyond the usual: what
 * was created then may be the lost one, and nothing proves it.
 */
const RARE_SKEW_MS = 55_000;

/** What distinguishes a lost deployment. */
interface SoughtLoss {
	readonly digest: string;
	/** Ids of deployments that it is not. */
	readonly others: readonly string[];
	/**
	 * Whether an earlier step of this very job has lost it, so that its time is that of one clock: what another job made just
	 * before or after, which that step has called unproven, is no more proven now.
	 */
	readonly isInJob: boolean;
}

/**
 * Looks up a lost deployment. Deployments that have ended are not candidates: deploying again doubles nothing. Nor are the
 * others: those that were handled, and those that another deploy was told to have made.
 */
export function findLost(
	{ inputs, edges }: DeployRun,
	{ since, until }: Loss,
	{ digest, others, isInJob }: SoughtLoss,
	limit: TimeLimit,
) {
	const skewMs = isInJob ? 0 : USUAL_SKEW_MS;
	const sought = {
		...whatWasSent(inputs, digest),
		from: since - skewMs,
		to: until + skewMs,
		skewMs: RARE_SKEW_MS,
		sameAttempt: false,
	};
	const isCandidate = ({ record }: ListedDeployment) => !isFinal(record.status) && !others.includes(record.id);
	return lookUp(edges, () => sought, { ...limit, twice: true }, new Shown(isCandidate));
}
