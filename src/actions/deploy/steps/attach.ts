import { StepFailure } from '../../../domain/failures/failure.ts';
import { type DeploymentRecord, isFinal, isInFlight } from '../../../domain/records/deployment.ts';
import type { EarlierDeploy } from '../../../domain/reporting/resume-record.ts';
import type { CallOptions } from '../../../http/call-options.ts';
import type { SelectedFile } from '../../../workspace/selected-file.ts';
import type { DeployEdges, Update } from '../edges.ts';
import type { AppSource, DeployInputs } from '../inputs/inputs.ts';
import { appKey } from '../recognise/fingerprint.ts';
import { adopt } from '../recognise/lost-deployment.ts';
import type { PackageFacts } from '../report/report.ts';
import { logPackage } from './pack.ts';

/** Milliseconds that the clock of the earlier attempt's runner may have differed from the service's. */
const SKEW_MS = 60_000;

/**
 * Looks whether an earlier attempt of this job has left a deployment of the same package and app in flight: sending it
 * again would deploy twice. The package is made for the comparison only where there may be one.
 * @returns its record, or undefined where there is none.
 * @throws StepFailure where several may be it, or the service refuses; Interrupted.
 */
export async function attachToEarlier(
	files: readonly SelectedFile[],
	app: Extract<AppSource, { kind: 'directory' }>,
	inputs: DeployInputs,
	edges: DeployEdges,
	update: Update,
): Promise<DeploymentRecord | undefined> {
	if (!inputs.attach) return undefined;
	const { clock, cancel, log } = edges;
	const key = appKey(inputs);
	const sameApp = (await edges.earlier.find(cancel)).filter((deploy) => deploy.app === key);
	if (sameApp.length === 0) return undefined;
	log.info('An earlier attempt of this job may have left a deployment in flight: comparing its package with this one');
	const began = clock.now();
	const pack = await factsOf(files, inputs, edges);
	const packMs = clock.now() - began;
	const options: CallOptions = { signal: cancel, leftMs: () => inputs.timeoutMs - (clock.now() - began) };
	const same = sameApp.filter(({ digest }) => `sha256:${digest}` === pack.digest);
	const lost = { entrypoint: app.entrypoint, region: inputs.region, version: inputs.version, digest: pack.digest };
	const record = await find(same, lost, edges, options);
	if (record === undefined) {
		log.info('There is none that is the same and on its way: deploying anew');
		return undefined;
	}
	logPackage(pack, packMs, log, update);
	log.info(`Attached to deployment ${record.id} of an earlier attempt ("${record.status}"): nothing is sent again`);
	update({ record, attached: true });
	return record;
}

/** Makes the package without keeping it. */
async function factsOf(
	files: readonly SelectedFile[],
	inputs: DeployInputs,
	{ workspace, cancel }: DeployEdges,
): Promise<PackageFacts> {
	const streamed = workspace.stream(files, { level: inputs.compressionLevel, signal: cancel });
	for await (const _ of streamed.open());
	return streamed.facts() as PackageFacts;
}

interface Sent {
	readonly entrypoint: string;
	readonly region: string;
	readonly version: string;
	readonly digest: string;
}

/** A loss that a later attempt has already found, or deployed again after, is none any more. */
async function find(
	same: readonly EarlierDeploy[],
	sent: Sent,
	edges: DeployEdges,
	options: CallOptions,
): Promise<DeploymentRecord | undefined> {
	const ids = new Set(same.flatMap((deploy) => (deploy.kind === 'known' ? [deploy.id] : [])));
	for (const id of ids) {
		const response = await edges.deployments.get(id, options);
		if (response.kind !== 'record') continue;
		if (isInFlight(response.record.status)) return response.record;
		edges.log.info(`Deployment ${id} of an earlier attempt is "${response.record.status}"`);
	}
	const loss = same.find((deploy) => deploy.kind === 'lost');
	return ids.size > 0 || loss?.kind !== 'lost' ? undefined : findLost(loss, sent, edges, options);
}

/** A request whose response got lost, to a service that may know by now what became of it. */
async function findLost(
	{ since, until }: { readonly since: number; readonly until: number },
	sent: Sent,
	{ deployments, log }: DeployEdges,
	options: CallOptions,
): Promise<DeploymentRecord | undefined> {
	const list = await deployments.list(options).catch((thrown: unknown) => {
		if (thrown instanceof StepFailure && NO_LIST.includes(thrown.service?.status ?? 0)) return undefined;
		throw thrown;
	});
	if (list === undefined) {
		log.info('The service has no list of deployments, so that of the earlier attempt cannot be looked up');
		return undefined;
	}
	const alive = list.listed.filter(({ record }) => !isFinal(record.status));
	const found = adopt(alive, { ...sent, since: since - SKEW_MS, until: until + SKEW_MS });
	if (found.kind === 'several') throw severalFailure(found.ids);
	return found.kind === 'adopted' ? found.record : undefined;
}

/** Statuses of a service that does not have the operation. */
const NO_LIST = [404, 405, 501];

function severalFailure(ids: readonly string[]): StepFailure {
	return new StepFailure({
		kind: 'ambiguous',
		message: `Several deployments may be the one that an earlier attempt of this job has sent: ${ids.join(', ')}.`,
		advice: 'Look at them at the service. To deploy anew all the same, set "attach: false".',
	});
}
