import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted } from '../../domain/failures/interruption.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { Ending } from '../../service/invocations/end.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';
import { serviceLimitS } from './service-limit.ts';

/** Milliseconds for both requests: the process has 4.5 s after a cancel. */
const ENDING_MS = 3_000;

/** What came of ending an invocation, as a sentence that says where it may be running still. */
export interface Ended {
	readonly isCertain: boolean;
	readonly sentence: string;
}

/**
 * Ends an invocation that nobody waits for any more, and its browsers, at the service. A cancel does not end this: it
 * has a limit of its own.
 * @param why what the record is to say of it, such as `the workflow run was cancelled`.
 */
export async function endInvocation(
	id: string,
	why: string,
	{ clock, invocations, log }: Pick<InvokeEdges, 'clock' | 'invocations' | 'log'>,
): Promise<Ended> {
	const bounds = startTimeLimit({ clock, cancel: NEVER }, ENDING_MS, 'the 3 s for ending it');
	const [ended, deleted] = await Promise.allSettled([
		invocations.end(id, { output: JSON.stringify({ error: why }), ...bounds }),
		invocations.deleteBrowsers(id, bounds),
	]);
	const isFreed = deleted.status === 'fulfilled' && deleted.value.kind === 'ended';
	if (!isFreed) log.debug(`Its browsers could not be ended: ${doubtOf(deleted)}`);
	if (ended.status === 'rejected')
		return open(`It could not be ended at the service: ${reasonOf(ended.reason)} It may be running.`);
	if (ended.value.kind === 'unclear') {
		const { why, isOver } = ended.value;
		const sentence = `The service was asked to end it, and whether it did is not known: ${why}.`;
		return isOver ? { isCertain: true, sentence } : open(`${sentence} It may be running.`);
	}
	const browsers = isFreed ? ', and its browsers with it.' : '; whether its browsers were is not known.';
	return { isCertain: true, sentence: `It was ended at the service${browsers}` };
}

const open = (sentence: string): Ended => ({ isCertain: false, sentence });

/** No cancel. */
const NEVER = new AbortController().signal;

/** What is said of an invocation that was found in the list: another job's would be ended with an end like the above. */
export function notEnded(timeoutS: number): Ended {
	return open(
		`It was not ended at the service: its response was lost, and that it is this step's own is known by its time alone. The service ends it after ${formatDuration(serviceLimitS(timeoutS) * 1_000)} at the latest; it may be running.`,
	);
}

/** Why it is not known to have ended, as the end of a sentence, with its full stop. */
function doubtOf(asked: PromiseSettledResult<Ending>): string {
	if (asked.status === 'rejected') return reasonOf(asked.reason);
	return asked.value.kind === 'ended' ? '' : `${asked.value.why}.`;
}

/** As the end of a sentence, with its full stop. */
function reasonOf(thrown: unknown): string {
	if (thrown instanceof StepFailure) return thrown.message;
	return thrown instanceof Interrupted
		? `no response in ${formatDuration(ENDING_MS)}.`
		: `an unexpected ${thrown instanceof Error ? thrown.name : typeof thrown}.`;
}
