import { hasReported, openLeftReporters } from '../../github/open-reporters.ts';
import { openPullState } from '../../github/pull-state.ts';
import { openConnection } from '../../http/transport.ts';
import { startRunner } from '../../runner/runner.ts';
import { openDeploymentDeletion } from '../../service/deployment-deletion.ts';
import { type DeployInputs, parseDeployInputs } from './inputs/inputs.ts';
import { secretsOfDeploy } from './inputs/secrets.ts';
import { inputsOn } from './inputs/windows-paths.ts';
import { deleteIfClosed } from './preview/delete-when-closed.ts';
import { forgetPreview, type Preview, readLeftPreview } from './preview/left-preview.ts';
import { closeReports, readMainStep } from './report/reporting.ts';

// The post step runs after the job, even if the main step was killed. It gets the same inputs as the main step. If the
// main step has reported, its inputs are valid; if it refused them, the post step does not report that again.
const runner = startRunner(secretsOfDeploy);

await runner.run(
	(raw) =>
		hasReported(runner.state) || readLeftPreview(runner.state) !== undefined
			? parseDeployInputs(inputsOn(runner.environment.platform, raw))
			: undefined,
	async () => {},
	async (inputs) => {
		if (inputs === undefined) return true;
		const gone = await deleteLeftPreview(inputs);
		const main = { ...readMainStep(runner.state), showsGone: gone !== undefined };
		const reporters = hasReported(runner.state) ? openLeftReporters(inputs, runner, main) : undefined;
		if (reporters !== undefined) await closeReports(reporters, runner, gone);
		return true;
	},
);

/** Deletes the preview that a cancelled or killed main step has left, if its pull request is closed. */
async function deleteLeftPreview(inputs: DeployInputs): Promise<Preview | undefined> {
	const left = readLeftPreview(runner.state);
	if (left === undefined) return undefined;
	const connection = await openConnection(inputs, runner);
	const outcome = await deleteIfClosed(left, {
		...runner,
		pullState: openPullState(inputs, runner),
		deletion: openDeploymentDeletion(connection),
	});
	if (outcome !== 'cancelled') forgetPreview(runner);
	return outcome === 'deleted' ? left : undefined;
}
