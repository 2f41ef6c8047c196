import path from 'node:path';
import { lsFiles } from '../git.ts';

/**
 * Modes and links of a folder from git's index, for Windows, whose disk has no executable bit and often no links. A file that
 * the index does not know is not executable.
 */
export class GitModes {
	/** Why the index could not be read; undefined if it could. */
	readonly problem: string | undefined;
	readonly #root: string;
	/** The mode of each file, such as 100755, by its path. */
	readonly #modes = new Map<string, string>();

	/** @param root real path of the folder. @param git its absolute path; undefined where there is none. */
	constructor(root: string, git: string | undefined) {
		this.#root = root;
		if (git === undefined) {
			this.problem = 'git was not found on PATH';
			return;
		}
		try {
			// Each line: mode, object, stage, tab, path.
			for (const line of lsFiles(git, root, ['-s', '--recurse-submodules']))
				this.#modes.set(line.slice(line.indexOf('\t') + 1).toLowerCase(), line.slice(0, 6));
		} catch (error) {
			const { status, code } = error as { status?: number | null; code?: string };
			this.problem = `git ls-files failed (${code ?? `exit code ${status}`})`;
		}
	}

	/** Whether the disk holds a link as a text, its target. @param file real path. */
	isLinkHeldAsText(file: string): boolean {
		return this.#modeOf(file) === '120000';
	}

	isExecutable(file: string): boolean {
		return this.#modeOf(file) === '100755';
	}

	/** Windows ignores case, and the disk may spell a name in another case than git. */
	#modeOf(file: string): string | undefined {
		return this.#modes.get(path.relative(this.#root, file).replaceAll(path.sep, '/').toLowerCase());
	}
}
