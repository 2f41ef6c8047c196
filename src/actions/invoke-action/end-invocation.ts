import { StepFailure } from '../../domain/failures/failure.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';

/** Milliseconds for both requests: the process has 4.5 s after a cancel, which does not end this. */
const ENDING_MS = 3_000;

/** What the record says then. */
const OUTPUT = JSON.stringify({ error: 'the workflow step that waited for it has ended' });

/** Ends an invocation that nobody waits for any more, and its browsers, at the service. @returns what came of it, as a sentence. */
export async function endInvocation(
	id: string,
	{ clock, invocations }: Pick<InvokeEdges, 'clock' | 'invocations'>,
): Promise<string> {
	const bounds = startTimeLimit({ clock, cancel: new AbortController().signal }, ENDING_MS);
	const ends = await Promise.allSettled([
		invocations.end(id, { output: OUTPUT, ...bounds }),
		invocations.deleteBrowsers(id, bounds),
	]);
	const failed = ends.find((end) => end.status === 'rejected');
	if (failed === undefined) return 'It was ended at the service, and so were its browsers.';
	const problem = failed.reason instanceof StepFailure ? failed.reason.message : 'there was no response within 3 s.';
	return `The service was asked to end it and its browsers, but some of it may still be running: ${problem}`;
}
