import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isCommit } from '../domain/records/id.ts';
import { isInside } from '../domain/text/paths.ts';

/** Runs git in a folder. @returns what it prints; '' where there is no git or no repository, or git refuses. */
export type Git = (folder: string, ...args: readonly string[]) => string;

/** Milliseconds that git may take: nothing else runs meanwhile, and a cancel is to be heard within 5 s. */
const TIMEOUT_MS = 4_000;
/** The most bytes of a printed index: about four million files of 130 bytes each. */
const LARGEST_PRINT = 512 * 1024 * 1024;

/**
 * Finds git. Only absolute folders on PATH count, and none inside the workspace: a `git.exe` that is part of the checkout must
 * not be run.
 * @param searchPath the PATH variable, as the system writes it.
 */
export function openGit(searchPath: string, platform: NodeJS.Platform, workspace: string): Git {
	const git = searchPath
		.split(path.delimiter)
		.filter((folder) => path.isAbsolute(folder) && !isInside(workspace, folder))
		.map((folder) => path.join(folder, platform === 'win32' ? 'git.exe' : 'git'))
		.find((at) => existsSync(at));
	return (folder, ...args) => {
		if (git === undefined) return '';
		try {
			// The checkout may belong to another user, as in a container. A program that its config names must not run.
			return execFileSync(git, ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false', ...args], {
				cwd: folder,
				encoding: 'utf8',
				maxBuffer: LARGEST_PRINT,
				stdio: ['ignore', 'pipe', 'ignore'],
				timeout: TIMEOUT_MS,
				windowsHide: true,
			});
		} catch {
			return '';
		}
	};
}

/** Lists what git's index has of a folder. @param args of `git ls-files -z`. */
export function lsFiles(git: Git, folder: string, ...args: readonly string[]): string[] {
	return git(folder, 'ls-files', '-z', ...args)
		.split('\0')
		.filter((line) => line !== '');
}

/** Lists the paths that git's index has of a folder, with their modes, such as 100755. @param args more of `git ls-files`. */
export function listModes(git: Git, folder: string, ...args: readonly string[]): [path: string, mode: string][] {
	// Each line: mode, object, stage, tab, path.
	return lsFiles(git, folder, '-s', ...args).map((line) => [line.slice(line.indexOf('\t') + 1), line.slice(0, 6)]);
}

/** The commit that is checked out in a folder, which may be in a submodule; undefined where git does not tell. */
export function checkedOut(git: Git, folder: string): string | undefined {
	const [commit = '', above = ''] = git(folder, 'rev-parse', 'HEAD', '--show-superproject-working-tree').split('\n');
	if (above !== '') return checkedOut(git, above);
	return isCommit(commit) ? commit : undefined;
}

/** The mode of a file in git's index, if it is there. @param file real path, relative to the folder. */
export type ModeOf = (file: string) => string | undefined;

/** Modes of a link, and of a file that is executable. */
export const LINK = '120000';
export const EXECUTABLE = '100755';

/**
 * Reads the modes of a folder's files from git's index, for Windows, whose disk has no executable bit and often holds a link as
 * a text, its target. There are none where there is no index, or no git to read it.
 */
export function readModes(git: Git, folder: string): ModeOf {
	// Windows ignores case, and the disk may spell a name in another one.
	const modes = new Map(listModes(git, folder, '--recurse-submodules').map(([at, mode]) => [at.toLowerCase(), mode]));
	return (file) => modes.get(file.toLowerCase());
}
