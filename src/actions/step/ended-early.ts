import { withoutStop } from '../../domain/text/format.ts';

// What deploy and invoke-action say of what they have made, when something ends them early.

/**
 * What is known of a status when the time is over, as part of a sentence.
 * @param since what came of the last poll, where none could be read since that status.
 */
export function statusAtTimeout(status: string, since: string | undefined, time: string): string {
	const shown = `"${status || 'unknown'}"`;
	return since === undefined
		? `is still ${shown} after ${time} ("timeout")`
		: `was last seen as ${shown}; its status could not be read again before "timeout" (${time}) ended: ${since}`;
}

/** The same at a cancel. */
export function statusAtCancel(status: string, since: string | undefined): string {
	const shown = `"${status || 'unknown'}"`;
	return since === undefined ? `was ${shown}` : `was last seen as ${shown} (since then: ${since})`;
}

/** The service's reason for a status, as a sentence. */
export function describeReason(statusReason: string): string {
	return statusReason === '' ? 'The service gave no reason.' : `Reason: ${withoutStop(statusReason)}.`;
}
