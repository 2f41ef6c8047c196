import { StepFailure } from '../../../domain/failures/failure.ts';
import { Interrupted } from '../../../domain/failures/interruption.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { formatDuration } from '../../../domain/text/format.ts';
import type { DeployEdges } from '../edges.ts';
import { adopt, type LostRequest } from '../recognise/lost-deployment.ts';

/** Milliseconds before each look: a gateway may give up while the service behind it is still at work. */
const LOOKS_MS = [0, 500, 2_000];

/** Milliseconds that all looks take together at most: nobody waits for a service that has gone silent. */
const LOOKING_MS = 30_000;

/** What is known of the request whose response got lost; `elapsed` counts from its start. */
export interface Lost extends Omit<LostRequest, 'since'> {
	readonly elapsed: () => number;
	readonly leftMs: () => number;
}

/**
 * After an ambiguous POST: asks the service whether the deployment is there, so that nobody has to guess.
 * @returns its record, where exactly one can be it.
 * @throws StepFailure the ambiguity, with what was found; Interrupted.
 */
export async function recoverDeployment(
	ambiguity: StepFailure,
	lost: Lost,
	{ deployments, clock, cancel, log }: DeployEdges,
): Promise<DeploymentRecord> {
	const { elapsed, leftMs } = lost;
	log.info(`${ambiguity.message} Asking the service which deployments it has.`);
	const signal = AbortSignal.any([cancel, clock.deadline(LOOKING_MS)]);
	try {
		for (const wait of LOOKS_MS) {
			if (wait > 0) await clock.sleep(wait, signal);
			const list = await deployments.list({ signal, leftMs });
			if (list === undefined)
				throw withFinding(ambiguity, 'The service responded to GET /deployments with something other than a list.');
			const found = adopt(list.listed, { ...lost, since: list.serverNow - elapsed() });
			if (found.kind === 'adopted') {
				log.info(`The service lists exactly one deployment that is this one, ${found.record.id}: going on with it`);
				return found.record;
			}
			if (found.kind === 'several') {
				throw withFinding(ambiguity, `Several deployments may be this one: ${found.ids.join(', ')}.`);
			}
		}
	} catch (thrown) {
		if (cancel.aborted) throw new Interrupted('all', cancel.reason);
		if (signal.aborted)
			throw withFinding(ambiguity, `It could not be looked up in ${formatDuration(LOOKING_MS)} either.`);
		if (!(thrown instanceof StepFailure) || thrown.kind === 'ambiguous') throw thrown;
		throw withFinding(ambiguity, `It could not be looked up either: ${thrown.message}`);
	}
	throw withFinding(ambiguity, 'The service lists no deployment that can be this one.');
}

function withFinding(ambiguity: StepFailure, finding: string): StepFailure {
	return ambiguity.with({ message: `${ambiguity.message} ${finding}` });
}
