import { isInFlight } from '../../../domain/records/deployment.ts';
import { type EarlierDeploy, readPayload } from '../../../domain/reporting/resume-record.ts';
import type { JobNotes } from '../../../runner/temp-file.ts';
import type { DeployReport } from './report.ts';
import { resumeRecordOf } from './resume-record.ts';

interface JobEdges {
	readonly notes: JobNotes;
	readonly environment: { readonly runId: string };
}

const nameIn = ({ environment }: JobEdges) => `deploy-left-${environment.runId}`;

/**
 * Leaves what may still be in flight to a later step of the job, which may try again: a first attempt looks for it
 * nowhere else. A cancelled job has no such step.
 */
export function leaveToJob(report: DeployReport, edges: JobEdges): void {
	const { failure, record } = report;
	if (failure === undefined || failure.kind === 'cancelled' || edges.environment.runId === '') return;
	const resume = resumeRecordOf(report);
	const isOpen = resume.lost_since !== undefined || (record !== undefined && isInFlight(record.status));
	if (isOpen) edges.notes.leave(nameIn(edges), JSON.stringify(resume));
}

/** What earlier steps of the job have left so. */
export function leftInJob(edges: JobEdges): EarlierDeploy[] {
	return edges.notes.read(nameIn(edges)).flatMap((text) => readPayload(text) ?? []);
}
