import { statSync } from 'node:fs';
import path from 'node:path';
import { isInside } from './directory.ts';

/**
 * Where git is installed, absolute, or undefined where it is not. Only the absolute folders of the search path count,
 * and none in the workspace: a `git.exe` that a checkout brings along must not run.
 * @param searchPath PATH, as the system writes it.
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
