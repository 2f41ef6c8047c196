import type { FindEarlier } from '../../github/earlier.ts';
import type { FindNewest } from '../../github/reporters/deployment.ts';
import type { FindPullState } from '../../github/repository.ts';
import type { Apps } from '../../service/apps.ts';
import type { Deployments } from '../../service/deployments.ts';
import type { StreamedPackage } from '../../workspace/package.ts';
import type { ReadyPackage } from '../../workspace/ready/file.ts';
import type { SelectedFile } from '../../workspace/selected-file.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import type { Report, ReportEdges } from './report/running-report.ts';

/** What every step of a deploy is given. */
export interface DeployRun {
	readonly inputs: DeployInputs;
	readonly edges: DeployEdges;
	readonly report: Report;
}

export interface DeployEdges extends ReportEdges {
	readonly workspace: Workspace;
	readonly deployments: Deployments;
	readonly apps: Apps;
	readonly earlier: FindEarlier;
	readonly newest: FindNewest;
	readonly pullState: FindPullState;
}

/** The app that is deployed: files of the workspace, a package made before, or a source that the service fetches itself. */
export type SelectedApp = PackagedApp | { readonly kind: 'source' };

export type PackagedApp =
	/** The package is made of the files each time it is read. */
	| { readonly kind: 'directory'; readonly files: readonly SelectedFile[]; readonly package: StreamedPackage }
	| { readonly kind: 'package'; readonly package: ReadyPackage };
