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
	/** Cut only at 4,000 characters, because versions are compared. */
	readonly version: string;
	/** Id of the deployment; '' where the record has none. */
	readonly deployment: string;
}

/** Characters of a name that are kept. */
const LONGEST_NAME = 200;
/** Characters of a version that are kept. */
const LONGEST_VERSION = 4_000;

/** Reads the response of GET /apps; undefined where it is no array. Records that make no sense are passed over. */
export function parseApps(body: unknown): AppRecord[] | undefined {
	if (!Array.isArray(body)) return undefined;
	return body.filter(isObject).flatMap((entry) => {
		const names = parseAppNames(entry);
		const version = plainText(entry.version, LONGEST_VERSION);
		return names === undefined ? [] : [{ ...names, version, deployment: text(entry.deployment) }];
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
	return plainText(value, LONGEST_NAME);
}
