import { createFields } from '../domain/create-form.ts';
import type { DeployInputs } from '../domain/deploy-inputs.ts';
import { type DeployReport, failReport, outputsOf, startReport } from '../domain/deploy-report.ts';
import { renderDeploySummary, titleOf } from '../domain/deploy-summary.ts';
import type { DeploymentRecord } from '../domain/deployment.ts';
import { toStepFailure } from '../domain/failure.ts';
import { interruptionFailure, type Stage } from '../domain/interruption.ts';
import { formatBytes, formatDuration } from '../domain/units.ts';
import type { Package } from '../workspace/package.ts';
import type { DeployEdges } from './edges.ts';
import { packDirectory } from './pack.ts';
import { waitForDeployment } from './wait.ts';

/** Adds what has just become known. */
export type Learn = (facts: Partial<DeployReport>) => void;

/** The whole job: pack → create → wait → report. Never throws; the report says how it ended. */
export async function deploy(inputs: DeployInputs, edges: DeployEdges): Promise<DeployReport> {
	const { log, outputs, summary } = edges;
	let report = startReport(inputs);
	let stage: Stage = { kind: 'preparing' };
	let made: Package | undefined;
	const learn: Learn = (facts) => {
		report = { ...report, ...facts, timings: { ...report.timings, ...facts.timings } };
		outputs.set(outputsOf(report));
	};
	try {
		edges.cancel.throwIfAborted();
		if (inputs.app.kind === 'directory') made = await packDirectory(inputs, inputs.app, edges, learn);
		if (inputs.dryRun) {
			log.info(
				made === undefined ? 'Dry run: nothing is sent' : `Dry run: nothing is sent; the package is ${made.path}`,
			);
		} else {
			stage = { kind: 'sending' };
			const created = await create(inputs, made, edges, learn);
			stage = { kind: 'waiting', id: created.id, status: created.status, timeoutMs: inputs.timeoutMs };
			await waitForDeployment(created, inputs, edges, learn);
		}
		learn({ conclusion: 'success' });
	} catch (thrown) {
		const at: Stage = stage.kind === 'waiting' ? { ...stage, status: report.record?.status ?? '' } : stage;
		const failure = interruptionFailure(thrown, at) ?? toStepFailure(thrown, UNEXPECTED[at.kind]);
		if (thrown instanceof Error && thrown !== failure) log.debug(thrown.stack ?? thrown.message);
		report = failReport(report, failure);
		learn({});
	}
	if (!inputs.dryRun || report.failure !== undefined) await made?.remove();
	tell(report, edges);
	await summary.write(renderDeploySummary(report));
	return report;
}

/** What an unexpected error means at each stage: once a POST is out, nobody may call it failed. */
const UNEXPECTED = { preparing: 'package', sending: 'ambiguous', waiting: 'network' } as const;

async function create(
	inputs: DeployInputs,
	made: Package | undefined,
	{ clock, cancel, deployments, log }: DeployEdges,
	learn: Learn,
): Promise<DeploymentRecord> {
	log.info(made === undefined ? 'Creating the deployment from its source' : `Sending ${formatBytes(made.size)}`);
	const began = clock.now();
	const record = await deployments.create({
		fields: createFields(inputs),
		...(made === undefined
			? {}
			: { file: { filename: 'app.zip', type: 'application/zip', size: made.size, open: () => made.open() } }),
		signal: cancel,
		leftMs: () => inputs.timeoutMs - (clock.now() - began),
	});
	const upload = clock.now() - began;
	learn({ record, timings: { upload } });
	log.info(`Created deployment ${record.id} in ${formatDuration(upload)}`);
	return record;
}

/** The last lines of the log: the title, and on failure the one annotation. */
function tell({ failure, base, ...report }: DeployReport, { log }: DeployEdges): void {
	const title = titleOf({ failure, base, ...report } as DeployReport);
	if (failure === undefined) {
		log.info(title);
		return;
	}
	const file = failure.file === undefined ? undefined : [base, failure.file].filter((part) => part !== '').join('/');
	log.error(`${failure.message} ${failure.advice}`, { title, ...(file === undefined ? {} : { file }) });
}
