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
 * checked at the same time; the first result wins. Where the list does, the request goes on: a service may end what it is
 * doing for a request whose connection is closed.
 * @param send sends the request until its signal ends it.
 * @param isOnlyTry whether the request was tried once: then a refusal of it puts in doubt what the list has told.
 * @param shown what the list shows is added. Default: nobody asks for it.
 */
export async function orListed(
	run: DeployRun,
	sending: Sending,
	made: MadePackage,
	send: (signal: AbortSignal) => Promise<Posted>,
	isOnlyTry: () => boolean,
	shown: Shown = new Shown(),
): Promise<Posted> {
	const [request, looks] = [new AbortController(), new AbortController()];
	const posting = send(anySignal([sending.signal, request.signal]));
	const looking = lookBeside(run, sending, made, shown, looks.signal).then(
		(record): Listed => ({ kind: 'listed', record }),
		() => posting,
	);
	const first = await Promise.race([posting, looking]).finally(() => looks.abort());
	if (first.kind !== 'listed') return first;
	const { record } = first;
	run.edges.log.info(`The service lists deployment ${record.id}, of this very package: going on with it`);
	const late = posting.catch((thrown: unknown): Cut => ({ kind: 'cut', thrown }));
	const contradiction = new AbortController();
	void late.then((response) => {
		const told = toldIn(response);
		// No later kill can hide it.
		if (told !== undefined) run.edges.log.info(`Of the late response this is known: ${describeTold(told)}`);
		if (response.kind === 'created' && response.record.id === record.id) sending.onCreated(response.record);
		const contradicted = contradictionOf(response, record, isOnlyTry());
		if (contradicted !== undefined) contradiction.abort(contradicted);
	});
	const close = async () => {
		request.abort();
		const response = await late;
		const contradicted = contradictionOf(response, record, isOnlyTry());
		if (contradicted === undefined) return;
		if (response.kind === 'created') sending.onCreated(response.record);
		const isSettled = response.kind === 'created' || isRefused(response);
		const until = new Date(run.edges.clock.wall()).toISOString();
		run.update({ refuted: record.id, recognised: isSettled ? 'settled' : { until } });
		throw contradicted;
	};
	return { kind: 'created', record, isRecognised: true, openRequest: { contradicted: contradiction.signal, close } };
}

interface Listed {
	readonly kind: 'listed';
	readonly record: DeploymentRecord;
}

/** A request that was ended, or refused, after the list had told. */
interface Cut {
	readonly kind: 'cut';
	readonly thrown: unknown;
}

/** The new deployment that is named in what has come of a response. */
function toldIn(response: Posted | Cut): ToldId | undefined {
	if (response.kind === 'created') return { made: 'deployment', id: response.record.id };
	if (response.kind !== 'cut') return response.failure.told;
	const { thrown } = response;
	if (thrown instanceof Interrupted) return mayBeNew(thrown.status ?? 0) ? thrown.told : undefined;
	return thrown instanceof StepFailure && mayBeNew(thrown.service?.status ?? 0) ? thrown.told : undefined;
}

/** What the late response says against the deployment that the list has told; undefined where it does not. */
function contradictionOf(
	response: Posted | Cut,
	{ id }: DeploymentRecord,
	isOnlyTry: boolean,
): StepFailure | undefined {
	const lists = `The service lists deployment ${id}, of this very package.`;
	if (isOnlyTry && isRefused(response)) {
		const { thrown } = response;
		return thrown.with({ kind: 'ambiguous', message: `${thrown.message} ${lists}`, advice: LOOK_FIRST });
	}
	const told = toldIn(response);
	if (told === undefined || told.id === id) return undefined;
	return new StepFailure({
		kind: 'ambiguous',
		message: `Creating the deployment (POST /deployments): of the response this is known: ${describeTold(told)}. ${lists}`,
		advice: LOOK_FIRST,
		told,
	});
}

/** Whether the service has refused the request: what the list shows may be another's. */
function isRefused(response: Posted | Cut): response is Cut & { readonly thrown: StepFailure } {
	if (response.kind !== 'cut') return false;
	const { thrown } = response;
	return thrown instanceof StepFailure && thrown.kind === 'rejected' && !thrown.retryable;
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
