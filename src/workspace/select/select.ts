import { type Dirent, readdirSync } from 'node:fs';
import { normalize } from 'node:path';
import { relative } from 'node:path/posix';
import { setImmediate } from 'node:timers/promises';
import { PackageFailure } from '../../domain/failures/failure.ts';
import { beginningOf } from '../beginning.ts';
import { EXECUTABLE, LINK, type ModeOf } from '../git.ts';
import { keepMemoryLean } from '../lean-memory.ts';
import { notAFile, unreadable } from '../refusals.ts';
import type { SelectedFile } from '../selected-file.ts';
import { isPrivateKey, LOOKED_AT } from './built-in.ts';
import type { DeployedDirectory } from './directory.ts';
import { compareBytes, entryNameProblem } from './entry-name.ts';
import { initialRules, readIgnoreFile } from './ignore-files.ts';
import { type IgnoreRules, linesWithoutEffect } from './ignore-rules.ts';
import { byRule } from './left-out.ts';
import { followLink, LEAVE_OUT } from './link.ts';

export interface SelectOptions {
	/** The input `exclude`. */
	readonly exclude: string;
	/** Real path of the file of environment variables, which is never packed; '' for none. */
	readonly envFile?: string | undefined;
	/** Whether links are packed as links. Default: as what they point to. */
	readonly keepLinks?: boolean;
}

/** Which files are packed and which are left out, decided before packing. */
export type Selection = Awaited<ReturnType<typeof selectFiles>>;

/** A folder that is packed. */
interface Folder {
	/** Its name in the package: '' or with a trailing slash. */
	readonly name: string;
	/** Its real path in the directory, which differs from its name behind a link. */
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

/**
 * Walks the deployed directory once. Folders that are left out are never entered, and only links need an extra look at the disk.
 * @param modeOf given if the disk has neither modes nor links.
 * @throws PackageFailure that names the file which cannot be packed.
 */
export async function selectFiles(
	directory: DeployedDirectory,
	{ exclude, envFile, keepLinks = false }: SelectOptions,
	modeOf?: ModeOf,
) {
	const { root, base } = directory;
	const { rules: ofDirectory, ignoreFile, expected } = initialRules(directory, exclude);
	const files: SelectedFile[] = [];
	const left = new Map<string, string>();
	const takenBack = new Set<string>(); // a link is decided about twice
	const linkedStore: string[] = [];
	let sincePause = 0;

	const isExecutable = (real: string) => modeOf && modeOf(real) === EXECUTABLE;
	/** The absolute path of a real path in the directory. */
	const absolute = (real: string) => `${root}/${real}`;
	/** A path in the directory relative to the workspace, as all rules need it. */
	const inWorkspace = (name: string) => (base === '' ? name : `${base}/${name}`);

	async function enter(folder: Folder): Promise<void> {
		const entries = listed(folder.name, absolute(folder.real));
		sincePause += entries.length;
		if (sincePause > SLICE) {
			sincePause = 0;
			keepMemoryLean();
			await setImmediate();
		}
		const inside = { ...folder, rules: rulesOf(folder, entries) };
		const kept = entries.map((entry) => resolve(inside, entry)).filter((one) => one !== undefined);
		for (const one of kept.sort((a, b) => compareBytes(a.name, b.name)))
			if ('file' in one) files.push(one.file);
			else await enter({ ...inside, ...one, chain: [...folder.chain, one.real] });
	}

	function rulesOf({ name, rules }: Folder, entries: readonly Dirent[]): IgnoreRules {
		if (name === '') return rules; // they have those of its ignore file
		const has = (wanted: string) => entries.some((entry) => entry.name === wanted);
		const own = has(ignoreFile) ? readIgnoreFile(directory, inWorkspace(name).slice(0, -1), ignoreFile) : undefined;
		return rules.inside(own ?? [], ignoreFile === '.gitignore' && has('.git'));
	}

	/** Decides how an entry is packed; undefined if it is left out. */
	function resolve(folder: Folder, entry: Dirent): Kept | undefined {
		const isFolder = entry.isDirectory();
		const slash = isFolder ? '/' : '';
		const name = folder.name + entry.name + slash;
		const real = folder.real + entry.name + slash;
		if (!isPacked(folder, name, real)) return undefined;
		// Checked before any access to the entry, because a name that is not UTF-8 does not lead back to it.
		const problem = entryNameProblem(name);
		if (problem !== undefined) throw new PackageFailure(name, problem, 'Rename it, or leave it out with "exclude".');
		if (isFolder) return { name, real };
		if (entry.isSymbolicLink() || (entry.isFile() && modeOf?.(real) === LINK)) return follow(folder, name, real);
		if (!entry.isFile()) throw notAFile(name);
		const behind = name === real ? undefined : real;
		return { name, file: { path: name, root, real: behind, executable: isExecutable(real) } };
	}

	function follow(folder: Folder, link: string, from: string): Kept | undefined {
		const { real, isFolder, identity } = followLink(root, link, from, modeOf);
		if (keepLinks) {
			if (!isPacked(folder, link, real)) return undefined;
			// As a link to its end, whatever other links are on the way there: equal on every system.
			const target = relative(folder.real, real) || '.';
			return { name: link, file: { path: link, root, link: target } };
		}
		if (folder.chain.includes(real)) throw new PackageFailure(link, 'it links to one of its parent folders', LEAVE_OUT);
		const name = isFolder ? `${link}/` : link;
		if (!isPacked(folder, name, real)) return undefined;
		if (STORE.test(real)) linkedStore.push(link);
		if (isFolder) return { name, real };
		return { name, file: { path: name, root, real, identity, executable: isExecutable(real) } };
	}

	/** Decides whether something is packed, and keeps what was decided. @param real its real path. */
	function isPacked({ rules }: Folder, name: string, real: string): boolean {
		const at = absolute(real);
		const holdsKey = () => isPrivateKey(beginningOf(at, LOOKED_AT));
		const { out, isTakenBack } = rules.decide(inWorkspace(name), holdsKey, inWorkspace(real));
		const rule = normalize(at) === envFile ? ENV_FILE_RULE : out;
		if (rule === undefined) {
			if (isTakenBack) takenBack.add(name);
			return true;
		}
		left.set(name, rule);
		return false;
	}

	await enter({ name: '', real: '', rules: ofDirectory, chain: [''] });
	return {
		/** Sorted by the bytes of their paths. */
		files,
		left,
		/** The same, for reports. */
		leftOut: byRule(left),
		/** What a built-in rule leaves out, and a pattern that names it took back. */
		takenBack: [...takenBack].sort(compareBytes),
		/** Lines of `exclude` and of the `.deployignore` without an effect, with their origin. */
		withoutEffect: await linesWithoutEffect(expected, files, left),
		/** Links that were followed into the store of a package manager. */
		linkedStore,
	};
}

function listed(name: string, at: string): Dirent[] {
	try {
		return readdirSync(at, { withFileTypes: true });
	} catch (error) {
		throw unreadable(name === '' ? '.' : name, error);
	}
}
