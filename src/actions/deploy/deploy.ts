import { toStepFailure } from '../../domain/failures/failure.ts';
import { redactFailure } from '../../domain/failures/redact-failure.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { RunnerEdges } from '../step/edges.ts';
import { logFailure, logStack } from '../step/end.ts';
import type { DeployEdges } from './edges.ts';
import { failureOf, type Stage } from './failures.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import { blamedPlace, type DeployReport, endOutputs, failFacts } from './report/report.ts';
import { Report } from './report/running-report.ts';
import { renderDeploySummary, renderRefusal, titleOf } from './report/summary.ts';
import type { DeployRun } from './run.ts';
import { confirmAdopted, nameApps } from './steps/apps.ts';
import { attach } from './steps/attach.ts';
import { create } from './steps/create.ts';
import { packOnly } from './steps/pack.ts';
import { deleteIfClosed } from './steps/preview.ts';
import { select } from './steps/select.ts';
import { setupKey } from './steps/setup-key.ts';
import { skip } from './steps/skip.ts';
import { wait } from './steps/wait.ts';

async function runSteps(run: DeployRun): Promise<void> {
	const computing = run.inputs.dryRun ? '' : setupKey(run.inputs); // with values 0.2 s, beside the selection
	const app = await select(run); // files, a ready zip, or a source
	if (run.inputs.dryRun) return packOnly(run, app);
	run.report.add({ setup: await computing });
	const left = await attach(run, app); // a re-run goes on with what it left in flight or running
	const unchanged = left === undefined ? await skip(run, app) : undefined;
	if (unchanged !== undefined) return nameApps(run, unchanged);
	const created = left ?? (await create(run, app)); // POST; if ambiguous, look it up
	try {
		const reached = await wait(run, app, created);
		if (created.isAdopted) await confirmAdopted(run, reached.record);
		await nameApps(run, reached);
	} finally {
		await deleteIfClosed(run);
	}
}

/** The whole job. Never throws; the report says how it ended. */
export async function deploy(inputs: DeployInputs, edges: DeployEdges): Promise<DeployReport> {
	const { summary, reporting, clock, log, cancel } = edges;
	const began = clock.now();
	const elapsed = () => clock.now() - began;
	const report = new Report(inputs, edges);
	let stage: Stage = 'preparing';
	const enter = (next: Stage) => {
		stage = next;
		cancel.throwIfAborted();
	};
	try {
		cancel.throwIfAborted();
		reporting.update(report.now);
		await runSteps({ inputs, edges, report, enter });
		report.add({ conclusion: 'success', timings: { total: elapsed() } });
	} catch (thrown) {
		const failure = failureOf(thrown, stage, report.now);
		logStack(log, thrown, failure);
		report.add({ ...failFacts(report.now, failure), timings: { total: elapsed() } });
	}
	logOutcome(report.now, edges, elapsed());
	await summary.write(() => renderDeploySummary(report.now));
	await reporting.finish(report.now);
	return report.now;
}

/** The last lines of the log: the title, and on failure the one annotation. */
function logOutcome(report: DeployReport, { log }: DeployEdges, tookMs: number): void {
	const { failure, record } = report;
	const title = titleOf(report);
	const id = record === undefined ? '' : `, deployment ${record.id}`;
	if (failure === undefined) log.info(`${title}${id}, ${formatDuration(tookMs)} in all`, 'good');
	else logFailure(log, failure, { title, ...blamedPlace(report) });
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
