// The client of GitHub, as a step opens it.
import { type GitHub, openGitHub } from '../../../src/github/client.ts';
import { fakeClock } from '../../support/action-runner/fake-clock.ts';

/** @param url address of the server. */
export function githubAt(url: string, token = 'ghs_token'): GitHub {
	const say = () => {};
	return openGitHub(token, {
		environment: {
			repository: 'o/r',
			apiUrl: url,
			proxy: { https: '', noProxy: '' },
			runUrl: '',
			trigger: { pullRequest: undefined, hasReadOnlyToken: false },
		},
		log: { info: say, debug: say, notice: say },
		outputs: { set: say },
		clock: fakeClock(),
	});
}

/** What the client throws for a response. */
export const responded = (status: number, data: unknown = { message: 'No' }, headers: Record<string, string> = {}) =>
	Object.assign(new Error('refused'), { status, response: { status, data, headers } });
