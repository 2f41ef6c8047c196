import { posix } from 'node:path';
import { type DeploymentRecord, isFinal } from '../../../domain/records/deployment.ts';
import { count } from '../../../domain/text/format.ts';
import { parseTime } from '../../../domain/text/time.ts';
import type { CallOptions } from '../../../http/connection.ts';
import type { Deployments } from '../../../service/deployments.ts';
import type { LookUp } from '../../step/recover.ts';
import { SET_BY_SERVICE } from '../inputs/env-vars.ts';
import type { DeployInputs } from '../inputs/inputs.ts';

/** A deployment that is looked for, because the response to its request is not known. */
export interface Sought {
	readonly inputs: Pick<DeployInputs, 'app' | 'region' | 'envVars'>;
	/** SHA-256 of the package, in bare hex. */
	readonly digest: string;
	/**
	 * The earliest time of its creation, in milliseconds since 1970; NaN if that is not known.
	 * @param serverNow the service's own time at the end of the list.
	 */
	readonly since: (serverNow: number) => number;
	/** Ids of deployments that it is not. */
	readonly not: readonly string[];
	/** Whether one that has failed or was stopped counts. */
	readonly mayHaveEnded: boolean;
}

/**
 * Looks a deployment up in the service's list.
 * @throws Interrupted
 */
export async function lookUp(
	deployments: Pick<Deployments, 'list'>,
	sought: Sought,
	limit: CallOptions,
): Promise<LookUp<DeploymentRecord>> {
	const list = await deployments.list(limit);
	const unread = 'It could not be looked up:';
	if (list.kind === 'unread')
		return { kind: 'unclear', why: `${unread} ${list.failure.message}`, isAbsent: list.isAbsent };
	const found = judge(list.items, sought, list.serverNow);
	if (list.isWhole) return found;
	const read = `${unread} GET /deployments could not be read beyond ${count(list.items.length, 'deployment')}.`;
	const seen = found.kind === 'one' ? ` Deployment ${found.record.id} has the checksum of this package.` : '';
	return unclear(`${read}${found.kind === 'unclear' ? ` ${found.why}` : seen}`);
}

/** Which of the listed deployments is the sought one. */
export function judge(
	listed: readonly DeploymentRecord[],
	sought: Sought,
	serverNow: number,
): LookUp<DeploymentRecord> {
	const since = sought.since(serverNow);
	const candidates = listed.filter((one) => !contradicts(one, sought) && !(parseTime(one.createdAt) < since));
	const proven = candidates.filter(
		({ checksum, createdAt }) => checksum === sought.digest && parseTime(createdAt) >= since,
	);
	const [only] = proven;
	const ids = (records: readonly DeploymentRecord[]) => records.map(({ id }) => id).join(', ');
	if (only !== undefined && proven.length === 1) return { kind: 'one', record: only };
	if (proven.length > 1) return unclear(`Several deployments have the checksum of this package: ${ids(proven)}.`);
	const alike = listed.filter(({ checksum }) => checksum === sought.digest);
	if (candidates.length === 0 && alike.length === 0) return { kind: 'none' };
	if (candidates.length === 0) return { kind: 'none', why: `With the checksum of this package: ${ids(alike)}.` };
	return unclear(`One of these may be it, but the checksum or time is missing: ${ids(candidates)}.`);
}

const unclear = (why: string) => ({ kind: 'unclear', why }) as const;

/** Whether something other than its time speaks against a record. */
function contradicts(record: DeploymentRecord, { inputs, digest, not, mayHaveEnded }: Sought): boolean {
	const { app, region, envVars } = inputs;
	const names = record.envNames && withoutOwn(record.envNames);
	return (
		not.includes(record.id) ||
		(isFinal(record.status) && !mayHaveEnded) ||
		(record.checksum !== undefined && record.checksum !== digest) ||
		(record.entrypoint !== '' && app.kind !== 'source' && plainPath(record.entrypoint) !== plainPath(app.entrypoint)) ||
		(record.region !== '' && record.region !== region) ||
		(names !== undefined && names.symmetricDifference(withoutOwn(envVars.map(([name]) => name))).size > 0)
	);
}

/** One spelling for a path inside the package: `./a.ts`, `/a.ts` and `a.ts` are the same file. */
function plainPath(path: string): string {
	return posix.normalize(path.normalize('NFC')).replace(/^\.?\/+/, '');
}

/** The names without those that the service adds. */
function withoutOwn(names: readonly string[]): Set<string> {
	return new Set(names.filter((name) => !SET_BY_SERVICE.includes(name)));
}
