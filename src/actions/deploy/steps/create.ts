import { StepFailure } from '../../../domain/failures/failure.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { formatDuration } from '../../../domain/text/format.ts';
import type { FilePart } from '../../../http/multipart.ts';
import type { Package } from '../../../workspace/package.ts';
import type { SelectedFile } from '../../../workspace/selected-file.ts';
import type { DeployEdges, Update } from '../edges.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import { progressLine } from '../report/package-log.ts';
import type { PackageFacts } from '../report/report.ts';
import { createFields } from './create-form.ts';
import { warnOfMissing, warnOfReserved } from './env-vars-warnings.ts';
import { factsOf, logPackage } from './pack.ts';
import { recoverDeployment } from './recover.ts';

/** Milliseconds between two lines of progress. */
const PROGRESS_MS = 10_000;

const APP_ZIP = { filename: 'app.zip', type: 'application/zip' };

/**
 * Creates the deployment, packing while it sends: nothing of the package is on the disk.
 * @param files undefined for a deployment from `source`.
 */
export async function createFrom(
	files: readonly SelectedFile[] | undefined,
	inputs: DeployInputs,
	edges: DeployEdges,
	update: Update,
): Promise<DeploymentRecord> {
	const { clock, cancel, deployments, log } = edges;
	const began = clock.now();
	const elapsed = () => clock.now() - began;
	const leftMs = () => inputs.timeoutMs - elapsed();
	const create = (file?: FilePart) =>
		deployments.create({
			fields: createFields(inputs),
			...(file === undefined ? {} : { file }),
			onEnvNames: (names) => warnOfMissing(inputs, names, log),
			signal: cancel,
			leftMs,
		});
	warnOfReserved(inputs, log);
	log.info(files === undefined ? 'Creating the deployment from its source' : 'Packing and sending');
	update({ sentAt: new Date(clock.wall()).toISOString() });
	const record =
		files === undefined ? await create() : await sendPackage(files, inputs, edges, { create, elapsed, leftMs, update });
	const upload = elapsed();
	log.info(`Created deployment ${record.id} in ${formatDuration(upload)}`); // first: the log outlives what else may break
	update({ record, timings: { upload } });
	return record;
}

interface Sending {
	readonly create: (file: FilePart) => Promise<DeploymentRecord>;
	readonly elapsed: () => number;
	readonly leftMs: () => number;
	readonly update: Update;
}

async function sendPackage(
	files: readonly SelectedFile[],
	inputs: DeployInputs,
	edges: DeployEdges,
	{ create, elapsed, leftMs, update }: Sending,
): Promise<DeploymentRecord> {
	const { workspace, clock, cancel, log } = edges;
	const options = { level: inputs.compressionLevel, signal: cancel };
	const streamed = workspace.stream(files, options);
	const known: { pack?: PackageFacts } = {};
	const packed = (pack: PackageFacts) => {
		if (known.pack !== undefined) return;
		known.pack = pack;
		logPackage(pack, elapsed(), log, update);
	};
	const stopProgress = clock.every(PROGRESS_MS, () => {
		if (known.pack === undefined) log.info(progressLine(streamed.progress(), elapsed()));
	});
	async function* open() {
		yield* streamed.open();
		packed(streamed.facts() as PackageFacts);
	}
	try {
		return await create({ ...APP_ZIP, open }).catch(async (thrown: unknown) => {
			if (!wantsLength(thrown)) throw thrown;
			log.info('The service does not take a body of unknown length: sending it once more, from a temporary file');
			const made = await workspace.pack(files, options);
			packed(factsOf(made));
			return sendFromDisk(made, create);
		});
	} catch (thrown) {
		const digest = known.pack?.digest;
		if (!isAmbiguous(thrown) || digest === undefined || inputs.app.kind !== 'directory') throw thrown;
		const { region, version, app } = inputs;
		const lost = { entrypoint: app.entrypoint, region, version, digest, elapsed, leftMs };
		return await recoverDeployment(thrown, lost, edges);
	} finally {
		stopProgress();
	}
}

function isAmbiguous(thrown: unknown): thrown is StepFailure {
	return thrown instanceof StepFailure && thrown.kind === 'ambiguous';
}

/** 411 asks for a Content-Length; 501 says that chunks are not understood. Either way nothing was done. */
function wantsLength(thrown: unknown): boolean {
	const status = thrown instanceof StepFailure ? thrown.service?.status : undefined;
	return status === 411 || status === 501;
}

async function sendFromDisk(made: Package, create: Sending['create']): Promise<DeploymentRecord> {
	try {
		return await create({ ...APP_ZIP, size: made.size, open: made.open });
	} finally {
		await made.remove();
	}
}
