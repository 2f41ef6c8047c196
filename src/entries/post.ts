import { parseDeployInputs, secretsOfDeploy } from '../domain/deploy-inputs.ts';
import { closeReports } from '../flows/reporting.ts';
import { leftOpen } from '../github/setup.ts';
import { startRunner } from '../runner/runner.ts';

// Runs after the job, also after a kill: the inputs are those of the main step, whose errors are not told twice.
const runner = startRunner(secretsOfDeploy);

await runner.run(
	parseDeployInputs,
	async () => {},
	async (inputs) => {
		const reporters = leftOpen(inputs, runner);
		if (reporters !== undefined) await closeReports(reporters, runner);
		return true;
	},
);
