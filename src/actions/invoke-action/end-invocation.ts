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
	{ clock, invocations, log }: Pick<InvokeEdges, 'clock' | 'invocations' | 'log'>,
): Promise<string> {
	const bounds = startTimeLimit({ clock, cancel: NEVER }, ENDING_MS, 'the 3 s for ending it');
	const [ended, deleted] = await Promise.all([
		doubt(invocations.end(id, { output: JSON.stringify({ error: why }), ...bounds })),
		doubt(invocations.deleteBrowsers(id, bounds)),
	]);
	if (deleted !== '') log.debug(`Its browsers could not be ended: ${deleted}`);
	if (ended !== '') return `The service was asked to end it, but it may still be running: ${ended}`;
	return `It was ended at the service${deleted === '' ? ', and its browsers with it' : '; its browsers may still be running'}.`;
}

/** Why a request may not have done what it asks for, as the end of a sentence with its full stop; '' where it has. */
async function doubt(asked: Promise<void>): Promise<string> {
	try {
		await asked;
		return '';
	} catch (thrown) {
		return thrown instanceof StepFailure ? thrown.message : 'it has not responded in 3 s.';
	}
}
