import { isInFlight } from '../../../domain/records/deployment.ts';
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

/**
 * Leaves what may still be in flight after a failure to a later step of the job, which may try again: a first attempt looks
 * for it nowhere else. A cancelled job has no such step.
 */
export function leaveToJob(report: DeployReport, edges: JobEdges): void {
	const { failure, record, refuted } = report;
	if (failure === undefined || failure.kind === 'cancelled' || edges.environment.runId === '') return;
	const resume = resumeRecordOf(report);
	const isOpenRecord = record !== undefined && record.id !== refuted && isInFlight(record.status);
	const isOpen = resume.lost_since !== undefined || isOpenRecord;
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

/** Ids of which earlier steps of the job know whose they are: none of them is a lost one. */
export function toldInJob(edges: JobEdges): string[] {
	return leftInJob(edges).records.flatMap((one) => [
		...(one.kind === 'known' ? [one.id] : []),
		...(one.refutedId === undefined ? [] : [one.refutedId]),
	]);
}

interface ShownEdges extends JobEdges {
	readonly clock: { wall(): number };
	readonly redactName: (text: string) => string;
}

/** Where a step has shown its deploy. */
export interface ShownPlaces {
	readonly reportName: string;
	readonly commentKey: string;
	/** What this step's objects at GitHub are marked with. */
	readonly runKey: string;
	/** Whether its post step has something to show still. */
	readonly isOpen: boolean;
	/** Names of the reporters that have shown its end. */
	readonly shown: readonly string[];
}

/**
 * Leaves to the post steps of earlier steps, which run after this one's, that this step has shown its deploy since. Nothing is
 * left where nothing went wrong: only a step that has failed has one behind it that tries again.
 */
export function leaveShown(
	{ failure }: DeployReport,
	{ reportName, commentKey, runKey, isOpen, shown }: ShownPlaces,
	edges: ShownEdges,
): void {
	const { redactName, clock, notes } = edges;
	const isFirst = [leftIn(edges), shownIn(edges)].every((name) => notes.read(name).texts.length === 0);
	if (failure?.kind === 'cancelled' || edges.environment.runId === '') return;
	if (isFirst && (failure === undefined || !isOpen)) return;
	const note = {
		run_key: runKey,
		report_name: redactName(reportName),
		comment_key: redactName(commentKey),
		shown,
		at: clock.wall(),
	};
	notes.leave(shownIn(edges), JSON.stringify(note));
}

/** Which steps of the job have shown their deploy so. */
export function shownInJob(edges: JobEdges): ShownStep[] {
	return edges.notes.read(shownIn(edges)).texts.flatMap((text) => {
		const note = parseJson(text);
		const { run_key: runKey, report_name: reportName, comment_key: commentKey, shown, at } = isObject(note) ? note : {};
		const isText = [runKey, reportName, commentKey].every((one) => typeof one === 'string');
		const isWhole = isText && Array.isArray(shown) && typeof at === 'number';
		return isWhole ? [{ runKey, reportName, commentKey, shown, at } as ShownStep] : [];
	});
}
