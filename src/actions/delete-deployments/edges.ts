import type { GoneAtGitHub } from '../../github/gone/gone-at-github.ts';
import type { DeploymentDeletion } from '../../service/deployment-deletion.ts';
import type { RunnerEdges } from '../step/edges.ts';

export interface DeleteDeploymentsEdges extends RunnerEdges {
	readonly deployments: DeploymentDeletion;
	/** Undefined where nothing at GitHub is to be changed. */
	readonly github: GoneAtGitHub | undefined;
	/** A text that nobody can guess, for names that cannot be. */
	randomText(): string;
}
