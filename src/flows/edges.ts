import type { DeployReport } from '../domain/deploy-report.ts';
import type { DeploymentRecord } from '../domain/deployment.ts';
import type { Redact } from '../domain/redact.ts';
import type { Clock } from '../runner/clock.ts';
import type { Log } from '../runner/log.ts';
import type { Outputs } from '../runner/outputs.ts';
import type { Summary } from '../runner/summary.ts';
import type { CreateRequest, DeploymentList, PollAnswer } from '../service/deployments.ts';
import type { DeployedDirectory } from '../workspace/directory.ts';
import type { Package } from '../workspace/package.ts';
import type { Selection } from '../workspace/select.ts';
import type { SelectedFile } from '../workspace/selected-file.ts';
import type { StreamedPackage } from '../workspace/stream-package.ts';
import type { Reporting } from './reporting.ts';

/** What every job needs of the runner. */
export interface RunnerEdges {
	readonly log: Log;
	readonly outputs: Outputs;
	readonly summary: Summary;
	readonly clock: Clock;
	/** Aborted when the runner cancels the job. */
	readonly cancel: AbortSignal;
}

export interface PackOptions {
	/** Of the compression, 0–9. */
	readonly level: number;
	readonly signal: AbortSignal;
}

/** What the deploy needs of the disk. */
export interface WorkspaceEdge {
	locate(directory: string): DeployedDirectory;
	select(directory: DeployedDirectory, exclude: string, entrypoint: string): Promise<Selection>;
	requireEntrypoint(directory: DeployedDirectory, selection: Selection, entrypoint: string): void;
	/** A package that is made while it is read. */
	stream(files: readonly SelectedFile[], options: PackOptions): StreamedPackage;
	/** A package on the disk. */
	pack(files: readonly SelectedFile[], options: PackOptions): Promise<Package>;
}

/** What the deploy needs of the service. */
export interface DeploymentsEdge {
	create(request: CreateRequest): Promise<DeploymentRecord>;
	list(version: string, options: Pick<CreateRequest, 'signal' | 'leftMs'>): Promise<DeploymentList | undefined>;
	get(id: string, options: Pick<CreateRequest, 'signal' | 'leftMs'>): Promise<PollAnswer>;
}

export interface DeployEdges extends RunnerEdges {
	readonly workspace: WorkspaceEdge;
	readonly deployments: DeploymentsEdge;
	readonly reporting: Reporting;
	readonly redact: Redact;
}

/** Adds what has just become known of the deploy. */
export type Learn = (facts: Partial<DeployReport>) => void;
