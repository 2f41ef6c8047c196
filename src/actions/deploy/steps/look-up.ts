import { posix } from 'node:path';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
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
	/** Whether it is not this one, whatever its record says: another request has made it, or nothing is left of it. */
	readonly isOther: (record: DeploymentRecord) => boolean;
}

/**
 * Looks a deployment up in the service's list: it is the only one with our checksum that nothing contradicts.
 * @throws Interrupted
 */
export async function lookUp(
	deployments: Pick<Deployments, 'list'>,
	sought: Sought,
	limit: CallOptions,
): Promise<LookUp<DeploymentRecord>> {
	const list = await deployments.list(limit);
	const unread = (why: string) => ({ kind: 'unclear', why: `It could not be looked up: ${why}` }) as const;
	if (list.kind === 'unread') return unread(list.failure.message);
	const { items, isWhole } = list;
	const since = sought.since(list.serverNow);
	const candidates = items.filter((one) => !contradicts(one, sought) && !(parseTime(one.createdAt) < since));
	const proven = candidates.filter(
		({ checksum, createdAt }) => checksum !== undefined && parseTime(createdAt) >= since,
	);
	const [only] = proven;
	if (only !== undefined && proven.length === 1 && isWhole) return { kind: 'one', record: only };
	const named = items.filter((one) => one.checksum === sought.digest || candidates.includes(one)).map(({ id }) => id);
	const why = named.length === 0 ? '' : `With the checksum of this package, or without one: ${named.join(', ')}.`;
	if (!isWhole) return unread(`GET /deployments could not be read beyond ${count(items.length, 'deployment')}. ${why}`);
	return { kind: candidates.length === 0 ? 'none' : 'unclear', why };
}

/** Whether something other than its time speaks against a record. */
function contradicts(record: DeploymentRecord, { inputs, digest, isOther }: Sought): boolean {
	const { app, region, envVars } = inputs;
	const names = record.envNames && withoutOwn(record.envNames);
	return (
		isOther(record) ||
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
