import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { InputFailure } from '../../domain/failures/failure.ts';
import { isInside } from '../../domain/text/paths.ts';

/** The deployed directory on disk. */
export type DeployedDirectory = Readonly<ReturnType<typeof locateDirectory>>;

/**
 * Finds the input `directory`.
 * @throws InputFailure if it is missing, a file, in a `.git` folder, or outside the workspace (also through a link).
 */
export function locateDirectory(workspace: string, directory: string) {
	const accepted = `the path of a folder inside the workspace (${workspace}), relative to the workspace`;
	const bad = (problem: string, cause?: unknown) =>
		new InputFailure('directory', `is "${directory}", ${problem}`, accepted, { cause });
	const lookUp = (at: string) => lookUpPath(workspace, at, bad, 'did actions/checkout run?');
	const { real: top } = lookUp('.'); // on Windows with long names, and in the case on disk
	const { real: root, status } = lookUp(directory);
	if (!status.isDirectory()) throw bad('which is a file');
	if (!isInside(top, root)) throw bad('which is outside the workspace');
	const base = pathFrom(top, root);
	if (hasGit(base)) throw bad('which is in a .git folder, which is never packed');
	return {
		/** Absolute real path of the directory. */
		root,
		/** Path relative to the workspace, with forward slashes; '' for the workspace itself. */
		base,
		/** Absolute real path of the workspace. */
		workspace: top,
	};
}

type Bad = (problem: string, cause: unknown) => InputFailure;

/**
 * Looks up the path that an input gives.
 * @param bad makes the failure for one that is not there. @param hint a question about why.
 */
export function lookUpPath(workspace: string, given: string, bad: Bad, hint: string) {
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
	const way = base === '' ? [] : wayTo(base);
	return ['', ...way.map((at) => at.replace(/\/$/, ''))];
}

/** The folders on the way to a path, each with a trailing slash, and the path itself. */
export function wayTo(path: string): string[] {
	const slashes = [...path.matchAll(/\/(?!$)/g)];
	return [...slashes.map(({ index }) => path.slice(0, index + 1)), path];
}

/** The path that leads from a folder to another path, with forward slashes. */
export function pathFrom(folder: string, to: string): string {
	return path.relative(folder, to).replaceAll(path.sep, '/');
}

/** Whether a path leads into a `.git` folder, in any case of its letters. @param at with forward slashes. */
export function hasGit(at: string): boolean {
	return /(?:^|\/)\.git(?:\/|$)/i.test(at);
}
