import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { caseFolded, compareBytes, entryNameProblem } from '../domain/entry-name.ts';
import { PackageFailure } from '../domain/failure.ts';
import { type IgnoreRules, isSecretRule } from '../domain/ignore-rules.ts';
import type { DeployedDirectory } from './directory.ts';
import { initialRules, readIgnoreFile } from './ignore-files.ts';
import { followLink } from './link.ts';
import { notAFile, unreadable } from './refusals.ts';

/** One file of the package-to-be. */
export interface SelectedFile {
	/** Name of the entry: forward slashes, relative to the deployed directory. */
	readonly path: string;
	/** Where to read it: for a link, the real path of its target. */
	readonly source: string;
	/** For a link: the target's device and inode, compared again after opening. */
	readonly identity?: string;
}

/** What one rule left out. */
export interface LeftOut {
	readonly rule: string;
	/** Paths, folders with a trailing slash. For rules that keep secrets out all of them, else the first few. */
	readonly examples: readonly string[];
	readonly count: number;
	readonly secret: boolean;
}

/** What is packed and what is not, decided before anything is written. */
export interface Selection {
	/** In the byte order of their paths. */
	readonly files: readonly SelectedFile[];
	readonly leftOut: readonly LeftOut[];
	/** The rule that left the entrypoint out, if one did. */
	readonly entrypointRule: string | undefined;
}

const GIT_RULE = 'always: .git';
const EXAMPLES = 3;

/**
 * Walks the deployed directory once. Folders that are left out are never entered.
 * @param exclude the input `exclude`.
 * @param entrypoint the file that the reader will miss most, should a rule leave it out.
 * @throws PackageFailure that names the file which cannot be packed.
 */
export async function selectFiles(
	directory: DeployedDirectory,
	exclude: string,
	entrypoint: string,
): Promise<Selection> {
	const { rules, ignoreFile } = await initialRules(directory, exclude);
	const walk = new Walk(directory, ignoreFile, entrypoint);
	await walk.folder({ at: directory.root, name: '', rules, chain: [directory.root] });
	return { files: walk.files, leftOut: walk.leftOut(), entrypointRule: walk.entrypointRule };
}

interface Folder {
	/** Its real path. */
	readonly at: string;
	/** Its name in the package, '' or with a trailing slash. */
	readonly name: string;
	readonly rules: IgnoreRules;
	/** The real paths of the folders on the way here: meeting one again is a loop. */
	readonly chain: readonly string[];
}

class Walk {
	readonly files: SelectedFile[] = [];
	entrypointRule: string | undefined;
	readonly #entrypoint: string;
	readonly #directory: DeployedDirectory;
	readonly #ignoreFile: string;
	readonly #left = new Map<string, { examples: string[]; count: number }>();

	constructor(directory: DeployedDirectory, ignoreFile: string, entrypoint: string) {
		this.#directory = directory;
		this.#ignoreFile = ignoreFile;
		this.#entrypoint = entrypoint;
	}

	leftOut(): LeftOut[] {
		return [...this.#left].map(([rule, left]) => ({ rule, ...left, secret: isSecretRule(rule) }));
	}

	async folder(folder: Folder): Promise<void> {
		const entries = await this.#read(folder);
		const rules = await this.#rulesOf(folder, entries);
		const kept = await this.#resolve({ ...folder, rules }, entries);
		refuseTwins(kept);
		for (const entry of kept) {
			if (entry.kind === 'file') this.files.push(entry.file);
			else await this.folder({ at: entry.at, name: entry.sortName, rules, chain: [...folder.chain, entry.at] });
		}
	}

	async #read(folder: Folder): Promise<Dirent[]> {
		try {
			return await readdir(folder.at, { withFileTypes: true });
		} catch (error) {
			throw unreadable(folder.name === '' ? '.' : folder.name, error);
		}
	}

	async #rulesOf(folder: Folder, entries: readonly Dirent[]): Promise<IgnoreRules> {
		const has = entries.some((entry) => entry.name === this.#ignoreFile && !entry.isDirectory());
		if (!has) return folder.rules;
		const at = this.#inRoot(folder.name).replace(/\/$/, '');
		return folder.rules.with(await readIgnoreFile(folder.at, at, this.#ignoreFile));
	}

	/** What is packed of a folder's entries, in the byte order of the paths that they will give. */
	async #resolve(folder: Folder, entries: readonly Dirent[]): Promise<Kept[]> {
		const kept: Kept[] = [];
		for (const entry of entries) {
			const name = folder.name + entry.name;
			const source = path.join(folder.at, entry.name);
			if (entry.name.toLowerCase() === '.git') this.#leave(GIT_RULE, entry.isDirectory() ? `${name}/` : name);
			else if (entry.isDirectory()) {
				if (this.#isPacked(folder.rules, `${name}/`)) kept.push({ kind: 'folder', sortName: `${name}/`, at: source });
			} else if (this.#isPacked(folder.rules, name)) {
				if (entry.isSymbolicLink()) kept.push(...(await this.#followLink(folder, name, source)));
				else if (entry.isFile()) kept.push({ kind: 'file', sortName: name, file: { path: name, source } });
				else throw notAFile(name, entry);
			}
		}
		for (const { sortName } of kept) {
			const problem = entryNameProblem(sortName.replace(/\/$/, ''));
			if (problem !== undefined)
				throw new PackageFailure(sortName, problem, 'Rename it, or leave it out with "exclude".');
		}
		return kept.sort((a, b) => compareBytes(a.sortName, b.sortName));
	}

	#followLink(folder: Folder, name: string, source: string): Promise<Kept[]> {
		return followLink({ root: this.#directory.root, chain: folder.chain, name, source }).then((target) => {
			if (target.inGit) return this.#leave(GIT_RULE, name);
			const hidden = target.path === '/' ? undefined : folder.rules.ruleFor(this.#inRoot(target.path));
			if (hidden !== undefined && isSecretRule(hidden)) return this.#leave(hidden, name);
			if (target.kind === 'file') return [{ kind: 'file', sortName: name, file: { path: name, ...target.file } }];
			return this.#isPacked(folder.rules, `${name}/`) ? [{ kind: 'folder', sortName: `${name}/`, at: target.at }] : [];
		});
	}

	#isPacked(rules: IgnoreRules, name: string): boolean {
		const rule = rules.ruleFor(this.#inRoot(name));
		if (rule !== undefined) this.#leave(rule, name);
		return rule === undefined;
	}

	#leave(rule: string, name: string): [] {
		const left = this.#left.get(rule) ?? { examples: [], count: 0 };
		left.count++;
		if (left.examples.length < EXAMPLES || isSecretRule(rule)) left.examples.push(name);
		this.#left.set(rule, left);
		if (name === this.#entrypoint || (name.endsWith('/') && this.#entrypoint.startsWith(name)))
			this.entrypointRule ??= rule;
		return [];
	}

	/** A name in the package as a path from the workspace, which all rules are relative to. */
	#inRoot(name: string): string {
		return this.#directory.base === '' ? name : `${this.#directory.base}/${name}`;
	}
}

type Kept =
	| { readonly kind: 'file'; readonly sortName: string; readonly file: SelectedFile }
	| { readonly kind: 'folder'; readonly sortName: string; readonly at: string };

function refuseTwins(kept: readonly Kept[]): void {
	const seen = new Map<string, string>();
	for (const { sortName } of kept) {
		const folded = caseFolded(sortName.replace(/\/$/, ''));
		const twin = seen.get(folded);
		if (twin !== undefined) {
			throw new PackageFailure(
				sortName,
				`its name is that of "${twin}" on a file system that knows no upper and lower case`,
				'Rename one of them, or leave one out with "exclude".',
			);
		}
		seen.set(folded, sortName);
	}
}
