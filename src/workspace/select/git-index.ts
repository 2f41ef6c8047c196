import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { isInside } from './directory.ts';
import { isRepository } from './repository.ts';

/** The kind of a file in git's index. Used on Windows, whose disk has no executable bit and often no links. */
export type IndexedAs = 'file' | 'executable' | 'link';

/** Where the modes of the selected files come from. */
export interface IndexedModes {
	/** Number of files that git's index knows. */
	readonly indexed: number;
	/** Number of files that have mode 0755 from the index. */
	readonly executable: number;
	/** Number of files that are in no index or in no repository. Their mode is 0644. */
	readonly unknown: number;
	/** Why an index could not be read; undefined if none failed. */
	readonly problem: string | undefined;
}

const MODES: Readonly<Record<string, IndexedAs>> = { '100644': 'file', '100755': 'executable', '120000': 'link' };

/** Milliseconds that git may take to print an index. */
const TIMEOUT_MS = 10_000;

/** The most bytes of a printed index: about four million files of 130 bytes each. */
const LARGEST_PRINT = 512 * 1024 * 1024;

type Index = ReadonlyMap<string, IndexedAs>;

const EMPTY: Index = new Map();

/** The indexes of all repositories in a workspace. Each is read when the first of its files is looked up. */
export class GitIndex {
	readonly #workspace: string;
	readonly #git: string | undefined;
	/** For each folder, the top of its repository. */
	readonly #tops = new Map<string, string | undefined>();
	readonly #indexes = new Map<string, Index>();
	readonly #count = { indexed: 0, executable: 0, unknown: 0 };
	#problem: string | undefined;

	/**
	 * @param workspace absolute real path.
	 * @param git absolute path of git.
	 */
	constructor(workspace: string, git: string | undefined) {
		this.#workspace = workspace;
		this.#git = git;
	}

	/** The kind of a file, by its real path; undefined if no index has it. */
	of(file: string): IndexedAs | undefined {
		const top = this.#topOf(path.dirname(file));
		if (top === undefined) return undefined;
		return this.#indexAt(top).get(keyOf(path.relative(top, file)));
	}

	/** Whether a file is a link in git, whatever it is on disk. @param file real path. */
	isLink(file: string): boolean {
		return this.of(file) === 'link';
	}

	/** Whether a file to be packed is executable. Also counts it. */
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
			// A repository's config may name a program that watches its files (core.fsmonitor). It must not run.
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

/** @param listing output of `git ls-files -s -z`: mode, object, stage, tab, path from the top. */
export function parseIndex(listing: string): Index {
	const entries = listing.split('\0').flatMap((line): [string, IndexedAs][] => {
		const known = MODES[line.slice(0, 6)];
		return known === undefined ? [] : [[keyOf(line.slice(line.indexOf('\t') + 1)), known]];
	});
	return new Map(entries);
}

/** The key of a file. Windows ignores case, and the disk may spell a name in another case than git. */
function keyOf(file: string): string {
	return file.replaceAll(path.sep, '/').toLowerCase();
}
