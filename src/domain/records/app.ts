import { isObject } from '../text/json.ts';
import { plainText } from '../text/sanitize.ts';
import type { Parsed } from './id.ts';

/** What an app can be called by. */
export type AppNames = Readonly<NonNullable<ReturnType<typeof parseAppNames>>>;

/** One version of a deployed app, as `GET /apps` lists it. The specification does not show it. */
export interface AppRecord extends AppNames {
	readonly version: string;
	/** Id of the deployment, as it is told; '' where the record has none. */
	readonly deployment: string;
}

/** Characters of a text that are kept: names and versions are compared. */
const LONGEST = 4_000;

/** Reads an entry of GET /apps. */
export function parseApp(entry: unknown): Parsed<AppRecord> {
	const names = isObject(entry) ? parseAppNames(entry) : undefined;
	if (!isObject(entry) || names === undefined) return { ok: false, why: 'an app has no name' };
	return { ok: true, record: { ...names, version: text(entry.version), deployment: text(entry.deployment) } };
}

/** Reads the names in a record of an app, or in the event that tells them; undefined where the app has none. */
export function parseAppNames({ app_name, actions }: Record<string, unknown>) {
	const name = text(app_name);
	if (name === '') return undefined;
	const all = Array.isArray(actions) ? actions : [];
	return {
		name,
		/** Names of the actions that its code registers. */
		actions: all.map((action) => text(isObject(action) ? action.name : action)).filter((action) => action !== ''),
	};
}

function text(value: unknown): string {
	return plainText(value, LONGEST);
}
