import { statSync } from 'node:fs';
import path from 'node:path';
import { isInside } from './directory.ts';

/**
 * Finds git's absolute path, or undefined if it is not installed. Only absolute folders on PATH count, and none inside
 * the workspace: a `git.exe` that is part of the checkout must not be run.
 * @param searchPath the PATH variable, as the system writes it.
 */
export function findGit(searchPath: string, platform: NodeJS.Platform, workspace: string): string | undefined {
	const { delimiter, isAbsolute, join } = platform === 'win32' ? path.win32 : path.posix;
	return searchPath
		.split(delimiter)
		.map((folder) => folder.replace(/^"(.*)"$/, '$1'))
		.filter((folder) => isAbsolute(folder) && !isInside(workspace, folder))
		.map((folder) => join(folder, platform === 'win32' ? 'git.exe' : 'git'))
		.find((file) => isFile(file));
}

function isFile(file: string): boolean {
	try {
		return statSync(file).isFile();
	} catch {
		return false;
	}
}
