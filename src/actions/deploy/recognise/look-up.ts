import { backoffDelay } from '../../../domain/backoff.ts';
import type { ListedDeployment } from '../../../domain/records/deployment-list.ts';
import type { CallOptions } from '../../../http/call-options.ts';
import type { DeploymentList, ListOfDeployments } from '../../../service/deployments.ts';
import { MAX_BAD_POLLS } from '../../step/polling.ts';
import type { DeployEdges } from '../edges.ts';
import { appVersions } from './app-versions.ts';
import { isOfPackage, type Recognition, recognise, type Sought } from './recognise.ts';

/** What the service's list of deployments says about the deployment that is looked for. */
export type LookUp =
	| Recognition
	/** The list says nothing about it. `why` is a sentence. */
	| { readonly kind: 'unknown'; readonly why: string };

/** Builds the description of the sought deployment from the service's own time (milliseconds since 1970). */
export type Search = (serverNow: number) => Sought;

/**
 * Looks through the service's list of deployments. A malformed response is requested again, as in a poll.
 * @param isCandidate filters the records that are considered.
 * @throws Interrupted
 */
export async function lookUp(
	edges: Pick<DeployEdges, 'deployments' | 'apps' | 'clock' | 'log'>,
	search: Search,
	options: CallOptions,
	isCandidate: (one: ListedDeployment) => boolean = () => true,
): Promise<LookUp> {
	const { deployments, clock } = edges;
	const isEnough = (list: ListOfDeployments) => {
		const { from, skewMs } = search(list.serverNow);
		return isPast(list, from - skewMs);
	};
	for (let bad = 1; ; bad++) {
		const list: DeploymentList = await deployments.list({ ...options, isEnough });
		if (list.kind === 'refused') return { kind: 'unknown', why: list.failure.message };
		if (list.kind === 'list') {
			const sought = search(list.serverNow);
			const found = recognise(await withVersions(list.items.filter(isCandidate), sought, edges, options), sought);
			if (found.kind !== 'none' || list.isWhole || isEnough(list)) return found;
			return { kind: 'unknown', why: `It is not among the first ${list.items.length} deployments of the list.` };
		}
		if (bad === MAX_BAD_POLLS) {
			const why = 'The service responded to GET /deployments with something other than a list.';
			return { kind: 'unknown', why };
		}
		await clock.sleep(backoffDelay(bad, clock.random()), options.signal);
	}
}

/** Adds the versions that only the list of apps tells, if there are records of our package: it is what they may differ in. */
async function withVersions(
	listed: readonly ListedDeployment[],
	sought: Sought,
	edges: Pick<DeployEdges, 'apps' | 'clock' | 'log'>,
	options: CallOptions,
): Promise<readonly ListedDeployment[]> {
	if (!listed.some((one) => one.version === '' && isOfPackage(one, sought))) return listed;
	const versions = await appVersions(edges, options);
	return listed.map((one) => ({ ...one, version: one.version || (versions.get(one.record.id) ?? '') }));
}

/** Whether the list is sorted newest first and has already reached records older than `from`. */
function isPast({ items: listed }: ListOfDeployments, from: number): boolean {
	const times = listed.map(({ record }) => Date.parse(record.createdAt));
	const isNewestFirst = times.every((time, at) => at === 0 || time <= (times[at - 1] as number));
	// The service may round times down to whole seconds.
	return isNewestFirst && (times.at(-1) ?? Number.POSITIVE_INFINITY) + 1_000 < from;
}
