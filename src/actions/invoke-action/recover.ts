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
const LOOKS_MS = [3_000, 12_000];
/** Milliseconds that the looks take together at most. */
const LOOKING_MS = 30_000;
/** Milliseconds by which the service's clocks may differ, and what a `Date` leaves open. */
const SLACK_MS = 1_000;

/**
 * After a lost response: looks for the invocation in the service's list, so that nobody has to guess.
 * @param began when the request began, by the runner's monotonic clock.
 * @throws StepFailure the ambiguity, with what was found; Interrupted.
 */
export async function recover(
	ambiguity: StepFailure,
	call: InvocationCall,
	began: number,
	{ clock, cancel, invocations, log }: Pick<InvokeEdges, 'clock' | 'cancel' | 'invocations' | 'log'>,
): Promise<InvocationRecord> {
	log.info(`${ambiguity.message} Looking it up at the service.`);
	const limit = startTimeLimit({ clock, cancel }, LOOKING_MS, 'the 30 s for looking it up');
	const failure = (found: string) => ambiguity.with({ message: `${ambiguity.message} ${found}` });
	try {
		for (const pause of LOOKS_MS) {
			await clock.sleep(pause, limit.signal);
			const list = await invocations.list({ ...call, sinceMs: clock.now() - began + SLACK_MS, ...limit });
			if (list === undefined) throw failure('The response to GET /invocations is not a complete list.');
			const [only, ...others] = sameSince(list, call, clock.now() - began).filter(
				({ record }) => ambiguity.responseId === undefined || record.id === ambiguity.responseId,
			);
			if (only === undefined) continue;
			if (others.length > 0 || Number.isNaN(parseTime(only.record.startedAt)))
				throw failure(
					`One of these invocations may be this one: ${[only, ...others].map(({ record }) => record.id).join(', ')}.`,
				);
			log.info(
				`The service lists exactly one invocation that matches this request, ${only.record.id}: continuing with it`,
			);
			return only.record;
		}
	} catch (thrown) {
		if (cancel.aborted) throw new Interrupted('all', cancel.reason);
		if (thrown instanceof StepFailure && thrown.kind === 'ambiguous') throw thrown;
		throw failure(
			`The service could not be asked: ${thrown instanceof StepFailure ? thrown.message : 'no response in 30 s.'}`,
		);
	}
	throw failure('The service lists no invocation that matches it.');
}

/** The listed invocations that are the same call, and were not started before it. */
export function sameSince(
	{ listed, serverNow }: InvocationList,
	call: InvocationCall,
	elapsedMs: number,
): ListedInvocation[] {
	const since = serverNow - elapsedMs - SLACK_MS;
	return listed.filter(
		({ app, action, version, payload, record }) =>
			app === call.app &&
			action === call.action &&
			version === call.version &&
			(payload === call.payload ||
				(call.payload !== '' && isDeepStrictEqual(parseJson(payload), parseJson(call.payload)))) &&
			!(parseTime(record.startedAt) < since), // also one without a time, which proves nothing
	);
}
