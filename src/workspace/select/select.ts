import { setImmediate } from 'node:timers/promises';
import { keepMemoryLean } from '../lean-memory.ts';
import type { SelectedFile } from '../selected-file.ts';
import type { DeployedDirectory } from './directory.ts';
import type { GitIndex, IndexedModes } from './git-index.ts';
import { initialRules } from './ignore-files.ts';
import { type LeftEntrypoint, type LeftOut, LeftOutTally } from './left-out.ts';
import { Walk } from './walk.ts';

/** What is packed and what is not, decided before anything is written. */
export interface Selection {
	/** In the byte order of their paths. */
	readonly files: readonly SelectedFile[];
	readonly leftOut: readonly LeftOut[];
	/** The ignore files that were read, relative to the workspace. */
	readonly ignoreFiles: readonly string[];
	readonly leftEntrypoint: LeftEntrypoint | undefined;
	/** Undefined where the disk told the modes. */
	readonly modes: IndexedModes | undefined;
}

/** Entries after which the walk lets signals and timers have their turn: a few milliseconds' work. */
const SLICE = 1000;

/**
 * Walks the deployed directory once. Folders that are left out are never entered.
 * @param exclude the input `exclude`.
 * @param entrypoint the file that the reader will miss most, should a rule leave it out.
 * @param index asked for modes and links where the disk does not tell them.
 * @throws PackageFailure that names the file which cannot be packed.
 */
export async function selectFiles(
	directory: DeployedDirectory,
	exclude: string,
	entrypoint: string,
	index?: GitIndex,
): Promise<Selection> {
	keepMemoryLean();
	const initial = initialRules(directory, exclude);
	const left = new LeftOutTally(entrypoint);
	const walk = new Walk(directory, initial, left, index);
	let sincePause = 0;
	for (const entries of walk.all()) {
		sincePause += entries;
		if (sincePause < SLICE) continue;
		sincePause = 0;
		await setImmediate();
	}
	const ignoreFiles = [...initial.read, ...walk.read];
	const { leftEntrypoint } = left;
	return { files: walk.files, leftOut: left.list(), ignoreFiles, leftEntrypoint, modes: index?.modes() };
}
