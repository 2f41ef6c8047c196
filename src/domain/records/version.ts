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

/** Whether the service says, in whatever way, that there is this version of the app already. */
export function saysTaken(said: string): boolean {
	return /\balready\b.*\bversion\b|\bversion\b.*\balready\b|(?<!\b(?:no|such) )\bversion (?:\S+ )?exists\b/i.test(said);
}

/** The same in the reason of a deployment that has failed, where it may be the app that speaks of some version. */
export function failedAsTaken(reason: string): boolean {
	return /\bversion\b[^.]*\balready exists\b/i.test(reason);
}

/** What to do then. */
export const IF_TAKEN = 'The version already exists. Set another "version", or "force: true" to overwrite it.';
