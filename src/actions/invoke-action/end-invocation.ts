import { StepFailure } from '../../domain/failures/failure.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';

/** Milliseconds for both requests: the process has 4.5 s after a cancel. */
const ENDING_MS = 3_000;
/** A cancel does not end this. */
const NEVER = new AbortController().signal;

/**
 * Ends an invocation that nobody waits for any more, and its browsers, at the service.
 * @param why what the record is to say of it, such as `the workflow run was cancelled`.
 * @returns what came of it, as a sentence.
 */
export async function endInvocation(
	id: string,
	why: string,
	{ clock, invocations }: Pick<InvokeEdges, 'clock' | 'invocations'>,
): Promise<string> {
	const bounds = startTimeLimit({ clock, cancel: NEVER }, ENDING_MS);
	const [ended, deleted] = await Promise.allSettled([
		invocations.end(id, { output: JSON.stringify({ error: why }), ...bounds }),
		invocations.deleteBrowsers(id, bounds),
	]);
	if (ended.status === 'rejected')
		return `The service was asked to end it, but it may still be running: ${problemOf(ended.reason)}`;
	if (deleted.status === 'rejected')
		return `It was ended at the service; its browsers may still be running: ${problemOf(deleted.reason)}`;
	return 'It was ended at the service, and so were its browsers.';
}

function problemOf(thrown: unknown): string {
	return thrown instanceof StepFailure ? thrown.message : 'it did not respond within 3 s.';
}
