import type { Redact } from '../../domain/secrets/redact.ts';
import type { FindNewest } from '../../github/app-deployments.ts';
import type { FindEarlier } from '../../github/earlier.ts';
import type { FindPullState } from '../../github/pull-state.ts';
import type { Environment } from '../../runner/environment.ts';
import type { AppendFile } from '../../runner/files.ts';
import type { State } from '../../runner/sinks.ts';
import type { Apps } from '../../service/apps.ts';
import type { DeploymentDeletion } from '../../service/deployment-deletion.ts';
import type { Deployments } from '../../service/deployments.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { RunnerEdges } from '../step/edges.ts';
import type { DeployReport, Link } from './report/report.ts';
import type { Reporting } from './report/reporting.ts';

export interface DeployEdges extends RunnerEdges {
	readonly workspace: Workspace;
	readonly deployments: Deployments;
	readonly apps: Apps;
	readonly reporting: Reporting;
	/** To the commit that is reported on, and to the run. */
	readonly links: readonly Link[];
	readonly earlier: FindEarlier;
	readonly newest: FindNewest;
	/** For a preview whose pull request was closed meanwhile. */
	readonly deletion: Pick<DeploymentDeletion, 'delete'>;
	readonly pullState: FindPullState;
	readonly state: Pick<State, 'write' | 'keep'>;
	readonly redact: Redact;
	/** From then on these texts are never cut. */
	readonly neverCut: (facts: readonly string[]) => void;
	readonly environment: Pick<Environment, 'action' | 'trigger' | 'runId'>;
	/** Makes a file of lines for later steps; see runner/files.ts. */
	lineFile(name: string, what: string): AppendFile;
}

/** Adds new facts to the report. */
export type Update = (facts: Partial<DeployReport>) => void;
