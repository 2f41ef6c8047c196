import { StepFailure } from '../../domain/failures/failure.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { listFirst } from '../../domain/text/format.ts';
import { runStep } from '../step/end.ts';
import { type DeletionEdges, type Found, find } from './find.ts';
import type { DeleteDeploymentsInputs } from './inputs.ts';
import { DeletionReport } from './report.ts';

/** The whole job: find → delete → tell GitHub. Never throws. */
export function deleteDeployments(inputs: DeleteDeploymentsInputs, edges: DeletionEdges): Promise<boolean> {
	const report = new DeletionReport(inputs);
	return runStep(report, () => runSteps(report, edges), edges);
}

async function runSteps(report: DeletionReport, edges: DeletionEdges): Promise<void> {
	const { log, cancel } = edges;
	try {
		await deleteInRounds(report, edges);
	} finally {
		const gone = [...report.ids('Deleted'), ...report.ids('Already gone')];
		// After a cancel there is no time for it.
		if (gone.length > 0 && !cancel.aborted) await edges.tellGone(gone, cancel);
	}
	log.info(report.title());
}

const MOST_ROUNDS = 20;
/** Milliseconds between two rounds: the service may take a moment to end a deployment, and to leave it out of its list. */
const PAUSE_MS = 1_000;

/** Deletes what is found, and of a version looks again, until nothing is left. @throws what ended it. */
async function deleteInRounds(report: DeletionReport, edges: DeletionEdges): Promise<void> {
	const { target, dryRun } = report.inputs;
	for (let round = 1; ; round++) {
		const found = report.plan(await find(target, edges, round === 1));
		if (found.length === 0) return;
		if (dryRun) {
			for (const one of found) edges.log.info(`Would delete: ${report.nameOf(one)}`);
			return;
		}
		if (round > MOST_ROUNDS) throw stillThere(found);
		if (round > 1) await edges.clock.sleep(PAUSE_MS, edges.limit.signal);
		await deleteEach(found, report, edges);
		if (target.kind !== 'version') return;
	}
}

function stillThere(found: readonly Found[]): StepFailure {
	const ids = found.map(({ deployment }) => deployment);
	return new StepFailure({
		kind: 'failed',
		message: `After ${MOST_ROUNDS} rounds the service still lists ${listFirst(ids)}.`,
		advice: 'Another job may keep deploying this version, or the service is slow. Run the job again later.',
	});
}

/**
 * Sends a DELETE for each, one after the other.
 * @throws the first failure, after the others were tried too; Interrupted.
 */
async function deleteEach(found: readonly Found[], report: DeletionReport, edges: DeletionEdges): Promise<void> {
	const { deployments, log, outputs, limit } = edges;
	let first: StepFailure | undefined;
	for (const one of found) {
		try {
			const outcome = (await deployments.delete(one.deployment, limit)) === 'gone' ? 'Already gone' : 'Deleted';
			report.record(one, outcome);
			log.info(`${outcome}: ${report.nameOf(one)}`);
			outputs.set(report.outputs());
		} catch (thrown) {
			const isFailure = thrown instanceof StepFailure;
			const isUnclear = isFailure ? thrown.kind === 'ambiguous' : interruptionOf(thrown)?.maybeDone;
			if (isUnclear) report.record(one, 'Maybe deleted');
			if (!isFailure) throw thrown;
			log.info(`Not deleted: ${report.nameOf(one)}: ${thrown.message}`);
			first ??= thrown;
			if (thrown.kind === 'network') break;
		}
	}
	if (first !== undefined) throw first;
}
