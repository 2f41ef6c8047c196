import type { EarlierDeploy } from '../../../domain/reporting/resume-record.ts';

/** A request of an earlier attempt whose response was lost; `since` and `until` are milliseconds since 1970. */
export type Loss = Extract<EarlierDeploy, { kind: 'lost' }>;

/** A deployment of an earlier attempt. */
export interface KnownDeployment {
	readonly id: string;
	/** Set where the service has not told the id: the loss after which it was recognised. */
	readonly loss?: Loss;
}

/** What earlier attempts left open for the same app and package. */
export interface LeftOpen {
	/** Newest first. */
	readonly known: readonly KnownDeployment[];
	/** Requests for which the service has told no id, newest first. */
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
	const all = own.flat();
	const told = new Set(all.flatMap((one) => (one.kind === 'known' ? [one.id] : [])));
	const known = new Map(all.flatMap(knownIn).map((one) => [one.id, one]));
	for (const id of told) known.set(id, { id });
	const open = all.filter((one): one is Loss => one.kind === 'lost' && !told.has(one.recognisedId ?? ''));
	// Of several records of one loss the newest counts: it may know which deployment was recognised.
	const losses = new Map(open.toReversed().map((one) => [one.since, one]));
	for (const deploys of own) for (const { since } of settled(deploys)) losses.delete(since);
	return { known: [...known.values()], losses: [...losses.values()].toReversed() };
}

function knownIn(one: EarlierDeploy): KnownDeployment[] {
	if (one.kind === 'known') return [{ id: one.id }];
	return one.recognisedId === undefined ? [] : [{ id: one.recognisedId, loss: one }];
}

/** The losses that are settled: a later attempt found the deployment, or made a new one. */
function settled(deploys: readonly EarlierDeploy[]): readonly Loss[] {
	const newestKnown = deploys.findIndex(({ kind }) => kind === 'known');
	if (newestKnown === -1) return [];
	return deploys.slice(newestKnown).filter((one): one is Loss => one.kind === 'lost');
}
