import { isObject } from '../text/json.ts';
import { type DeploymentRecord, parseDeployment } from './deployment.ts';

/** An app and one of its versions. */
export interface AppVersion {
	readonly app: string;
	readonly version: string;
}

/** A record of a list that was asked for by app and version, with what the record itself says of them. */
export interface NamedDeployment {
	readonly record: DeploymentRecord;
	/** '' where the record does not say. */
	readonly app: string;
	readonly version: string;
}

/**
 * Parses a list of deployments of which some are to be deleted; undefined if it is no array, or if one of its records is
 * unusable: nobody can then say what the list is.
 */
export function parseNamedDeployments(body: unknown): NamedDeployment[] | undefined {
	if (!Array.isArray(body)) return undefined;
	const named = body.map((entry): NamedDeployment | undefined => {
		const parsed = parseDeployment(entry);
		if (!parsed.ok || !isObject(entry)) return undefined;
		return {
			record: parsed.record,
			app: textOf(entry, 'app_name', 'app'),
			version: textOf(entry, 'app_version', 'version'),
		};
	});
	return named.every((one) => one !== undefined) ? named : undefined;
}

/** A version of an app and the id of its deployment, as `GET /apps` names them: letter by letter, nothing is cleaned. */
export interface AppEntry extends AppVersion {
	/** Not checked yet. */
	readonly deployment: string;
}

/** Parses the response of GET /apps; undefined if it is no array. What names no deployment is left out. */
export function parseAppEntries(body: unknown): AppEntry[] | undefined {
	if (!Array.isArray(body)) return undefined;
	return body
		.filter(isObject)
		.map((entry) => ({
			app: textOf(entry, 'app_name'),
			version: textOf(entry, 'version'),
			deployment: textOf(entry, 'deployment'),
		}))
		.filter(({ app, deployment }) => app !== '' && deployment !== '');
}

function textOf(entry: Readonly<Record<string, unknown>>, ...names: readonly string[]): string {
	const text = names.map((name) => entry[name]).find((value) => typeof value === 'string');
	return text === undefined ? '' : (text as string);
}
