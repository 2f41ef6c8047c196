import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { RawInputs } from '../../domain/inputs/parsers.ts';
import { runKey } from '../../domain/reporting/deploy-record.ts';
import { redactTexts } from '../../domain/secrets/redact.ts';
import { openGitHub } from '../../github/client.ts';
import { openEarlier } from '../../github/earlier.ts';
import { openNewest } from '../../github/reporters/deployment.ts';
import { openReporters } from '../../github/reporters/reporters.ts';
import { openHasCommit, openPullState } from '../../github/repository.ts';
import { openConnection, quietly } from '../../http/connection.ts';
import { type Runner, stepOf } from '../../runner/runner.ts';
import { openApps } from '../../service/apps.ts';
import { openDeployments } from '../../service/deployments.ts';
import { checkedOut, openGit } from '../../workspace/git.ts';
import { openWorkspace } from '../../workspace/workspace.ts';
import { deploy, refuseDeploy } from './deploy.ts';
import { type DeployInputs, parseDeployInputs } from './inputs/inputs.ts';
import { secretsOfDeploy } from './inputs/secrets.ts';
import { openPostState } from './post-state.ts';
import { findPlace, linksOf } from './report/place.ts';

export const main = stepOf(secretsOfDeploy, runDeploy);

async function runDeploy(raw: RawInputs, runner: Runner): Promise<boolean> {
	const read = await readInputs(raw, runner).catch((thrown: unknown) => refuseDeploy(thrown, runner));
	if (read === undefined) return false; // refused
	const { inputs, github, pullState, reported } = read;
	const connection = await openConnection(inputs, runner);
	runner.leaveProcess();
	return deploy(inputs, {
		...runner,
		workspace: openWorkspace(runner.environment),
		deployments: openDeployments(connection),
		apps: openApps(quietly(connection)), // their list never decides alone
		...openPostState(runner.state),
		reporters: inputs.dryRun ? undefined : openReporters(github, reported),
		links: linksOf(reported, runner.environment),
		earlier: openEarlier(github, reported),
		newest: openNewest(github, reported),
		pullState,
	});
}

/** Reads what is deployed, and what is shown at GitHub, and where. @throws InputFailure for the first bad input. */
async function readInputs(raw: RawInputs, runner: Runner) {
	const { workspace, searchPath, platform } = runner.environment;
	const inputs = parseDeployInputs(raw, runner.environment);
	const github = openGitHub(inputs.githubToken, runner);
	const pullState = openPullState(github);
	const place = await findPlace(inputs, {
		...runner,
		pullState,
		hasCommit: openHasCommit(github),
		checkedOut() {
			const git = openGit(searchPath, platform, workspace);
			return foldersOf(inputs, workspace)
				.map((folder) => checkedOut(git, folder))
				.find((commit) => commit !== undefined);
		},
	});
	const { reportTo, reportName, environment, commentKey } = inputs;
	const reported = {
		reportTo,
		...redactTexts({ reportName, environment, commentKey }, runner.redactName),
		...place,
		runKey: runKey(runner.environment.runId, randomBytes(8).toString('hex')),
	};
	return { inputs, github, pullState, reported };
}

/** Folders whose checkout is deployed: actions/checkout may have put it into a `path`. That of the entrypoint may not be there. */
function foldersOf({ app }: DeployInputs, workspace: string): string[] {
	if (app.kind !== 'directory') return [workspace];
	const directory = path.resolve(workspace, app.directory);
	return [path.dirname(path.join(directory, app.entrypoint)), directory];
}
