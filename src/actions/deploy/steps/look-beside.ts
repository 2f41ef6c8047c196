import { anySignal } from 'any-signal';
import { StepFailure } from '../../../domain/failures/failure.ts';
import { Interrupted } from '../../../domain/failures/interruption.ts';
import { describeTold, mayBeNew, type ToldId } from '../../../domain/records/created.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import { LOOK_FIRST } from '../interruption.ts';
import { logShown, lookUp } from '../recognise/look-up.ts';
import { Shown } from '../recognise/shown.ts';
import type { DeployRun } from '../run.ts';
import type { Posted, Sending } from './create-request.ts';
import type { MadePackage } from './made-package.ts';
import { searchFor } from './sent.ts';

/** Milliseconds to wait for the response before the list is requested as well, and between two requests of the list. */
const PATIENCE_MS = 30_000;
const BETWEEN_LOOKS_MS = 10_350;
/** So many looks, at different parts of a second, tell as much of the service's clock as can be known. */
const ENOUGH_LOOKS = 3;

/**
 * Waits for the response to the POST. If everything is sent and no response comes for a while, the service's list is
 * checked at the same time; the first result wins.
 * @param send sends the request until its signal ends it.
 * @param shown what the list shows is added. Default: nobody asks for it.
 */
export async function orListed(
	run: DeployRun,
	sending: Sending,
	made: MadePackage,
	send: (signal: AbortSignal) => Promise<Posted>,
	shown: Shown = new Shown(),
): Promise<Posted> {
	const over = new AbortController();
	const posting = send(anySignal([sending.signal, over.signal]));
	const looking = lookBeside(run, sending, made, shown, over.signal).then(
		(record): Listed => ({ kind: 'listed', record }),
		() => posting,
	);
	const first = await Promise.race([posting, looking]).finally(() => over.abort());
	// Once it settles, its connection is closed.
	const response = await posting.catch((thrown: unknown): Cut => ({ kind: 'cut', told: toldBy(thrown) }));
	if (first.kind !== 'listed') return first;
	const posted = unlessTold(first.record, response);
	if (posted.kind === 'created' && posted.isRecognised)
		run.edges.log.info(`The service lists deployment ${posted.record.id}, of this very package: going on with it`);
	return posted;
}

interface Listed {
	readonly kind: 'listed';
	readonly record: DeploymentRecord;
}

/** A request that was ended, or refused, by the time that the list has told. */
interface Cut {
	readonly kind: 'cut';
	/** The new deployment that its response has named by then. */
	readonly told: ToldId | undefined;
}

function toldBy(thrown: unknown): ToldId | undefined {
	if (thrown instanceof Interrupted) return mayBeNew(thrown.status ?? 0) ? thrown.told : undefined;
	return thrown instanceof StepFailure && mayBeNew(thrown.service?.status ?? 0) ? thrown.told : undefined;
}

/** The deployment that the list has told, unless the response has told of another one by now. */
function unlessTold(record: DeploymentRecord, response: Posted | Cut): Posted {
	if (response.kind === 'created') return response;
	const { told } = response.kind === 'cut' ? response : response.failure;
	if (told === undefined || told.id === record.id) return { kind: 'created', record, isRecognised: true };
	const failure = new StepFailure({
		kind: 'ambiguous',
		message: `Creating the deployment (POST /deployments): of the response this is known: ${describeTold(told)}. The service lists deployment ${record.id}, of this very package.`,
		advice: LOOK_FIRST,
		told,
	});
	return { kind: 'ambiguous', failure };
}

/** Resolves once the package's checksum in the list proves which deployment is ours. The time alone is no proof here. */
async function lookBeside(
	run: DeployRun,
	sending: Sending,
	made: MadePackage,
	shown: Shown,
	signal: AbortSignal,
): Promise<DeploymentRecord> {
	const { clock, log } = run.edges;
	const { digest } = await made.whole;
	// Another try may have begun since, and be on its way.
	const isLate = () => made.silentMs >= PATIENCE_MS;
	while (!isLate()) await clock.sleep(PATIENCE_MS - made.silentMs, signal);
	log.info(`No response after ${PATIENCE_MS / 1_000} s: looking at the list of deployments while waiting for it`);
	// One search for all looks: each `Date` that the service tells narrows the time in which the request began.
	const search = searchFor(run.inputs, digest, sending.elapsed, Number.POSITIVE_INFINITY);
	for (let look = 1; ; look++) {
		// The upload may have taken all of "timeout", which goes on for the response alone: a look has a time of its own.
		const limit = startTimeLimit({ clock, cancel: signal }, PATIENCE_MS, 'the 30 s for a look at the list');
		const found = await lookUp(run.edges, search, limit, shown).catch((thrown: unknown) => {
			if (!limit.signal.aborted || signal.aborted) throw thrown;
		});
		const isProven = found?.kind === 'ours' && found.proof === 'checksum' && (!found.isEarly || look >= ENOUGH_LOOKS);
		if (isProven && isLate()) return found.record;
		logShown(log, shown);
		await clock.sleep(BETWEEN_LOOKS_MS, signal);
	}
}
