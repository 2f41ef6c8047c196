import type { AppVersion } from '../../domain/records/named-deployment.ts';

/** A list to ask for, and the filter that it puts to the test. */
export interface Probe {
	readonly of: AppVersion;
	readonly filter: 'app_name' | 'app_version';
}

/** Two lists that must be empty: nobody has such a name. */
export function impossible({ app, version }: AppVersion, name: string): Probe[] {
	return [
		{ of: { app: name, version }, filter: 'app_name' },
		{ of: { app, version: name }, filter: 'app_version' },
	];
}

/**
 * Lists of other apps and versions, by names that a filter takes for the named one if it compares a beginning, an end, a
 * part, without regard to case, or with wildcards. There may well be deployments of such a name: other ones.
 */
export function lookAlikes({ app, version }: AppVersion): Probe[] {
	return [
		...similarNames(version).map((name): Probe => ({ of: { app, version: name }, filter: 'app_version' })),
		...similarNames(app).map((name): Probe => ({ of: { app: name, version }, filter: 'app_name' })),
	];
}

/** Signs that stand for other characters in SQL, in patterns of files, and in regular expressions. */
const WILDCARDS = ['_', '%', '*', '?', '.'];

function similarNames(name: string): string[] {
	const signs = [...name]; // whole characters
	const wildcards = WILDCARDS.filter((one) => signs.includes(one)).map((wildcard) => {
		const at = signs.findIndex((sign) => sign !== wildcard);
		return signs.with(at === -1 ? 0 : at, wildcard).join('');
	});
	const lower = name.toLowerCase();
	const names = [
		signs.slice(0, -1).join(''),
		signs.slice(1).join(''),
		`${name}0`,
		lower === name ? name.toUpperCase() : lower,
		...wildcards,
	];
	// A filter that is empty filters nothing.
	return [...new Set(names)].filter((one) => one !== name && one.trim() !== '');
}
