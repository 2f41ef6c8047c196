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

/** What to do where the service says that there is this version of the app already. */
export const IF_TAKEN = 'The version already exists. Set another "version", or "force: true" to overwrite it.';
