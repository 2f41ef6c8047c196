// Shared by the scenarios of the reporters: a deploy scenario, and a server that refuses what GitHub would refuse.
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { EmulatorOptions } from '../../../src/emulator/emulator.ts';
import { onPullRequest } from '../../support/action-runner/on-pull-request.ts';
import { PAUSES } from '../../support/action-runner/skipping-clock.ts';
import type { Finished, Running, Step } from '../../support/action-runner/start-action.ts';
import { evidence } from '../../support/evidence.ts';
import type { Event } from '../../support/github-server/events.ts';
import { GitHub, type GitHubOptions } from '../../support/github-server/server.ts';
import { APP, annotations, deployScenario, type Scenario } from '../deploy/deploying.ts';

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
	/** Runs it in this process, with short pauses, to be looked at meanwhile, and cancelled. */
	watch(reportTo: string, step?: ReportStep): Running;
	/** From now on every poll finds this status. */
	stay(status: string): void;
	/** How a step ended, and what there is at GitHub. */
	shown(step: Finished): Shown;
	/** Runs the post step with what the main step has saved. */
	post(reportTo: string, main: Pick<Finished, 'state'>, step?: ReportStep): Promise<Finished>;
}

export interface Shown {
	readonly code: number | null;
	/** Their messages. */
	readonly notices: readonly string[];
	readonly unfinished: readonly string[];
	readonly checks: number;
	readonly deployments: number;
	readonly comments: number;
}

/** A success that is shown in every place, once. */
export const ALL_SHOWN: Shown = { code: 0, notices: [], unfinished: [], checks: 1, deployments: 1, comments: 1 };

/** To be called at the top of a test file. Every test gets a fresh emulator, checkout and GitHub. */
export function reportScenario(
	files: Readonly<Record<string, string | Buffer | null>> = APP,
	options: EmulatorOptions = {},
): ReportScenario {
	const made: GitHub[] = [];
	const scenario = { deploy: deployScenario(files, options) } as ReportScenario;
	const stepFor = (reportTo: string, step: ReportStep): Partial<Step> =>
		onPullRequest(scenario.github, { ...step, with: { 'report-to': reportTo, ...step.with } });
	scenario.replaceGitHub = async (with_) => {
		scenario.github = evidence.server('GitHub', await GitHub.start(with_));
		made.push(scenario.github);
		return scenario.github;
	};
	scenario.start = (reportTo, step = {}) => scenario.deploy.start(stepFor(reportTo, step));
	scenario.run = (reportTo, step = {}) => scenario.deploy.run(stepFor(reportTo, step));
	scenario.watch = (reportTo, step = {}) => scenario.deploy.watch({ pauses: PAUSES, ...stepFor(reportTo, step) });
	scenario.stay = (status) => {
		const { faults } = scenario.deploy.emulator;
		faults.clear();
		const fault = { kind: 'override', record: { status } } as const;
		faults.add({ operation: 'getDeployment', times: Number.POSITIVE_INFINITY, fault });
	};
	scenario.shown = (step) => {
		const { checks, deployments, comments } = scenario.github.repository;
		return {
			code: step.code,
			notices: notices(step),
			unfinished: scenario.github.repository.unfinished(),
			checks: checks.length,
			deployments: deployments.length,
			comments: comments.length,
		};
	};
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

/** The messages of a step's notices. */
export function notices({ stdout }: Pick<Finished, 'stdout'>): string[] {
	return annotations(stdout, 'notice').map(({ message }) => message);
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
