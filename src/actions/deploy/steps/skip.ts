import { StepFailure } from '../../../domain/failures/failure.ts';
import { interruptionOf } from '../../../domain/failures/interruption.ts';
import type { AppNames } from '../../../domain/records/app.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { isId } from '../../../domain/records/id.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployRun, SelectedApp } from '../run.ts';
import { addApps, askApps } from './apps.ts';
import { packForDigest } from './pack.ts';

/** Milliseconds for the look-ups, packing not counted. */
const LOOKING_MS = 30_000;

/**
 * With `skip-unchanged`, finds out whether the same package runs already, deployed in the same way; then there is nothing to
 * deploy. Any doubt deploys, and one line of the log says why. The package is built only if all but its digest fits.
 * @returns the deployment that runs already, or undefined if there is something to deploy.
 * @throws StepFailure if the package cannot be made; the signal's reason after a cancel.
 */
export async function skip(run: DeployRun, app: SelectedApp): Promise<DeploymentRecord | undefined> {
	const { inputs, edges, report } = run;
	if (!inputs.skipUnchanged || app.kind === 'source') return undefined;
	const notSkipped = (why: string) => void edges.log.info(`Not skipped: ${why}`);
	const found = await findRunning(run).catch((thrown: unknown) => {
		edges.cancel.throwIfAborted();
		return whyFailed(thrown);
	});
	if (typeof found === 'string') return notSkipped(found);
	const { record, githubDeployment, apps } = found;
	if ((await packForDigest(run, app)) !== found.digest)
		return notSkipped(`deployment ${record.id} has another package`);
	edges.log.info(`Deployment ${record.id} already runs with this package: nothing is sent`);
	// At once, with the conclusion: a kill in between must not look like a deploy that was cut off.
	report.add({ record, unchanged: { githubDeployment }, conclusion: 'success' });
	if (apps.length > 0) addApps(run, apps);
	return record;
}

interface Running {
	readonly record: DeploymentRecord;
	readonly apps: readonly AppNames[];
	/** SHA-256 of its package, in bare hex. */
	readonly digest: string;
	/** Id of its GitHub deployment. */
	readonly githubDeployment: number;
}

/** The running deployment that is equal to what would be made now in all but the package; else why there is none. */
async function findRunning(run: DeployRun): Promise<Running | string> {
	const { edges, report } = run;
	const limit = startTimeLimit(edges, LOOKING_MS);
	const newest = await edges.newest(limit.signal);
	if (newest.kind === 'unread') return `the GitHub deployments could not be read: ${newest.why}`;
	if (newest.kind === 'none') return 'this environment has no GitHub deployment of the app yet';
	const { id: githubDeployment, state, record: made } = newest;
	const doubt = `its newest GitHub deployment (${githubDeployment})`;
	if (state !== 'success') return `${doubt} is "${state}"`;
	if (made === undefined || !isId(made.deployment) || made.digest === '')
		return `${doubt} was made by an older version of this action, or by something else`;
	if (made.setup !== report.now.setup)
		return `${doubt} has a different service, project, region, version, entrypoint, encoding or environment value`;
	const { deployment: id, digest } = made;
	const asked = await edges.deployments.get(id, limit);
	if (asked.kind === 'missing') return `the service no longer knows deployment ${id}`;
	if (asked.kind === 'malformed') return `the record of deployment ${id} cannot be used: ${asked.why}`;
	const { record } = asked;
	if (record.status !== 'running') return `deployment ${id} is "${record.status}"`;
	const { kind, why, apps } = await askApps(run, id);
	if (kind === 'unnamed') return `deployment ${id} may not be the one in use: ${why}`;
	return { record, digest, githubDeployment, apps };
}

function whyFailed(thrown: unknown): string {
	if (interruptionOf(thrown)?.by === 'deadline') return 'the lookups took longer than 30 s';
	return thrown instanceof StepFailure ? thrown.message : 'the lookup stopped on an unexpected error';
}
