import { readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';

/** What a `.git` folder must contain for git to accept it as a repository. */
const PARTS: readonly { readonly name: string; is(status: Stats): boolean }[] = [
	{ name: 'HEAD', is: (status) => status.isFile() },
	{ name: 'objects', is: (status) => status.isDirectory() },
	{ name: 'refs', is: (status) => status.isDirectory() },
];

/**
 * Whether a folder is the top of a repository, as git sees it: a checkout, a worktree or a submodule.
 * @param folder absolute.
 */
export function isRepository(folder: string): boolean {
	const git = path.join(folder, '.git');
	const status = statusOf(git);
	if (status === undefined) return false;
	if (status.isFile()) return startsWithGitdir(git);
	return PARTS.every(({ name, is }) => {
		const part = statusOf(path.join(git, name));
		return part !== undefined && is(part);
	});
}

/** Whether a `.git` file refers to a repository elsewhere, as in a worktree or a submodule. */
function startsWithGitdir(file: string): boolean {
	try {
		return readFileSync(file, 'latin1').startsWith('gitdir: ');
	} catch {
		return false;
	}
}

function statusOf(at: string): Stats | undefined {
	try {
		return statSync(at, { throwIfNoEntry: false });
	} catch {
		return undefined; // a path without access is treated as no repository
	}
}
