import { isDeepStrictEqual } from 'node:util';
import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted } from '../../domain/failures/interruption.ts';
import type { InvocationRecord, ListedInvocation } from '../../domain/records/invocation.ts';
import { parseJson } from '../../domain/text/json.ts';
import { parseTime } from '../../domain/text/time.ts';
import type { InvocationCall, InvocationList } from '../../service/invocations.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { InvokeEdges } from './edges.ts';

/** Milliseconds before each look: a gateway may give up while the service behind it is still at work. */
const PAUSES_MS = [3_000, 12_000];
/** Milliseconds that the looks take together at most. */
const LOOKING_MS = 30_000;
/** Milliseconds by which the service's clocks may differ, and what a `Date` leaves open. */
const SLACK_MS = 1_000;

/**
 * Looks for the invocation of an ambiguous POST in the service's list.
 * @param elapsed milliseconds since the request began.
 * @throws StepFailure `ambiguous` with what was found, unless it is the only one; Interrupted after a cancel.
 */
export async function recover(
	lost: StepFailure,
	call: InvocationCall,
	elapsed: () => number,
	edges: Pick<InvokeEdges, 'clock' | 'cancel' | 'invocations' | 'log'>,
): Promise<InvocationRecord> {
	const { clock, cancel, invocations, log } = edges;
	log.info(`${lost.message} Looking it up at the service.`);
	const limit = startTimeLimit(edges, LOOKING_MS);
	let finding = 'GET /invocations did not respond within 30 s.';
	try {
		for (const pauseMs of PAUSES_MS) {
			await clock.sleep(pauseMs, limit.signal);
			const list = await invocations.list({ ...call, sinceMs: elapsed() + SLACK_MS, ...limit });
			const same = list && sameSince(list, call, elapsed(), lost.responseId);
			const [only] = same ?? [];
			if (only !== undefined && same?.length === 1 && !Number.isNaN(parseTime(only.startedAt))) {
				log.info(`The service lists exactly one invocation that matches this request, ${only.id}: continuing with it`);
				return only;
			}
			finding = describe(same);
		}
	} catch (thrown) {
		if (cancel.aborted) throw new Interrupted('all', cancel.reason);
		if (thrown instanceof StepFailure) finding = `It could not be looked up: ${thrown.message}`;
		else if (!limit.signal.aborted) throw thrown;
	}
	throw lost.with({ message: `${lost.message} ${finding}` });
}

/** What a look has found, where that is not the one. */
function describe(same: readonly InvocationRecord[] | undefined): string {
	if (same === undefined) return 'The response to GET /invocations is not a complete list.';
	if (same.length === 0) return 'The service lists no invocation that matches it.';
	return `One of these invocations may be it: ${same.map(({ id }) => id).join(', ')}.`;
}

/** The listed invocations that are the same call, and were not started before it. @param id what the response says, if anything. */
export function sameSince(
	{ listed, serverNow }: InvocationList,
	call: InvocationCall,
	elapsedMs: number,
	id?: string,
): InvocationRecord[] {
	const since = serverNow - elapsedMs - SLACK_MS;
	const isSame = ({ record, app, action, version, payload }: ListedInvocation) =>
		(id === undefined || record.id === id) &&
		app === call.app &&
		action === call.action &&
		version === call.version &&
		isDeepStrictEqual(parseJson(payload), parseJson(call.payload)) &&
		!(parseTime(record.startedAt) < since); // also one without a time, which proves nothing
	return listed.filter(isSame).map(({ record }) => record);
}
