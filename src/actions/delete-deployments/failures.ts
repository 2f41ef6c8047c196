import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { count, listFirst } from '../../domain/text/format.ts';
import type { DeletionReport } from './report.ts';

/** What the action does, for titles. */
export const DELETING = 'Deleting deployments';

/** Milliseconds that the step takes at most: it has no `timeout`. */
export const LIMIT_MS = 600_000;
/** The same limit in words, as part of a sentence. */
export const LIMIT_TEXT = 'the 10 min that this action takes at most';

/** What to do where a list cannot be relied on. */
export const BY_ID = 'Give "deployment-id" instead, and check base-url.';

/** The failure where something speaks against deleting at all. `why`: the end of a sentence, without a full stop. */
export function refusal(why: string, advice: string): StepFailure {
	return new StepFailure({ kind: 'rejected', message: `Refused to delete: ${why}.`, advice });
}

/** The failure where the service does not list what is asked for. */
export function unlisted(failure: StepFailure, what: string): StepFailure {
	const isOffered = ![400, 404, 405, 501].includes(failure.service?.status ?? 0);
	return failure.with({
		advice: isOffered
			? failure.advice
			: `This service may not offer ${what}: give "deployment-id" instead. ${failure.advice}`,
	});
}

/** The failure where some of the deployments could not be deleted. @param first what happened to the first of them. */
export function incomplete(first: StepFailure, report: DeletionReport): StepFailure {
	return first.with({ message: `${first.message} ${tally(report)}`.trim(), retryable: true });
}

/** Whatever ended the step, as its failure. */
export function deletionFailure(thrown: unknown, report: DeletionReport): StepFailure {
	const interruption = interruptionOf(thrown);
	if (interruption === undefined) {
		const failure = toStepFailure(thrown, 'ambiguous');
		return report.rows.length === 0 ? failure : incomplete(failure, report);
	}
	const done = tally(report) || 'Nothing was deleted.';
	if (interruption.by === 'deadline') {
		return new StepFailure({
			kind: 'timeout',
			message: `${DELETING}: ${LIMIT_TEXT} are over. ${done}`,
			advice: 'Run the job again: it goes on with those that are left.',
			retryable: true,
		});
	}
	return new StepFailure({
		kind: 'cancelled',
		message: `${DELETING}: the run was cancelled. ${done}`,
		advice: 'Run the job again whenever you like: it goes on with those that are left.',
		retryable: true,
	});
}

/** What was deleted and what was not, in sentences; '' where nothing was to be. */
function tally(report: DeletionReport): string {
	const named = (words: string, ids: readonly string[]) =>
		ids.length === 0 ? [] : [`${words}: ${count(ids.length, 'deployment')} (${listFirst(ids, SHOWN)}).`];
	return [
		...named('Deleted', report.ids('deleted')),
		...named('Gone before', report.ids('gone')),
		...named('Maybe deleted', report.ids('unknown')),
		...named('Not deleted', report.ids('failed', 'planned')),
	].join(' ');
}

/** Ids that a message names. */
const SHOWN = 20;
