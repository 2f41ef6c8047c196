import { posix } from 'node:path';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import type { ListedDeployment } from '../../../domain/records/deployment-list.ts';
import { isOtherVersion, isOwnVersion, versionLabel } from '../../../domain/records/version.ts';
import { momentsOf, parseTime, spanOf } from '../../../domain/text/time.ts';
import { SET_BY_SERVICE } from '../inputs/env-vars.ts';

/** The deployment that is looked for: what was sent, and when the service may have created it. */
export interface Sought {
	readonly entrypoint: string;
	readonly region: string;
	/** '' where none was given. */
	readonly version: string;
	/** Digest of the package: `sha256:…`. */
	readonly digest: string;
	/** Names of the environment variables that were sent. */
	readonly envKeys: readonly string[];
	/** Start and end of the request by the service's own clock, milliseconds since 1970. */
	readonly from: number;
	readonly to: number;
	/** Milliseconds around that which prove nothing and exclude nothing: `createdAt` may come from another clock. */
	readonly skewMs: number;
	/** Whether this attempt sent the request itself. If not, `from` and `to` come from another machine's clock. */
	readonly sameAttempt: boolean;
}

/** Whether one of the listed records is the one that is looked for. */
export type Recognition =
	/** `proof`: the service's checksum matches the package, or no other record was created during the request. */
	| {
			readonly kind: 'ours';
			readonly record: DeploymentRecord;
			readonly proof: 'checksum' | 'time';
			/** It was created so soon that it may be of a request just before: the service's clock is told in whole seconds. */
			readonly isEarly: boolean;
	  }
	/** Any of these may be ours, but nothing proves it. */
	| { readonly kind: 'unproven'; readonly ids: readonly string[] }
	| { readonly kind: 'none' };

/** Finds the sought deployment in a list. Duplicates of a record count once. */
export function recognise(listed: readonly ListedDeployment[], sought: Sought): Recognition {
	const byId = new Map(listed.map((one) => [one.record.id, one]));
	const judged = Map.groupBy(byId.values(), (one) => judge(one, sought));
	for (const proof of ['checksum', 'time'] as const) {
		const [only, ...others] = judged.get(proof) ?? [];
		if (only !== undefined && others.length === 0) {
			const isEarly = parseTime(only.record.createdAt) < sought.from + UNSURE_MS;
			return { kind: 'ours', record: only.record, proof, isEarly };
		}
		if (only !== undefined) return { kind: 'unproven', ids: [only, ...others].map(({ record }) => record.id) };
	}
	const open = judged.get('possible') ?? [];
	return open.length === 0 ? { kind: 'none' } : { kind: 'unproven', ids: open.map(({ record }) => record.id) };
}

/** Milliseconds that a `Date` of whole seconds leaves open. */
const UNSURE_MS = 1_000;

/** How a field of the record compares with ours; `unknown` if the record does not have it. */
type Match = 'equal' | 'different' | 'unknown';
type When = 'before' | 'just before' | 'within' | 'within as UTC' | 'just after' | 'after' | 'unknown';
/** `checksum` and `time` prove that a record is ours, if no other record gets the same judgement. */
type Judgement = 'checksum' | 'time' | 'possible' | 'other';

interface Row {
	readonly checksum: Match | 'any';
	/** Entrypoint, region and version together. */
	readonly place: Match | 'any';
	/** Names of the environment variables. */
	readonly env: Match | 'any';
	readonly when: When | 'any';
	readonly asked: 'same attempt' | 're-run' | 'any';
	readonly is: Judgement;
}

/** The first row that matches decides. */
const TABLE: readonly Row[] = [
	{ checksum: 'different', place: 'any', env: 'any', when: 'any', asked: 'any', is: 'other' },
	{ checksum: 'any', place: 'different', env: 'any', when: 'any', asked: 'any', is: 'other' },
	{ checksum: 'any', place: 'any', env: 'any', when: 'before', asked: 'any', is: 'other' },
	// Nobody knows when the request ended at the service: a gateway may give up while the service behind it is still
	// working. In a re-run, what was created long after it may also be of another run.
	{ checksum: 'equal', place: 'any', env: 'any', when: 'after', asked: 're-run', is: 'possible' },
	{ checksum: 'any', place: 'any', env: 'any', when: 'after', asked: 're-run', is: 'other' },
	// Another job of the same run may have sent the same package shortly before or after.
	{ checksum: 'any', place: 'any', env: 'any', when: 'just before', asked: 'any', is: 'possible' },
	{ checksum: 'any', place: 'any', env: 'any', when: 'just after', asked: 're-run', is: 'possible' },
	// An earlier run may have sent the same package, with other values of the same variables.
	{ checksum: 'any', place: 'any', env: 'any', when: 'unknown', asked: 'any', is: 'possible' },
	{ checksum: 'equal', place: 'equal', env: 'equal', when: 'any', asked: 'any', is: 'checksum' },
	{ checksum: 'unknown', place: 'equal', env: 'equal', when: 'within', asked: 'same attempt', is: 'time' },
	// Nothing above rules it out. Other variables do not: the service may have dropped some, or added its own.
	{ checksum: 'any', place: 'any', env: 'any', when: 'any', asked: 'any', is: 'possible' },
];

const DIMENSIONS = ['checksum', 'place', 'env', 'when', 'asked'] as const;

function judge(listed: ListedDeployment, sought: Sought): Judgement {
	const is = {
		checksum: checksumMatch(listed.record, sought.digest),
		place: matchPlace(listed, sought),
		env: envKeysMatch(listed.envKeys, sought.envKeys),
		when: whenOf(listed.record.createdAt, sought),
		asked: sought.sameAttempt ? 'same attempt' : 're-run',
	} as const;
	const fits = (row: Row) => DIMENSIONS.every((name) => row[name] === 'any' || row[name] === is[name]);
	return (TABLE.find(fits) as Row).is;
}

/**
 * Whether the service's checksum says that the record was made of our package.
 * @param digest `sha256:…`.
 */
export function isOfPackage(record: DeploymentRecord, digest: string): boolean {
	return checksumMatch(record, digest) === 'equal';
}

function checksumMatch({ checksum = '' }: DeploymentRecord, digest: string): Match {
	return matchOf(checksum, digest.replace(/^sha256:/, ''));
}

function matchOf(reported: string, own: string): Match {
	if (reported === '') return 'unknown';
	return reported === own ? 'equal' : 'different';
}

function entrypointMatch(record: DeploymentRecord, own: string): Match {
	return matchOf(plainPath(record.entrypoint), plainPath(own));
}

/** What the record itself says against being of this package, entrypoint and region; undefined where nothing does. */
export function contradicting(
	record: DeploymentRecord,
	{ entrypoint, region, digest }: Pick<Sought, 'entrypoint' | 'region' | 'digest'>,
): 'checksum' | 'entrypoint' | 'region' | undefined {
	if (checksumMatch(record, digest) === 'different') return 'checksum';
	if (entrypointMatch(record, entrypoint) === 'different') return 'entrypoint';
	return matchOf(record.region, region) === 'different' ? 'region' : undefined;
}

function matchPlace({ record, versions, hasMoreVersions }: ListedDeployment, sought: Sought): Match {
	const matches = [entrypointMatch(record, sought.entrypoint), matchOf(record.region, sought.region)];
	// Most services report no version. A missing version therefore decides nothing.
	const label = versionLabel(sought.version);
	if (isOtherVersion(versions, label)) matches.push(hasMoreVersions ? 'unknown' : 'different');
	else if (versions.length > 0 && !isOwnVersion(versions, label)) matches.push('unknown');
	if (matches.includes('different')) return 'different';
	return matches.includes('unknown') ? 'unknown' : 'equal';
}

/** One spelling for a path inside the package: `./a.ts`, `/a.ts` and `a.ts` are the same file, and so is `é` in one or two. */
function plainPath(path: string): string {
	return path === '' ? '' : posix.normalize(path.normalize('NFC').replaceAll('\\', '/')).replace(/^\.?\/+/, '');
}

/** A service may leave the field out if there are no variables, and may list those that it sets itself. */
function envKeysMatch(reported: ListedDeployment['envKeys'], own: readonly string[]): Match {
	if (reported === 'unreadable') return 'unknown';
	const given = new Set(own.filter((key) => !SET_BY_SERVICE.includes(key)));
	if (reported === undefined) return given.size === 0 ? 'equal' : 'unknown';
	const seen = new Set(reported.filter((key) => !SET_BY_SERVICE.includes(key)));
	return seen.symmetricDifference(given).size === 0 ? 'equal' : 'different';
}

/** Compares the creation time with the request. One without an offset is most likely UTC, and excludes only what is far off. */
function whenOf(createdAt: string, { from, to, skewMs }: Sought): When {
	const created = parseTime(createdAt);
	if (Number.isNaN(created)) return 'unknown';
	const { first, last } = momentsOf(createdAt);
	if (last < from - skewMs) return 'before';
	if (first > to + skewMs) return 'after';
	// Before and after these, as UTC, is only what has no offset: it may be of any place's time.
	const unsureMs = spanOf(createdAt) - 1;
	if (created + unsureMs < from - skewMs) return 'unknown';
	if (created + unsureMs < from) return 'just before';
	if (created < from && unsureMs > UNSURE_MS) return 'just before'; // whole minutes: it may be of any moment of them
	if (created <= to) return first < created ? 'within as UTC' : 'within';
	return created <= to + skewMs ? 'just after' : 'unknown';
}
