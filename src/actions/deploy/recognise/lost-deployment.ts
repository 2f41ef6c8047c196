import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import type { ListedDeployment } from '../../../domain/records/deployment-list.ts';

/** What was sent in a request whose response got lost. */
export interface LostRequest {
	readonly entrypoint: string;
	readonly region: string;
	readonly version: string;
	/** `sha256:…` */
	readonly digest: string;
	/** The earliest moment at which the service can have created it, by its own clock: milliseconds since 1970. */
	readonly since: number;
	/** The latest one. Default: now. */
	readonly until?: number;
}

export type Adoption =
	| { readonly kind: 'adopted'; readonly record: DeploymentRecord }
	| { readonly kind: 'none' }
	| { readonly kind: 'several'; readonly ids: readonly string[] };

/**
 * Finds the deployment of a lost request: the one record that was created since, with the same entrypoint, region and
 * version, and of the same package where the service tells. Two such records, and nobody can say which it is.
 */
export function adopt(listed: readonly ListedDeployment[], lost: LostRequest): Adoption {
	const own = listed.filter(({ record, checksum, version }) => {
		const isSame = record.entrypoint === lost.entrypoint && record.region === lost.region;
		const isSameVersion = version === '' || version === (lost.version || UNNAMED);
		const isSamePackage = !/^[0-9a-f]{64}$/.test(checksum) || `sha256:${checksum}` === lost.digest;
		return isSame && isSameVersion && isSamePackage && isWithin(record.createdAt, lost);
	});
	const [only] = own;
	if (only === undefined) return { kind: 'none' };
	return own.length === 1
		? { kind: 'adopted', record: only.record }
		: { kind: 'several', ids: own.map(({ record }) => record.id) };
}

/** The version label of a deployment that was given none. */
const UNNAMED = 'latest';

/** A time without a fraction is one of whole seconds, rounded down. */
function isWithin(createdAt: string, { since, until = Number.POSITIVE_INFINITY }: LostRequest): boolean {
	const created = Date.parse(createdAt);
	const unsure = /[.,]\d/.test(createdAt) ? 0 : 999;
	return created + unsure >= since && created <= until;
}
