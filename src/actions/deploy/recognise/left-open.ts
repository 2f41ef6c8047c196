import type { EarlierDeploy } from '../../../domain/reporting/resume-record.ts';

/** A request of an earlier attempt whose response was lost; `since` and `until` are milliseconds since 1970. */
export type Loss = Extract<EarlierDeploy, { kind: 'lost' }>;

/** What earlier attempts left open for the same app and package. */
export interface LeftOpen {
	/** Ids of known deployments, newest first. */
	readonly ids: readonly string[];
	/** Requests for which only the time is known, newest first. */
	readonly losses: readonly Loss[];
}

/**
 * Finds what is left open in the places where earlier attempts keep their records.
 * @param stores the records of each place, newest first.
 */
export function leftOpen(
	stores: readonly (readonly EarlierDeploy[])[],
	isSame: (deploy: EarlierDeploy) => boolean,
): LeftOpen {
	const own = stores.map((deploys) => deploys.filter(isSame));
	const ids = own.flatMap((deploys) => deploys.flatMap((one) => (one.kind === 'known' ? [one.id] : [])));
	const losses = new Map(
		own.flatMap((deploys) => deploys.flatMap((one) => (one.kind === 'lost' ? [[one.since, one]] : []))),
	);
	for (const deploys of own) for (const { since } of settled(deploys)) losses.delete(since);
	return { ids: [...new Set(ids)], losses: [...losses.values()] };
}

/** The losses that are settled: a later attempt found the deployment, or made a new one. */
function settled(deploys: readonly EarlierDeploy[]): readonly Loss[] {
	const newestKnown = deploys.findIndex(({ kind }) => kind === 'known');
	if (newestKnown === -1) return [];
	return deploys.slice(newestKnown).filter((one): one is Loss => one.kind === 'lost');
}
