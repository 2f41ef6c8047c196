import { noneIfMissing, StepFailure } from '../../../domain/failures/failure.ts';
import { interruptionOf } from '../../../domain/failures/interruption.ts';
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
 * @throws Interrupted after a cancel.
 */
export async function skip(run: DeployRun, app: SelectedApp): Promise<DeploymentRecord | undefined> {
	const { inputs, edges, report } = run;
	if (!inputs.skipUnchanged || app.kind === 'source') return undefined;
	const notSkipped = (why: string) => void edges.log.info(`Not skipped: ${why}`);
	const limit = startTimeLimit(edges, LOOKING_MS);
	try {
		const newest = await edges.newest(limit.signal);
		if (newest.kind === 'unread') return notSkipped(`the GitHub deployments could not be read: ${newest.why}`);
		if (newest.kind === 'none') return notSkipped('this environment has no GitHub deployment of the app yet');
		const { id: githubDeployment, state, record: made } = newest;
		const which = `its newest GitHub deployment (${githubDeployment})`;
		if (state !== 'success') return notSkipped(`${which} is "${state}"`);
		if (made === undefined || !isId(made.deployment) || made.digest === '')
			return notSkipped(`${which} was made by an older version of this action, or by something else`);
		const differs = 'has a different service, project, region, version, entrypoint, encoding or environment value';
		if (made.setup !== report.now.setup) return notSkipped(`${which} ${differs}`);
		const { deployment: id, digest } = made;
		const asked = await edges.deployments.get(id, limit).catch(noneIfMissing);
		if (asked === undefined) return notSkipped(`the service no longer knows deployment ${id}`);
		if (!asked.ok) return notSkipped(`the record of deployment ${id} cannot be used: ${asked.why}`);
		const { record } = asked;
		if (record.status !== 'running') return notSkipped(`deployment ${id} is "${record.status}"`);
		const { kind, why, apps } = await askApps(run, id);
		if (kind === 'unnamed') return notSkipped(`deployment ${id} may not be the one in use: ${why}`);
		if ((await packForDigest(run, app)) !== digest) return notSkipped(`deployment ${id} has another package`);
		edges.log.info(`Deployment ${id} already runs with this package: nothing is sent`);
		if (apps.length > 0) addApps(run, apps);
		// At once, with the conclusion: a kill in between must not look like a deploy that was cut off.
		report.add({ record, unchanged: { githubDeployment }, conclusion: 'success' });
		return record;
	} catch (thrown) {
		edges.cancel.throwIfAborted();
		if (interruptionOf(thrown)?.by === 'deadline') return notSkipped('the lookups took longer than 30 s');
		return notSkipped(thrown instanceof StepFailure ? thrown.message : 'the lookup stopped on an unexpected error');
	}
}
