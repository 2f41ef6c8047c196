import type { EarlierDeploy } from '../../../domain/reporting/resume-record.ts';

/** A request of an earlier attempt whose response was lost; `since` and `until` are milliseconds since 1970. */
export type Loss = Extract<EarlierDeploy, { kind: 'lost' }>;

/** A deployment of an earlier attempt. */
export interface KnownDeployment {
	readonly id: string;
	/** Whether it is known which package it was made of. */
	readonly hasDigest: boolean;
	/** Set where the service has not told the id: the loss after which it was recognised. */
	readonly loss?: Loss;
}

/** What earlier attempts left open for the same app and package. */
export interface LeftOpen {
	/** Newest first. */
	readonly known: readonly KnownDeployment[];
	/** Requests for which the service has told no id, newest first. */
	readonly losses: readonly Loss[];
	/** Ids of those that were taken for one of these, and are another job's. */
	readonly refuted: readonly string[];
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
	const withDigest = new Set(
		all
			.filter(({ digest }) => digest !== '')
			.flatMap(knownIn)
			.map(({ id }) => id),
	);
	const known = new Map(all.flatMap(knownIn).map((one) => [one.id, one]));
	// Not every place of an attempt could be told of it: what one of them says counts for all.
	const refuted = all.flatMap(({ refutedId }) => (refutedId === undefined || told.has(refutedId) ? [] : [refutedId]));
	for (const id of refuted) known.delete(id);
	for (const id of told) known.set(id, { id, hasDigest: withDigest.has(id) });
	const open = all.filter((one): one is Loss => one.kind === 'lost' && !told.has(one.recognisedId ?? ''));
	// Of several records of one loss the newest counts: it may know which deployment was recognised.
	const losses = new Map(open.toReversed().map((one) => [one.since, one]));
	return { known: [...known.values()], losses: [...losses.values()].toReversed(), refuted };
}

function knownIn(one: EarlierDeploy): KnownDeployment[] {
	const hasDigest = one.digest !== '';
	if (one.kind === 'known') return [{ id: one.id, hasDigest }];
	return one.kind === 'refuted' || one.recognisedId === undefined
		? []
		: [{ id: one.recognisedId, hasDigest, loss: one }];
}
