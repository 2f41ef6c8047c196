import { StepFailure } from '../../../domain/failures/failure.ts';
import { interruptionOf } from '../../../domain/failures/interruption.ts';
import type { DeploymentRecord } from '../../../domain/records/deployment.ts';
import { formatBytes, formatDuration } from '../../../domain/text/format.ts';
import type { Log } from '../../../runner/log.ts';
import type { Trigger } from '../../../runner/trigger.ts';
import { recover, SLACK_MS } from '../../step/recover.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { DeployRun, PackagedApp, SelectedApp } from '../run.ts';
import { lookUp } from './look-up.ts';
import { logPackage } from './pack.ts';
import { keepPreview } from './preview.ts';
import { warnOfVariables } from './variables.ts';

/**
 * Creates the deployment: POST /deployments, once. The package is packed while it is sent, and is not written to disk. Where
 * nobody knows whether the service has carried out the request, the deployment is looked up in the service's list.
 * @throws StepFailure; Interrupted.
 */
export async function create(run: DeployRun, app: SelectedApp): Promise<DeploymentRecord> {
	const { inputs, edges, report } = run;
	const { clock, log, deployments, cancel, environment } = edges;
	cancel.throwIfAborted();
	if (app.kind === 'source') await report.recorded(); // a package waits at its end
	const began = clock.now();
	const elapsed = () => clock.now() - began;
	warnOfVariables(inputs, log);
	warnOfFailedRun(environment.trigger, log);
	log.info(DOING[app.kind]);
	const file = app.kind === 'source' ? undefined : packagePart(run, app, elapsed);
	if (file === undefined) report.add({ isSent: true });
	// One time limit over all tries and pauses, of which the upload takes nothing.
	const leftMs = () => inputs.timeoutMs - (elapsed() - (file?.uploadMs() ?? 0));
	let record: DeploymentRecord;
	try {
		const parts = [...createFields(inputs), ...(file === undefined ? [] : [{ name: 'file', file }])];
		record = await deployments.create(parts, { signal: cancel, leftMs });
	} catch (thrown) {
		const isAmbiguous = thrown instanceof StepFailure && thrown.kind === 'ambiguous';
		// The response may have come before the last byte was sent.
		if (isAmbiguous || interruptionOf(thrown)?.maybeDone) report.add({ isSent: true });
		const digest = app.kind === 'source' ? undefined : app.package.facts()?.digest;
		if (!isAmbiguous || digest === undefined) throw thrown;
		const since = (serverNow: number) => serverNow - elapsed() - SLACK_MS;
		const sought = { inputs, digest, since, isOther: () => false };
		record = await recover('deployment', thrown, (limit) => lookUp(deployments, sought, limit), edges);
		report.add({ isAdopted: true });
	}
	const { isAdopted } = report.now;
	// First: no later error can hide it.
	log.info(`${isAdopted ? 'Found' : 'Created'} deployment ${record.id} in ${formatDuration(elapsed())}`);
	report.add({ record, isSent: true, timings: { upload: elapsed() } });
	if (!isAdopted) keepPreview(run, record.id);
	return record;
}

/** A `workflow_run` comes after every end of the other workflow: what its tests have refused is seldom meant to be deployed. */
function warnOfFailedRun({ conclusion }: Trigger, { warning }: Pick<Log, 'warning'>): void {
	if (conclusion === '' || conclusion === 'success') return;
	warning(
		`The workflow run that started this one ended with "${conclusion}", and its commit is deployed all the same. To deploy only what has passed, add this line to the job: if: github.event.workflow_run.conclusion == 'success'`,
		{ title: 'The other workflow has not succeeded' },
	);
}

const DOING: Readonly<Record<SelectedApp['kind'], string>> = {
	directory: 'Packing and sending',
	package: 'Sending the package',
	source: 'Creating the deployment from its source',
};

/** Milliseconds between two lines of progress. */
const PROGRESS_MS = 10_000;

/**
 * The package as a part of the form, which logs how far it is. `uploadMs`: how long it was sent for, with the wait for the
 * check at its end, in all tries that are over.
 */
function packagePart(run: DeployRun, app: PackagedApp, elapsed: () => number) {
	const { edges, report } = run;
	const ready = app.kind === 'package' ? { size: app.package.size } : {};
	const of = ready.size === undefined ? '' : ` of ${formatBytes(ready.size)}`;
	let uploadMs = 0;
	async function* open(): AsyncGenerator<Uint8Array> {
		const began = elapsed();
		let size = 0;
		const stopProgress = edges.clock.every(PROGRESS_MS, () =>
			edges.log.info(`Sent ${formatBytes(size)}${of} in ${formatDuration(elapsed())}`),
		);
		try {
			for await (const chunk of app.package.open()) {
				size += chunk.length;
				yield chunk;
			}
			await report.recorded();
		} finally {
			stopProgress();
			uploadMs += elapsed() - began;
		}
		report.add({ isSent: true }); // but for the closing boundary
		const facts = app.package.facts();
		if (facts !== undefined) logPackage(run, facts, 'Packed', elapsed());
	}
	return { filename: 'app.zip', type: 'application/zip', ...ready, open, uploadMs: () => uploadMs };
}

/** The text fields of POST /deployments (API §4.5), in the order in which they are sent; the package comes last. */
function createFields(inputs: DeployInputs): { name: string; text: string }[] {
	const { app, version, region, force, envVars, envVarsEncoding } = inputs;
	const vars =
		envVarsEncoding === 'json'
			? [{ name: 'env_vars', text: JSON.stringify(Object.fromEntries(envVars)) }]
			: envVars.map(([name, value]) => ({ name: `env_vars[${name}]`, text: value }));
	return [
		app.kind === 'source' ? { name: 'source', text: app.json } : { name: 'entrypoint_rel_path', text: app.entrypoint },
		...(version === '' ? [] : [{ name: 'version', text: version }]),
		{ name: 'region', text: region },
		{ name: 'force', text: String(force) },
		...(envVars.length === 0 ? [] : vars),
	];
}
