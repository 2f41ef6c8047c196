import { StepFailure } from '../../../domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { isOtherVersion, isOwnVersion, versionLabel } from '../../../domain/records/version.ts';
import type { DeployRun } from '../run.ts';
import { appVersions } from './app-versions.ts';

/**
 * Checks the version of a deployment that was recognised in the list and has started: of two deployments of one package,
 * only the list of apps tells the versions apart, and only once the code has registered its app.
 * @throws StepFailure `ambiguous` if it is of another version; Interrupted after a cancel.
 */
export async function confirmVersion({ inputs, edges, update }: DeployRun, { id }: DeploymentRecord): Promise<void> {
	// A list that does not come within the bound of its own confirms nothing, and ends nothing.
	const told = await appVersions(edges, { signal: edges.cancel, leftMs: () => Number.POSITIVE_INFINITY });
	const named = told?.labels.get(id) ?? [];
	const own = versionLabel(inputs.version);
	if (isOwnVersion(named, own)) return update({ recognised: 'settled' });
	if (!isOtherVersion(named, own)) return; // nothing is confirmed either
	update({ refuted: id }); // before it is thrown: whatever comes after must not take it for this job's again
	const versions = named.map((version) => `"${version}"`).join(', ');
	throw new StepFailure({
		kind: 'ambiguous',
		message: `Deployment ${id}, of the same package, turns out to be version ${versions} and not "${own}": it is another job's. Whether this job's own request made a deployment is not known.`,
		advice: `Look at the service whether there is a deployment of version "${own}" before a second try.`,
	});
}
