import { realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { InputFailure, StepFailure } from '../../domain/failures/failure.ts';

/** The deployed directory on disk. */
export interface DeployedDirectory {
	/** Absolute real path of the directory. */
	readonly root: string;
	/** Path relative to the workspace, with forward slashes; '' for the workspace itself. */
	readonly base: string;
	/** Absolute real path of the workspace. */
	readonly workspace: string;
}

/**
 * Finds the input `directory`.
 * @throws InputFailure if it is missing, a file, in a `.git` folder, or outside the workspace (also through a link).
 */
export function locateDirectory(workspace: string, directory: string): DeployedDirectory {
	const accepted = `the path of a folder inside the workspace (${workspace}), relative to the workspace`;
	const bad = (problem: string, cause?: unknown) =>
		new InputFailure('directory', `is "${directory}", ${problem}`, accepted, { cause });
	const workspaceRoot = realWorkspace(workspace);
	const { real: root, status } = lookUpPath(workspace, directory, bad, 'did actions/checkout run?');
	if (!status.isDirectory()) throw bad('which is a file');
	if (!isInside(workspaceRoot, root)) throw bad('which is outside the workspace');
	const base = pathFrom(workspaceRoot, root);
	if (hasGit(base)) throw bad('which is in a .git folder, which is never packed');
	return { root, base, workspace: workspaceRoot };
}

/**
 * Looks up the path that an input gives.
 * @param bad makes the failure for one that is not there. @param hint a question about why.
 */
export function lookUpPath(
	workspace: string,
	given: string,
	bad: (problem: string, cause: unknown) => InputFailure,
	hint: string,
): { readonly real: string; readonly status: Stats } {
	try {
		const real = realpathSync.native(path.resolve(workspace, given));
		return { real, status: statSync(real) };
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw bad(`which does not exist or cannot be read (${code}; ${hint})`, error);
	}
}

/** The folders on the way to a path relative to the workspace, from the workspace ('') to the path itself. */
export function foldersTo(base: string): string[] {
	const segments = base === '' ? [] : base.split('/');
	return ['', ...segments.map((_, index) => segments.slice(0, index + 1).join('/'))];
}

/** The path that leads from a folder to another path, with forward slashes. */
export function pathFrom(folder: string, to: string): string {
	return path.relative(folder, to).replaceAll(path.sep, '/');
}

/** Whether a path leads into a `.git` folder, in any case of its letters. @param at with forward slashes. */
export function hasGit(at: string): boolean {
	return /(?:^|\/)\.git(?:\/|$)/i.test(at);
}

/** The real path of the workspace as the system spells it: on Windows with long names, and in the case on disk. */
function realWorkspace(workspace: string): string {
	try {
		const real = realpathSync.native(workspace);
		if (statSync(real).isDirectory()) return real;
	} catch {
		// The folder does not exist or cannot be read; the message below covers both.
	}
	throw new StepFailure({
		kind: 'package',
		message: `There is no workspace: the folder ${workspace} (GITHUB_WORKSPACE) does not exist, or cannot be read.`,
		advice: "Run this step after actions/checkout, in a job or container where the runner's workspace is mounted.",
	});
}

/** Whether `inner` is `outer` or is below it; both are absolute. */
export function isInside(outer: string, inner: string): boolean {
	const relative = path.relative(outer, inner);
	return relative === '' || (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative));
}
