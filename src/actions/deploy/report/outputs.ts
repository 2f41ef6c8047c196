import { isFinal } from '../../../domain/records/deployment.ts';
import { failureOutputs } from '../../step/end.ts';
import type { DeployReport } from './report.ts';

/** The outputs that are known so far; the names are those of action.yml. */
export function outputsOf(report: DeployReport): Record<string, string> {
	const { inputs, package: pack, record, unchanged, conclusion } = report;
	const [app] = report.apps ?? [];
	const known: Record<string, string | undefined> = {
		'deployment-id': record?.id,
		'github-deployment-id': unchanged?.githubDeployment.toString(),
		skipped: String(unchanged !== undefined),
		status: statusOf(report),
		'status-reason': record?.statusReason,
		region: record?.region || inputs.region,
		entrypoint: record?.entrypoint || (inputs.app.kind === 'source' ? undefined : inputs.app.entrypoint),
		version: inputs.version,
		'created-at': record?.createdAt,
		'updated-at': record?.updatedAt,
		'package-digest': pack && `sha256:${pack.digest}`,
		'package-size': pack?.size.toString(),
		'package-files': pack?.files.toString(),
		'package-path': report.packagePath,
		'app-name': app?.name,
		'app-actions': app && JSON.stringify(app.actions),
		'app-log': report.appLogFile,
		...(conclusion === undefined ? {} : endOutputs(report)),
	};
	return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The status as it is now, as far as it is known: what was deleted is stopped, unless it had ended before. */
export function statusOf({ record, isGone }: Pick<DeployReport, 'record' | 'isGone'>): string | undefined {
	return isGone && record !== undefined && !isFinal(record.status) ? 'stopped' : record?.status;
}

/** The outputs that say how the step ended. */
export function endOutputs({ conclusion, failure }: Partial<DeployReport>): Record<string, string> {
	return {
		conclusion: conclusion ?? '',
		retryable: String(failure?.retryable ?? false),
		...failureOutputs(failure),
	};
}
