import { isObject } from '../text/json.ts';
import { plainText } from '../text/sanitize.ts';

/** One version of a deployed app, as `GET /apps` lists it. The specification does not show it. */
export interface AppRecord {
	readonly name: string;
	readonly version: string;
	/** Names of the actions that its code registers. */
	readonly actions: readonly string[];
	/** Id of the deployment; '' where the record has none. */
	readonly deployment: string;
}

/** Characters of a name that are kept. */
const LONGEST_NAME = 200;

/** Reads the response of GET /apps; undefined where it is no array. Records that make no sense are passed over. */
export function parseApps(body: unknown): AppRecord[] | undefined {
	if (!Array.isArray(body)) return undefined;
	return body.filter(isObject).flatMap((entry) => {
		const text = (value: unknown) => plainText(value, LONGEST_NAME);
		const name = text(entry.app_name);
		if (name === '') return [];
		const actions = Array.isArray(entry.actions) ? entry.actions : [];
		return [
			{
				name,
				version: text(entry.version),
				actions: actions
					.map((action) => text(isObject(action) ? action.name : action))
					.filter((action) => action !== ''),
				deployment: text(entry.deployment),
			},
		];
	});
}
