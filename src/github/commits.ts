import { field } from '../domain/text/json.ts';
import type { GitHub, GitHubApi } from './client.ts';
import { textIn } from './response.ts';
import { isRefused } from './retry.ts';

/** Asks GitHub whether this repository has a commit. Throws nothing: it has one unless GitHub says that it has none. */
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
		} catch (thrown) {
			return !isRefused(thrown); // a re-run, with GitHub up again, must find what this attempt leaves
		}
	};
}

/** The open pull request whose head this is; else the only open one that contains it. */
export async function pullRequestOf(api: GitHubApi, commit: string): Promise<number | undefined> {
	const pulls = await Array.fromAsync(api.items(`GET /repos/{owner}/{repo}/commits/${commit}/pulls`, {}));
	const open = pulls.filter((pull) => field(pull, 'state') === 'open');
	const number = field(
		open.find((pull) => textIn(pull, 'head', 'sha') === commit) ?? (open.length === 1 ? open[0] : undefined),
		'number',
	);
	return Number.isSafeInteger(number) ? (number as number) : undefined;
}
