import type { ReportView } from '../../../domain/reporting/view.ts';
import { oneLine } from '../../../domain/text/sanitize.ts';
import { deployRecordOf } from './deploy-record.ts';
import { blamedPlace, type DeployReport } from './report.ts';
import { checkTitle, renderDeploySummary } from './summary.ts';

/** What GitHub shows of a report. @param run key of this attempt. */
export function viewOf(report: DeployReport, run: string): ReportView {
	const { record, conclusion, failure, unchanged } = report;
	const { file, line } = blamedPlace(report);
	const ended = conclusion !== undefined;
	const queued = record?.status === 'queued' || record?.status === '';
	return {
		phase: ended ? 'ended' : record === undefined ? 'preparing' : queued ? 'queued' : 'in_progress',
		...(conclusion === undefined ? {} : { conclusion }),
		title: checkTitle(report),
		summary: renderDeploySummary(report),
		...(failure === undefined || file === undefined
			? {}
			: { blame: { file: oneLine(file), message: oneLine(failure.message), ...(line === undefined ? {} : { line }) } }),
		record: deployRecordOf(report, run),
		deployment: record?.id ?? '',
		version: report.inputs.version,
		...(unchanged === undefined ? {} : { unchanged: true }),
		...(report.isGone ? { isGone: true } : {}),
	};
}
