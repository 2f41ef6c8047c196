import { isFinal } from '../../../domain/records/deployment.ts';
import { type DeployRecord, hexOf, MAY_EXIST } from '../../../domain/reporting/deploy-record.ts';
import type { DeployReport } from './report.ts';

/** What later attempts and jobs need to know of this deploy, as far as it is known yet. @param run key of this attempt. */
export function deployRecordOf(report: DeployReport, run: string): DeployRecord {
	const { setup = '', package: pack } = report;
	return { run, setup, digest: hexOf(pack?.digest ?? ''), deployment: deploymentOf(report) };
}

function deploymentOf({ record, isConfirmed, isSent, isGone, failure }: DeployReport): string {
	if (record !== undefined) {
		if (isGone || isFinal(record.status)) return '';
		return isConfirmed === false ? MAY_EXIST : record.id; // one that only the list has told may be another job's
	}
	if (!isSent) return '';
	const mayExist =
		failure === undefined || failure.kind === 'ambiguous' || (failure.kind === 'cancelled' && !failure.retryable);
	return mayExist ? MAY_EXIST : '';
}
