import { field } from '../domain/text/json.ts';
import type { GitHub } from './client.ts';
import { statusOf } from './faults.ts';

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
