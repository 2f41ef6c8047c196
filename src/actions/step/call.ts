import { StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { CallOptions } from '../../http/connection.ts';
import type { Runner } from '../../runner/runner.ts';
import { runStep } from './end.ts';
import { startTimeLimit } from './time-limit.ts';

/** The most milliseconds that an action of a single call takes, retries included: such an action has no `timeout`. */
const CALL_LIMIT_MS = 120_000;

/** The texts about a call. */
export interface StepText {
	/** E.g. `Deleting the API key`. */
	readonly doing: string;
	/** Advice if it is not known whether the call was carried out. */
	readonly ifSent: string;
	/** Whether running the call again is safe, even if it was carried out. */
	readonly idempotent: boolean;
}

/** Runs an action of one call. Never throws: any failure becomes one error and a summary. */
export function singleCall(
	text: StepText,
	edges: Runner,
	call: (options: CallOptions) => Promise<void>,
): Promise<boolean> {
	const step = { doing: text.doing, failureOf: (thrown: unknown) => callFailure(thrown, text) };
	return runStep(step, () => call(startTimeLimit(edges, CALL_LIMIT_MS)), edges);
}

/** Turns whatever ended an action of a single call into a StepFailure. */
export function callFailure(thrown: unknown, text: StepText): StepFailure {
	const interruption = interruptionOf(thrown);
	if (interruption === undefined) return toStepFailure(thrown, 'ambiguous');
	const { by, maybeDone } = interruption;
	if (by === 'cancel') return cancelledCall(text, maybeDone);
	return new StepFailure({
		kind: text.idempotent || !maybeDone ? 'network' : 'ambiguous',
		message: `${text.doing}: the service ${maybeDone ? 'did not respond' : 'could not be reached'} within ${formatDuration(CALL_LIMIT_MS)} (the time limit of this action)${maybeDone ? ', after the request was sent' : ''}.`,
		advice: maybeDone ? text.ifSent : 'Check base-url and whether the service is up, then run the job again.',
	});
}

/** The failure of a call that a cancel has ended. @param maybeDone whether the service may have carried it out. */
export function cancelledCall({ doing, ifSent }: Pick<StepText, 'doing' | 'ifSent'>, maybeDone: boolean): StepFailure {
	return new StepFailure({
		kind: 'cancelled',
		message: `${doing}: the run was cancelled ${maybeDone ? 'after the request was sent but before the service responded' : 'before the whole request was sent'}.`,
		advice: maybeDone ? ifSent : 'Nothing was done: you can run the job again.',
		retryable: !maybeDone,
	});
}
