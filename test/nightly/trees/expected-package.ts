// What a package of a tree must hold, worked out without the product: links by the model, ignore rules by git.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diskBytes, keptMode } from '../../support/planted-trees/tree.ts';
import { diskPath } from './planted-tree.ts';
import { bytesOf, endOf, type Folder, type Model, type Name, placesOf, type TreeModel } from './tree-model.ts';

export interface ExpectedPackage {
	/** Content and permission bits by path, in byte order; of use where nothing is refused. */
	readonly entries: readonly { readonly path: string; readonly content: Buffer; readonly mode: number }[];
	/** Files of which one must be named in a refusal, where there are any. */
	readonly offenders: readonly string[];
	/** Files that may be named: folders that may hold nothing. */
	readonly doubtful: readonly string[];
}

/** The built-in rules, as the documentation has them. */
const BUILT_IN = 'node_modules\n.venv\n__pycache__\n.DS_Store\n';
const SECRETS = [/^\.env/i, /^\.npmrc$/i, /^\.netrc$/i, /^id_rsa/i];
const SECRET_PATTERNS = '.[Ee][Nn][Vv]*\n.[Nn][Pp][Mm][Rr][Cc]\n.[Nn][Ee][Tt][Rr][Cc]\n[Ii][Dd]_[Rr][Ss][Aa]*\n';

/** A tree may hold so many places once its links are followed: links can double it again and again. */
const MOST = 2000;

/** A place of the package-to-be: what a link leads to stands in its place. */
interface Seen {
	readonly path: readonly Name[];
	/** 'bad': what cannot be packed. */
	readonly model: Exclude<Model, { kind: 'link' | 'fifo' }> | 'bad';
	/** Whether a link stands there itself. */
	readonly linked?: boolean;
}

/** Undefined where links make a tree too large to try. */
export function expectedOf({ root, exclude }: TreeModel): ExpectedPackage | undefined {
	const seen = follow(root);
	if (seen === undefined) return undefined;
	const own = root.entries.some(([name]) => name === '.deployignore');
	const kept = keptByGit(seen, exclude, own);
	const files = seen.filter((place) => place.model === 'bad' || place.model.kind !== 'folder');
	const packed = files.filter((place) => kept.has(keyOf(place.path)));
	const ways = new Set(packed.flatMap(({ path: names }) => names.map((_, n) => keyOf(names.slice(0, n + 1)))));
	const bad = packed.filter(({ model }) => model === 'bad');
	const folders = seen.filter((place) => place.model !== 'bad' && place.model.kind === 'folder');
	const here = [...packed, ...folders];
	const certain = here.filter((place) => ways.has(keyOf(place.path)));
	return {
		entries: packed.flatMap(entryOf).sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path))),
		offenders: [...bad, ...certain.filter(isMisnamed)].map(shown),
		doubtful: folders.filter(isMisnamed).map(shown),
	};
}

function follow(root: Folder): Seen[] | undefined {
	const places = placesOf(root);
	const seen: Seen[] = [];
	const enter = (folder: Folder, at: readonly Name[], chain: readonly Folder[]): void => {
		for (const [name, model] of folder.entries) {
			if (seen.length > MOST) return;
			if (isGit(name)) continue;
			const own = [...at, name];
			if (model.kind !== 'link') add(model, own, chain);
			else {
				const end = endOf(model, places);
				// Its name is looked at before what it leads to, and that by its real name: neither may be no UTF-8.
				const isLost = typeof end !== 'object' || end.path.some((step) => /[\udc80-\udcff]/.test(step));
				// A pipe is none that could be left out by the name of what it holds.
				if (isLost || isMisnamed({ path: own }) || end.model.kind === 'fifo') seen.push({ path: own, model: 'bad' });
				else if (!end.path.some((step) => isGit(step) || SECRETS.some((secret) => secret.test(step))))
					add(end.model, own, chain, true);
			}
		}
	};
	const add = (model: Model, own: readonly Name[], chain: readonly Folder[], linked = false): void => {
		const isLoop = model.kind === 'folder' && chain.includes(model);
		const cannot = model.kind === 'link' || model.kind === 'fifo' || isLoop;
		seen.push({ path: own, model: cannot ? 'bad' : model, linked });
		if (model.kind === 'folder' && !isLoop) enter(model, own, [...chain, model]);
	};
	enter(root, [], [root]);
	return seen.length > MOST ? undefined : seen;
}

/** Which files git would track, of a copy in which everything is a file or a folder. @param own whether of a `.deployignore`. */
function keptByGit(seen: readonly Seen[], exclude: readonly string[], own: boolean): Set<string> {
	const folder = mkdtempSync(path.join(tmpdir(), 'git-'));
	try {
		const copy = path.join(folder, 'copy');
		mkdirSync(copy);
		for (const { path: names, model, linked } of seen) {
			const at = diskPath(copy, names);
			if (model !== 'bad' && model.kind === 'folder') mkdirSync(at);
			// Git does not follow a link to find rules.
			else writeFileSync(at, model !== 'bad' && model.kind === 'ignore-file' && !linked ? model.text : '');
		}
		const repository = path.join(folder, 'repository');
		// As much of a repository as git asks for; `git init` makes many more files.
		for (const name of ['objects', 'refs']) mkdirSync(path.join(repository, name), { recursive: true });
		writeFileSync(path.join(repository, 'HEAD'), 'ref: refs/heads/main\n');
		const builtIn = path.join(folder, 'built-in');
		writeFileSync(builtIn, BUILT_IN + SECRET_PATTERNS);
		const patterns = exclude.filter((line) => line !== '' && !line.startsWith('#'));
		// Git's order, from weak to strong: --exclude-from, the files of the folders, --exclude.
		const listing = execFileSync(
			'git',
			[
				...['-c', 'core.ignorecase=false', '-c', 'core.precomposeunicode=false', 'ls-files', '-z', '--others'],
				...[`--exclude-per-directory=${own ? '.deployignore' : '.gitignore'}`, `--exclude-from=${builtIn}`],
				...patterns.map((pattern) => `--exclude=${pattern}`),
			],
			{ cwd: copy, env: { ...process.env, GIT_DIR: repository, GIT_WORK_TREE: copy }, maxBuffer: 1e8 },
		);
		return new Set(listing.toString('latin1').split('\0'));
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function entryOf({ path: names, model }: Seen) {
	if (model === 'bad' || model.kind === 'folder') return [];
	const content = model.kind === 'file' ? bytesOf(model.content) : Buffer.from(model.text);
	return [{ path: names.join('/'), content, mode: model.kind === 'file' ? keptMode(model.mode) : 0o644 }];
}

const isGit = (name: Name) => name.toLowerCase() === '.git';
const keyOf = (names: readonly Name[]) => diskBytes(names.join('/')).toString('latin1');
const shown = ({ path: names }: Pick<Seen, 'path'>) => diskBytes(names.join('/')).toString();

/** Names that mean something else on another system, or to whoever unzips. */
function isMisnamed({ path: names }: Pick<Seen, 'path'>): boolean {
	const name = names.at(-1) as Name;
	return Array.from(name).some((sign) => /^[\0-\x1f\x7f-\x9f\\\udc80-\udcff]$/.test(sign));
}
