import { anySignal } from 'any-signal';
import { lackOf, reasonOf } from '../domain/reporting/notices.ts';
import { field } from '../domain/text/json.ts';
import { type GitHubEdges, openGitHub } from './open-github.ts';
import { toProblem } from './problem.ts';
import type { GitHubClock } from './retried.ts';
import { retried } from './retried.ts';

/** What GitHub says of a pull request now. `why`: part of a sentence. */
export type PullState =
	| {
			readonly kind: 'open' | 'closed';
			/** Its head, and the merge commit that GitHub has made of it; '' where it tells none. */
			readonly head: string;
			readonly merge: string;
			/** `owner/name` of the head's repository; '' where that was deleted. */
			readonly headRepository: string;
	  }
	| { readonly kind: 'unread'; readonly why: string; readonly isAbsent?: boolean };

/** Asks GitHub for the state of a pull request. Throws nothing. */
export type FindPullState = (number: number, signal: AbortSignal) => Promise<PullState>;

/** Milliseconds for all tries together. */
const ASKING_MS = 20_000;
const RETRIES = 3;

export function openPullState(
	inputs: { readonly githubToken: string },
	edges: GitHubEdges & { readonly clock: GitHubClock },
): FindPullState {
	const { clock } = edges;
	const github = openGitHub(inputs, edges);
	return async (number, signal) => {
		if (github.kind === 'missing') return { kind: 'unread', why: github.why };
		const endsAt = clock.now() + ASKING_MS;
		const leftMs = () => endsAt - clock.now();
		const over = new AbortController();
		const abandoned = anySignal([signal, over.signal, clock.deadline(ASKING_MS)]);
		try {
			const api = await github.connect(abandoned);
			const read = () => api.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number });
			return stateIn(await retried(read, { clock, abandoned, leftMs, retries: RETRIES }), number);
		} catch (thrown) {
			const problem = toProblem(thrown, 'comment');
			return {
				kind: 'unread',
				why: `${reasonOf(problem)}${lackOf(problem, 'pull-requests: read')}`,
				isAbsent: problem.status === 404,
			};
		} finally {
			over.abort();
		}
	};
}

/** Only a response that is about this pull request counts. */
function stateIn(pull: unknown, number: number): PullState {
	const state = field(pull, 'state');
	if (field(pull, 'number') !== number || (state !== 'open' && state !== 'closed'))
		return { kind: 'unread', why: "GitHub's response is about another pull request" };
	const text = (...place: string[]) => {
		const value = field(pull, ...place);
		return typeof value === 'string' ? value : '';
	};
	return {
		kind: state,
		head: text('head', 'sha'),
		merge: text('merge_commit_sha'),
		headRepository: text('head', 'repo', 'full_name'),
	};
}
