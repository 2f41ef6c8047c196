// Shared by the scenarios of the reporters: a deploy scenario, and a server that refuses what GitHub would refuse.
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { EmulatorOptions } from '../../../src/emulator/emulator.ts';
import type { Finished, Running, Step } from '../../support/action-runner/start-action.ts';
import { evidence } from '../../support/evidence.ts';
import { type Event, MERGE, pullRequest, REPOSITORY } from '../../support/github-server/events.ts';
import { GitHub, type GitHubOptions } from '../../support/github-server/server.ts';
import { APP, deployScenario, type Scenario } from '../deploy/deploying.ts';

export const TOKEN = 'ghs_tokenOfTheWorkflowRun0123456789abcd';
export const ALL = 'check, status, deployment, comment';

export interface ReportStep extends Partial<Step> {
	/** Default: the pull request of GitHub's examples. */
	readonly event?: Event;
}

export interface ReportScenario {
	readonly deploy: Scenario;
	github: GitHub;
	/** Replaces the GitHub of this test by another one; its violations count too. */
	replaceGitHub(options: GitHubOptions): Promise<GitHub>;
	/** @param reportTo the input `report-to`. */
	start(reportTo: string, step?: ReportStep): Running;
	run(reportTo: string, step?: ReportStep): Promise<Finished>;
	/** Runs it in this process, to be looked at meanwhile, and cancelled. */
	watch(reportTo: string, step?: ReportStep): Running;
	/** Runs the post step with what the main step has saved. */
	post(reportTo: string, main: Pick<Finished, 'state'>, step?: ReportStep): Promise<Finished>;
}

/** To be called at the top of a test file. Every test gets a fresh emulator, checkout and GitHub. */
export function reportScenario(
	files: Readonly<Record<string, string | Buffer | null>> = APP,
	options: EmulatorOptions = {},
): ReportScenario {
	const made: GitHub[] = [];
	const scenario = { deploy: deployScenario(files, options) } as ReportScenario;
	const stepFor = (reportTo: string, step: ReportStep): Partial<Step> => ({
		event: pullRequest(),
		token: TOKEN,
		...step,
		with: { 'report-to': reportTo, ...step.with },
		env: {
			GITHUB_API_URL: scenario.github.url,
			GITHUB_SERVER_URL: 'https://github.com',
			GITHUB_REPOSITORY: REPOSITORY,
			GITHUB_SHA: MERGE,
			GITHUB_RUN_ID: '4242',
			...step.env,
		},
	});
	scenario.replaceGitHub = async (with_) => {
		scenario.github = evidence.server('GitHub', await GitHub.start(with_));
		made.push(scenario.github);
		return scenario.github;
	};
	scenario.start = (reportTo, step = {}) => scenario.deploy.start(stepFor(reportTo, step));
	scenario.run = (reportTo, step = {}) => scenario.deploy.run(stepFor(reportTo, step));
	scenario.watch = (reportTo, step = {}) => scenario.deploy.watch(stepFor(reportTo, step));
	scenario.post = (reportTo, { state }, step = {}) => scenario.run(reportTo, { ...step, phase: 'post', state });
	beforeEach(async () => {
		await scenario.replaceGitHub({});
	});
	afterEach(async () => {
		const servers = made.splice(0);
		await Promise.all(servers.map((server) => server.close()));
		expect(servers.flatMap(({ violations }) => violations)).toEqual([]);
	});
	return scenario;
}

/** Resolves once each of these reporters has shown that the deploy is under way: after a cancel little time is left for it. */
export async function untilShown({ github }: Pick<ReportScenario, 'github'>, reportTo: string): Promise<void> {
	const names = reportTo.split(/[\s,]+/).filter((name) => name !== '');
	await until(() => names.every((name) => github.repository.unfinished().some((one) => one.startsWith(`${name} `))));
}

/** Resolves as soon as something is so. */
export async function until(isSo: () => boolean): Promise<void> {
	while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}
