import type { StepFailure } from '../../domain/failures/failure.ts';
import type { Interruption } from '../../domain/failures/interruption.ts';
import type { Made } from '../../domain/records/created.ts';
import { withoutStop } from '../../domain/text/format.ts';

interface Texts {
	/** What is certain, without a full stop. */
	readonly begun: string;
	/** What to look at. */
	readonly it: string;
}

const TEXTS: Readonly<Record<Made, Texts>> = {
	deployment: { begun: 'The deployment was created and may be running', it: 'it' },
	// Whether it may be running is said where it is ended.
	invocation: { begun: 'The action was started', it: 'the invocation' },
};

/** The failure for a poll that the service refuses. Something was made, and may be running: that is said first. */
export function refusedPoll(made: Made, poll: StepFailure): StepFailure {
	const { begun, it } = TEXTS[made];
	const isLost = poll.service?.status === 404;
	const advice = isLost ? `${begun}: check ${it} at the service before you try again.` : `${begun}. ${poll.advice}`;
	return poll.with({ advice, retryable: false });
}

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

/**
 * What is known of a request that may have been carried out when the run was cancelled, as a sentence.
 * @param words what was sent, such as `everything`, and what that may mean, such as `the deployment may exist`.
 */
export function cancelledAfter(
	{ status }: Pick<Interruption, 'status'>,
	{ sent, maybe }: { readonly sent: string; readonly maybe: string },
): string {
	if (status === undefined)
		return `The run was cancelled after ${sent} was sent but before the service responded: ${maybe}.`;
	return `The run was cancelled before the whole response (${status}) was read: ${maybe}.`;
}
