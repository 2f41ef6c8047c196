import { adopt, type LostRequest } from '../domain/adoption.ts';
import type { AppSource, DeployInputs } from '../domain/deploy-inputs.ts';
import { type DeploymentRecord, isFinal, isInFlight } from '../domain/deployment.ts';
import { StepFailure } from '../domain/failure.ts';
import { appKey, type EarlierDeploy } from '../domain/trace.ts';
import type { CallOptions } from '../service/call-options.ts';
import type { SelectedFile } from '../workspace/selected-file.ts';
import type { DeployEdges, Learn } from './edges.ts';
import { factsOf, tellPackage } from './pack.ts';

/** Milliseconds that the clock of the earlier attempt's runner may have been ahead of the service's. */
const SKEW_MS = 60_000;

/**
 * Looks whether an earlier attempt of this job has left a deployment of the same package, version and entrypoint in
 * flight: sending it again would deploy twice. The package is made for the comparison only where there is one.
 * @returns its record, or undefined where there is none.
 * @throws StepFailure where several may be it, or the service refuses; Interrupted.
 */
export async function attachToEarlier(
	files: readonly SelectedFile[],
	app: Extract<AppSource, { kind: 'directory' }>,
	inputs: DeployInputs,
	edges: DeployEdges,
	learn: Learn,
): Promise<DeploymentRecord | undefined> {
	const { clock, cancel, log, workspace, deployments } = edges;
	const began = clock.now();
	const options: CallOptions = { signal: cancel, leftMs: () => inputs.timeoutMs - (clock.now() - began) };
	const open: OpenDeploy[] = [];
	for (const deploy of withoutCopies(await edges.earlier.find(cancel))) {
		const record = deploy.kind === 'known' ? await recordInFlight(deploy.id, edges, options) : undefined;
		if (deploy.kind === 'lost' || record !== undefined) open.push({ deploy, record });
	}
	if (open.length === 0) return undefined;
	log.info('An earlier attempt of this job may have left a deployment in flight: comparing its package with this one');
	const packing = clock.now();
	const made = await workspace.pack(files, { level: inputs.compressionLevel, signal: cancel });
	await made.remove();
	const tookMs = clock.now() - packing;
	const key = appKey(made.digest, inputs.version, app.entrypoint);
	for (const { deploy, record: known } of open.filter((one) => one.deploy.app === key)) {
		const { region, version } = inputs;
		const sent = { entrypoint: app.entrypoint, region, version, digest: made.digest };
		const record =
			known ?? (deploy.kind === 'lost' ? await findLost({ ...sent, since: deploy.since - SKEW_MS }) : undefined);
		if (record === undefined) continue;
		tellPackage(factsOf(made), tookMs, log, learn);
		learn({ record, attached: true });
		log.info(`Attached to deployment ${record.id} of an earlier attempt ("${record.status}"): nothing is sent again`);
		return record;
	}
	log.info('There is none that is the same: deploying anew');
	return undefined;

	/** A request whose answer got lost, to a service that may know by now what became of it. */
	async function findLost(lost: LostRequest): Promise<DeploymentRecord | undefined> {
		const list = await deployments.list(lost.version, options).catch((thrown: unknown) => {
			if (thrown instanceof StepFailure) return undefined;
			throw thrown;
		});
		const alive = list?.listed.filter(({ record }) => !isFinal(record.status)) ?? [];
		const found = adopt(alive, lost);
		if (found.kind === 'several') throw severalFailure(found.ids);
		return found.kind === 'adopted' ? found.record : undefined;
	}
}

interface OpenDeploy {
	readonly deploy: EarlierDeploy;
	/** Absent for one whose id is not known. */
	readonly record: DeploymentRecord | undefined;
}

/** A check and a GitHub deployment tell of the same deployment. */
function withoutCopies(deploys: readonly EarlierDeploy[]): EarlierDeploy[] {
	return [...new Map(deploys.map((deploy) => [JSON.stringify(deploy), deploy])).values()];
}

async function recordInFlight(
	id: string,
	{ deployments }: DeployEdges,
	options: CallOptions,
): Promise<DeploymentRecord | undefined> {
	const answer = await deployments.get(id, options);
	return answer.kind === 'record' && isInFlight(answer.record.status) ? answer.record : undefined;
}

function severalFailure(ids: readonly string[]): StepFailure {
	return new StepFailure({
		kind: 'ambiguous',
		message: `Several deployments may be the one that an earlier attempt of this job has sent: ${ids.join(', ')}.`,
		advice: 'Look at them at the service. To deploy anew all the same, set "attach: false".',
	});
}
