import type { ResumeRecord } from '../../../domain/reporting/resume-record.ts';
import type { DeployReport } from './report.ts';

/** What a later attempt needs to recognise this deploy, as far as it is known yet. */
export function resumeRecordOf(report: DeployReport): ResumeRecord {
	const { inputs, appKey: app, place, record, package: pack, marks, sentAt, endedAt, recognised, refuted } = report;
	const until = typeof recognised === 'object' ? recognised.until : endedAt;
	return {
		...(record === undefined || record.id === refuted ? {} : { deployment_id: record.id }),
		...(refuted === undefined ? {} : { refuted_id: refuted }),
		...(pack === undefined ? {} : { package_digest: pack.digest }),
		...(inputs.version === '' ? {} : { version: inputs.version }),
		...(inputs.app.kind === 'source'
			? {}
			: { entrypoint: inputs.app.entrypoint, ...(app === undefined ? {} : { app }) }),
		...(place === undefined ? {} : { place }),
		...marks,
		...(sentAt === undefined || !isLost(report)
			? {}
			: { lost_since: sentAt, ...(until === undefined ? {} : { lost_until: until }) }),
	};
}

/**
 * Whether there may be a deployment whose id is unknown. While the request is under way that is always so, in case the
 * job is killed; once it has ended, only if the failure says so. One that was recognised may turn out to be another
 * job's, until it is confirmed.
 */
function isLost({ record, recognised, failure }: DeployReport): boolean {
	if (record !== undefined) return typeof recognised === 'object';
	if (failure === undefined) return true;
	return failure.kind === 'ambiguous' || (failure.kind === 'cancelled' && !failure.retryable);
}
