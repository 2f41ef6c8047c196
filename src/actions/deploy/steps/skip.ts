import { StepFailure } from '../../../domain/failures/failure.ts';
import { interruptionOf } from '../../../domain/failures/interruption.ts';
import type { AppNames } from '../../../domain/records/app.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { isId } from '../../../domain/records/id.ts';
import { hexOf } from '../../../domain/reporting/deploy-record.ts';
import { oneLine } from '../../../domain/text/sanitize.ts';
import type { NewestDeployment } from '../../../github/app-deployments.ts';
import { startTimeLimit } from '../../step/time-limit.ts';
import type { DeployRun, SelectedApp } from '../run.ts';
import { addApps, askApps } from './apps.ts';
import { logPackage, packForDigest } from './pack.ts';

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
	const { log, clock, cancel } = edges;
	if (!inputs.skipUnchanged || app.kind === 'source') return undefined;
	const notSkipped = (why: string) => void log.info(`Not skipped: ${oneLine(why)}`);
	const found = await findRunning(run).catch((thrown: unknown) => {
		cancel.throwIfAborted();
		return { why: whyFailed(thrown) };
	});
	if ('why' in found) return notSkipped(found.why);
	const { record, digest, githubDeployment, apps } = found;
	const began = clock.now();
	const pack = await packForDigest(run, app);
	if (hexOf(pack.digest) !== digest) return notSkipped(`deployment ${record.id} has another package`);
	logPackage(pack, clock.now() - began, run);
	log.info(`Deployment ${record.id} already runs with this package: nothing is sent`);
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

/** Part of a sentence. */
interface Doubt {
	readonly why: string;
}

/** The running deployment that is equal to what would be made now in all but the package. */
async function findRunning(run: DeployRun): Promise<Running | Doubt> {
	const { edges } = run;
	const limit = startTimeLimit(edges, LOOKING_MS);
	const newest = judgeNewest(await edges.newest(limit.signal), run.report.now.setup);
	if ('why' in newest) return newest;
	const { deployment: id, digest, githubDeployment } = newest;
	const asked = await edges.deployments.get(id, limit);
	if (asked.kind === 'missing') return { why: `the service no longer knows deployment ${id}` };
	if (asked.kind === 'malformed') return { why: `the record of deployment ${id} cannot be used: ${asked.why}` };
	const { record } = asked;
	if (record.status !== 'running') return { why: `deployment ${id} is "${record.status}"` };
	const { kind, why: whyUnnamed, apps } = await askApps(run, id);
	if (kind === 'unnamed') return { why: `deployment ${id} may not be the one in use: ${whyUnnamed}` };
	return { record, digest, githubDeployment, apps };
}

/** What the newest GitHub deployment of the app names, where that is of what would be made now, but for the package. */
function judgeNewest(
	newest: NewestDeployment,
	setup: string | undefined,
): Doubt | (Pick<Running, 'digest' | 'githubDeployment'> & { readonly deployment: string }) {
	if (newest.kind === 'unread') return { why: `the GitHub deployments could not be read: ${newest.why}` };
	if (newest.kind === 'none') return { why: 'this environment has no GitHub deployment of the app yet' };
	const { id: githubDeployment, state, record } = newest;
	const doubt = (why: string) => ({ why: `its newest GitHub deployment (${githubDeployment}) ${why}` });
	if (state !== 'success') return doubt(`is "${state}"`);
	if (record === undefined || !isId(record.deployment) || record.digest === '')
		return doubt('was made by an older version of this action, or by something else');
	if (record.setup !== setup)
		return doubt('has a different service, project, region, version, entrypoint, encoding or environment value');
	return { githubDeployment, deployment: record.deployment, digest: record.digest };
}

function whyFailed(thrown: unknown): string {
	if (interruptionOf(thrown)?.by === 'deadline') return 'the lookups took longer than 30 s';
	return thrown instanceof StepFailure ? thrown.message : 'the lookup stopped on an unexpected error';
}
