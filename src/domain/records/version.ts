import { withoutColours } from '../text/sanitize.ts';

/** What the service calls a deployment without a version label, and what callers get who name no version. */
const LATEST = 'latest';

/** The label that the service gives to a deployment with this input `version`. */
export function versionLabel(version: string): string {
	return version || LATEST;
}

/** Whether a version is that of callers who name none, in any spelling: a typo must not delete what serves everybody. */
export function isLatest(version: string): boolean {
	return version.trim().toLowerCase() === LATEST;
}

/**
 * Whether a deployment is of another version than ours for certain: the service names it, and none of its names can be
 * our label. A service may name one deployment several times, and may write a label in another way or cut it short.
 * @param named all labels that the service names for the deployment.
 */
export function isOtherVersion(named: readonly string[], own: string): boolean {
	return named.length > 0 && !named.some((label) => isSame(label, own) || isBeginning(label, own));
}

/** Whether one of the names is our label for certain: one that may be cut short may also be the whole of another one. */
export function isOwnVersion(named: readonly string[], own: string): boolean {
	return named.some((label) => isSame(label, own));
}

/** Characters of a label below which nobody cuts it short: 63 is the least that is usual, with what marks the cut. */
const SHORTEST_CUT = 60;

function isSame(label: string, own: string): boolean {
	return plain(label) === plain(own);
}

function isBeginning(label: string, own: string): boolean {
	const start = plain(label).replace(/(?:…|\.{3}|\ufffd)$/, '');
	return start.length >= SHORTEST_CUT && plain(own).startsWith(start);
}

function plain(label: string): string {
	return withoutColours(label).trim().toLowerCase().normalize('NFC');
}
