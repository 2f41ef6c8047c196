import { field, isObject } from '../text/json.ts';
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

/** Reads an entry of GET /apps. */
export function parseApp(entry: unknown): Parsed<AppRecord> {
	const names = parseAppNames(entry);
	if (names === undefined) return { ok: false, why: 'an app has no name' };
	const [version, deployment] = [field(entry, 'version'), field(entry, 'deployment')];
	return { ok: true, record: { ...names, version: plainText(version), deployment: plainText(deployment) } };
}

/** Reads the names in a record of an app, or in the event that tells them; undefined where the app has none. */
export function parseAppNames(record: unknown) {
	const name = plainText(field(record, 'app_name'));
	if (name === '') return undefined;
	const actions = field(record, 'actions');
	const all = Array.isArray(actions) ? actions : [];
	return {
		name,
		/** Names of the actions that its code registers. */
		actions: all.map((action) => plainText(isObject(action) ? action.name : action)).filter((action) => action !== ''),
	};
}
