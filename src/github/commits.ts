import { field } from '../domain/text/json.ts';
import type { GitHub } from './client.ts';

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
