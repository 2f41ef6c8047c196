import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { isInside } from './directory.ts';
import { isRepository } from './repository.ts';

/** What git's index says of a file where the disk cannot: Windows has no executable bit, and often no links. */
export type IndexedAs = 'file' | 'executable' | 'link';

/** How the files of a selection came to their modes. */
export interface IndexedModes {
	/** Files that git's index knows. */
	readonly indexed: number;
	/** Files that have 0755 from it. */
	readonly executable: number;
	/** Files that it does not know, or that lie in no repository. They have 0644. */
	readonly unknown: number;
	/** Why an index could not be read, if one could not. */
	readonly problem: string | undefined;
}

const MODES: Readonly<Record<string, IndexedAs>> = { '100644': 'file', '100755': 'executable', '120000': 'link' };

/** Milliseconds that git may take to print an index, which it keeps in one file. */
const TIMEOUT_MS = 10_000;

/** Bytes of an index in print at most: about four million files, at 130 bytes each. */
const LARGEST_PRINT = 512 * 1024 * 1024;

type Index = ReadonlyMap<string, IndexedAs>;

const EMPTY: Index = new Map();

/** The indexes of all repositories in a workspace, each read when the first of its files is asked for. */
export class GitIndex {
	readonly #workspace: string;
	readonly #git: string | undefined;
	/** The top of the repository that a folder is in. */
	readonly #tops = new Map<string, string | undefined>();
	readonly #indexes = new Map<string, Index>();
	readonly #count = { indexed: 0, executable: 0, unknown: 0 };
	#problem: string | undefined;

	/**
	 * @param workspace a real path, absolute.
	 * @param git where git is installed, absolute.
	 */
	constructor(workspace: string, git: string | undefined) {
		this.#workspace = workspace;
		this.#git = git;
	}

	/** What the index says of a file, by its real path; undefined where no index knows it. */
	of(file: string): IndexedAs | undefined {
		const top = this.#topOf(path.dirname(file));
		if (top === undefined) return undefined;
		return this.#indexAt(top).get(keyOf(path.relative(top, file)));
	}

	/** Whether a file that is to be packed may be executed. Counts it. */
	isExecutable(file: string): boolean {
		const known = this.of(file);
		this.#count[known === undefined ? 'unknown' : 'indexed']++;
		if (known === 'executable') this.#count.executable++;
		return known === 'executable';
	}

	modes(): IndexedModes {
		return { ...this.#count, problem: this.#problem };
	}

	#topOf(folder: string): string | undefined {
		if (this.#tops.has(folder)) return this.#tops.get(folder);
		const above = path.dirname(folder);
		const top = isRepository(folder)
			? folder
			: above !== folder && isInside(this.#workspace, above)
				? this.#topOf(above)
				: undefined;
		this.#tops.set(folder, top);
		return top;
	}

	#indexAt(top: string): Index {
		const index = this.#indexes.get(top) ?? this.#read(top);
		this.#indexes.set(top, index);
		return index;
	}

	#read(top: string): Index {
		if (this.#git === undefined) {
			this.#problem ??= 'git was not found on PATH';
			return EMPTY;
		}
		try {
			// A repository may name a program of its own to watch its files: none of it runs.
			const listing = execFileSync(this.#git, ['-c', 'core.fsmonitor=false', 'ls-files', '-s', '-z'], {
				cwd: top,
				encoding: 'utf8',
				maxBuffer: LARGEST_PRINT,
				stdio: ['ignore', 'pipe', 'ignore'],
				timeout: TIMEOUT_MS,
				windowsHide: true,
			});
			return parseIndex(listing);
		} catch (error) {
			const { status, code } = error as { status?: number | null; code?: string };
			this.#problem ??= `git ls-files failed (${code ?? `exit code ${status}`})`;
			return EMPTY;
		}
	}
}

/** @param listing of `git ls-files -s -z`: mode, object, stage, tab, path from the top. */
export function parseIndex(listing: string): Index {
	const entries = listing.split('\0').flatMap((line): [string, IndexedAs][] => {
		const known = MODES[line.slice(0, 6)];
		return known === undefined ? [] : [[keyOf(line.slice(line.indexOf('\t') + 1)), known]];
	});
	return new Map(entries);
}

/** The disk of Windows knows no upper and lower case, and may spell a name in another case than git. */
function keyOf(file: string): string {
	return file.replaceAll(path.sep, '/').toLowerCase();
}
