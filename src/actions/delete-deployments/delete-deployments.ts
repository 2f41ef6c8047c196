import { StepFailure } from '../../domain/failures/failure.ts';
import { failureTitle } from '../../domain/failures/failure-summary.ts';
import { Interrupted } from '../../domain/failures/interruption.ts';
import { count, listFirst } from '../../domain/text/format.ts';
import type { CallOptions } from '../../http/connection.ts';
import { logFailure, logStack } from '../step/end.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import type { DeleteDeploymentsEdges } from './edges.ts';
import { find } from './find.ts';
import type { DeleteDeploymentsInputs } from './inputs.ts';
import { DELETING, DeletionReport, LIMIT_MS } from './report.ts';

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
	const gone = report.ids('deleted', 'gone already');
	// After a cancel there is no time for it.
	if (gone.length > 0 && !cancel.aborted) await edges.tellGone?.(gone, cancel);
	if (report.failure !== undefined) logFailure(log, report.failure, { title: failureTitle(DELETING, report.failure) });
	else if (report.isUnknownApp) log.warning(report.title());
	else log.info(report.title());
	await summary.write((redact) => report.render(redact));
	return report.failure === undefined;
}

const MOST_ROUNDS = 20;
/** Milliseconds between two rounds: the service may take a moment to end a deployment, and to leave it out of its list. */
const PAUSE_MS = 1_000;

/** Deletes what is found, and of a version looks again, until nothing is left. @throws what ended it. */
async function deleteInRounds(
	report: DeletionReport,
	edges: DeleteDeploymentsEdges,
	limit: CallOptions,
): Promise<void> {
	const { target, dryRun } = report.inputs;
	const { log, clock } = edges;
	const over = new Set<string>();
	let { found, apps } = await find(target, edges, limit);
	report.apps = apps;
	for (let round = 1; ; round++) {
		report.plan(found);
		if (dryRun) {
			const lines = found.map(({ id, version }) => `${id} ${version}`.trim());
			return log.group(report.title(), lines);
		}
		const left = found.map(({ id }) => id).filter((id) => !over.has(id));
		if (left.length === 0) return;
		if (round > MOST_ROUNDS) throw stillThere(left);
		if (round > 1) await clock.sleep(PAUSE_MS, limit.signal);
		for (const id of await deleteEach(left, report, edges, limit)) over.add(id);
		if (target.kind === 'version') ({ found } = await find(target, edges, limit));
	}
}

/**
 * Sends a DELETE for each of these ids, one after the other.
 * @returns those that need no other: of a version the list has to say so, or a 404.
 * @throws the first failure, after all that it says nothing about were tried; Interrupted.
 */
async function deleteEach(
	ids: readonly string[],
	report: DeletionReport,
	{ deployments, log, outputs }: DeleteDeploymentsEdges,
	limit: CallOptions,
): Promise<readonly string[]> {
	const over: string[] = [];
	let first: StepFailure | undefined;
	for (const id of ids) {
		try {
			const end = await deployments.delete(id, limit);
			if (end.kind === 'open') {
				report.record(id, 'maybe deleted');
				log.info(`Deployment ${id} still exists: ${end.failure.message}`);
			} else {
				const isGone = end.kind === 'gone';
				report.record(id, isGone ? 'gone already' : 'deleted');
				log.info(isGone ? `Deployment ${id} was already gone` : `Deleted deployment ${id}`);
				if (isGone || report.inputs.target.kind !== 'version') over.push(id);
			}
		} catch (thrown) {
			if (thrown instanceof Interrupted && thrown.sent === 'all') report.record(id, 'maybe deleted');
			if (!(thrown instanceof StepFailure)) throw thrown;
			report.record(id, thrown.kind === 'ambiguous' ? 'maybe deleted' : 'not deleted');
			log.info(`Deployment ${id} was not deleted: ${thrown.message}`);
			first ??= thrown;
			if (isGeneral(thrown)) break;
		} finally {
			outputs.set(report.outputs());
		}
	}
	if (first !== undefined) throw first;
	return over;
}

/** Whether every other DELETE would end in the same way. */
function isGeneral({ kind, service }: StepFailure): boolean {
	return kind === 'network' || [401, 403, 404, 405, 501].includes(service?.status ?? 0);
}

function stillThere(ids: readonly string[]): StepFailure {
	return new StepFailure({
		kind: 'failed',
		message: `After ${MOST_ROUNDS} rounds the service still has ${count(ids.length, 'deployment')}: ${listFirst(ids, 20)}.`,
		advice: 'Another job may keep deploying this version, or the service is slow. Run the job again later.',
	});
}
