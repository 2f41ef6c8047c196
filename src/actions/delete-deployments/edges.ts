import type { TellGone } from '../../github/gone.ts';
import type { FindPullState } from '../../github/pull-state.ts';
import type { Apps } from '../../service/apps.ts';
import type { DeploymentDeletion } from '../../service/deployment-deletion.ts';
import type { RunnerEdges } from '../step/edges.ts';

export interface DeleteDeploymentsEdges extends RunnerEdges {
	readonly apps: Apps;
	readonly deployments: DeploymentDeletion;
	/** Undefined where nothing at GitHub is to be changed. */
	readonly tellGone: TellGone | undefined;
	readonly pullState: FindPullState;
}
