import type { StepFailure } from '../../../domain/failures/failure.ts';
import { Interrupted } from '../../../domain/failures/interruption.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployRun } from '../run.ts';
import { type LookUp, lookUp } from './look-up.ts';

/** Milliseconds before each look: a gateway may give up while the service behind it is still working. */
const PAUSES_MS = [3_000, 12_000];
/** Milliseconds for all looks together, pauses included; the request may have taken all of "timeout". */
const LOOKING_MS = 45_000;
/** Milliseconds of slack: the service tells its clock in whole seconds. */
const SLACK_MS = 1_000;

/** The request whose outcome is not known. */
export interface LostRequest {
	readonly failure: StepFailure;
	/** SHA-256 of its package, in bare hex. */
	readonly digest: string;
	/** Milliseconds since it began. */
	readonly elapsed: () => number;
}

/**
 * Looks for the deployment of an ambiguous POST in the service's list.
 * @throws StepFailure `ambiguous` with what was found, unless it is the only one; Interrupted after a cancel.
 */
export async function recover({ inputs, edges }: DeployRun, lost: LostRequest): Promise<DeploymentRecord> {
	const { log, clock, cancel, deployments } = edges;
	const { failure, digest, elapsed } = lost;
	log.info(`${failure.message} Looking it up at the service.`);
	const limit = startTimeLimit(edges, LOOKING_MS);
	const since = (serverNow: number) => serverNow - elapsed() - SLACK_MS;
	const sought = { inputs, digest, since, not: [], mayHaveEnded: true };
	let found: LookUp = { kind: 'unclear', why: 'It could not be looked up: The list did not arrive in time.' };
	try {
		for (const pauseMs of PAUSES_MS) {
			await clock.sleep(pauseMs, limit.signal);
			found = await lookUp(deployments, sought, limit);
			if (found.kind === 'one' || (found.kind === 'unclear' && found.isAbsent)) break;
		}
	} catch (thrown) {
		if (cancel.aborted) throw new Interrupted('all', cancel.reason);
		if (!limit.signal.aborted) throw thrown;
	}
	if (found.kind === 'one') {
		log.info(
			`The service lists exactly one deployment that matches this request, ${found.record.id}: continuing with it`,
		);
		return found.record;
	}
	const finding = found.kind === 'none' ? 'The service lists no deployment that matches it.' : found.why;
	throw failure.with({ message: `${failure.message} ${finding}` });
}
