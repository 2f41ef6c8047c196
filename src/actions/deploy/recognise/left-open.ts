import type { EarlierDeploy } from '../../../domain/reporting/resume-record.ts';

/** A request of an earlier attempt whose response got lost: between when and when, milliseconds since 1970. */
export type Loss = Extract<EarlierDeploy, { kind: 'lost' }>;

/** What earlier attempts have left of the same app and package. */
export interface LeftOpen {
	/** Deployments that are known by their ids, the newest first. */
	readonly ids: readonly string[];
	/** Those of which only the time is known, the newest first. */
	readonly losses: readonly Loss[];
}

/**
 * Reads what is left open out of the places where it is kept.
 * @param stores the records of each place, the newest first.
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

/** The losses that a later attempt has found, or deployed again after. */
function settled(deploys: readonly EarlierDeploy[]): readonly Loss[] {
	const newestKnown = deploys.findIndex(({ kind }) => kind === 'known');
	if (newestKnown === -1) return [];
	return deploys.slice(newestKnown).filter((one): one is Loss => one.kind === 'lost');
}
