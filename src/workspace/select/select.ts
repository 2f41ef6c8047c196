import { type Dirent, readdirSync } from 'node:fs';
import { normalize } from 'node:path';
import { relative } from 'node:path/posix';
import { setImmediate } from 'node:timers/promises';
import { PackageFailure } from '../../domain/failures/failure.ts';
import type { GitModes } from '../git.ts';
import { keepMemoryLean } from '../lean-memory.ts';
import { notAFile, unreadable } from '../refusals.ts';
import { FolderFile, type PackedFolder, type SelectedFile } from '../selected-file.ts';
import { builtInRule, holdsPrivateKey } from './built-in.ts';
import type { DeployedDirectory } from './directory.ts';
import { compareBytes, entryNameProblem } from './entry-name.ts';
import { initialRules, readIgnoreFile } from './ignore-files.ts';
import { type IgnoreRules, linesWithoutEffect } from './ignore-rules.ts';
import { type LeftEntrypoint, type LeftOut, LeftOutTally } from './left-out.ts';
import { followLink, LEAVE_OUT } from './link.ts';

export interface SelectOptions {
	/** The input `exclude`. */
	readonly exclude: string;
	/** Real path of the file of environment variables, which is never packed; '' for none. */
	readonly envFile?: string | undefined;
	/** The rule that leaves this file out, if any, is noted. */
	readonly entrypoint: string;
	/** Whether links are packed as links. Default: as what they point to. */
	readonly keepLinks?: boolean;
}

/** Which files are packed and which are left out, decided before packing. */
export interface Selection {
	/** Sorted by the bytes of their paths. */
	readonly files: readonly SelectedFile[];
	readonly leftOut: readonly LeftOut[];
	readonly leftEntrypoint: LeftEntrypoint | undefined;
	/** What a built-in rule leaves out, and a pattern that names it took back. */
	readonly takenBack: readonly string[];
	/** Lines of `exclude` without an effect. */
	readonly unmatched: readonly string[];
	/** Links that were followed into the store of a package manager. */
	readonly linkedStore: readonly string[];
}

/**
 * Walks the deployed directory once. Folders that are left out are never entered.
 * @param gitModes given if the disk has neither modes nor links.
 * @throws PackageFailure that names the file which cannot be packed.
 */
export async function selectFiles(
	directory: DeployedDirectory,
	options: SelectOptions,
	gitModes?: GitModes,
): Promise<Selection> {
	return new Walk(directory, options, gitModes).all();
}

interface Folder extends PackedFolder {
	/** Its real path in the directory, as the names of `Kept`; not that of its name where it is behind a link. */
	readonly real: string;
	readonly rules: IgnoreRules;
	/** Real paths of the folders on the way here. Reaching one of them again is a loop. */
	readonly chain: readonly string[];
}

/** An entry of a folder that is packed: its name, with a trailing slash for a folder, and a folder's real path. */
type Kept = { readonly name: string; readonly file: SelectedFile } | { readonly name: string; readonly real: string };

const ENV_FILE_RULE = 'always: the file that "env-file" names';

/** The stores of pnpm, of Yarn and npm where they link, and of Bun. */
const STORE = /(?:^|\/)node_modules\/\.(?:pnpm|store|bun)\//;

/** Entries after which the walk lets the event loop handle signals and timers: a few milliseconds of work. */
const SLICE = 1000;

/** One walk of a directory. Only links need an extra look at the disk. */
class Walk {
	readonly #files: SelectedFile[] = [];
	readonly #takenBack = new Set<string>(); // a link is decided about twice
	readonly #linkedStore: string[] = [];
	readonly #left: LeftOutTally;
	readonly #directory: DeployedDirectory;
	readonly #initial: ReturnType<typeof initialRules>;
	readonly #options: SelectOptions;
	readonly #gitModes: GitModes | undefined;
	#sincePause = 0;

	constructor(directory: DeployedDirectory, options: SelectOptions, gitModes: GitModes | undefined) {
		this.#directory = directory;
		this.#initial = initialRules(directory, options.exclude);
		this.#left = new LeftOutTally(options.entrypoint);
		this.#options = options;
		this.#gitModes = gitModes;
	}

	async all(): Promise<Selection> {
		const { rules } = this.#initial;
		await this.#enter({ name: '', real: '', at: this.#at(''), rules, chain: [''] });
		const leftOut = this.#left.list();
		return {
			files: this.#files,
			leftOut,
			leftEntrypoint: this.#left.leftEntrypoint,
			takenBack: [...this.#takenBack].sort(compareBytes),
			unmatched: linesWithoutEffect(this.#options.exclude, this.#files, leftOut),
			linkedStore: this.#linkedStore,
		};
	}

	async #enter(folder: Folder): Promise<void> {
		const entries = listed(folder);
		this.#sincePause += entries.length;
		if (this.#sincePause > SLICE) {
			this.#sincePause = 0;
			keepMemoryLean();
			await setImmediate();
		}
		const inside = { ...folder, rules: this.#rulesOf(folder, entries) };
		const kept = entries.map((entry) => this.#resolve(inside, entry)).filter((one) => one !== undefined);
		for (const one of kept.sort((a, b) => compareBytes(a.name, b.name)))
			if ('file' in one) this.#files.push(one.file);
			else await this.#enter({ ...inside, ...one, at: this.#at(one.real), chain: [...folder.chain, one.real] });
	}

	#rulesOf({ name, rules }: Folder, entries: readonly Dirent[]): IgnoreRules {
		const { ignoreFile } = this.#initial;
		const has = (wanted: string) => entries.some((entry) => entry.name === wanted);
		const isRepository = ignoreFile === '.gitignore' && name !== '' && has('.git');
		const at = this.#inRoot(name).replace(/\/$/, '');
		return rules.inside(has(ignoreFile) ? readIgnoreFile(this.#directory, at, ignoreFile) : [], isRepository);
	}

	/** Decides how an entry is packed; undefined if it is left out. */
	#resolve(folder: Folder, entry: Dirent): Kept | undefined {
		const isFolder = entry.isDirectory();
		const slash = isFolder ? '/' : '';
		const name = folder.name + entry.name + slash;
		const real = folder.real + entry.name + slash;
		if (!this.#isPacked(folder, name, real)) return undefined;
		// Checked before any access to the entry, because a name that is not UTF-8 does not lead back to it.
		const problem = entryNameProblem(name);
		if (problem !== undefined) throw new PackageFailure(name, problem, 'Rename it, or leave it out with "exclude".');
		if (isFolder) return { name, real };
		if (entry.isSymbolicLink() || (entry.isFile() && this.#gitModes?.isLinkHeldAsText(real)))
			return this.#follow(folder, name, real);
		if (!entry.isFile()) throw notAFile(name);
		return { name, file: new FolderFile(folder, entry.name, this.#gitModes?.isExecutable(real)) };
	}

	#follow(folder: Folder, link: string, from: string): Kept | undefined {
		const { real, isFolder, identity } = followLink(this.#directory.root, link, from, this.#gitModes);
		const { keepLinks = false } = this.#options;
		if (!keepLinks && folder.chain.includes(real))
			throw new PackageFailure(link, 'it links to one of its parent folders', LEAVE_OUT);
		const name = isFolder && !keepLinks ? `${link}/` : link;
		if (!this.#isPacked(folder, name, real)) return undefined;
		if (keepLinks) {
			// As a link to its end, whatever other links are on the way there: equal on every system.
			const target = relative(folder.real, real) || '.';
			return { name, file: { path: name, source: this.#at(from), link: target } };
		}
		if (STORE.test(real)) this.#linkedStore.push(link);
		if (isFolder) return { name, real };
		const executable = this.#gitModes?.isExecutable(real);
		return { name, file: { path: name, source: this.#at(real), identity, executable } };
	}

	/** Whether no rule leaves something out. @param real its real path. */
	#isPacked({ rules }: Folder, name: string, real: string): boolean {
		const path = this.#inRoot(name);
		const at = this.#at(real);
		const holdsKey = () => holdsPrivateKey(at);
		const isEnvFile = normalize(at) === this.#options.envFile;
		const rule = isEnvFile ? ENV_FILE_RULE : rules.ruleFor(path, holdsKey, this.#inRoot(real));
		if (rule !== undefined) this.#left.add(rule, name);
		else if (builtInRule(path, holdsKey) !== undefined) this.#takenBack.add(name);
		return rule === undefined;
	}

	/** The absolute path of a real path in the directory. */
	#at(real: string): string {
		return `${this.#directory.root}/${real}`;
	}

	/** A path in the directory relative to the workspace, as all rules need it. */
	#inRoot(name: string): string {
		return this.#directory.base === '' ? name : `${this.#directory.base}/${name}`;
	}
}

function listed({ at, name }: Folder): Dirent[] {
	try {
		return readdirSync(at, { withFileTypes: true });
	} catch (error) {
		throw unreadable(name === '' ? '.' : name, error);
	}
}
