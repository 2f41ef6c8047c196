// Shared by the scenarios of the reporters: a deploy scenario, and a server that refuses what GitHub would refuse.
import { afterEach, beforeEach, expect } from '@jest/globals';
import type { EmulatorOptions } from '../../../src/emulator/emulator.ts';
import { onPullRequest } from '../../support/action-runner/on-pull-request.ts';
import { PAUSES } from '../../support/action-runner/skipping-clock.ts';
import type { Finished, Running, Step } from '../../support/action-runner/start-action.ts';
import { evidence } from '../../support/evidence.ts';
import type { Event } from '../../support/github-server/events.ts';
import { GitHub } from '../../support/github-server/server.ts';
import { APP, annotations, deployScenario } from '../deploy/deploying.ts';

export const ALL = 'check, status, deployment, comment';

export interface ReportStep extends Partial<Step> {
	/** Default: the pull request of GitHub's examples. */
	readonly event?: Event;
}

/** A success that is shown in every place, once. */
export const ALL_SHOWN = {
	code: 0 as number | null,
	notices: [] as string[],
	unfinished: [] as string[],
	checks: 1,
	deployments: 1,
	comments: 1,
};

/** To be called at the top of a test file. Every test gets a fresh emulator, checkout and GitHub. */
export function reportScenario(
	files: Readonly<Record<string, string | Buffer | null>> = APP,
	options: EmulatorOptions = {},
) {
	const deploy = deployScenario(files, options);
	const stepFor = (reportTo: string, step: ReportStep): Partial<Step> =>
		onPullRequest(scenario.github, { ...step, with: { 'report-to': reportTo, ...step.with } });
	const scenario = {
		deploy,
		github: undefined as unknown as GitHub,
		/** Starts a process. @param reportTo the input `report-to`. */
		start: (reportTo: string, step: ReportStep = {}): Running => deploy.start(stepFor(reportTo, step)),
		run: (reportTo: string, step: ReportStep = {}): Promise<Finished> => deploy.run(stepFor(reportTo, step)),
		/** Runs it in this process, with short pauses, to be looked at meanwhile, and cancelled. */
		watch: (reportTo: string, step: ReportStep = {}): Running =>
			deploy.watch({ pauses: PAUSES, ...stepFor(reportTo, step) }),
		/** Runs the post step with what the main step has saved. */
		post: (reportTo: string, { state }: Pick<Finished, 'state'>, step: ReportStep = {}): Promise<Finished> =>
			scenario.run(reportTo, { ...step, phase: 'post', state }),
		/** From now on every poll finds this status. */
		stay(status: string) {
			deploy.emulator.faults.clear();
			const fault = { kind: 'override', record: { status } } as const;
			deploy.emulator.faults.add({ operation: 'getDeployment', times: Number.POSITIVE_INFINITY, fault });
		},
		/** How a step ended, and what there is at GitHub. */
		shown(step: Finished): typeof ALL_SHOWN {
			const { repository } = scenario.github;
			const { checks, deployments, comments } = repository;
			const numbers = { checks: checks.length, deployments: deployments.length, comments: comments.length };
			return { code: step.code, notices: notices(step), unfinished: repository.unfinished(), ...numbers };
		},
	};
	beforeEach(async () => {
		scenario.github = evidence.server('GitHub', await GitHub.start());
	});
	afterEach(async () => {
		await scenario.github.close();
		expect(scenario.github.violations).toEqual([]);
	});
	return scenario;
}

/** The messages of a step's notices. */
export function notices({ stdout }: Pick<Finished, 'stdout'>): string[] {
	return annotations(stdout, 'notice').map(({ message }) => message);
}

/** Resolves once each of these reporters has shown that the deploy is under way: after a cancel little time is left for it. */
export async function untilShown({ github }: { readonly github: GitHub }, reportTo: string): Promise<void> {
	const names = reportTo.split(/[\s,]+/).filter((name) => name !== '');
	await until(() => names.every((name) => github.repository.unfinished().some((one) => one.startsWith(`${name} `))));
}

/** Resolves as soon as something is so. */
export async function until(isSo: () => boolean): Promise<void> {
	while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}
