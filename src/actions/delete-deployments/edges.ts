import type { TellGone } from '../../github/gone.ts';
import type { FindPullState } from '../../github/pull-state.ts';
import type { DeploymentDeletion } from '../../service/deployment-deletion.ts';
import type { RunnerEdges } from '../step/edges.ts';

export interface DeleteDeploymentsEdges extends RunnerEdges {
	readonly deployments: DeploymentDeletion;
	/** Undefined where nothing at GitHub is to be changed. */
	readonly tellGone: TellGone | undefined;
	readonly pullState: FindPullState;
	/** A text that nobody can guess, for a name that nobody has. */
	randomText(): string;
}
