import { StepFailure } from '../../domain/failures/failure.ts';
import type { RawInputs } from '../../domain/inputs/parsers.ts';
import { parseServiceInputs } from '../../domain/inputs/service.ts';
import { type GitHub, openGitHub } from '../../github/client.ts';
import { openReporters } from '../../github/reporters/reporters.ts';
import { openPullState } from '../../github/repository.ts';
import { openConnection } from '../../http/connection.ts';
import { type Runner, stepOf } from '../../runner/runner.ts';
import { openDeployments } from '../../service/deployments.ts';
import { secretsOfDeploy } from './inputs/secrets.ts';
import { openPostState, type Preview } from './post-state.ts';
import { PATIENCE_MS } from './report/running-report.ts';
import { goneView, sentView } from './report/view.ts';
import { deletePreview } from './steps/preview.ts';

/**
 * The post step runs after the job, even if the main step was killed. What it does is told by what the main step has saved;
 * of its own inputs it takes the keys alone.
 */
export const main = stepOf(secretsOfDeploy, closeDeploy);

async function closeDeploy(raw: RawInputs, runner: Runner): Promise<boolean> {
	const github = openGitHub(raw('github-token').trim(), runner);
	const wasRunning = runner.endLeftProcess();
	if (wasRunning) runner.log.info('The deploy was still running after the run was cancelled, so it was stopped');
	const { reported, view, left, preview } = openPostState(runner.state).saved();
	const isGone = preview !== undefined && (await deleteLeft(preview, raw, github, runner));
	if (reported === undefined || view === undefined) return true;
	const last = left === undefined && wasRunning ? sentView(view) : view;
	const shown = isGone ? goneView(last, preview.pullRequest) : last;
	// All of them once more where what they showed is gone.
	const reportTo = isGone ? reported.reportTo : (left ?? reported.reportTo);
	const reporters = openReporters(github, { ...reported, reportTo }, true);
	const doing = left === undefined ? 'Closing what the main step left open' : 'Making sure that the result is shown';
	if (reporters !== undefined) runner.log.info(`${doing}: ${shown.title}`);
	reporters?.show(shown);
	await reporters?.settled(PATIENCE_MS);
	return true;
}

/** Deletes the preview that a cancelled or killed main step has left, if its pull request is closed. */
async function deleteLeft(preview: Preview, raw: RawInputs, github: GitHub, runner: Runner): Promise<boolean> {
	try {
		const service = parseServiceInputs((name) => preview.service[name] ?? raw(name));
		const deployments = openDeployments(await openConnection(service, runner));
		return await deletePreview(preview, { ...runner, pullState: openPullState(github), deployments });
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown; // an input that is wrong here
		const { id, pullRequest } = preview;
		runner.log.notice(
			`The post step could not check whether pull request #${pullRequest} is closed, so deployment ${id} stays: ${thrown.message}`,
		);
		return false;
	}
}
