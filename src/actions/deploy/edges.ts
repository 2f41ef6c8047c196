import type { FindNewest } from '../../github/app-deployments.ts';
import type { FindEarlier } from '../../github/earlier.ts';
import type { FindPullState } from '../../github/pull-state.ts';
import type { Environment } from '../../runner/environment.ts';
import type { AppendFile } from '../../runner/files.ts';
import type { Apps } from '../../service/apps.ts';
import type { Deployments } from '../../service/deployments.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { RunnerEdges } from '../step/edges.ts';
import type { PostState } from './post-state.ts';
import type { ReportEdges } from './report/running-report.ts';

export interface DeployEdges extends RunnerEdges, ReportEdges, PostState {
	readonly workspace: Workspace;
	readonly deployments: Deployments;
	readonly apps: Apps;
	readonly earlier: FindEarlier;
	readonly newest: FindNewest;
	readonly pullState: FindPullState;
	/** From then on these texts are never cut. */
	readonly neverCut: (facts: readonly string[]) => void;
	readonly environment: Pick<Environment, 'action' | 'trigger' | 'runId'>;
	/** Makes a file of lines for later steps; see runner/files.ts. */
	lineFile(name: string, what: string): AppendFile;
}
