import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';
import { PackageFailure } from '../../domain/failures/failure.ts';
import { notAFile, unreadable } from '../refusals.ts';
import { FolderFile, type PackedFolder, type SelectedFile } from '../selected-file.ts';
import { holdsPrivateKey } from './built-in.ts';
import { type DeployedDirectory, hasGit } from './directory.ts';
import { compareBytes, entryNameProblem } from './entry-name.ts';
import type { GitModes } from './git-modes.ts';
import { type InitialRules, initialRules, readIgnoreFile } from './ignore-files.ts';
import { ENV_FILE_RULE, GIT_RULE, type IgnoreRules } from './ignore-rules.ts';
import { LeftOutTally } from './left-out.ts';
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

interface Folder extends PackedFolder {
	readonly rules: IgnoreRules;
	/** Real paths of the folders on the way here. Reaching one of them again is a loop. */
	readonly chain: readonly string[];
}

/** An entry of a folder that is packed. `sortName`: its path, with a trailing slash for a folder. */
type KeptEntry =
	| { readonly kind: 'file'; readonly sortName: string; readonly file: SelectedFile }
	/** `at`: its real path. */
	| { readonly kind: 'folder'; readonly sortName: string; readonly at: string };

/** The stores of pnpm, of Yarn and npm where they link, and of Bun. */
const STORE = /(?:^|\/)node_modules\/\.(?:pnpm|store|bun)\//;

/** Walks a directory once. Left-out folders are never entered, and only links need an extra look at the disk. */
export class Walk {
	readonly files: SelectedFile[] = [];
	/** Paths of the ignore files that were read, relative to the workspace. */
	readonly read: string[] = [];
	/** What a built-in rule leaves out, and a pattern that names it took back. */
	readonly takenBack: string[] = [];
	/** Links that were followed into the store of a package manager. */
	readonly linkedStore: string[] = [];
	readonly left: LeftOutTally;
	readonly #directory: DeployedDirectory;
	readonly #initial: InitialRules;
	readonly #keepLinks: boolean;
	readonly #envFile: string;
	readonly #gitModes: GitModes | undefined;

	/** @param gitModes given if the disk has neither modes nor links. */
	constructor(
		directory: DeployedDirectory,
		{ exclude, envFile = '', entrypoint, keepLinks = false }: SelectOptions,
		gitModes?: GitModes,
	) {
		this.#directory = directory;
		this.#initial = initialRules(directory, exclude);
		this.read.push(...this.#initial.read);
		this.left = new LeftOutTally(entrypoint);
		this.#keepLinks = keepLinks;
		this.#envFile = envFile;
		this.#gitModes = gitModes;
	}

	/** Lines of `exclude` that match nothing. */
	unmatched(): string[] {
		return this.#initial.unmatched.list();
	}

	/** Walks the whole directory. Yields the same numbers as `#folder`. */
	all(): Generator<number, void, undefined> {
		const { root } = this.#directory;
		return this.#folder({ at: root, name: '', rules: this.#initial.rules, chain: [root] });
	}

	/** Walks a folder. Yields the number of entries of each folder, so that the caller can pause in between. */
	*#folder(folder: Folder): Generator<number, void, undefined> {
		const entries = listed(folder);
		yield entries.length;
		const inside = { ...folder, rules: this.#rulesOf(folder, entries) };
		const kept = entries.map((entry) => this.#resolve(inside, entry));
		const sorted = kept.filter((one) => one !== undefined).sort((a, b) => compareBytes(a.sortName, b.sortName));
		for (const { sortName: name, ...entry } of sorted) {
			if (entry.kind === 'file') this.files.push(entry.file);
			else yield* this.#folder({ ...inside, at: entry.at, name, chain: [...folder.chain, entry.at] });
		}
	}

	#rulesOf(folder: Folder, entries: readonly Dirent[]): IgnoreRules {
		const { ofRepository, ignoreFile } = this.#initial;
		const isRepository = folder.name !== '' && entries.some((entry) => entry.name === '.git');
		const rules = (isRepository ? ofRepository : undefined) ?? folder.rules;
		if (!entries.some((entry) => entry.name === ignoreFile && !entry.isDirectory())) return rules;
		const inRoot = this.#inRoot(folder.name).replace(/\/$/, '');
		const file = readIgnoreFile(this.#directory, inRoot, ignoreFile);
		if (file === undefined) return rules;
		this.read.push(file.path);
		return rules.with(file.rules);
	}

	/** Decides how an entry is packed; undefined if it is left out. */
	#resolve(folder: Folder, entry: Dirent): KeptEntry | undefined {
		const name = folder.name + entry.name;
		const source = `${folder.at}/${entry.name}`;
		const isFolder = entry.isDirectory();
		const sortName = isFolder ? `${name}/` : name;
		if (entry.name.toLowerCase() === '.git') return this.left.add(GIT_RULE, sortName, '');
		if (!this.#isPacked(folder.rules, sortName, source)) return undefined;
		// Checked before any access to the entry, because a name that is not UTF-8 does not lead back to it.
		const problem = entryNameProblem(name);
		if (problem !== undefined)
			throw new PackageFailure(sortName, problem, 'Rename it, or leave it out with "exclude".');
		if (isFolder) return { kind: 'folder', sortName, at: source };
		if (entry.isSymbolicLink() || (entry.isFile() && this.#gitModes?.isLinkHeldAsText(source)))
			return this.#follow(folder, name, source);
		if (entry.isFile()) {
			if (this.#isEnvFile(source)) return this.left.add(ENV_FILE_RULE, name, '');
			if (!this.#isPackedBehindLink(folder, name, source)) return undefined;
			const file = new FolderFile(folder, entry.name, this.#gitModes?.isExecutable(source));
			return { kind: 'file', sortName: name, file };
		}
		throw notAFile(name, entry);
	}

	#follow(folder: Folder, name: string, source: string): KeptEntry | undefined {
		const { root } = this.#directory;
		const chain = this.#keepLinks ? [] : folder.chain;
		const target = followLink({ root, chain, name, source, gitModes: this.#gitModes });
		const { at, isFolder, identity } = target;
		if (this.#isEnvFile(at)) return this.left.add(ENV_FILE_RULE, name, '');
		if (!this.#keepLinks && STORE.test(target.path)) this.linkedStore.push(name);
		if (hasGit(target.path)) return this.left.add(GIT_RULE, name, '');
		const holdsKey = () => !isFolder && holdsPrivateKey(at);
		const secret = at === root ? undefined : folder.rules.secretRuleFor(this.#inRoot(target.path), holdsKey);
		if (secret !== undefined) return this.left.add(secret, name, target.path);
		// As a link to its end, whatever other links are on the way there: equal on every system.
		const link = path.relative(folder.at, at).split(path.sep).join('/') || '.';
		if (this.#keepLinks) return { kind: 'file', sortName: name, file: { path: name, source, link } };
		if (isFolder)
			return this.#isPacked(folder.rules, `${name}/`, at) ? { kind: 'folder', sortName: `${name}/`, at } : undefined;
		const executable = this.#gitModes?.isExecutable(at);
		const file = { path: name, source: at, identity, ...(executable === undefined ? {} : { executable }) };
		return { kind: 'file', sortName: name, file };
	}

	/** Whether a file that was reached through a link to a folder is packed: `.aws/credentials` is a secret as `a/credentials` too. */
	#isPackedBehindLink(folder: Folder, name: string, source: string): boolean {
		const { root } = this.#directory;
		if (source === `${root}/${name}`) return true;
		const real = path.relative(root, source).split(path.sep).join('/');
		const secret = folder.rules.secretRuleFor(this.#inRoot(real), () => holdsPrivateKey(source));
		if (secret !== undefined) this.left.add(secret, name, real);
		return secret === undefined;
	}

	/** @param at its real path, on Windows with slashes of both kinds. */
	#isEnvFile(at: string): boolean {
		return this.#envFile !== '' && path.normalize(at) === this.#envFile;
	}

	#isPacked(rules: IgnoreRules, name: string, source: string): boolean {
		const decision = rules.decide(this.#inRoot(name), () => holdsPrivateKey(source));
		if (decision?.kind === 'taken-back') this.takenBack.push(name);
		if (decision?.kind !== 'out') return true;
		this.left.add(decision.rule, name);
		return false;
	}

	/** The path of a name in the package relative to the workspace, as all rules need it. */
	#inRoot(name: string): string {
		return this.#directory.base === '' ? name : `${this.#directory.base}/${name}`;
	}
}

function listed(folder: Folder): Dirent[] {
	try {
		return readdirSync(folder.at, { withFileTypes: true });
	} catch (error) {
		throw unreadable(folder.name === '' ? '.' : folder.name, error);
	}
}
