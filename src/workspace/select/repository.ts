import { readFileSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';

/** What git asks of a folder before it takes it for a repository's own. */
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

/** A worktree and a submodule have a file that says where the repository is. */
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
		return undefined; // what cannot be looked at is no repository of ours
	}
}
