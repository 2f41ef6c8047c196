import { redactTexts } from '../../domain/secrets/redact.ts';
import { openGitHub } from '../../github/client.ts';
import { openTellGone } from '../../github/gone.ts';
import { openPullState } from '../../github/repository.ts';
import { openApps } from '../../service/apps.ts';
import { openDeployments } from '../../service/deployments.ts';
import { subAction } from '../step/sub-action.ts';
import { startTimeLimit } from '../step/time-limit.ts';
import { deleteDeployments } from './delete-deployments.ts';
import { parseDeleteDeploymentsInputs } from './inputs.ts';
import { DELETING, LIMIT_MS } from './report.ts';

export const main = subAction({
	doing: DELETING,
	parse: parseDeleteDeploymentsInputs,
	refusedOutputs: () => ({ count: '0' }),
	run: (inputs, connection, runner) => {
		const github = openGitHub(inputs.githubToken, runner);
		return deleteDeployments(inputs, {
			...runner,
			limit: startTimeLimit(runner, LIMIT_MS),
			apps: openApps(connection),
			deployments: openDeployments(connection),
			tellGone: openTellGone(github, redactTexts(inputs.shownBy, runner.redactName)),
			pullState: openPullState(github),
		});
	},
});
