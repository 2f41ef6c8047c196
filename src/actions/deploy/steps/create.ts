import { StepFailure } from '../../../domain/failures/failure.ts';
import { hexOf } from '../../../domain/reporting/deploy-record.ts';
import { formatDuration } from '../../../domain/text/format.ts';
import type { FilePart } from '../../../http/request-body.ts';
import { progressLine, sendingLine } from '../report/package-log.ts';
import type { DeployRun, OwnDeployment, SelectedApp } from '../run.ts';
import { createFields } from './create-form.ts';
import { warnOfJobToken, warnOfReserved } from './env-vars-warnings.ts';
import { factsOf, logPackage } from './pack.ts';
import { keepPreview } from './preview.ts';
import { recover } from './recover.ts';

/**
 * Creates the deployment: POST /deployments, once. The package is packed while it is sent, and is not written to disk. Where
 * nobody knows whether the service has carried out the request, the deployment is looked up in the service's list.
 * @throws StepFailure; Interrupted.
 */
export async function create(run: DeployRun, app: SelectedApp): Promise<OwnDeployment> {
	const { inputs, edges, update } = run;
	const { clock, log, deployments, cancel } = edges;
	run.enter({ kind: 'sending' });
	const began = clock.now();
	const elapsed = () => clock.now() - began;
	warnOfReserved(inputs, log);
	warnOfJobToken(inputs, log);
	log.info(DOING[app.kind]);
	const sent = app.kind === 'source' ? undefined : packagePart(run, app, elapsed);
	if (sent === undefined) update({ isSent: true });
	try {
		const leftMs = () => inputs.timeoutMs; // from the last byte sent on: the upload takes nothing of it
		const file = sent === undefined ? {} : { file: sent.part };
		const record = await deployments.create({ fields: createFields(inputs), ...file, signal: cancel, leftMs });
		log.info(`Created deployment ${record.id} in ${formatDuration(elapsed())}`); // first: no later error can hide it
		const madeAt = clock.wall();
		update({ record, timings: { upload: elapsed() } });
		keepPreview(run, record.id, madeAt);
		return { record, isAdopted: false, madeAt };
	} catch (thrown) {
		sent?.stopProgress();
		const digest = sent?.digest();
		if (!(thrown instanceof StepFailure) || thrown.kind !== 'ambiguous' || digest === undefined) throw thrown;
		const record = await recover(run, { failure: thrown, digest: hexOf(digest), elapsed });
		log.info(`Created deployment ${record.id} in ${formatDuration(elapsed())}`);
		update({ record, isConfirmed: false, timings: { upload: elapsed() } });
		return { record, isAdopted: true };
	} finally {
		sent?.stopProgress();
	}
}

const DOING: Readonly<Record<SelectedApp['kind'], string>> = {
	directory: 'Packing and sending',
	package: 'Sending the package',
	source: 'Creating the deployment from its source',
};

/** Milliseconds between two lines of progress. */
const PROGRESS_MS = 10_000;

/** The package as a part of the form, which logs how far it is. `digest`: undefined until it is packed to its end. */
function packagePart(
	{ inputs, edges, update }: DeployRun,
	app: Exclude<SelectedApp, { kind: 'source' }>,
	elapsed: () => number,
): { readonly part: FilePart; readonly digest: () => string | undefined; readonly stopProgress: () => void } {
	const { workspace, clock, log, cancel } = edges;
	const isReady = app.kind === 'package';
	const made = isReady ? app.ready : workspace.stream(app.files, { level: inputs.compressionLevel, signal: cancel });
	let isWhole = false;
	const stopProgress = clock.every(PROGRESS_MS, () => {
		const progress = made.progress();
		if (!isWhole)
			log.info(isReady ? sendingLine(progress.size, app.ready.size, elapsed()) : progressLine(progress, elapsed()));
	});
	async function* open(): AsyncGenerator<Uint8Array> {
		const isFirst = made.facts() === undefined;
		isWhole = false;
		yield* made.open();
		isWhole = true;
		update({ isSent: true }); // but for the closing boundary
		const facts = made.facts();
		if (isFirst && facts !== undefined) logPackage(factsOf(facts), elapsed(), log, update);
	}
	const part = { filename: 'app.zip', type: 'application/zip', ...(isReady ? { size: app.ready.size } : {}), open };
	return { part, digest: () => made.facts()?.digest, stopProgress };
}
