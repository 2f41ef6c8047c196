import { posix } from 'node:path';
import { type Conclusion, conclusionOf, type StepFailure } from '../../../domain/failures/failure.ts';
import type { AppNames } from '../../../domain/records/app.ts';
import { type DeploymentRecord, isFinal } from '../../../domain/records/deployment.ts';
import type { LeftOut } from '../../../workspace/select/left-out.ts';
import { failureOutputs } from '../../step/failure-outputs.ts';
import type { DeployInputs } from '../inputs/inputs.ts';

/** What is known about the finished package. Sizes in bytes. */
export interface PackageFacts {
	readonly size: number;
	readonly digest: string;
	readonly files: number;
	/** Before compression. */
	readonly contentSize: number;
	/** Largest first, at most ten. */
	readonly largest: readonly { readonly path: string; readonly size: number }[];
	/** Paths of files that are git-lfs pointers. */
	readonly lfsPointers?: readonly string[];
	/** Path of the package on disk, in a dry run. */
	readonly path?: string;
	/** Whether it was made before this step, so that it is known before anything is sent. */
	readonly isReady?: boolean;
}

/** How long the phases took, in milliseconds. */
export interface Timings {
	/** From the start to the last byte of the package. */
	readonly pack?: number;
	/** From the first request to the response; packing runs at the same time. */
	readonly upload?: number;
	/** From the creation until the status was first seen to be other than `queued`. */
	readonly queue?: number;
	/** From there to the end of the wait. */
	readonly start?: number;
	/** The whole step. */
	readonly total?: number;
}

export interface Link {
	readonly text: string;
	readonly url: string;
}

/** Everything known about a deploy at one moment: outputs, summary and reports are rendered from it. */
export interface DeployReport {
	readonly inputs: DeployInputs;
	/** What a reader may want to open: the commit and the run. */
	readonly links: readonly Link[];
	/** Path of the deployed directory inside the workspace, '' for the workspace itself. */
	readonly base: string;
	readonly leftOut: readonly LeftOut[];
	readonly package?: PackageFacts;
	readonly record?: DeploymentRecord;
	/** Whether the deployment was created by an earlier attempt of the same job. */
	readonly attached?: boolean;
	/** Set if nothing was sent because the same package runs already. */
	readonly unchanged?: { readonly githubDeployment: number };
	/** Set if it was deleted again, because its pull request was closed meanwhile. */
	readonly isGone?: boolean;
	/** The setup key; see steps/setup-key.ts. */
	readonly setup?: string;
	/** Whether the request may have been sent in whole. */
	readonly isSent?: boolean;
	/** Of a deployment that only the service's list has told: whether it is certain that it is this job's. */
	readonly isConfirmed?: boolean;
	readonly timings: Timings;
	/** The last lines of the app's log, at most 20; set once the wait has failed. */
	readonly appLog?: readonly string[];
	/** Path of the file with the whole of it; absent before the first line. */
	readonly appLogFile?: string;
	/** The apps that the deployment holds, as far as the service tells. */
	readonly apps?: readonly AppNames[];
	/** How a workflow names `invoke-action`; set with the apps of a deployment that is there. */
	readonly invokedBy?: string;
	readonly failure?: StepFailure;
	/** Absent while the job is running. */
	readonly conclusion?: Conclusion;
}

export function startReport(inputs: DeployInputs, links: readonly Link[] = []): DeployReport {
	return { inputs, links, base: '', leftOut: [], timings: {} };
}

/** The outputs that are known so far; the names are those of action.yml. */
export function outputsOf(report: DeployReport): Record<string, string> {
	const { inputs, package: pack, record, unchanged, failure, conclusion } = report;
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
		'package-digest': pack?.digest,
		'package-size': pack?.size.toString(),
		'package-files': pack?.files.toString(),
		'package-path': pack?.path,
		'app-name': app?.name,
		'app-actions': app && JSON.stringify(app.actions),
		'app-log': report.appLogFile,
		...(conclusion === undefined ? {} : endOutputs(conclusion, failure, record)),
	};
	return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The status as it is now, as far as it is known: what was deleted is stopped, unless it had ended before. */
export function statusOf({ record, isGone }: Pick<DeployReport, 'record' | 'isGone'>): string | undefined {
	return isGone && record !== undefined && !isFinal(record.status) ? 'stopped' : record?.status;
}

/** The outputs that say how the step ended. */
export function endOutputs(
	conclusion: Conclusion,
	failure: StepFailure | undefined,
	record: DeploymentRecord | undefined,
): Record<string, string> {
	return {
		conclusion,
		retryable: String(failure?.retryable ?? false),
		...failureOutputs(failure, isFinal(record?.status ?? '') ? record?.statusReason : ''),
	};
}

/** The place to blame for the failure: a file, relative to the workspace, and its line, as far as they are known. */
export function blamedPlace({ base, failure }: DeployReport): { readonly file?: string; readonly line?: number } {
	if (failure?.file === undefined) return {};
	const { line } = failure;
	return { file: posix.join(base, failure.file), ...(line === undefined ? {} : { line }) };
}

/** How a job ends with a failure. */
export function failFacts(
	{ record }: DeployReport,
	failure: StepFailure,
): Pick<DeployReport, 'failure' | 'conclusion'> {
	return { failure, conclusion: conclusionOf(failure.kind, record !== undefined) };
}
