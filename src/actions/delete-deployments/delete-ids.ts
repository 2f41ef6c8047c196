import { StepFailure } from '../../domain/failures/failure.ts';
import { Interrupted } from '../../domain/failures/interruption.ts';
import type { CallOptions } from '../../http/call-options.ts';
import type { DeleteDeploymentsEdges } from './edges.ts';
import type { DeletionReport } from './report.ts';

/** Failures in a row after which no other deployment is tried: every one takes its retries. */
const MOST_FAILURES = 3;

/**
 * Sends a DELETE for each of these ids, one after the other, and records what became of it.
 * @returns the first failure, or undefined if there was none.
 * @throws Interrupted
 */
export async function deleteIds(
	ids: readonly string[],
	report: DeletionReport,
	{ deployments, log, outputs }: Pick<DeleteDeploymentsEdges, 'deployments' | 'log' | 'outputs'>,
	limit: CallOptions,
): Promise<StepFailure | undefined> {
	let first: StepFailure | undefined;
	let inARow = 0;
	for (const id of ids) {
		try {
			const deletion = await deployments.delete(id, limit);
			report.record(id, deletion.kind === 'deleted' ? 'deleted' : 'gone');
			outputs.set(report.outputs());
			log.info(deletion.kind === 'deleted' ? `Deleted deployment ${id}` : `Deployment ${id} is gone already`);
			inARow = 0;
		} catch (thrown) {
			if (thrown instanceof Interrupted && thrown.sent === 'all') report.record(id, 'unknown');
			if (!(thrown instanceof StepFailure)) throw thrown;
			const isOpen = thrown.kind === 'ambiguous';
			report.record(id, isOpen ? 'unknown' : 'failed');
			log.info(`Deployment ${id} ${isOpen ? 'may be deleted or not' : 'was not deleted'}: ${thrown.message}`, 'bad');
			first ??= thrown;
			inARow += 1;
			if (isGeneral(thrown) || inARow === MOST_FAILURES) return first;
		}
	}
	return first;
}

/** Whether every other DELETE would end in the same way. */
function isGeneral({ kind, service }: StepFailure): boolean {
	return kind === 'network' || [401, 403, 404, 405, 501].includes(service?.status ?? 0);
}
