import { backoffDelay } from '../../../domain/backoff.ts';
import { mayBe } from '../../../domain/records/created.ts';
import type { ListedDeployment } from '../../../domain/records/deployment-list.ts';
import { versionLabel } from '../../../domain/records/version.ts';
import { count } from '../../../domain/text/format.ts';
import { momentsOf, parseTime } from '../../../domain/text/time.ts';
import type { CallOptions } from '../../../http/call-options.ts';
import type { DeploymentList, ListOfDeployments } from '../../../service/deployments.ts';
import { MAX_BAD_POLLS } from '../../step/polling.ts';
import type { DeployEdges } from '../edges.ts';
import { appVersions } from './app-versions.ts';
import { isOfPackage, type Recognition, type Sought } from './recognise.ts';
import { Shown } from './shown.ts';

/** What the service's list of deployments says about the deployment that is looked for. */
export type LookUp =
	| Recognition
	/** The list does not tell. `why`: sentences, which name what may be it. */
	| { readonly kind: 'unknown'; readonly why: string };

/** Builds the description of the sought deployment from the service's own time (milliseconds since 1970). */
export type Search = (serverNow: number) => Sought;

/**
 * Looks through the service's list of deployments. A malformed response is requested again, as in a poll.
 * @param shown what earlier looks have shown; what this one shows is added, also where it fails. Default: nothing. What is
 * new and may be ours is named in the log, but for the one that the look takes for ours.
 * @throws Interrupted
 */
export async function lookUp(
	edges: Pick<DeployEdges, 'deployments' | 'apps' | 'clock' | 'log'>,
	search: Search,
	options: CallOptions,
	shown: Shown = new Shown(),
): Promise<LookUp> {
	let found: LookUp | undefined;
	try {
		found = await look(edges, search, options, shown);
		return found;
	} finally {
		// At once: nobody knows how the next look ends, or whether there is one.
		if (!(found?.kind === 'ours' && !found.isEarly)) logShown(edges.log, shown);
	}
}

/** Names what may be ours and was not named before. */
export function logShown(log: Pick<DeployEdges['log'], 'info'>, shown: Shown): void {
	const fresh = shown.takeFresh();
	if (fresh.length > 0) log.info(mayBe('deployment', fresh));
}

async function look(
	edges: Pick<DeployEdges, 'deployments' | 'apps' | 'clock' | 'log'>,
	search: Search,
	options: CallOptions,
	shown: Shown,
): Promise<LookUp> {
	const { deployments, clock } = edges;
	const isEnough = (list: ListOfDeployments) => {
		const sought = search(list.serverNow);
		shown.add(list.items, sought);
		return isPast(list, sought.from - sought.skewMs);
	};
	const unknown = (why: string): LookUp => ({
		kind: 'unknown',
		why: `${why} ${mayBe('deployment', shown.ids)}`.trimEnd(),
	});
	for (let bad = 1; ; bad++) {
		const list: DeploymentList = await deployments.list({ ...options, isEnough });
		if (list.kind === 'refused') return unknown(list.failure.message);
		if (list.kind === 'list') {
			const sought = search(list.serverNow);
			shown.add(list.items, sought);
			const isAmong = shown.records.some((one) => isUnnamed(one, sought));
			const versions = isAmong ? await appVersions(edges, options) : undefined;
			if (versions !== undefined) shown.addVersions(versions);
			if (list.isWhole) return shown.judge();
			return unknown(
				`The list could not be read to its end: it goes on after ${count(list.items.length, 'deployment')}, or does not tell.`,
			);
		}
		if (bad === MAX_BAD_POLLS)
			return unknown('The service responded to GET /deployments with something other than a list.');
		await clock.sleep(backoffDelay(bad, clock.random()), options.signal);
	}
}

/** Whether a record is of our package, and not named as our version: it is what they may differ in. */
function isUnnamed(one: ListedDeployment, sought: Sought): boolean {
	return isOfPackage(one.record, sought.digest) && !one.versions.includes(versionLabel(sought.version));
}

/** Whether the list is sorted newest first and has already reached records older than `from`. */
export function isPast({ items: listed }: ListOfDeployments, from: number): boolean {
	const times = listed.map(({ record }) => parseTime(record.createdAt));
	const [newest = Number.NaN, oldest = Number.NaN] = [times[0], times.at(-1)];
	const isNewestFirst = newest > oldest && times.every((time, at) => at === 0 || time <= (times[at - 1] as number));
	// The service may round times down to whole seconds.
	return isNewestFirst && momentsOf(listed.at(-1)?.record.createdAt ?? '').last < from - 1_000;
}
