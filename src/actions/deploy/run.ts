import type { DeploymentRecord } from '../../domain/records/deployment.ts';
import type { ReadyPackage } from '../../workspace/ready/file.ts';
import type { SelectedFile } from '../../workspace/selected-file.ts';
import type { DeployEdges } from './edges.ts';
import type { Stage } from './failures.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import type { Report } from './report/running-report.ts';

/** What every step of a deploy is given. */
export interface DeployRun {
	readonly inputs: DeployInputs;
	readonly edges: DeployEdges;
	readonly report: Report;
	/** Sets the stage, which decides what an interruption from now on means. */
	readonly enter: (stage: Stage) => void;
}

/** The deployment that the job waits for. */
export interface OwnDeployment {
	readonly record: DeploymentRecord;
	/** Whether only the service's list has told it: it may turn out to be another job's. */
	readonly isAdopted: boolean;
}

/** The app that is deployed: files of the workspace, a package made before, or a source that the service fetches itself. */
export type SelectedApp =
	| { readonly kind: 'directory'; readonly entrypoint: string; readonly files: readonly SelectedFile[] }
	| { readonly kind: 'package'; readonly entrypoint: string; readonly ready: ReadyPackage }
	| { readonly kind: 'source' };
