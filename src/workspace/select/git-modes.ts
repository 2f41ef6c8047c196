import { type Git, lsFiles } from '../git.ts';

/**
 * What git's index says of the files of a folder, for Windows, whose disk has no executable bit and often no links. Nothing is
 * executable where there is no index, or no git to read it.
 */
export class GitModes {
	/** The mode of each file, such as 100755, by its path. Windows ignores case, and the disk may spell a name in another one. */
	readonly #modes: ReadonlyMap<string, string>;

	constructor(folder: string, git: Git) {
		const lines = lsFiles(git, folder, '-s', '--recurse-submodules');
		// Each line: mode, object, stage, tab, path.
		this.#modes = new Map(lines.map((line) => [line.slice(line.indexOf('\t') + 1).toLowerCase(), line.slice(0, 6)]));
	}

	/** Whether the disk holds a link as a text, its target. @param file real path, relative to the folder. */
	isLinkHeldAsText(file: string): boolean {
		return this.#modes.get(file.toLowerCase()) === '120000';
	}

	/** @param file as above. */
	isExecutable(file: string): boolean {
		return this.#modes.get(file.toLowerCase()) === '100755';
	}
}
