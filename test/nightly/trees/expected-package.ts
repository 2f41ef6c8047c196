// What a package of a tree must hold, worked out without the product: links by the model, ignore rules by git.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { keptMode } from '../../support/planted-trees/tree.ts';
import { bytesOf, endOf, type Folder, type Model, placesOf, type TreeModel } from './tree-model.ts';

export interface ExpectedPackage {
	/** Content and permission bits by path, in byte order; of use where nothing is refused. */
	readonly entries: readonly { readonly path: string; readonly content: Buffer; readonly mode: number }[];
	/** Files of which one must be named in a refusal, where there are any. */
	readonly offenders: readonly string[];
}

/** The built-in rules, as the documentation has them. */
const BUILT_IN = 'node_modules\n.venv\n__pycache__\n.DS_Store\n';
const SECRETS = [/^\.env/i, /^\.npmrc$/i, /^\.netrc$/i, /^id_rsa/i];
const SECRET_PATTERNS = '.[Ee][Nn][Vv]*\n.[Nn][Pp][Mm][Rr][Cc]\n.[Nn][Ee][Tt][Rr][Cc]\n[Ii][Dd]_[Rr][Ss][Aa]*\n';

/** A tree may hold so many places once its links are followed: links can double it again and again. */
const MOST = 2000;

/** A place of the package-to-be: what a link leads to stands in its place. */
interface Seen {
	readonly path: string;
	/** 'bad': a link that cannot be packed. */
	readonly model: Exclude<Model, { kind: 'link' }> | 'bad';
	/** Whether a link stands there itself. */
	readonly linked: boolean;
}

/** Undefined where links make a tree too large to try. */
export function expectedOf({ root, exclude }: TreeModel): ExpectedPackage | undefined {
	const seen = follow(root);
	if (seen.length > MOST) return undefined;
	const own = root.entries.some(([name]) => name === '.deployignore');
	const kept = keptByGit(seen, exclude, own);
	const packed = seen.filter((place) => kept.has(place.path));
	return {
		entries: packed.flatMap(entryOf).sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path))),
		offenders: packed.filter(({ model }) => model === 'bad').map((place) => place.path),
	};
}

function follow(root: Folder): Seen[] {
	const places = placesOf(root);
	const seen: Seen[] = [];
	const enter = (folder: Folder, at: string, chain: readonly Folder[]): void => {
		for (const [name, model] of folder.entries) {
			if (seen.length > MOST) return;
			if (isGit(name)) continue;
			if (model.kind !== 'link') add(model, at + name, chain, false);
			else {
				const end = endOf(model, places);
				if (end === undefined || end.model.kind === 'link') seen.push({ path: at + name, model: 'bad', linked: true });
				else if (!end.path.some((step) => isGit(step) || SECRETS.some((secret) => secret.test(step))))
					add(end.model, at + name, chain, true);
			}
		}
	};
	const add = (
		model: Exclude<Model, { kind: 'link' }>,
		at: string,
		chain: readonly Folder[],
		linked: boolean,
	): void => {
		const isLoop = model.kind === 'folder' && chain.includes(model);
		seen.push({ path: at, model: isLoop ? 'bad' : model, linked });
		if (model.kind === 'folder' && !isLoop) enter(model, `${at}/`, [...chain, model]);
	};
	enter(root, '', [root]);
	return seen;
}

/** Which files git would track, of a copy in which everything is a file or a folder. @param own whether of a `.deployignore`. */
function keptByGit(seen: readonly Seen[], exclude: readonly string[], own: boolean): Set<string> {
	const folder = makeWorkspace({
		copy: null,
		'built-in': BUILT_IN + SECRET_PATTERNS,
		// As much of a repository as git asks for; `git init` makes many more files.
		...{ 'repository/HEAD': 'ref: refs/heads/main\n', 'repository/objects': null, 'repository/refs': null },
	});
	const copy = path.join(folder.path, 'copy');
	try {
		for (const { path: name, model, linked } of seen) {
			const at = path.join(copy, name);
			if (model !== 'bad' && model.kind === 'folder') mkdirSync(at);
			// Git does not follow a link to find rules.
			else writeFileSync(at, model !== 'bad' && model.kind === 'ignore-file' && !linked ? model.text : '');
		}
		const patterns = exclude.filter((line) => line !== '' && !line.startsWith('#'));
		// Git's order, from weak to strong: --exclude-from, the files of the folders, --exclude.
		const listing = execFileSync(
			'git',
			[
				...['-c', 'core.ignorecase=false', '-c', 'core.precomposeunicode=false', 'ls-files', '-z', '--others'],
				...[
					`--exclude-per-directory=${own ? '.deployignore' : '.gitignore'}`,
					`--exclude-from=${folder.path}/built-in`,
				],
				...patterns.map((pattern) => `--exclude=${pattern}`),
			],
			{
				cwd: copy,
				env: { ...process.env, GIT_DIR: path.join(folder.path, 'repository'), GIT_WORK_TREE: copy },
				encoding: 'utf8',
				maxBuffer: 1e8,
			},
		);
		return new Set(listing.split('\0'));
	} finally {
		folder.remove();
	}
}

function entryOf({ path: name, model }: Seen) {
	if (model === 'bad' || model.kind === 'folder') return [];
	const content = model.kind === 'file' ? bytesOf(model.content) : Buffer.from(model.text);
	return [{ path: name, content, mode: model.kind === 'file' ? keptMode(model.mode) : 0o644 }];
}

const isGit = (name: string) => name.toLowerCase() === '.git';
