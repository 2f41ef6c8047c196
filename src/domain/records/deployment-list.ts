import { isObject } from '../text/json.ts';
import { type DeploymentRecord, parseDeployment } from './deployment.ts';

/** A record of the list of deployments, with the fields that identify it. */
export interface ListedDeployment {
	readonly record: DeploymentRecord;
	/** All labels that the service names for it; empty where it names none. */
	readonly versions: readonly string[];
	/** Whether it may have further labels, because not everything was read that names them. */
	readonly hasMoreVersions?: boolean;
	/** Names of the environment variables, without their values; undefined if the record has none. */
	readonly envKeys: readonly string[] | 'unreadable' | undefined;
}

/** Parses the response of GET /deployments; undefined if it is not an array. Malformed records are skipped. */
export function parseDeploymentList(body: unknown): ListedDeployment[] | undefined {
	if (!Array.isArray(body)) return undefined;
	return body.filter(isObject).flatMap((entry) => {
		const parsed = parseDeployment(entry);
		if (!parsed.ok) return [];
		const texts = (...names: string[]) =>
			names.map((name) => entry[name]).filter((value) => typeof value === 'string' && value !== '') as string[];
		return [
			{
				record: parsed.record,
				versions: texts('version', 'app_version'),
				envKeys: envKeysIn(entry.env_vars),
			},
		];
	});
}

/** A list of variables, or a text, is not as specified: nobody knows what it holds. */
function envKeysIn(value: unknown): ListedDeployment['envKeys'] {
	if (isObject(value)) return Object.keys(value);
	const isNone = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
	return isNone ? undefined : 'unreadable';
}
