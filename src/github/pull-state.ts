import { field } from '../domain/text/json.ts';
import type { GitHub, Unread } from './client.ts';
import { textIn } from './response.ts';

/** What GitHub says of a pull request now. */
export type PullState =
	| {
			readonly kind: 'open' | 'closed';
			/** Its head, and the merge commit that GitHub has made of it; '' where it tells none. */
			readonly head: string;
			readonly merge: string;
			/** `owner/name` of the head's repository; '' where that was deleted. */
			readonly headRepository: string;
	  }
	| Unread;

/** Asks GitHub for the state of a pull request. Throws nothing. */
export type FindPullState = (number: number, signal: AbortSignal) => Promise<PullState>;

export function openPullState(github: GitHub): FindPullState {
	return (number, signal) =>
		github.read({ signal, permission: 'pull-requests: read' }, async (api) =>
			stateIn(await api.request(`GET /repos/{owner}/{repo}/pulls/${number}`), number),
		);
}

/** Only a response that is about this pull request counts. */
function stateIn(pull: unknown, number: number): PullState {
	const state = field(pull, 'state');
	if (field(pull, 'number') !== number || (state !== 'open' && state !== 'closed'))
		return { kind: 'unread', why: "GitHub's response is for another pull request" };
	return {
		kind: state,
		head: textIn(pull, 'head', 'sha'),
		merge: textIn(pull, 'merge_commit_sha'),
		headRepository: textIn(pull, 'head', 'repo', 'full_name'),
	};
}
