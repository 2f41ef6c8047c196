import { posix } from 'node:path';
import { type DeploymentRecord, isFinal } from '../../../domain/records/deployment.ts';
import { count } from '../../../domain/text/format.ts';
import { parseTime } from '../../../domain/text/time.ts';
import type { CallOptions } from '../../../http/connection.ts';
import type { Deployments } from '../../../service/deployments.ts';
import { SET_BY_SERVICE } from '../inputs/env-vars.ts';
import type { DeployInputs } from '../inputs/inputs.ts';

/** A deployment that is looked for, because the response to its request is not known. */
export interface Sought {
	/** SHA-256 of the package, in bare hex. */
	readonly digest: string;
	readonly entrypoint: string;
	readonly region: string;
	readonly envKeys: readonly string[];
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

/** What the service's list says. `why`: a sentence. */
export type LookUp =
	/** The only one with our checksum that fits. */
	| { readonly kind: 'one'; readonly record: DeploymentRecord }
	| { readonly kind: 'several'; readonly ids: readonly string[] }
	/** These may be it, and nothing proves it: a checksum or the time is not known. */
	| { readonly kind: 'unproven'; readonly ids: readonly string[] }
	| { readonly kind: 'none' }
	/** The service has no such list. */
	| { readonly kind: 'absent'; readonly why: string }
	/** It could not be read, or not to its end. */
	| { readonly kind: 'unread'; readonly why: string };

/**
 * Looks a deployment up in the service's list.
 * @throws Interrupted
 */
export async function lookUp(
	deployments: Pick<Deployments, 'list'>,
	sought: Sought,
	limit: CallOptions,
): Promise<LookUp> {
	const list = await deployments.list(limit);
	if (list.kind === 'malformed')
		return { kind: 'unread', why: 'The service responded to GET /deployments with something other than a list.' };
	if (list.kind === 'refused') return { kind: list.isAbsent ? 'absent' : 'unread', why: list.failure.message };
	if (list.isWhole) return judge(list.items, sought, list.serverNow);
	const read = `GET /deployments could not be read to its end, after ${count(list.items.length, 'deployment')}.`;
	const found = judge(list.items, sought, list.serverNow);
	return { kind: 'unread', why: [read, describeLookUp(found)].join(' ').trim() };
}

/** Which of the listed deployments is the sought one. */
export function judge(
	listed: readonly DeploymentRecord[],
	sought: Sought,
	serverNow: number,
): Extract<LookUp, { kind: 'one' | 'several' | 'unproven' | 'none' }> {
	const since = sought.since(serverNow);
	const fitting = listed.filter((record) => fits(record, sought) && !(parseTime(record.createdAt) < since));
	const proven = fitting.filter(
		({ checksum, createdAt }) => checksum === sought.digest && parseTime(createdAt) >= since,
	);
	const [only] = proven;
	const idsOf = (records: readonly DeploymentRecord[]) => records.map(({ id }) => id);
	if (only !== undefined)
		return proven.length === 1 ? { kind: 'one', record: only } : { kind: 'several', ids: idsOf(proven) };
	return fitting.length > 0 ? { kind: 'unproven', ids: idsOf(fitting) } : { kind: 'none' };
}

/** Whether nothing but its time speaks against a record. */
function fits(record: DeploymentRecord, { digest, entrypoint, region, envKeys, not, mayHaveEnded }: Sought): boolean {
	if (not.includes(record.id) || (isFinal(record.status) && !mayHaveEnded)) return false;
	if (record.checksum !== undefined && record.checksum !== digest) return false;
	if (record.entrypoint !== '' && plainPath(record.entrypoint) !== plainPath(entrypoint)) return false;
	if (record.region !== '' && record.region !== region) return false;
	return record.envNames === undefined || givenKeys(record.envNames).symmetricDifference(givenKeys(envKeys)).size === 0;
}

/** One spelling for a path inside the package: `./a.ts`, `/a.ts` and `a.ts` are the same file. */
function plainPath(path: string): string {
	return posix.normalize(path.normalize('NFC')).replace(/^\.?\/+/, '');
}

/** The service adds some variables of its own. */
function givenKeys(names: readonly string[]): Set<string> {
	return new Set(names.filter((name) => !SET_BY_SERVICE.includes(name)));
}

/** What a look has found, as a sentence; '' for nothing. */
export function describeLookUp(found: LookUp): string {
	switch (found.kind) {
		case 'one':
			return `Deployment ${found.record.id} may be it, by its checksum.`;
		case 'several':
			return `Several deployments have its checksum: ${found.ids.join(', ')}.`;
		case 'unproven':
			return `What may be it, and cannot be told by a checksum and a time: ${found.ids.join(', ')}.`;
		case 'none':
			return '';
		case 'absent':
		case 'unread':
			return `It could not be looked up: ${found.why}`;
	}
}

/** The fields by which a deployment of these inputs is looked for. */
export function soughtOf(
	{ app, region, envVars }: DeployInputs,
	digest: string,
): Pick<Sought, 'digest' | 'entrypoint' | 'region' | 'envKeys'> {
	const entrypoint = app.kind === 'source' ? '' : app.entrypoint;
	return { digest, entrypoint, region, envKeys: envVars.map(([name]) => name) };
}
