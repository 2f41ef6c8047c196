import { isObject } from '../text/json.ts';
import { type DeploymentRecord, parseDeployment } from './deployment.ts';

/** A record of the list of deployments, with what tells whose it is. Each text is '' where the record has none. */
export interface ListedDeployment {
	readonly record: DeploymentRecord;
	/** SHA-256 of the package in hex, which some services add. */
	readonly checksum: string;
	readonly version: string;
}

/** Reads the response of GET /deployments; undefined where it is no array. Records that make no sense are passed over. */
export function parseDeploymentList(body: unknown): ListedDeployment[] | undefined {
	if (!Array.isArray(body)) return undefined;
	return body.filter(isObject).flatMap((entry) => {
		const parsed = parseDeployment(entry);
		if (!parsed.ok) return [];
		const text = (...names: string[]) =>
			names.map((name) => entry[name]).find((value) => typeof value === 'string') ?? '';
		const checksum = text('source_checksum')
			.toLowerCase()
			.replace(/^sha256:/, '');
		return [{ record: parsed.record, checksum, version: text('version', 'app_version') }];
	});
}
