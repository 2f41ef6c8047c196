import { anySignal } from 'any-signal';
import { lackOf, reasonOf } from '../domain/reporting/notices.ts';
import { field } from '../domain/text/json.ts';
import { connectGitHub } from './api.ts';
import type { ReportedRun } from './open-reporters.ts';
import { toProblem } from './problem.ts';
import type { GateClock } from './rate-limit-gate.ts';
import { retried } from './retried.ts';

/** What GitHub says of a pull request now. `why`: part of a sentence. */
export type PullState = { readonly kind: 'open' | 'closed' } | { readonly kind: 'unread'; readonly why: string };

/** Asks GitHub for the state of a pull request. Throws nothing. */
export type FindPullState = (number: number, signal: AbortSignal) => Promise<PullState>;

/** Milliseconds for all tries together. */
const ASKING_MS = 20_000;
const RETRIES = 3;

export function openPullState(
	{ githubToken: token }: { readonly githubToken: string },
	{
		environment: { repository, apiUrl, proxy },
		log,
		clock,
	}: {
		readonly environment: ReportedRun;
		readonly log: { debug(line: string): void };
		readonly clock: GateClock;
	},
): FindPullState {
	const debug = (line: string) => log.debug(line);
	return async (number, signal) => {
		if (token === '') return { kind: 'unread', why: 'there is no github-token' };
		if (repository === '') return { kind: 'unread', why: 'this is no run of a repository' };
		const endsAt = clock.now() + ASKING_MS;
		const leftMs = () => endsAt - clock.now();
		const over = new AbortController();
		const abandoned = anySignal([signal, over.signal, clock.deadline(ASKING_MS)]);
		try {
			const api = await connectGitHub({ token, repository, apiUrl, proxy, abandoned, clock, debug });
			const read = () => api.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number });
			return stateIn(await retried(read, { clock, abandoned, leftMs, retries: RETRIES }), number);
		} catch (thrown) {
			const problem = toProblem(thrown, 'comment');
			return { kind: 'unread', why: `${reasonOf(problem)}${lackOf(problem, 'pull-requests: read')}` };
		} finally {
			over.abort();
		}
	};
}

/** Only a response that is about this pull request counts. */
function stateIn(pull: unknown, number: number): PullState {
	const state = field(pull, 'state');
	if (field(pull, 'number') !== number || (state !== 'open' && state !== 'closed'))
		return { kind: 'unread', why: 'the response of GitHub is not about this pull request' };
	return { kind: state };
}
