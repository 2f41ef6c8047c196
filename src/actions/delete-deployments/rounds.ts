import { StepFailure } from '../../domain/failures/failure.ts';
import { isFinal } from '../../domain/records/deployment.ts';
import type { AppVersion, NamedDeployment } from '../../domain/records/named-deployment.ts';
import { count } from '../../domain/text/format.ts';
import type { CallOptions } from '../../http/call-options.ts';
import { isDue } from './claims.ts';
import { deleteOnce, PAUSES_MS } from './delete-ids.ts';
import type { DeleteDeploymentsEdges } from './edges.ts';
import { BY_ID } from './failures.ts';
import { findVersion } from './find.ts';
import type { DeletionReport } from './report.ts';

/** Rounds in all, and rounds in a row that deleted nothing that was not deleted before: a pause comes after each. */
const MOST_ROUNDS = 50;
const MOST_IDLE_ROUNDS = PAUSES_MS.length + 1;

/**
 * Deletes what the service lists for one version, and lists again from the start, until nothing active is left.
 * @returns the failure where the list could not be read to its end; what became of each deployment is in the report.
 * @throws StepFailure where a list speaks against it; Interrupted.
 */
export async function deleteVersion(
	of: AppVersion,
	report: DeletionReport,
	edges: DeleteDeploymentsEdges,
	limit: CallOptions,
): Promise<StepFailure | undefined> {
	let idle = 0;
	for (let round = 1; ; round++) {
		const handled = new Set(report.ids('deleted', 'gone'));
		const failed = new Set(report.ids('failed'));
		const seen = new Set([...handled, ...failed, ...report.ids('unknown')]);
		const { items, isWhole } = await findVersion(of, seen, edges, limit);
		const due = items.filter(({ record }) => isDue(record, handled) && !failed.has(record.id));
		const unlisted = await settle(items, report, edges, limit);
		for (const { record } of due) report.plan({ id: record.id, record });
		const ids = [...due.map(({ record }) => record.id), ...unlisted];
		const unread = isWhole ? undefined : unreadFailure(items.length);
		if (ids.length === 0 || report.inputs.dryRun) return unread;
		const open = report.ids('unknown');
		idle = ids.every((id) => handled.has(id) || open.includes(id)) ? idle + 1 : 0;
		if (idle === MOST_IDLE_ROUNDS || round > MOST_ROUNDS) {
			const left = await stillOpen(ids, report, edges, limit);
			for (const id of left) report.record(id, 'failed', stillThere(left, round - 1));
			return left.length === 0 ? unread : undefined;
		}
		await edges.clock.sleep(PAUSES_MS[idle - 1] ?? 0, limit.signal);
		await deleteOnce(ids, report, edges, limit);
		if (report.ids('planned').length > 0) return undefined;
	}
}

/**
 * Looks what became of those whose DELETE had no clear response: in the list, and where they have left it by their ids.
 * @returns those that have left the list and are still active.
 */
async function settle(
	listed: readonly NamedDeployment[],
	report: DeletionReport,
	edges: DeleteDeploymentsEdges,
	limit: CallOptions,
): Promise<string[]> {
	const active: string[] = [];
	for (const id of report.ids('unknown')) {
		const record = listed.find((one) => one.record.id === id)?.record;
		if (record !== undefined) {
			if (isFinal(record.status)) report.record(id, 'deleted');
			continue;
		}
		if ((await noteFate(id, report, edges, limit)) === 'active') active.push(id);
	}
	return active;
}

/** Those that their own records do not show as ended: a list may be behind. */
async function stillOpen(
	ids: readonly string[],
	report: DeletionReport,
	edges: DeleteDeploymentsEdges,
	limit: CallOptions,
): Promise<string[]> {
	const left: string[] = [];
	for (const id of ids) if ((await noteFate(id, report, edges, limit)) !== 'over') left.push(id);
	return left;
}

/** Looks what became of a deployment, and records it where it is over. */
async function noteFate(
	id: string,
	report: DeletionReport,
	{ deployments }: DeleteDeploymentsEdges,
	limit: CallOptions,
): Promise<'over' | 'active' | 'unknown'> {
	const { kind } = await deployments.fate(id, limit);
	if (kind === 'active' || kind === 'unknown') return kind;
	report.record(id, 'gone');
	return 'over';
}

/** The failure where nothing is left to delete of what was read, and the service has more or does not tell. */
function unreadFailure(read: number): StepFailure {
	return new StepFailure({
		kind: 'failed',
		message: `The list of deployments (GET /deployments) could not be read to its end: ${count(read, 'deployment')} of this version ${read === 1 ? 'was' : 'were'} read, and the service has more, or does not tell.`,
		advice: `Others may still be active. ${BY_ID}`,
	});
}

function stillThere(ids: readonly string[], rounds: number): StepFailure {
	return new StepFailure({
		kind: 'failed',
		message: `After ${rounds} rounds ${ids.length === 1 ? `deployment ${ids[0]} is` : `${ids.length} deployments are`} still active, as far as the service tells.`,
		advice:
			'Something may be deploying this version again and again, or the service takes long: run the job again later.',
	});
}
