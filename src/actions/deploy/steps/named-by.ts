import { StepFailure } from '../../../domain/failures/failure.ts';
import type { AppRecord } from '../../../domain/records/app.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { versionLabel } from '../../../domain/records/version.ts';
import { withoutStop } from '../../../domain/text/format.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployRun } from '../run.ts';

/** What GET /apps says of a deployment. `why`: a sentence without its full stop. */
export type Naming =
	/** Callers of our version reach this deployment, and no other. */
	| { readonly kind: 'named'; readonly apps: readonly AppRecord[] }
	| { readonly kind: 'not named'; readonly why: string }
	/** The service has no such list. */
	| { readonly kind: 'absent'; readonly why: string }
	| { readonly kind: 'unread'; readonly why: string };

/** Milliseconds for the list of apps, with its retries. */
const ASKING_MS = 30_000;

/**
 * Asks GET /apps whether it names a deployment, and no other one of the same app, for our version.
 * @throws Interrupted after a cancel.
 */
export async function namedBy(
	{ inputs: { version }, edges }: Pick<DeployRun, 'inputs' | 'edges'>,
	id: string,
): Promise<Naming> {
	// Addresses are written to logs on their way, so no secret goes into one. The versions are compared here anyway.
	const filter = edges.redact(version) === version ? { version: versionLabel(version) } : {};
	const limit = startTimeLimit(edges, ASKING_MS, 'the 30 s for GET /apps');
	const list = await edges.apps.list(limit, filter).catch((thrown: unknown) => {
		if (edges.cancel.aborted || !limit.signal.aborted) throw thrown;
	});
	if (list === undefined) return { kind: 'unread', why: 'GET /apps did not respond within 30 s' };
	if (list.kind === 'malformed') return { kind: 'unread', why: 'the response to GET /apps is no list' };
	if (list.kind === 'refused') {
		const { failure, isAbsent } = list;
		return isAbsent
			? { kind: 'absent', why: 'the service has no GET /apps' }
			: { kind: 'unread', why: `GET /apps could not be read: ${withoutStop(failure.message)}` };
	}
	const ofVersion = list.items.filter((app) => app.version === versionLabel(version));
	const own = ofVersion.filter(({ deployment }) => deployment === id);
	const other = ofVersion.find((app) => app.deployment !== id && own.some(({ name }) => name === app.name));
	if (own.length > 0 && other === undefined && list.isWhole) return { kind: 'named', apps: own };
	if (!list.isWhole) return { kind: 'unread', why: 'GET /apps could not be read to its end' };
	return {
		kind: 'not named',
		why: `GET /apps ${other === undefined ? 'does not name it' : `names it and ${other.deployment}`} for this version`,
	};
}

/**
 * Checks a deployment that only the list has told, once it runs: where there is GET /apps, callers must reach it.
 * @throws StepFailure `ambiguous`; Interrupted after a cancel.
 */
export async function confirmAdopted(run: DeployRun, { id }: DeploymentRecord): Promise<void> {
	const naming = await namedBy(run, id);
	if (naming.kind === 'named' || naming.kind === 'absent') return run.update({ isConfirmed: true });
	throw new StepFailure({
		kind: 'ambiguous',
		message: `Deployment ${id} has this package and runs, but ${naming.why}. It may be another job's; whether this job's own request made a deployment is not known.`,
		advice: `Look up at the service which deployment version "${versionLabel(run.inputs.version)}" has before you try again.`,
	});
}
