import { toStepFailure } from '../../domain/failures/failure.ts';
import { redactFailure } from '../../domain/failures/redact-failure.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { RunnerEdges } from '../step/edges.ts';
import { logFailure, logStack } from '../step/end.ts';
import type { DeployEdges, Update } from './edges.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import { interruptionFailure, type Stage } from './interruption.ts';
import { redactReport } from './report/redact-report.ts';
import { blamedFile, type DeployReport, endOutputs, failReport, outputsOf, startReport } from './report/report.ts';
import { renderDeploySummary, renderRefusal, titleOf } from './report/summary.ts';
import { attachToEarlier } from './steps/attach.ts';
import { createFrom } from './steps/create.ts';
import { packOnly } from './steps/pack.ts';
import { selectApp } from './steps/select.ts';
import { waitForDeployment } from './wait/wait.ts';

/** The whole job: select → attach, or pack and send → wait → report. Never throws; the report says how it ended. */
export async function deploy(inputs: DeployInputs, edges: DeployEdges): Promise<DeployReport> {
	const { log, outputs, summary, reporting, clock } = edges;
	const began = clock.now();
	let report = redactReport(startReport(inputs), edges.redact);
	let stage: Stage = { kind: 'preparing' };
	const update: Update = (facts) => {
		const timings = { ...report.timings, ...facts.timings };
		report = { ...report, ...redactReport(facts, edges.redact), timings };
		outputs.set(outputsOf(report));
		reporting.update(report);
	};
	try {
		edges.cancel.throwIfAborted();
		reporting.update(report);
		const { app } = inputs;
		const files = app.kind === 'directory' ? await selectApp(inputs, app, edges, update) : undefined;
		edges.cancel.throwIfAborted();
		if (!inputs.dryRun) {
			const attached = app.kind === 'directory' && files && (await attachToEarlier(files, app, inputs, edges, update));
			if (!attached) stage = { kind: 'sending' };
			const created = attached || (await createFrom(files, inputs, edges, update));
			stage = { kind: 'waiting', id: created.id, status: created.status, timeoutMs: inputs.timeoutMs };
			await waitForDeployment(created, inputs, edges, update);
		} else if (files === undefined) log.info('Dry run: nothing is sent, and a source deploy has nothing to pack');
		else await packOnly(files, inputs, edges, update);
		update({ conclusion: 'success' });
	} catch (thrown) {
		const at: Stage = stage.kind === 'waiting' ? { ...stage, status: report.record?.status ?? '' } : stage;
		const failure = interruptionFailure(thrown, at) ?? toStepFailure(thrown, UNEXPECTED[at.kind]);
		logStack(log, thrown, failure);
		update({ ...failReport(report, failure), endedAt: new Date(clock.wall()).toISOString() });
	}
	logOutcome(report, edges, clock.now() - began);
	await summary.write(() => renderDeploySummary(report));
	await reporting.finish(report);
	return report;
}

/** What an unexpected error means at each stage: once a POST is out, nobody may call it failed, and it is never the network. */
const UNEXPECTED = { preparing: 'package', sending: 'ambiguous', waiting: 'ambiguous' } as const;

/** The last lines of the log: the title, and on failure the one annotation. */
function logOutcome(report: DeployReport, { log }: DeployEdges, tookMs: number): void {
	const { failure, record } = report;
	const title = titleOf(report);
	const file = blamedFile(report);
	const id = record === undefined ? '' : `, deployment ${record.id}`;
	if (failure === undefined) log.info(`${title}${id}, ${formatDuration(tookMs)} in all`, 'good');
	else logFailure(log, failure, { title, ...(file === undefined ? {} : { file }) });
}

/** Ends the deploy over a bad input: one error, the outputs that say so, and a summary; no request was sent. */
export async function refuseDeploy(
	thrown: unknown,
	{ log, outputs, summary }: Pick<RunnerEdges, 'log' | 'outputs' | 'summary'>,
): Promise<void> {
	const failure = toStepFailure(thrown, 'input');
	outputs.set(endOutputs('failure', failure, undefined));
	logFailure(log, failure, { title: 'Not deployed: an input is wrong' });
	await summary.write((redact) => renderRefusal(redactFailure(failure, redact)));
}
