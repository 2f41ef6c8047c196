import { StepFailure } from '../../domain/failures/failure.ts';
import type { RawInputs } from '../../domain/inputs/parsers.ts';
import { parseServiceInputs, type ServiceInputs } from '../../domain/inputs/service.ts';
import { type GitHub, openGitHub } from '../../github/client.ts';
import { openPullState } from '../../github/pull-state.ts';
import { reopenReporters } from '../../github/reporters/reporters.ts';
import { openConnection } from '../../http/transport.ts';
import type { Host } from '../../runner/process.ts';
import { type Runner, startRunner } from '../../runner/runner.ts';
import { openDeployments } from '../../service/deployments.ts';
import { secretsOfDeploy } from './inputs/secrets.ts';
import { openPostState, type PostState, type Preview } from './post-state.ts';
import { closeReports } from './report/reporting.ts';
import { deletePreview } from './steps/preview.ts';

/**
 * The post step runs after the job, even if the main step was killed. What it does is told by what the main step has saved;
 * of its own inputs it takes the keys alone.
 */
export async function main(host?: Host): Promise<void> {
	const runner = startRunner(secretsOfDeploy, host);

	await runner.run(
		(raw) => raw,
		async () => {},
		async (raw) => {
			const github = openGitHub(raw('github-token').trim(), runner);
			const postState = openPostState(runner.state);
			const wasRunning = runner.endLeftProcess();
			if (wasRunning) runner.log.info('The deploy was still running after the run was cancelled, so it was stopped');
			const gone = await deleteLeftPreview(raw, github, runner, postState);
			const { reported, left } = postState.saved();
			// All of them once more where what they showed is gone.
			const open = reported && { ...reported, reportTo: (gone === undefined && left) || reported.reportTo };
			const reporters = open && reopenReporters(github, open);
			if (reporters !== undefined) await closeReports(reporters, { ...runner, ...postState }, wasRunning, gone);
			return true;
		},
	);
}

/** Deletes the preview that a cancelled or killed main step has left, if its pull request is closed. */
async function deleteLeftPreview(
	raw: RawInputs,
	github: GitHub,
	runner: Runner,
	{ saved, save }: PostState,
): Promise<Preview | undefined> {
	const { preview } = saved();
	if (preview === undefined) return undefined;
	const service = serviceInputs((name) => preview.service[name] ?? raw(name), preview, runner);
	if (service === undefined) return undefined;
	const connection = await openConnection(service, runner);
	const isGone = await deletePreview(preview, {
		...runner,
		save,
		pullState: openPullState(github),
		deployments: openDeployments(connection),
	});
	return isGone ? preview : undefined;
}

/** The inputs that a DELETE needs; where the post step does not have them, a notice. */
function serviceInputs(raw: RawInputs, { id, pullRequest }: Preview, { log }: Runner): ServiceInputs | undefined {
	try {
		return parseServiceInputs(raw);
	} catch (thrown) {
		if (!(thrown instanceof StepFailure)) throw thrown;
		log.notice(
			`The post step could not check whether pull request #${pullRequest} is closed, so deployment ${id} stays: ${thrown.message}`,
		);
		return undefined;
	}
}
