import { toStepFailure } from '../../domain/failures/failure.ts';
import { iconOf } from '../../domain/failures/failure-summary.ts';
import { formatDuration } from '../../domain/text/format.ts';
import type { Runner } from '../../runner/runner.ts';
import { endStep, logFailure, logStack } from '../step/end.ts';
import { failureOf } from './failures.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import { endOutputs } from './report/outputs.ts';
import { type DeployReport, failFacts } from './report/report.ts';
import { openReport } from './report/running-report.ts';
import { renderDeploySummary, titleOf } from './report/summary.ts';
import type { DeployEdges, DeployRun } from './run.ts';
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
	// Takes 0.2 s where there are variables; meanwhile the files are selected.
	const computing = run.inputs.dryRun ? '' : setupKey(run.inputs);
	const app = await select(run); // files, a ready zip, or a source
	if (run.inputs.dryRun) return packOnly(run, app);
	run.report.add({ setup: await computing });
	const earlier = await attach(run, app); // a re-run goes on with what it left in flight or running
	const unchanged = earlier === undefined ? await skip(run, app) : undefined;
	if (unchanged !== undefined) return nameApps(run, unchanged);
	const created = earlier ?? (await create(run, app)); // POST; if ambiguous, look it up
	try {
		const awaited = await wait(run, app, created);
		await confirmAdopted(run, awaited);
		await nameApps(run, awaited);
	} finally {
		await deleteIfClosed(run);
	}
}

/** The whole job. Never throws. @returns whether it succeeded. */
export async function deploy(inputs: DeployInputs, edges: DeployEdges): Promise<boolean> {
	const { summary, clock, log, cancel } = edges;
	const began = clock.now();
	const report = openReport(inputs, edges);
	try {
		cancel.throwIfAborted();
		await runSteps({ inputs, edges, report });
		report.add({ conclusion: 'success', timings: { total: clock.now() - began } });
	} catch (thrown) {
		const failure = failureOf(thrown, report.now);
		logStack(log, thrown, failure);
		report.add({ ...failFacts(report.now, failure), timings: { total: clock.now() - began } });
	}
	logOutcome(report.now, edges);
	await summary.write(() => renderDeploySummary(report.now));
	await report.end();
	return report.now.failure === undefined;
}

/** The last lines of the log: the title, and on failure the one annotation. */
function logOutcome(report: DeployReport, { log }: DeployEdges): void {
	const { failure, record, timings } = report;
	const title = `${iconOf(report.conclusion ?? '')} ${titleOf(report)}`;
	const id = record === undefined ? '' : `, deployment ${record.id}`;
	if (failure === undefined) log.info(`${title}${id}, ${formatDuration(timings.total ?? 0)} in all`);
	else logFailure(log, title, failure);
}

/** Ends the deploy because of a bad input: one error, the outputs that say so, and a summary. Nothing was sent to the service. */
export function refuseDeploy(thrown: unknown, edges: Pick<Runner, 'log' | 'outputs' | 'summary'>): Promise<void> {
	const failure = toStepFailure(thrown, 'input');
	const outputs = () => ({ skipped: 'false', ...endOutputs({ conclusion: 'failure', failure }) });
	return endStep({ doing: 'Not deployed', outputs }, failure, edges);
}
