import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted } from '../../domain/failures/interruption.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { DeleteDeploymentsEdges } from './edges.ts';
import type { DeletionReport } from './report.ts';

/** Failures in a row after which no other deployment is tried: every one takes its retries. */
const MOST_FAILURES = 3;

type DeletingEdges = Pick<DeleteDeploymentsEdges, 'deployments' | 'log' | 'outputs' | 'clock'>;

/** Milliseconds before each DELETE of a deployment that is still active after the service has taken one: it may take a moment to end. */
export const PAUSES_MS = [500, 1_000, 2_000, 4_000];

/**
 * Deletes these ids, and again those that are still active after the service has taken the DELETE. What became of each is
 * in the report.
 * @throws Interrupted
 */
export async function deleteIds(
	ids: readonly string[],
	report: DeletionReport,
	edges: DeletingEdges,
	limit: CallOptions,
): Promise<void> {
	let open = await deleteOnce(ids, report, edges, limit);
	for (const ms of PAUSES_MS) {
		if (open.length === 0) return;
		await edges.clock.sleep(ms, limit.signal);
		open = await deleteOnce(open, report, edges, limit);
	}
}

/**
 * Sends a DELETE for each of these ids, one after the other, and records what became of it. Where the next ones would end
 * like the last, they stay planned.
 * @returns those that the service has taken a DELETE of, and that are still active.
 * @throws Interrupted
 */
export async function deleteOnce(
	ids: readonly string[],
	report: DeletionReport,
	{ deployments, log, outputs }: DeletingEdges,
	limit: CallOptions,
): Promise<readonly string[]> {
	const open: string[] = [];
	let inARow = 0;
	for (const id of ids) {
		try {
			const end = await deployments.delete(id, limit);
			inARow = 0;
			if (end.kind === 'open') {
				open.push(id);
				noteFailure(report, id, end.failure, log);
				continue;
			}
			report.record(id, end.kind);
			outputs.set(report.outputs());
			log.info(report.outcomeOf(id) === 'deleted' ? `Deleted deployment ${id}` : `Deployment ${id} is gone already`);
		} catch (thrown) {
			if (thrown instanceof Interrupted && thrown.sent === 'all') report.record(id, 'unknown');
			if (!(thrown instanceof StepFailure)) throw thrown;
			noteFailure(report, id, thrown, log);
			inARow += 1;
			if (isGeneral(thrown) || inARow === MOST_FAILURES) break;
		}
	}
	return open;
}

function noteFailure(
	report: DeletionReport,
	id: string,
	failure: StepFailure,
	log: Pick<DeleteDeploymentsEdges['log'], 'info'>,
): void {
	const isOpen = failure.kind === 'ambiguous';
	report.record(id, isOpen ? 'unknown' : 'failed', failure);
	log.info(`Deployment ${id} ${isOpen ? 'may be deleted or not' : 'was not deleted'}: ${failure.message}`, 'bad');
}

/** Whether every other DELETE would end in the same way. */
function isGeneral({ kind, service }: StepFailure): boolean {
	return kind === 'network' || [401, 403, 404, 405, 501].includes(service?.status ?? 0);
}
