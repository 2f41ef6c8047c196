import type { StepFailure } from '../../../domain/failures/failure.ts';
import { Interrupted } from '../../../domain/failures/interruption.ts';
import { mayBe } from '../../../domain/records/created.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { formatDuration } from '../../../domain/text/format.ts';
import type { CallOptions } from '../../../http/call-options.ts';
import { cancelledLook } from '../../step/cancelled-request.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployEdges } from '../edges.ts';
import { type LookUp, lookUp, type Search } from '../recognise/look-up.ts';
import { Shown } from '../recognise/shown.ts';

/**
 * Milliseconds before each look at the list: a gateway may give up while the service behind it is still working. The
 * looks come at different parts of a second, because the service's clock is only told in whole ones.
 */
const LOOKS_MS = [0, 350, 2_350];

/** Milliseconds that all looks together may take, in case the service does not respond any more. */
const LOOKING_MS = 30_000;

export type Recovery =
	| { readonly kind: 'found'; readonly record: DeploymentRecord }
	/** Still ambiguous; the failure says what was found. */
	| { readonly kind: 'open'; readonly failure: StepFailure };

/**
 * Asks the service, after an ambiguous POST, whether the deployment exists. If the response told an id, no other is taken for it.
 * @param shown what the list has shown while the response was awaited. Default: nothing.
 * @throws Interrupted if the job was cancelled; StepFailure `cancelled` if there is something to name by then.
 */
export async function recover(
	ambiguity: StepFailure,
	search: Search,
	edges: Pick<DeployEdges, 'deployments' | 'apps' | 'clock' | 'cancel' | 'log'>,
	shown: Shown = new Shown(),
): Promise<Recovery> {
	const { cancel, log } = edges;
	log.info(`${ambiguity.message} Asking the service which deployments it has.`);
	// The request may have taken all of "timeout": the looks have a time of their own.
	const limit = startTimeLimit(edges, LOOKING_MS, 'the 30 s for looking it up');
	if (ambiguity.responseId !== undefined) shown.tell(ambiguity.responseId);
	const found = await lookSeveralTimes(edges, search, limit, shown).catch((thrown: unknown) => {
		if (cancel.aborted) {
			throw cancelledLook('deployment', ambiguity, shown.ids) ?? new Interrupted('all', cancel.reason);
		}
		if (!limit.signal.aborted) throw thrown;
		const why = `No response in ${formatDuration(LOOKING_MS)}. ${mayBe('deployment', shown.ids)}`.trimEnd();
		return { kind: 'unknown', why } as const;
	});
	if (found.kind === 'ours') {
		log.info(`The service lists exactly one deployment that is this request's, ${found.record.id}: going on with it`);
		return { kind: 'found', record: found.record };
	}
	return { kind: 'open', failure: ambiguity.with({ message: `${ambiguity.message} ${findingOf(found)}` }) };
}

async function lookSeveralTimes(
	edges: Pick<DeployEdges, 'deployments' | 'apps' | 'clock' | 'log'>,
	search: Search,
	options: CallOptions,
	shown: Shown,
): Promise<LookUp> {
	let found: LookUp = { kind: 'none' };
	for (const wait of LOOKS_MS) {
		if (wait > 0) await edges.clock.sleep(wait, options.signal);
		found = await lookUp(edges, search, options, shown);
		if (found.kind === 'unknown' || (found.kind === 'ours' && !found.isEarly)) break;
	}
	return found;
}

function findingOf(found: Exclude<LookUp, { kind: 'ours' }>): string {
	switch (found.kind) {
		case 'none':
			return 'The service lists no deployment that can be this one.';
		case 'unknown':
			return `It could not be looked up either: ${found.why}`;
		case 'unproven':
			return mayBe('deployment', found.ids);
	}
}
