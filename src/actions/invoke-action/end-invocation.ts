import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted, type Interruption } from '../../domain/failures/interruption.ts';
import { hasEnded, type InvocationRecord } from '../../domain/records/invocation.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { Ending } from '../../service/invocations/end.ts';
import type { InvocationPoll } from '../../service/invocations/invocations.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';
import { serviceLimitS } from './service-limit.ts';

/** Milliseconds for both requests: the process has 4.5 s after a cancel. */
const ENDING_MS = 3_000;

/** What came of ending an invocation. */
export interface Ended {
	/** In sentences that also say where it may be running still. */
	readonly said: string;
	/** Its record, where it had succeeded by then. */
	readonly succeeded?: InvocationRecord;
}

/**
 * Ends an invocation that nobody waits for any more, and its browsers, at the service. A cancel does not end this: it
 * has a limit of its own.
 * @param why what the record is to say of it, such as `the workflow run was cancelled`.
 * @param by what ended the wait: at the time-out alone the record is asked for where the service does not end it, because it
 * may have ended since the last poll, and many services then refuse.
 */
export async function endInvocation(
	id: string,
	{ why, by }: { readonly why: string; readonly by: Interruption['by'] | undefined },
	{ clock, invocations, log }: Pick<InvokeEdges, 'clock' | 'invocations' | 'log'>,
): Promise<Ended> {
	const output = JSON.stringify({ error: why });
	const bounds = startTimeLimit({ clock, cancel: NEVER }, ENDING_MS, 'the 3 s for ending it');
	const [ended, deleted] = await Promise.allSettled([
		invocations.end(id, { output, ...bounds }),
		invocations.deleteBrowsers(id, bounds),
	]);
	const isFreed = deleted.status === 'fulfilled' && deleted.value.kind === 'ended';
	if (!isFreed) log.debug(`Its browsers could not be ended: ${doubtOf(deleted)}`);
	if (ended.status === 'fulfilled' && ended.value.kind === 'ended') {
		return {
			said: isFreed
				? 'It was ended at the service, and its browsers with it.'
				: 'It was ended at the service; whether its browsers were is not known.',
		};
	}
	const seen = by === 'deadline' ? await invocations.get(id, bounds).then(recordOf, () => undefined) : undefined;
	const record = seen !== undefined && hasEnded(seen) ? seen : (told(ended) ?? seen);
	const said =
		ended.status === 'rejected'
			? `It could not be ended at the service: ${reasonOf(ended.reason)}`
			: `The service was asked to end it, and whether it did is not known: ${doubtOf(ended)}`;
	if (record === undefined || !hasEnded(record)) return { said: `${said} ${STILL_OPEN}` };
	// What has failed may have done so by this very request, and the service may have kept its output alone.
	const isOwnEnd = record.status === 'failed' || record.output === output;
	if (isOwnEnd) return { said: `${said} It is over all the same.` };
	return { said: `${said} It had succeeded by then.`, succeeded: record };
}

function told(ended: PromiseSettledResult<Ending>): InvocationRecord | undefined {
	return ended.status === 'fulfilled' && ended.value.kind === 'unclear' ? ended.value.record : undefined;
}

function recordOf(poll: InvocationPoll): InvocationRecord | undefined {
	return poll.kind === 'record' ? poll.record : undefined;
}

const STILL_OPEN = 'It may be running.';

/** No cancel. */
const NEVER = new AbortController().signal;

/** What is said of an invocation that was found in the list: another job's would be ended with an end like the above. */
export function notEnded(timeoutS: number): string {
	const longest = formatDuration(serviceLimitS(timeoutS) * 1_000);
	return `It was not ended at the service: its response was lost, and that it is this step's own is known by its time alone. The service ends it after ${longest} at the latest. ${STILL_OPEN}`;
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
