import type { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted } from '../../domain/failures/interruption.ts';
import type { Made } from '../../domain/records/id.ts';
import type { CallOptions } from '../../http/connection.ts';
import type { Runner } from '../../runner/runner.ts';
import { startTimeLimit } from './time-limit.ts';

/** Milliseconds before each look: a gateway may give up while the service behind it is still working. */
const PAUSES_MS = [3_000, 12_000];
/** Milliseconds for all looks together, pauses included; the request may have taken all of "timeout". */
const LOOKING_MS = 45_000;
/** Milliseconds by which a record may seem older than its request: the service tells its clock in whole seconds. */
export const SLACK_MS = 1_000;

/** What the service's list says of a request whose outcome is not known. */
export type LookUp<R> =
	/** The only one that fits. */
	| { readonly kind: 'one'; readonly record: R }
	/** `why`: a sentence about what does not fit, if there is something to say of it. */
	| { readonly kind: 'none'; readonly why?: string }
	/** It cannot be told. `why`: a sentence. */
	| { readonly kind: 'unclear'; readonly why: string };

/**
 * Looks for what an ambiguous POST has made, so that nobody has to guess.
 * @param look reads the service's list once.
 * @throws StepFailure `ambiguous` with what was found, unless it is the only one; Interrupted after a cancel.
 */
export async function recover<R extends { readonly id: string }>(
	made: Made,
	lost: StepFailure,
	look: (limit: CallOptions) => Promise<LookUp<R>>,
	edges: Pick<Runner, 'clock' | 'cancel' | 'log'>,
): Promise<R> {
	const { clock, cancel, log } = edges;
	log.info(`${lost.message} Looking for it at the service.`);
	const limit = startTimeLimit(edges, LOOKING_MS);
	let found: LookUp<R> = { kind: 'unclear', why: 'It could not be looked up: The list did not arrive in time.' };
	try {
		for (const pauseMs of PAUSES_MS) {
			await clock.sleep(pauseMs, limit.signal);
			found = await look(limit);
			if (found.kind === 'one') break;
		}
	} catch (thrown) {
		if (cancel.aborted) throw new Interrupted('cancel', { maybeDone: true });
		if (!limit.signal.aborted) throw thrown;
	}
	if (found.kind === 'one') {
		const { id } = found.record;
		log.info(`The service lists exactly one ${made} that matches this request, ${id}: continuing with it`);
		return found.record;
	}
	const none = found.kind === 'none' ? `The service lists no ${made} that matches it.` : '';
	throw lost.with({ message: [lost.message, none, found.why].filter(Boolean).join(' ') });
}
