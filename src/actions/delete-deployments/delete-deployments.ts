import { StepFailure } from '../../domain/failures/failure.ts';
import { failureTitle } from '../../domain/failures/failure-summary.ts';
import { interruptionOf } from '../../domain/failures/interruption.ts';
import { listFirst } from '../../domain/text/format.ts';
import type { TellGone } from '../../github/gone.ts';
import type { CallOptions } from '../../http/connection.ts';
import { logFailure, logStack } from '../step/end.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import { type FindEdges, find } from './find.ts';
import type { DeleteDeploymentsInputs, Found } from './inputs.ts';
import { DELETING, DeletionReport, LIMIT_MS } from './report.ts';

export interface DeleteDeploymentsEdges extends FindEdges {
	readonly tellGone: TellGone;
}

/** The whole job: find → delete → tell GitHub. Never throws. */
export async function deleteDeployments(
	inputs: DeleteDeploymentsInputs,
	edges: DeleteDeploymentsEdges,
): Promise<boolean> {
	const { log, outputs, summary, cancel } = edges;
	const report = new DeletionReport(inputs);
	try {
		cancel.throwIfAborted();
		await deleteInRounds(report, edges, startTimeLimit(edges, LIMIT_MS));
	} catch (thrown) {
		report.failure = report.failureOf(thrown);
		logStack(log, thrown, report.failure);
	}
	outputs.set(report.outputs());
	const gone = report.ids('Deleted', 'Already gone');
	// After a cancel there is no time for it.
	if (gone.length > 0 && !cancel.aborted) await edges.tellGone(gone, cancel);
	if (report.failure === undefined) log.info(report.title());
	else logFailure(log, failureTitle(DELETING, report.failure), report.failure);
	await summary.write((redact) => report.render(redact));
	return report.failure === undefined;
}

const MOST_ROUNDS = 20;
/** Milliseconds between two rounds: the service may take a moment to end a deployment, and to leave it out of its list. */
const PAUSE_MS = 1_000;

/** Deletes what is found, and of a version looks again, until nothing is left. @throws what ended it. */
async function deleteInRounds(report: DeletionReport, edges: DeleteDeploymentsEdges, limit: CallOptions) {
	const { target, dryRun } = report.inputs;
	const gone: string[] = []; // a list may still name it
	for (let round = 1; ; round++) {
		const listed = target.kind === 'ids' ? target.ids : await find(target, edges, limit, round === 1);
		const found = listed.filter(({ id }) => !gone.includes(id));
		report.plan(found);
		if (found.length === 0) return;
		if (dryRun) {
			for (const one of found) edges.log.info(`Would delete: ${report.nameOf(one)}`);
			return;
		}
		if (round > MOST_ROUNDS) throw stillThere(found);
		if (round > 1) await edges.clock.sleep(PAUSE_MS, limit.signal);
		gone.push(...(await deleteEach(found, report, edges, limit)));
		if (target.kind !== 'version') return;
	}
}

function stillThere(found: readonly Found[]): StepFailure {
	const ids = found.map(({ id }) => id);
	return new StepFailure({
		kind: 'failed',
		message: `After ${MOST_ROUNDS} rounds the service still lists ${listFirst(ids, 20)}.`,
		advice: 'Another job may keep deploying this version, or the service is slow. Run the job again later.',
	});
}

/**
 * Sends a DELETE for each, one after the other.
 * @returns ids of those that the service did not have any more, whatever its list says.
 * @throws the first failure, after the others were tried too; Interrupted.
 */
async function deleteEach(
	found: readonly Found[],
	report: DeletionReport,
	{ deployments, log, outputs }: DeleteDeploymentsEdges,
	limit: CallOptions,
): Promise<readonly string[]> {
	const gone: string[] = [];
	let first: StepFailure | undefined;
	for (const one of found) {
		const { id } = one;
		try {
			const isGone = (await deployments.delete(id, limit)) === 'gone';
			if (isGone) gone.push(id);
			report.record(id, isGone ? 'Already gone' : 'Deleted');
			log.info(`${isGone ? 'Already gone' : 'Deleted'}: ${report.nameOf(one)}`);
			outputs.set(report.outputs());
		} catch (thrown) {
			if (interruptionOf(thrown)?.maybeDone) report.record(id, 'Maybe deleted');
			if (!(thrown instanceof StepFailure)) throw thrown;
			if (thrown.kind === 'ambiguous') report.record(id, 'Maybe deleted');
			log.info(`Not deleted: ${report.nameOf(one)}: ${thrown.message}`);
			first ??= thrown;
			if (thrown.kind === 'network') break;
		}
	}
	if (first !== undefined) throw first;
	return gone;
}
