import path from 'node:path/posix';
import { setImmediate } from 'node:timers/promises';
import { keepMemoryLean } from '../lean-memory.ts';
import type { SelectedFile } from '../selected-file.ts';
import type { DeployedDirectory } from './directory.ts';
import { compareBytes } from './entry-name.ts';
import type { GitModes } from './git-modes.ts';
import type { LeftEntrypoint, LeftOut, LeftOutTally } from './left-out.ts';
import { type SelectOptions, Walk } from './walk.ts';

/** Which files are packed and which are left out, decided before packing. */
export interface Selection {
	/** Sorted by the bytes of their paths. */
	readonly files: readonly SelectedFile[];
	readonly leftOut: readonly LeftOut[];
	/** Paths of the ignore files that were read, relative to the workspace. */
	readonly ignoreFiles: readonly string[];
	readonly leftEntrypoint: LeftEntrypoint | undefined;
	/** What a built-in rule leaves out, and a pattern that names it took back. */
	readonly takenBack: readonly string[];
	/** Lines of `exclude` that match nothing. */
	readonly unmatched: readonly string[];
	/** Links that were followed into the store of a package manager. */
	readonly linkedStore: readonly string[];
	/** Where the disk has no modes: why git's index did not give them either. */
	readonly modesProblem: string | undefined;
}

/** Entries after which the walk lets the event loop handle signals and timers: a few milliseconds of work. */
const SLICE = 1000;

/**
 * Walks the deployed directory once. Folders that are left out are never entered.
 * @param gitModes provides modes and links if the disk does not have them.
 * @throws PackageFailure that names the file which cannot be packed.
 */
export async function selectFiles(
	directory: DeployedDirectory,
	options: SelectOptions,
	gitModes?: GitModes,
): Promise<Selection> {
	const walk = new Walk(directory, options, gitModes);
	let sincePause = 0;
	for (const entries of walk.all()) {
		sincePause += entries;
		if (sincePause < SLICE) continue;
		sincePause = 0;
		keepMemoryLean();
		await setImmediate();
	}
	const { left, linkedStore } = walk;
	return {
		files: options.keepLinks ? withoutLoose(walk.files, left) : walk.files,
		leftOut: left.list(),
		leftEntrypoint: left.leftEntrypoint,
		ignoreFiles: walk.read,
		takenBack: walk.takenBack.sort(compareBytes),
		unmatched: walk.unmatched(),
		linkedStore,
		modesProblem: gitModes?.problem,
	};
}

/** The files without links that would lead nowhere in the package, because what they lead to is left out. */
function withoutLoose(files: readonly SelectedFile[], left: LeftOutTally): readonly SelectedFile[] {
	const there = new Set(['.']);
	for (const { path: file, link } of files)
		for (let at = link === undefined ? file : path.dirname(file); !there.has(at); at = path.dirname(at)) there.add(at);
	return files.filter(({ path: file, link }) => {
		if (link === undefined || there.has(path.join(path.dirname(file), link))) return true;
		left.add('a link to a file that is left out', file, '');
		return false;
	});
}
