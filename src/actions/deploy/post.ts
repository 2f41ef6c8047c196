import { hasReported, openLeftReporters } from '../../github/open-reporters.ts';
import { startRunner } from '../../runner/runner.ts';
import { parseDeployInputs } from './inputs/inputs.ts';
import { secretsOfDeploy } from './inputs/secrets.ts';
import { inputsOn } from './inputs/windows-paths.ts';
import { closeReports, readMainStep } from './report/reporting.ts';

// The post step runs after the job, even if the main step was killed. It gets the same inputs as the main step. If the
// main step has reported, its inputs are valid; if it refused them, the post step does not report that again.
const runner = startRunner(secretsOfDeploy);

await runner.run(
	(raw) => (hasReported(runner.state) ? parseDeployInputs(inputsOn(runner.environment.platform, raw)) : undefined),
	async () => {},
	async (inputs) => {
		const reporters = inputs && openLeftReporters(inputs, runner, readMainStep(runner.state));
		if (reporters !== undefined) await closeReports(reporters, runner);
		return true;
	},
);
