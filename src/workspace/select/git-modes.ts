import path from 'node:path';
import { lsFiles } from '../git.ts';

/**
 * Modes and links of a folder from git's index, for Windows, whose disk has no executable bit and often no links. A file that
 * the index does not know is not executable.
 */
export class GitModes {
	/** False where there is no index, or no git to read it. */
	readonly areKnown: boolean;
	readonly #root: string;
	/** The mode of each file, such as 100755, by its path. Windows ignores case, and the disk may spell a name in another one. */
	readonly #modes: ReadonlyMap<string, string>;

	/** @param root real path of the folder. @param git its absolute path; undefined where there is none. */
	constructor(root: string, git: string | undefined) {
		this.#root = root;
		const lines = lsFiles(git, root, ['-s', '--recurse-submodules']);
		this.areKnown = lines !== undefined;
		// Each line: mode, object, stage, tab, path.
		const modeOf = (line: string) => [line.slice(line.indexOf('\t') + 1).toLowerCase(), line.slice(0, 6)] as const;
		this.#modes = new Map(lines?.map(modeOf));
	}

	/** Whether the disk holds a link as a text, its target. @param file real path. */
	isLinkHeldAsText(file: string): boolean {
		return this.#modeOf(file) === '120000';
	}

	isExecutable(file: string): boolean {
		return this.#modeOf(file) === '100755';
	}

	#modeOf(file: string): string | undefined {
		return this.#modes.get(path.relative(this.#root, file).replaceAll(path.sep, '/').toLowerCase());
	}
}
