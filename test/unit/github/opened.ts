// The client of GitHub, as a step opens it.
import { type GitHub, type GitHubEdges, openGitHub } from '../../../src/github/client.ts';
import { fakeClock } from '../../support/action-runner/fake-clock.ts';

/** @param url address of the server. @param more what the runner tells about the job beside that. */
export function githubAt(url: string, more: Partial<GitHubEdges['environment']> = {}, token = 'ghs_token'): GitHub {
	const say = () => {};
	return openGitHub(token, {
		environment: {
			repository: 'o/r',
			apiUrl: url,
			proxy: { https: '', noProxy: '' },
			runUrl: '',
			runId: '7',
			runAttempt: 2,
			trigger: { pullRequest: undefined, hasReadOnlyToken: false },
			...more,
		},
		log: { info: say, debug: say, notice: say },
		outputs: { set: say },
		clock: fakeClock(),
	});
}
