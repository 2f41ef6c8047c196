import { secretsOfDeploy } from '../domain/deploy-inputs.ts';
import { parseDeployJob } from '../domain/fork.ts';
import type { RawInputs } from '../domain/input-types.ts';
import { deploy } from '../flows/deploy.ts';
import { refuseDeploy } from '../flows/refuse.ts';
import { startReporting } from '../flows/reporting.ts';
import { openEarlierAttempts } from '../github/earlier.ts';
import { openReporters } from '../github/setup.ts';
import { startRunner } from '../runner/runner.ts';
import { openDeployments } from '../service/deployments.ts';
import { openConnection } from '../service/transport.ts';
import { openWorkspace } from '../workspace/workspace.ts';

const runner = startRunner(secretsOfDeploy);
const parse = (raw: RawInputs) => parseDeployJob(raw, runner.environment);
const refuse = (thrown: unknown) => refuseDeploy(thrown, runner);

await runner.run(parse, refuse, async (inputs) => {
	const connection = openConnection(inputs, runner);
	const report = await deploy(inputs, {
		...runner,
		workspace: openWorkspace(runner.environment),
		deployments: openDeployments(connection),
		reporting: startReporting(openReporters(inputs, runner), runner),
		earlier: openEarlierAttempts(inputs, runner),
	});
	await connection.dispatcher.destroy();
	return report.failure === undefined;
});
