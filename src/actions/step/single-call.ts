import type { CallOptions } from '../../http/connection.ts';
import { CALL_LIMIT_MS, CALL_LIMIT_TEXT, callFailure, type StepText } from './call-failure.ts';
import type { RunnerEdges } from './edges.ts';
import { endFailed, logStack } from './end.ts';
import { startTimeLimit } from './time-limit.ts';

/** Runs an action of one call. Never throws: any failure becomes one error and a summary. */
export async function singleCall(
	text: StepText,
	edges: RunnerEdges,
	call: (options: CallOptions) => Promise<void>,
): Promise<boolean> {
	try {
		edges.cancel.throwIfAborted();
		await call(startTimeLimit(edges, CALL_LIMIT_MS, CALL_LIMIT_TEXT));
		return true;
	} catch (thrown) {
		const failure = callFailure(thrown, text);
		logStack(edges.log, thrown, failure);
		await endFailed(text.doing, failure, edges);
		return false;
	}
}
