import { randomUUID } from 'node:crypto';
import { openTellGone } from '../../github/gone.ts';
import { openPullState } from '../../github/pull-state.ts';
import type { Host } from '../../runner/process.ts';
import { openDeploymentDeletion } from '../../service/deployment-deletion.ts';
import { startSubAction } from '../step/sub-action.ts';
import { deleteDeployments } from './delete-deployments.ts';
import { parseDeleteDeploymentsInputs, secretsOfDeletion } from './inputs.ts';
import { DELETING } from './report.ts';

export const main = (host?: Host): Promise<void> =>
	startSubAction(
		{
			doing: DELETING,
			secretsOf: secretsOfDeletion,
			parse: parseDeleteDeploymentsInputs,
			refusedOutputs: () => ({ 'deleted-ids': '', count: '0' }),
			run: (inputs, connection, runner) =>
				deleteDeployments(inputs, {
					...runner,
					deployments: openDeploymentDeletion(connection),
					tellGone: openTellGone(inputs, runner),
					pullState: openPullState(inputs, runner),
					randomText: randomUUID,
				}),
		},
		host,
	);
