import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted } from '../../domain/failures/interruption.ts';
import { mayBe } from '../../domain/records/created.ts';
import type { InvocationRecord, ListedInvocation } from '../../domain/records/invocation.ts';
import { formatDuration } from '../../domain/text/format.ts';
import { cancelledLook } from '../step/cancelled-request.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import { type Adoption, adopt, type LostCall } from './adopt.ts';
import type { InvokeEdges } from './edges.ts';
import type { InvokeInputs } from './inputs.ts';
import { nextTellingLook, type SeenDate, startTime } from './server-clock.ts';

/** Milliseconds before each look: a gateway may give up while the service behind it is still at work. */
const LOOKS_MS = [0, 500, 2_000];
/** Milliseconds that all looks take together at most. */
const LOOKING_MS = 30_000;
/** Milliseconds before a look where no moment for it tells more than another. */
const NEXT_LOOK_MS = 1_000;
/** Milliseconds before the request that are listed as well: a look may take several tries, and `since` counts from its last. */
const MARGIN_MS = 10_000;

/** The request for the invocation. Each time is in milliseconds since it began. */
interface LostRequest {
	readonly elapsed: () => number;
	/** What its own response said, where one came. */
	readonly dates: readonly SeenDate[];
}

/**
 * After a lost response: asks the service whether the invocation is there, so that nobody has to guess. If the response
 * told an id, no other is taken for it.
 * @throws StepFailure the ambiguity, with what was found; Interrupted.
 */
export async function recover(
	ambiguity: StepFailure,
	inputs: InvokeInputs,
	request: LostRequest,
	{ clock, cancel, invocations, log }: Pick<InvokeEdges, 'clock' | 'cancel' | 'invocations' | 'log'>,
): Promise<InvocationRecord> {
	log.info(`${ambiguity.message} Asking the service which invocations it has.`);
	const { elapsed } = request;
	const { app, action, version, payload } = inputs;
	const tookMs = elapsed();
	// The request may have taken all of "timeout": the looks have a time of their own.
	const limit = startTimeLimit({ clock, cancel }, LOOKING_MS, 'the 30 s for looking it up');
	// What an earlier look has found is told whatever the last one brought.
	const found = (finding: string) =>
		ambiguity.with({
			message: [ambiguity.message, mayBe('invocation', idsIn(adoption)), finding]
				.filter((text) => text !== '')
				.join(' '),
		});
	const dates = [...request.dates];
	const candidates = new Map<string, ListedInvocation>();
	let adoption: Adoption = { kind: 'none' };
	let lookMs = 0;
	try {
		for (const usualMs of LOOKS_MS) {
			const wait = adoption.kind === 'open' ? tellingWait(adoption, elapsed(), lookMs) : usualMs;
			if (wait > 0) await clock.sleep(wait, limit.signal);
			const askedMs = elapsed();
			const list = await invocations.list({ app, action, sinceMs: askedMs + MARGIN_MS, ...limit });
			if (list === undefined) throw found(NO_LIST);
			const heardMs = elapsed();
			dates.push({ date: list.serverNow, askedMs, heardMs });
			lookMs = heardMs - askedMs;
			for (const one of list.listed) candidates.set(one.record.id, one);
			const call = { app, action, version, payload, start: startTime(dates), tookMs };
			adoption = adoptTold(ambiguity.responseId, [...candidates.values()], call);
			if (!list.isWhole) throw found(NO_LIST);
			if (adoption.kind === 'adopted') {
				log.info(
					`The service lists exactly one invocation that is this request's, ${adoption.record.id}: going on with it`,
				);
				return adoption.record;
			}
		}
	} catch (thrown) {
		if (cancel.aborted) {
			throw cancelledLook('invocation', ambiguity, idsIn(adoption)) ?? new Interrupted('all', cancel.reason);
		}
		if (limit.signal.aborted) throw found(`It could not be looked up in ${formatDuration(LOOKING_MS)} either.`);
		if (!(thrown instanceof StepFailure) || thrown.kind === 'ambiguous') throw thrown;
		throw found(`It could not be looked up either: ${thrown.message}`);
	}
	throw found(adoption.kind === 'none' ? 'The service lists no invocation that can be this one.' : '');
}

/** Where the response told an id, no other invocation is taken for it; others are named if that one is not listed. */
function adoptTold(told: string | undefined, all: readonly ListedInvocation[], call: LostCall): Adoption {
	const named = all.filter(({ record }) => record.id === told);
	const adoption = adopt(named.length > 0 ? named : all, call);
	const isAnother = adoption.kind === 'adopted' && told !== undefined && adoption.record.id !== told;
	return isAnother ? { kind: 'open', ids: [adoption.record.id] } : adoption;
}

const NO_LIST = 'The service responded to GET /invocations with no list that tells.';

/** Milliseconds to the next look, at which the service's clock tells most. @param lookMs how long the last one took. */
function tellingWait({ doubt }: Extract<Adoption, { kind: 'open' }>, elapsedMs: number, lookMs: number): number {
	return doubt === undefined ? NEXT_LOOK_MS : nextTellingLook(doubt, elapsedMs, lookMs);
}

/** Ids that any look has shown to be possible. */
function idsIn(adoption: Adoption): readonly string[] {
	if (adoption.kind === 'none') return [];
	return adoption.kind === 'adopted' ? [adoption.record.id] : adoption.ids;
}
