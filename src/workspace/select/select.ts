import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PackageFailure } from '../../domain/failures/failure.ts';
import { keepMemoryLean } from '../lean-memory.ts';
import { notAFile, unreadable } from '../refusals.ts';
import { FolderFile, type PackedFolder, type SelectedFile } from '../selected-file.ts';
import { holdsPrivateKey } from './built-in.ts';
import { type DeployedDirectory, hasGit } from './directory.ts';
import { compareBytes, entryNameProblem } from './entry-name.ts';
import type { GitModes } from './git-modes.ts';
import { type InitialRules, initialRules, readIgnoreFile } from './ignore-files.ts';
import { ENV_FILE_RULE, GIT_RULE, type IgnoreRules } from './ignore-rules.ts';
import { type LeftEntrypoint, type LeftOut, LeftOutTally } from './left-out.ts';
import { followLink } from './link.ts';

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
	/** Lines of `exclude` that match nothing which could be packed. */
	readonly unmatched: readonly string[];
	/** Links that were followed into the store of a package manager. */
	readonly linkedStore: readonly string[];
	/** Whether it is known which files are executable: on Windows, only git's index tells. */
	readonly modesKnown: boolean;
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
	const walk = new Walk(directory, options, gitModes);
	await walk.all();
	const { files, left, takenBack, linkedStore, unmatched } = walk;
	return {
		files,
		leftOut: left.list(),
		leftEntrypoint: left.leftEntrypoint,
		takenBack: takenBack.sort(compareBytes),
		unmatched: unmatched.list(),
		linkedStore,
		modesKnown: gitModes?.areKnown ?? true,
	};
}

interface Folder extends PackedFolder {
	readonly rules: IgnoreRules;
	/** Real paths of the folders on the way here. Reaching one of them again is a loop. */
	readonly chain: readonly string[];
}

/** An entry of a folder that is packed: its path, with a trailing slash for a folder, and a folder's real path. */
type Kept = { readonly name: string; readonly file: SelectedFile } | { readonly name: string; readonly at: string };

/** The stores of pnpm, of Yarn and npm where they link, and of Bun. */
const STORE = /(?:^|\/)node_modules\/\.(?:pnpm|store|bun)\//;

/** Entries after which the walk lets the event loop handle signals and timers: a few milliseconds of work. */
const SLICE = 1000;

/** One walk of a directory. Only links need an extra look at the disk. */
class Walk {
	readonly files: SelectedFile[] = [];
	readonly takenBack: string[] = [];
	readonly linkedStore: string[] = [];
	readonly left: LeftOutTally;
	readonly #directory: DeployedDirectory;
	readonly #initial: InitialRules;
	readonly #options: SelectOptions;
	readonly #gitModes: GitModes | undefined;
	#sincePause = 0;

	constructor(directory: DeployedDirectory, options: SelectOptions, gitModes: GitModes | undefined) {
		this.#directory = directory;
		this.#initial = initialRules(directory, options.exclude);
		this.left = new LeftOutTally(options.entrypoint);
		this.#options = options;
		this.#gitModes = gitModes;
	}

	get unmatched() {
		return this.#initial.rules.unmatched;
	}

	async all(): Promise<void> {
		const { root } = this.#directory;
		await this.#enter({ at: root, name: '', rules: this.#initial.rules, chain: [root] });
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
			if ('file' in one) this.files.push(one.file);
			else await this.#enter({ ...inside, ...one, chain: [...folder.chain, one.at] });
	}

	#rulesOf(folder: Folder, entries: readonly Dirent[]): IgnoreRules {
		const { ofRepository, ignoreFile } = this.#initial;
		const has = (name: string) => entries.some((entry) => entry.name === name);
		const rules = (folder.name !== '' && has('.git') ? ofRepository : undefined) ?? folder.rules;
		if (!has(ignoreFile)) return rules;
		return rules.with(readIgnoreFile(this.#directory, this.#inRoot(folder.name).replace(/\/$/, ''), ignoreFile));
	}

	/** Decides how an entry is packed; undefined if it is left out. */
	#resolve(folder: Folder, entry: Dirent): Kept | undefined {
		const path = folder.name + entry.name;
		const source = `${folder.at}/${entry.name}`;
		const isFolder = entry.isDirectory();
		const name = isFolder ? `${path}/` : path;
		if (!this.#isPacked(folder.rules, name, source)) return undefined;
		if (hasGit(entry.name)) return this.left.add(GIT_RULE, name);
		// Checked before any access to the entry, because a name that is not UTF-8 does not lead back to it.
		const problem = entryNameProblem(path);
		if (problem !== undefined) throw new PackageFailure(name, problem, 'Rename it, or leave it out with "exclude".');
		if (isFolder) return { name, at: source };
		if (entry.isSymbolicLink() || (entry.isFile() && this.#gitModes?.isLinkHeldAsText(source)))
			return this.#follow(folder, name, source);
		if (!entry.isFile()) throw notAFile(name);
		const { root } = this.#directory;
		const real = source === `${root}/${name}` ? name : relative(root, source);
		if (this.#isSecret(folder.rules, name, real, source)) return undefined;
		return { name, file: new FolderFile(folder, entry.name, this.#gitModes?.isExecutable(source)) };
	}

	#follow(folder: Folder, name: string, source: string): Kept | undefined {
		const { root } = this.#directory;
		const { keepLinks = false } = this.#options;
		const chain = keepLinks ? [] : folder.chain;
		const { at, path: real, isFolder, identity } = followLink({ root, chain, name, source, gitModes: this.#gitModes });
		if (this.#isSecret(folder.rules, name, real, at)) return undefined;
		// As a link to its end, whatever other links are on the way there: equal on every system.
		const link = relative(folder.at, at) || '.';
		if (keepLinks) return { name, file: { path: name, source, link } };
		if (STORE.test(real)) this.linkedStore.push(name);
		if (isFolder) return this.#isPacked(folder.rules, `${name}/`, at) ? { name: `${name}/`, at } : undefined;
		return { name, file: { path: name, source: at, identity, executable: this.#gitModes?.isExecutable(at) } };
	}

	#isPacked(rules: IgnoreRules, name: string, source: string): boolean {
		const decision = rules.decide(this.#inRoot(name), () => holdsPrivateKey(source));
		if (decision?.kind === 'taken-back') this.takenBack.push(name);
		if (decision?.kind !== 'out') return true;
		this.left.add(decision.rule, name);
		return false;
	}

	/**
	 * Leaves out what no name makes harmless: git's own, the file of environment variables, and, behind a link, secrets:
	 * `.aws/credentials` is one as `a/credentials` too.
	 * @param real path of what the name leads to, relative to the directory. @param at the same, absolute.
	 */
	#isSecret(rules: IgnoreRules, name: string, real: string, at: string): boolean {
		const holdsKey = () => !real.endsWith('/') && holdsPrivateKey(at);
		const { envFile = '' } = this.#options;
		let rule: string | undefined;
		// On Windows the path has slashes of both kinds.
		if (envFile !== '' && path.normalize(at) === envFile) rule = ENV_FILE_RULE;
		else if (real !== name && real !== '/')
			rule = hasGit(real) ? GIT_RULE : rules.secretRuleFor(this.#inRoot(real), holdsKey);
		if (rule !== undefined) this.left.add(rule, name);
		return rule !== undefined;
	}

	/** The path of a name in the package relative to the workspace, as all rules need it. */
	#inRoot(name: string): string {
		return this.#directory.base === '' ? name : `${this.#directory.base}/${name}`;
	}
}

function relative(from: string, to: string): string {
	return path.relative(from, to).split(path.sep).join('/');
}

function listed(folder: Folder): Dirent[] {
	try {
		return readdirSync(folder.at, { withFileTypes: true });
	} catch (error) {
		throw unreadable(folder.name === '' ? '.' : folder.name, error);
	}
}
