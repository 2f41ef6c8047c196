import { field, textIn } from '../domain/text/json.ts';
import type { GitHub } from './client.ts';
import { statusOf } from './faults.ts';

export type FindPullState = ReturnType<typeof openPullState>;
export type PullState = Readonly<Awaited<ReturnType<FindPullState>>>;

/** Asks GitHub what a pull request is now. Throws nothing. */
export function openPullState(github: GitHub) {
	return (number: number, signal: AbortSignal) =>
		github.read({ signal, permission: 'pull-requests: read' }, async (api) => {
			const pull = await api.request(`GET /repos/{owner}/{repo}/pulls/${number}`);
			const kind = field(pull, 'state');
			if (field(pull, 'number') !== number || (kind !== 'open' && kind !== 'closed'))
				return { kind: 'unread', why: "GitHub's response is for another pull request" } as const;
			return {
				kind,
				/** Its head, and the merge commit that GitHub has made of it; '' where it tells none. */
				head: textIn(pull, 'head', 'sha'),
				merge: textIn(pull, 'merge_commit_sha'),
				/** `owner/name` of the head's repository; '' where that was deleted. */
				headRepository: textIn(pull, 'head', 'repo', 'full_name'),
			} as const;
		});
}

export type HasCommit = ReturnType<typeof openHasCommit>;

/** Asks GitHub whether this repository has a commit. Throws nothing: it has one unless GitHub says that it has none. */
export function openHasCommit(github: GitHub) {
	return async (commit: string, signal: AbortSignal): Promise<boolean> => {
		const isThere = await github.read({ signal, permission: 'contents: read' }, async (api) => {
			try {
				return field(await api.request(`GET /repos/{owner}/{repo}/git/commits/${commit}`), 'sha') === commit;
			} catch (thrown) {
				if (statusOf(thrown) === 404) return false;
				throw thrown;
			}
		});
		return isThere !== false; // where nobody can tell, a re-run with GitHub up again must find what this attempt leaves
	};
}
