import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import type { ListedDeployment } from '../../../domain/records/deployment-list.ts';

/** The deployment that is looked for: what was sent, and when the service can have created it. */
export interface Sought {
	readonly entrypoint: string;
	readonly region: string;
	/** '' where none was given. */
	readonly version: string;
	/** Of the package: `sha256:…`. */
	readonly digest: string;
	/** Names of the environment variables that were sent. */
	readonly envKeys: readonly string[];
	/** Start and end of the request by the service's own clock, milliseconds since 1970. */
	readonly from: number;
	readonly to: number;
	/** Whether the attempt that sent it asks; else `from` and `to` are those of another machine's clock. */
	readonly sameAttempt: boolean;
}

/** Whether one of the listed records is the one that is looked for. */
export type Recognition =
	/** `proof`: the service's checksum of the package, or that no other record was created during the request. */
	| { readonly kind: 'ours'; readonly record: DeploymentRecord; readonly proof: 'checksum' | 'time' }
	/** These may be it, and nothing proves which one, or that it is one of them. */
	| { readonly kind: 'unproven'; readonly ids: readonly string[] }
	| { readonly kind: 'none' };

/** Finds the sought deployment in a list. A list that names a record twice names one. */
export function recognise(listed: readonly ListedDeployment[], sought: Sought): Recognition {
	const byId = new Map(listed.map((one) => [one.record.id, one]));
	const judged = Map.groupBy(byId.values(), (one) => judge(one, sought));
	for (const proof of ['checksum', 'time'] as const) {
		const [only, ...others] = judged.get(proof) ?? [];
		if (only !== undefined && others.length === 0) return { kind: 'ours', record: only.record, proof };
		if (only !== undefined) return { kind: 'unproven', ids: [only, ...others].map(({ record }) => record.id) };
	}
	const open = judged.get('possible') ?? [];
	return open.length === 0 ? { kind: 'none' } : { kind: 'unproven', ids: open.map(({ record }) => record.id) };
}

/** How a fact of the record compares with ours; `untold` where the record does not have it. */
type Match = 'equal' | 'different' | 'untold';
type When = 'before' | 'within' | 'after' | 'untold';
/** `checksum` and `time` prove that it is ours: the latter where no other record is judged so. */
type Judgement = 'checksum' | 'time' | 'possible' | 'other';

interface Row {
	readonly checksum: Match | 'any';
	/** Entrypoint, region, version and environment keys together. */
	readonly origin: Match | 'any';
	readonly when: When | 'any';
	readonly asked: 'same attempt' | 're-run' | 'any';
	readonly is: Judgement;
}

/** The first row that fits decides. */
const TABLE: readonly Row[] = [
	{ checksum: 'different', origin: 'any', when: 'any', asked: 'any', is: 'other' },
	{ checksum: 'any', origin: 'different', when: 'any', asked: 'any', is: 'other' },
	{ checksum: 'any', origin: 'any', when: 'before', asked: 'any', is: 'other' },
	{ checksum: 'equal', origin: 'equal', when: 'any', asked: 'any', is: 'checksum' },
	{ checksum: 'equal', origin: 'untold', when: 'any', asked: 'any', is: 'possible' },
	{ checksum: 'untold', origin: 'equal', when: 'within', asked: 'same attempt', is: 'time' },
	// A gateway may give up while the service behind it is still at work: then it is created after the request.
	{ checksum: 'untold', origin: 'any', when: 'after', asked: 'same attempt', is: 'possible' },
	{ checksum: 'untold', origin: 'any', when: 'after', asked: 're-run', is: 'other' },
	{ checksum: 'untold', origin: 'any', when: 'within', asked: 'any', is: 'possible' },
	{ checksum: 'untold', origin: 'any', when: 'untold', asked: 'any', is: 'possible' },
];

function judge(listed: ListedDeployment, sought: Sought): Judgement {
	const is = {
		checksum: matchOf(listed.checksum, sought.digest.replace(/^sha256:/, '')),
		origin: originOf(listed, sought),
		when: whenOf(listed.record.createdAt, sought),
		asked: sought.sameAttempt ? 'same attempt' : 're-run',
	} as const;
	const fits = (row: Row) =>
		(['checksum', 'origin', 'when', 'asked'] as const).every((name) => row[name] === 'any' || row[name] === is[name]);
	return TABLE.find(fits)?.is ?? 'other';
}

function matchOf(told: string, own: string): Match {
	if (told === '') return 'untold';
	return told === own ? 'equal' : 'different';
}

function originOf({ record, version, envKeys }: ListedDeployment, sought: Sought): Match {
	// Most services tell no version: there it decides nothing.
	const isOtherVersion = matchOf(version, sought.version || UNNAMED) === 'different';
	const matches = [
		matchOf(record.entrypoint, sought.entrypoint),
		matchOf(record.region, sought.region),
		envKeysMatch(envKeys, sought.envKeys),
	];
	if (isOtherVersion || matches.includes('different')) return 'different';
	return matches.includes('untold') ? 'untold' : 'equal';
}

/** The version label of a deployment that was given none. */
const UNNAMED = 'latest';

/** A service may leave the field out where there are no variables. */
function envKeysMatch(told: readonly string[] | undefined, own: readonly string[]): Match {
	if (told === undefined) return own.length === 0 ? 'equal' : 'untold';
	return new Set(told).size === own.length && own.every((key) => told.includes(key)) ? 'equal' : 'different';
}

/** A time without a fraction is one of whole seconds, rounded down. */
function whenOf(createdAt: string, { from, to }: Sought): When {
	const created = Date.parse(createdAt);
	if (Number.isNaN(created)) return 'untold';
	const unsureMs = /[.,]\d/.test(createdAt) ? 0 : 999;
	if (created + unsureMs < from) return 'before';
	return created <= to ? 'within' : 'after';
}
