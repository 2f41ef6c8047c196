import { isObject } from '../text/json.ts';
import { type DeploymentRecord, parseDeployment } from './deployment.ts';

/** A record of the list of deployments, with the fields that identify it. A text is '' if the record has none. */
export interface ListedDeployment {
	readonly record: DeploymentRecord;
	/** SHA-256 of the package in hex, which some services add; '' if absent or invalid. */
	readonly checksum: string;
	readonly version: string;
	/** Names of the environment variables, without their values; undefined if the record has none. */
	readonly envKeys: readonly string[] | undefined;
}

/** Parses the response of GET /deployments; undefined if it is not an array. Malformed records are skipped. */
export function parseDeploymentList(body: unknown): ListedDeployment[] | undefined {
	if (!Array.isArray(body)) return undefined;
	return body.filter(isObject).flatMap((entry) => {
		const parsed = parseDeployment(entry);
		if (!parsed.ok) return [];
		const text = (...names: string[]) =>
			names.map((name) => entry[name]).find((value) => typeof value === 'string') ?? '';
		return [
			{
				record: parsed.record,
				checksum: checksumOf(text('source_checksum')),
				version: text('version', 'app_version'),
				envKeys: isObject(entry.env_vars) ? Object.keys(entry.env_vars) : undefined,
			},
		];
	});
}

function checksumOf(text: string): string {
	const hex = text.toLowerCase().replace(/^sha256:/, '');
	return /^[0-9a-f]{64}$/.test(hex) ? hex : '';
}
