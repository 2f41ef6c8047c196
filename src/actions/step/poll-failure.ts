import { StepFailure } from '../../domain/failures/failure.ts';
import type { Made } from '../../domain/records/created.ts';
import { MAX_BAD_POLLS } from './polling.ts';

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

function lookAdvice(made: Made): string {
	const { begun, it } = TEXTS[made];
	return `${begun}: look at ${it} at the service before a second try.`;
}

/** The failure for something that was made and that the service no longer knows. */
export function lostFailure(made: Made, response: StepFailure): StepFailure {
	return response.with({ advice: lookAdvice(made), retryable: false });
}

/** The failure for polls that are refused or break. The advice stays, but also says that it may be running. */
export function unreadFailure(made: Made, poll: StepFailure): StepFailure {
	return poll.with({ advice: `${TEXTS[made].begun}. ${poll.advice}`, retryable: false });
}

/** The failure for malformed responses. @param why what was wrong with the last one, as the end of a sentence. */
export function senselessFailure(made: Made, id: string, why: string): StepFailure {
	return new StepFailure({
		kind: 'network',
		message: `Asking for the status of ${made} ${id}: ${MAX_BAD_POLLS} responses in a row could not be used; the last one: ${why}.`,
		advice: lookAdvice(made),
	});
}

/**
 * What is known of a status when the time is over, as part of a sentence.
 * @param since what came of the last poll, where none could be read since that status.
 */
export function statusAtTimeout(status: string, since: string | undefined, time: string): string {
	const shown = `"${status || 'unknown'}"`;
	return since === undefined
		? `is still ${shown} after ${time}, the whole of "timeout"`
		: `was last seen as ${shown}; then no poll could be read until ${time}, the whole of "timeout", were over: ${since}`;
}

/** The same at a cancel. */
export function statusAtCancel(status: string, since: string | undefined): string {
	const shown = `"${status || 'unknown'}"`;
	return since === undefined ? `was ${shown}` : `was last seen as ${shown} (since then: ${since})`;
}

/** The service's reason for a status, as a sentence. */
export function describeReason(statusReason: string): string {
	return statusReason === '' ? 'The service gives no reason.' : `Reason: ${statusReason.replace(/[.\s]+$/, '')}.`;
}
