import { type StepFailure, toStepFailure } from '../../domain/failures/failure.ts';
import { redactFailure } from '../../domain/failures/redact-failure.ts';
import type { DeploymentRecord } from '../../domain/records/deployment.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { RunnerEdges } from '../step/edges.ts';
import { logFailure, logStack } from '../step/end.ts';
import type { DeployEdges, Update } from './edges.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import { interruptionFailure, type Stage } from './interruption.ts';
import { redactReport } from './report/redact-report.ts';
import { blamedPlace, type DeployReport, endOutputs, failReport, outputsOf, startReport } from './report/report.ts';
import { renderDeploySummary, renderRefusal, titleOf } from './report/summary.ts';
import type { DeployRun } from './run.ts';
import { attach } from './steps/attach.ts';
import { create } from './steps/create.ts';
import { nameApps } from './steps/name-apps.ts';
import { confirmAdopted } from './steps/named-by.ts';
import { packOnly } from './steps/pack.ts';
import { deleteWhenClosed } from './steps/preview.ts';
import { select } from './steps/select.ts';
import { setupKey } from './steps/setup-key.ts';
import { skip } from './steps/skip.ts';
import { wait } from './wait/wait.ts';

/** The whole job. Never throws; the report says how it ended. */
export async function deploy(inputs: DeployInputs, edges: DeployEdges): Promise<DeployReport> {
	const { summary, reporting, clock, log, cancel } = edges;
	const began = clock.now();
	let report = redactReport(startReport(inputs, edges.links), edges.redact);
	let stage: Stage = { kind: 'preparing' };
	const update: Update = (facts) => {
		const timings = { ...report.timings, ...facts.timings };
		report = { ...report, ...redactReport(facts, edges.redact), timings };
		edges.outputs.set(outputsOf(report));
		reporting.update(report);
	};
	const enter = (next: Stage) => {
		stage = next;
		cancel.throwIfAborted();
	};
	try {
		cancel.throwIfAborted();
		reporting.update(report);
		await runSteps({ inputs, edges, update, enter });
		update({ conclusion: 'success', timings: { total: clock.now() - began } });
	} catch (thrown) {
		const failure = failureOf(thrown, stage, report.record);
		logStack(log, thrown, failure);
		update({ ...failReport(report, failure), timings: { total: clock.now() - began } });
	}
	logOutcome(report, edges, clock.now() - began);
	await summary.write(() => renderDeploySummary(report));
	await reporting.finish(report);
	return report;
}

async function runSteps(run: DeployRun): Promise<void> {
	const computing = run.inputs.dryRun ? undefined : setupKey(run.inputs); // with values 0.2 s, beside the selection
	const app = await select(run);
	if (computing === undefined) return packOnly(run, app);
	const setup = await computing;
	run.update({ setup });
	const left = await attach(run, app, setup); // a re-run goes on with what it left in flight or running
	const unchanged = left === undefined ? await skip(run, app, setup) : undefined;
	if (unchanged !== undefined) return nameApps(run, unchanged);
	const created = left ?? (await create(run, app)); // POST; if ambiguous, look it up
	try {
		const reached = await wait(created.isAdopted ? untilRunning(run) : run, app, created);
		if (created.isAdopted) await confirmAdopted(run, reached.record);
		await nameApps(run, reached);
	} finally {
		await deleteWhenClosed(run, created);
	}
}

/** GET /apps tells of a deployment once it runs: one that was adopted is followed until then, whatever `wait-until` says. */
function untilRunning(run: DeployRun): DeployRun {
	return { ...run, inputs: { ...run.inputs, waitUntil: 'running' } };
}

/** Turns whatever ended the job early into a StepFailure. */
function failureOf(thrown: unknown, stage: Stage, record: DeploymentRecord | undefined): StepFailure {
	const at: Stage = stage.kind === 'waiting' ? { ...stage, status: record?.status ?? '' } : stage;
	return interruptionFailure(thrown, at) ?? toStepFailure(thrown, UNEXPECTED[at.kind]);
}

/** The failure kind of an unexpected error at each stage. Once a POST is out it is `ambiguous`; it is never `network`. */
const UNEXPECTED = {
	preparing: 'package',
	attaching: 'ambiguous',
	sending: 'ambiguous',
	waiting: 'ambiguous',
} as const;

/** The last lines of the log: the title, and on failure the one annotation. */
function logOutcome(report: DeployReport, { log }: DeployEdges, tookMs: number): void {
	const { failure, record } = report;
	const title = titleOf(report);
	const place = blamedPlace(report);
	const id = record === undefined ? '' : `, deployment ${record.id}`;
	if (failure === undefined) log.info(`${title}${id}, ${formatDuration(tookMs)} in all`, 'good');
	else logFailure(log, failure, { title, ...place });
}

/** Ends the deploy because of a bad input: one error, the outputs that say so, and a summary. No request was sent. */
export async function refuseDeploy(
	thrown: unknown,
	{ log, outputs, summary }: Pick<RunnerEdges, 'log' | 'outputs' | 'summary'>,
): Promise<void> {
	const failure = toStepFailure(thrown, 'input');
	outputs.set({ skipped: 'false', ...endOutputs('failure', failure, undefined) });
	logFailure(log, failure, { title: 'Not deployed: an input is wrong' });
	await summary.write((redact) => renderRefusal(redactFailure(failure, redact)));
}
