import { field } from '../domain/text/json.ts';
import type { GitHub, GitHubApi } from './client.ts';
import { textIn } from './response.ts';

/** Asks GitHub whether this repository has a commit. Throws nothing: where GitHub does not say, it has none. */
export type HasCommit = (commit: string, signal: AbortSignal) => Promise<boolean>;

/** Milliseconds for all tries together. */
const ASKING_MS = 15_000;

export function openHasCommit(github: GitHub): HasCommit {
	return async (commit, signal) => {
		try {
			const found = await github.ask(github.within(ASKING_MS, signal), (api) =>
				api.request(`GET /repos/{owner}/{repo}/git/commits/${commit}`),
			);
			return field(found, 'sha') === commit;
		} catch {
			return false;
		}
	};
}

/**
 * The number of the open pull request of a pushed commit: that whose head it is. GitHub lists all that contain it, and so those
 * of branches that build on it; one that is alone is meant all the same.
 */
export async function pullRequestOf(api: GitHubApi, commit: string): Promise<number | undefined> {
	const pulls = await Array.fromAsync(api.items(`GET /repos/{owner}/{repo}/commits/${commit}/pulls`, {}));
	const open = pulls.filter((pull) => field(pull, 'state') === 'open');
	const number = field(
		open.find((pull) => textIn(pull, 'head', 'sha') === commit) ?? (open.length === 1 ? open[0] : undefined),
		'number',
	);
	return Number.isSafeInteger(number) ? (number as number) : undefined;
}
