import type { TellGone } from '../../github/gone.ts';
import type { FindPullState } from '../../github/pull-state.ts';
import type { Apps } from '../../service/apps.ts';
import type { Deployments } from '../../service/deployments.ts';
import type { RunnerEdges } from '../step/edges.ts';

export interface DeleteDeploymentsEdges extends RunnerEdges {
	readonly apps: Apps;
	readonly deployments: Pick<Deployments, 'list' | 'get' | 'delete'>;
	/** Undefined where nothing at GitHub is to be changed. */
	readonly tellGone: TellGone | undefined;
	readonly pullState: FindPullState;
}
