import type { StepFailure } from '../../domain/failures/failure.ts';
import { failureTitle } from '../../domain/failures/failure-summary.ts';
import { count } from '../../domain/text/format.ts';
import type { CallOptions } from '../../http/call-options.ts';
import { logFailure, logStack } from '../step/end.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import { deleteIds } from './delete-ids.ts';
import type { DeleteDeploymentsEdges } from './edges.ts';
import { DELETING, deletionFailure, incomplete, LIMIT_MS, LIMIT_TEXT } from './failures.ts';
import { checkFilters } from './filters.ts';
import { findOlder } from './find.ts';
import type { DeleteDeploymentsInputs } from './inputs.ts';
import { DeletionReport } from './report.ts';
import { deleteVersion } from './rounds.ts';
import { renderDeletion, titleOf } from './summary.ts';

/** The whole job: find → delete → tell GitHub. Never throws. */
export async function deleteDeployments(
	inputs: DeleteDeploymentsInputs,
	edges: DeleteDeploymentsEdges,
): Promise<boolean> {
	const { log, outputs, summary, cancel } = edges;
	const report = new DeletionReport(inputs);
	outputs.set(report.outputs());
	try {
		cancel.throwIfAborted();
		const failure = await run(report, edges, startTimeLimit(edges, LIMIT_MS, LIMIT_TEXT));
		if (failure !== undefined) report.failure = incomplete(failure, report);
	} catch (thrown) {
		report.failure = deletionFailure(thrown, report);
		logStack(log, thrown, report.failure);
	}
	outputs.set(report.outputs());
	await tellGitHub(report, edges);
	logOutcome(report, edges);
	await summary.write((redact) => renderDeletion(report, redact));
	return report.failure === undefined;
}

/** @returns why not all are gone. @throws StepFailure where nothing is to be deleted; Interrupted. */
async function run(
	report: DeletionReport,
	edges: DeleteDeploymentsEdges,
	limit: CallOptions,
): Promise<StepFailure | undefined> {
	const { target, dryRun } = report.inputs;
	switch (target.kind) {
		case 'ids':
			for (const id of target.ids) report.plan({ id });
			if (!dryRun) await deleteIds(target.ids, report, edges, limit);
			return report.firstFailure;
		case 'version': {
			await checkFilters(target, edges, limit);
			const unread = await deleteVersion(target, report, edges, limit);
			return report.firstFailure ?? unread;
		}
		case 'older': {
			const older = await findOlder(target, edges, limit);
			for (const { version, record } of older) report.plan({ id: record.id, record, version });
			if (!dryRun) await deleteIds(report.ids('planned'), report, edges, limit);
			return report.firstFailure;
		}
	}
}

/** What GitHub shows never changes the result. After a cancel there is no time for it. */
async function tellGitHub(report: DeletionReport, edges: DeleteDeploymentsEdges): Promise<void> {
	const { github, deployments, cancel, log } = edges;
	const gone = report.ids('deleted', 'gone');
	const { target, dryRun } = report.inputs;
	const isAllGone = target.kind === 'version' && !dryRun && report.failure === undefined;
	if (github === undefined || !(isAllGone || gone.length > 0)) return;
	if (cancel.aborted) return log.info('GitHub was not told: the run was cancelled');
	const hasEnded = async (id: string, options: CallOptions) => (await deployments.fate(id, options)).kind === 'ended';
	await github.tell(gone, isAllGone ? hasEnded : undefined, cancel);
}

function logOutcome(report: DeletionReport, { log }: DeleteDeploymentsEdges): void {
	const { failure, inputs } = report;
	if (inputs.dryRun && report.rows.length > 0)
		log.group(
			`Dry run: ${count(report.rows.length, 'deployment')} would be deleted`,
			report.rows.map(({ id, record, version }) =>
				[id, version, record?.status, record?.createdAt].filter(Boolean).join(' '),
			),
		);
	if (failure === undefined) log.info(titleOf(report), 'good');
	else logFailure(log, failure, { title: failureTitle(DELETING, failure) });
}
