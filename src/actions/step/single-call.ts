import { toStepFailure } from '../../domain/failures/failure.ts';
import { failureTitle, renderFailedStep } from '../../domain/failures/failure-summary.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { RunnerEdges } from '../deploy/edges.ts';
import { redactFailure } from '../deploy/report/redact-report.ts';
import { type CallWords, callFailure } from './call-failure.ts';
import { CALL_LIMIT_MS } from './call-limit.ts';

/** Runs an action of one call. Never throws: what goes wrong becomes one error and a summary. */
export async function singleCall(
	words: CallWords,
	edges: RunnerEdges,
	call: (options: CallOptions) => Promise<void>,
): Promise<boolean> {
	const { clock, cancel, log, summary } = edges;
	const began = clock.now();
	try {
		cancel.throwIfAborted();
		const signal = AbortSignal.any([cancel, clock.deadline(CALL_LIMIT_MS)]);
		await call({ signal, leftMs: () => CALL_LIMIT_MS - (clock.now() - began) });
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
