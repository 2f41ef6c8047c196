// Runs a step with a GitHub server that keeps its state, so that the next attempt finds what this one left there.
import type { Step } from '../../support/action-runner/start-action.ts';
import { MERGE, pullRequest, REPOSITORY } from '../../support/github-server/events.ts';
import type { GitHub } from '../../support/github-server/server.ts';

/** @param attempt 1 for the first one. */
export function reportedStep(github: GitHub, attempt: number, reportTo: string, step: Step): Step {
	return {
		event: pullRequest(),
		token: 'ghs_tokenOfTheWorkflowRun0123456789abcd',
		...step,
		with: { ...step.with, 'report-to': reportTo },
		env: {
			GITHUB_API_URL: github.url,
			GITHUB_SERVER_URL: 'https://github.com',
			GITHUB_REPOSITORY: REPOSITORY,
			GITHUB_SHA: MERGE,
			GITHUB_RUN_ID: '4242',
			GITHUB_RUN_ATTEMPT: String(attempt),
			...step.env,
		},
	};
}

/** Resolves as soon as something is so. */
export async function until(isSo: () => boolean): Promise<void> {
	while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}
