import { execFileSync } from 'node:child_process';
import { isCommit } from '../domain/records/id.ts';
import { findGit } from './git.ts';

/** Milliseconds for git. */
const GIT_MS = 10_000;

/** The commit that is checked out in the workspace; undefined where git does not tell. */
export function checkedOut(workspace: string, searchPath: string, platform: NodeJS.Platform): string | undefined {
	const git = findGit(searchPath, platform, workspace);
	if (git === undefined) return undefined;
	try {
		// The checkout may belong to another user, as in a container.
		const said = execFileSync(git, ['-c', 'safe.directory=*', 'rev-parse', 'HEAD'], {
			cwd: workspace,
			encoding: 'utf8',
			timeout: GIT_MS,
			stdio: ['ignore', 'pipe', 'ignore'],
		}).trim();
		return isCommit(said) ? said : undefined;
	} catch {
		return undefined;
	}
}
