import { hasReported, leftOpen } from '../../github/open-reporters.ts';
import { startRunner } from '../../runner/runner.ts';
import { parseDeployInputs, secretsOfDeploy } from './inputs/inputs.ts';
import { inputsOn } from './inputs/windows-paths.ts';
import { closeReports, readMainStep } from './report/reporting.ts';

// Runs after the job, also after a kill. The inputs are those of the main step: where it got as far as reporting they
// are good, and where it refused them that is not told twice.
const runner = startRunner(secretsOfDeploy);

await runner.run(
	(raw) => (hasReported(runner.state) ? parseDeployInputs(inputsOn(runner.environment.platform, raw)) : undefined),
	async () => {},
	async (inputs) => {
		const reporters = inputs && leftOpen(inputs, runner, readMainStep(runner.state));
		if (reporters !== undefined) await closeReports(reporters, runner);
		return true;
	},
);
