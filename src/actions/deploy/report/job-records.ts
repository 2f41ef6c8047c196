import { isInFlight } from '../../../domain/records/deployment.ts';
import { isId } from '../../../domain/records/id.ts';
import { type EarlierDeploy, readPayload } from '../../../domain/reporting/resume-record.ts';
import { isObject, parseJson } from '../../../domain/text/json.ts';
import type { ShownStep } from '../../../github/open-reporters.ts';
import type { JobNotes } from '../../../runner/temp-file.ts';
import type { DeployReport } from './report.ts';
import { resumeRecordOf } from './resume-record.ts';

interface JobEdges {
	readonly notes: JobNotes;
	readonly environment: { readonly runId: string };
}

/** What may still be in flight, as a resume record. */
const leftIn = ({ environment }: JobEdges) => `deploy-left-${environment.runId}`;
/** Which places at GitHub show whose deploy. */
const shownIn = ({ environment }: JobEdges) => `deploy-shown-${environment.runId}`;
/** Ids that the service has told. */
const toldIn = ({ environment }: JobEdges) => `deploy-told-${environment.runId}`;

/**
 * Leaves to later steps of the job which deployment this one has made: none of them is what another step has lost. And what
 * may still be in flight after a failure: whoever tries again looks for it nowhere else. A cancelled job has no such step.
 */
export function leaveToJob(report: DeployReport, edges: JobEdges): void {
	const { failure, record, attached } = report;
	if (failure?.kind === 'cancelled' || edges.environment.runId === '') return;
	const resume = resumeRecordOf(report);
	const isLost = resume.lost_since !== undefined;
	if (record !== undefined && !isLost && !attached) edges.notes.leave(toldIn(edges), record.id);
	const isOpen = failure !== undefined && (isLost || (record !== undefined && isInFlight(record.status)));
	if (isOpen) edges.notes.leave(leftIn(edges), JSON.stringify(resume));
}

/** What earlier steps of the job have left so. */
export interface LeftInJob {
	readonly records: readonly EarlierDeploy[];
	/** Names of the files that cannot be read. */
	readonly unread: readonly string[];
}

export function leftInJob(edges: JobEdges): LeftInJob {
	const { texts, unread } = edges.notes.read(leftIn(edges));
	return { records: texts.flatMap((text) => readPayload(text) ?? []), unread };
}

/** Ids of the deployments that earlier steps of the job have made. */
export function toldInJob(edges: JobEdges): string[] {
	return edges.notes.read(toldIn(edges)).texts.filter(isId);
}

interface ShownEdges extends JobEdges {
	readonly clock: { wall(): number };
	readonly redactName: (text: string) => string;
}

/**
 * Leaves to the post steps of earlier steps, which run after this one, that it has shown its deploy since.
 * @param runKey what this step's objects at GitHub are marked with.
 */
export function leaveShown(
	{ reportName, commentKey }: { readonly reportName: string; readonly commentKey: string },
	runKey: string,
	edges: ShownEdges,
): void {
	const { redactName, clock } = edges;
	const note = {
		run_key: runKey,
		report_name: redactName(reportName),
		comment_key: redactName(commentKey),
		at: clock.wall(),
	};
	if (edges.environment.runId !== '') edges.notes.leave(shownIn(edges), JSON.stringify(note));
}

/** Which steps of the job have shown their deploy so. */
export function shownInJob(edges: JobEdges): ShownStep[] {
	return edges.notes.read(shownIn(edges)).texts.flatMap((text) => {
		const note = parseJson(text);
		const { run_key: runKey, report_name: reportName, comment_key: commentKey, at } = isObject(note) ? note : {};
		const isWhole = [runKey, reportName, commentKey].every((one) => typeof one === 'string') && typeof at === 'number';
		return isWhole ? [{ runKey, reportName, commentKey, at } as ShownStep] : [];
	});
}
