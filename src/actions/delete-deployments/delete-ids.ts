import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted } from '../../domain/failures/interruption.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { DeleteDeploymentsEdges } from './edges.ts';
import type { DeletionReport } from './report.ts';

/** Failures in a row after which no other deployment is tried: every one takes its retries. */
const MOST_FAILURES = 3;

/**
 * Sends a DELETE for each of these ids, one after the other, and records what became of it. Where the next ones would end
 * like the last, they stay planned.
 * @throws Interrupted
 */
export async function deleteIds(
	ids: readonly string[],
	report: DeletionReport,
	{ deployments, log, outputs }: Pick<DeleteDeploymentsEdges, 'deployments' | 'log' | 'outputs'>,
	limit: CallOptions,
): Promise<void> {
	let inARow = 0;
	for (const id of ids) {
		try {
			const end = await deployments.delete(id, limit);
			inARow = 0;
			if (end.kind === 'open') {
				noteFailure(report, id, end.failure, log);
				continue;
			}
			report.record(id, end.kind);
			outputs.set(report.outputs());
			log.info(end.kind === 'deleted' ? `Deleted deployment ${id}` : `Deployment ${id} is gone already`);
		} catch (thrown) {
			if (thrown instanceof Interrupted && thrown.sent === 'all') report.record(id, 'unknown');
			if (!(thrown instanceof StepFailure)) throw thrown;
			noteFailure(report, id, thrown, log);
			inARow += 1;
			if (isGeneral(thrown) || inARow === MOST_FAILURES) return;
		}
	}
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
