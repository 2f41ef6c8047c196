import { isFinal } from '../../../domain/records/deployment.ts';
import type { ListedDeployment } from '../../../domain/records/deployment-list.ts';
import { USUAL_SKEW_MS } from '../../../domain/text/time.ts';
import type { TimeLimit } from '../../step/time-limit.ts';
import type { DeployRun } from '../run.ts';
import { whatWasSent } from '../steps/sent.ts';
import type { Loss } from './left-open.ts';
import { lookUp } from './look-up.ts';
import { Shown } from './shown.ts';

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
}

/**
 * Looks up a lost deployment. Deployments that have ended are not candidates: deploying again doubles nothing. Nor are the
 * others: those that were handled, and those that another deploy was told to have made.
 */
export function findLost(
	{ inputs, edges }: DeployRun,
	{ since, until }: Loss,
	{ digest, others }: SoughtLoss,
	limit: TimeLimit,
) {
	const sought = {
		...whatWasSent(inputs, digest),
		from: since - USUAL_SKEW_MS,
		to: until + USUAL_SKEW_MS,
		skewMs: RARE_SKEW_MS,
		sameAttempt: false,
	};
	const isCandidate = ({ record }: ListedDeployment) => !isFinal(record.status) && !others.includes(record.id);
	return lookUp(edges, () => sought, limit, new Shown(isCandidate));
}
