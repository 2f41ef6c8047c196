import { MERGE, pullRequest, REPOSITORY } from '../github-server/events.ts';
import type { Step } from './step.ts';

export const TOKEN = 'ghs_tokenOfTheWorkflowRun0123456789abcd';

/** A step in a run of the pull request of GitHub's examples, whose API is at `url`. @param attempt 1 for the first one. */
export function onPullRequest<S extends Partial<Step>>({ url }: { readonly url: string }, step: S, attempt = 1) {
	return {
		event: pullRequest(),
		token: TOKEN,
		...step,
		env: {
			GITHUB_API_URL: url,
			GITHUB_SERVER_URL: 'https://github.com',
			GITHUB_REPOSITORY: REPOSITORY,
			GITHUB_SHA: MERGE,
			GITHUB_RUN_ID: '4242',
			GITHUB_RUN_ATTEMPT: String(attempt),
			...step.env,
		},
	};
}
