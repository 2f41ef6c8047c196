import { isObject } from '../text/json.ts';
import { plainText } from '../text/sanitize.ts';

/** What an app can be called by. */
export interface AppNames {
	readonly name: string;
	/** Names of the actions that its code registers. */
	readonly actions: readonly string[];
}

/** One version of a deployed app, as `GET /apps` lists it. The specification does not show it. */
export interface AppRecord extends AppNames {
	readonly version: string;
	/** Id of the deployment; '' where the record has none. */
	readonly deployment: string;
}

/** Characters of a text that are kept: names and versions are compared. */
const LONGEST = 4_000;

/** Reads the response of GET /apps; undefined where it is no array. Records that make no sense are passed over. */
export function parseApps(body: unknown): AppRecord[] | undefined {
	if (!Array.isArray(body)) return undefined;
	return body.filter(isObject).flatMap((entry) => {
		const names = parseAppNames(entry);
		const { version, deployment } = entry;
		return names === undefined ? [] : [{ ...names, version: text(version), deployment: text(deployment) }];
	});
}

/** Reads the names in a record of an app, or in the event that tells them; undefined where the app has none. */
export function parseAppNames({ app_name, actions }: Record<string, unknown>): AppNames | undefined {
	const name = text(app_name);
	if (name === '') return undefined;
	const all = Array.isArray(actions) ? actions : [];
	return {
		name,
		actions: all.map((action) => text(isObject(action) ? action.name : action)).filter((action) => action !== ''),
	};
}

function text(value: unknown): string {
	return plainText(value, LONGEST);
}
