import { toStepFailure } from '../../domain/failures/failure.ts';
import { failureTitle, renderFailedStep } from '../../domain/failures/failure-summary.ts';
import { redactFailure } from '../../domain/failures/redact-failure.ts';
import type { CallOptions } from '../../http/call-options.ts';
import { callFailure, type StepText } from './call-failure.ts';
import { CALL_LIMIT, CALL_LIMIT_MS } from './call-limit.ts';
import type { RunnerEdges } from './edges.ts';
import { startTimeLimit } from './time-limit.ts';

/** Runs an action of one call. Never throws: what goes wrong becomes one error and a summary. */
export async function singleCall(
	words: StepText,
	edges: RunnerEdges,
	call: (options: CallOptions) => Promise<void>,
): Promise<boolean> {
	const { cancel, log, summary } = edges;
	try {
		cancel.throwIfAborted();
		await call(startTimeLimit(edges, CALL_LIMIT_MS, CALL_LIMIT));
		return true;
	} catch (thrown) {
		const failure = callFailure(thrown, words);
		if (thrown instanceof Error && thrown !== failure) log.debug(thrown.stack ?? thrown.message);
		log.error(`${failure.message} ${failure.advice}`, { title: failureTitle(words.doing, failure) });
		await summary.write((redact) => renderFailedStep(words.doing, redactFailure(failure, redact)));
		return false;
	}
}

/** Ends a sub-action over a bad input: one error and a summary; no request was sent. */
export async function refuseStep(
	thrown: unknown,
	doing: string,
	{ log, summary }: Pick<RunnerEdges, 'log' | 'summary'>,
): Promise<void> {
	const failure = toStepFailure(thrown, 'input');
	log.error(`${failure.message} ${failure.advice}`, { title: failureTitle(doing, failure) });
	await summary.write((redact) => renderFailedStep(doing, redactFailure(failure, redact)));
}
