import type { ResumeRecord } from '../../../domain/reporting/resume-record.ts';
import type { DeployReport } from './report.ts';

/** What a later attempt needs to recognise this deploy, as far as it is known yet. */
export function resumeRecordOf(report: DeployReport): ResumeRecord {
	const { inputs, appKey: app, record, package: pack, sentAt, endedAt } = report;
	return {
		...(record === undefined ? {} : { deployment_id: record.id }),
		...(pack === undefined ? {} : { package_digest: pack.digest }),
		...(inputs.version === '' ? {} : { version: inputs.version }),
		...(inputs.app.kind === 'source' ? {} : { entrypoint: inputs.app.entrypoint, app }),
		...(sentAt === undefined || !isLost(report)
			? {}
			: { lost_since: sentAt, ...(endedAt === undefined ? {} : { lost_until: endedAt }) }),
	};
}

/** Whether there may be a deployment whose id is unknown: the whole package was made, so it may have been sent. */
function isLost({ record, package: pack, handedOver, failure }: DeployReport): boolean {
	if (record !== undefined || pack === undefined) return false;
	if (pack.isReady && !handedOver) return false;
	return failure === undefined || failure.kind === 'ambiguous' || failure.kind === 'cancelled';
}
