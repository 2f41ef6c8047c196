// What is warned of before a deploy: one row for each thing that a user may not have meant, and for what looks like it and is meant.
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { pointersWarning } from '../../../../src/workspace/checks/lfs-pointers.ts';
import { openWorkspace } from '../../../../src/workspace/workspace.ts';
import { makeWorkspace, type Workspace } from '../../../support/action-runner/workspace.ts';

let made: Workspace | undefined;
afterEach(() => made?.remove());

interface Row {
	readonly what: string;
	/** Null for an empty folder. */
	readonly files: Readonly<Record<string, string | null>>;
	/** Links in node_modules: their path, and what they hold. */
	readonly links?: Readonly<Record<string, string>>;
	readonly directory?: string;
	readonly exclude?: string;
	readonly entrypoint?: string;
	/** The path that git tracks, whatever is ignored. */
	readonly tracked?: string;
	/** Paths at which git's index has a submodule. */
	readonly submodules?: readonly string[];
	/** What the one warning says; none where it is absent. */
	readonly says?: RegExp;
}

async function warnings({
	files,
	links = {},
	directory = '.',
	exclude = '',
	entrypoint = 'app.js',
	tracked,
	submodules = [],
}: Row) {
	made = makeWorkspace({ [path.posix.join(directory, entrypoint)]: '', ...files });
	const root = made.path;
	for (const [name, target] of Object.entries(links)) symlinkSync(target, path.join(root, 'node_modules', name));
	const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root });
	if (tracked !== undefined) git('init', '-q');
	if (tracked !== undefined) git('add', '-f', tracked);
	for (const at of submodules) git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},${at}`);
	const { PATH: searchPath = '' } = process.env;
	const workspace = openWorkspace({ workspace: root, temp: '', platform: 'linux', searchPath });
	const located = workspace.locate(directory);
	return workspace.check(located, await workspace.select(located, { exclude, entrypoint }), entrypoint);
}

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;
const pack = (dependencies: Readonly<Record<string, string>>, more = {}) => JSON.stringify({ dependencies, ...more });

/** Rows that differ by one text. */
const rows = (texts: readonly string[], row: (text: string) => Omit<Row, 'what'>): Row[] =>
	texts.map((text) => ({ what: text, ...row(text) }));

const MANIFESTS: readonly Row[] = [
	...rows(['workspace:*', 'catalog:', 'file:../shared', '../shared'], (version) => ({
		files: { 'apps/bot/package.json': pack({ shared: version }), 'apps/shared/package.json': '{}' },
		directory: 'apps/bot',
		says: /manifest needs files that are not in the package: "shared": ".*" in package\.json\./,
	})),
	...rows(['file:vendor/a.tgz', './vendor/a', 'link:vendor/a/', 'file:.', '^1.0.0', 'https://h/f.tgz'], (version) => ({
		files: { 'package.json': pack({ a: version }), 'vendor/a.tgz': '', 'vendor/a/x.js': '' },
	})),
	...rows(['file:vendor/a.tgz', './vendor/a', 'link:vendor/a'], (version) => ({
		files: { 'package.json': pack({ a: version }), 'vendor/a.tgz': '', 'vendor/a/x.js': '', '.gitignore': 'vendor/\n' },
		says: /"a": ".*" in package\.json\./,
	})),
	{
		what: 'a dependency of the development',
		files: { 'package.json': pack({}, { devDependencies: { tools: 'workspace:*' } }) },
		says: /"tools": "workspace:\*"/,
	},
	{
		what: 'a workspace that is packed whole',
		files: { 'package.json': pack({ a: 'workspace:*' }, { workspaces: ['packages/*'] }) },
	},
	{
		what: "pnpm's workspace, packed whole",
		files: { 'package.json': pack({ a: 'workspace:*', b: 'catalog:' }), 'pnpm-workspace.yaml': '' },
	},
	{
		what: 'a package of the workspace that is installed in the package',
		files: { 'package.json': pack({ shared: 'workspace:*' }), 'node_modules/shared/index.js': '' },
		exclude: '!node_modules/',
	},
	{ what: 'a manifest that is no JSON', files: { 'package.json': '{' } },
	...rows(
		[
			'[tool.uv.sources]\nshared = { workspace = true }',
			'dependencies = ["shared @ file:../shared"]',
			'[tool.uv.sources]\nshared = { path = "../shared", editable = true }',
			"[tool.poetry.dependencies.shared]\npath = '../shared'",
			'[tool.uv.sources]\nfoo = { path = "wheels/foo.whl" }',
		],
		(toml) => ({ files: { 'pyproject.toml': toml }, says: /needs files .* in pyproject\.toml\./ }),
	),
	...rows(
		[
			'[tool.uv.workspace]\nmembers = ["a"]\n[tool.uv.sources]\na = { workspace = true }\n',
			'[tool.uv.sources]\na = { path = "./a" }\nb = { path = "b" }\n# c = { path = "../c" }\n',
		],
		(toml) => ({ files: { 'pyproject.toml': toml, 'a/x.py': '', 'b/x.py': '' } }),
	),
	...rows(['package.json', 'pyproject.toml'], (name) => ({
		files: { [name]: '' },
		exclude: name,
		says: new RegExp(`^${RegExp.escape(name)} is left out of the package\\. .* add "!${RegExp.escape(name)}" to`),
	})),
	{
		what: 'a manifest above the directory',
		files: { 'package.json': '{}' },
		directory: 'dist',
		entrypoint: 'main/app.js',
		says: /"package\.json" exists\. .* Set "directory" to "\." and "entrypoint" to "dist\/main\/app\.js"/,
	},
	{
		what: 'a manifest above the directory, below the workspace',
		files: { 'apps/bot/pyproject.toml': '', 'package.json': '{}' },
		directory: 'apps/bot/src',
		says: /"apps\/bot\/pyproject\.toml" exists\. .* Set "directory" to "apps\/bot" and "entrypoint" to "src\/app\.js"/,
	},
	{
		what: 'a manifest above and at the root',
		files: { 'package.json': '{}', 'dist/package.json': '{}' },
		directory: 'dist',
	},
];

const LIB = { '.gitignore': 'lib/\n', 'lib/util.py': '', 'lib/more.py': '' };
const TRACKED: readonly Row[] = [
	{
		what: 'a tracked file in an ignored folder',
		files: LIB,
		tracked: '.',
		says: /^2 files that git tracks are left out of the package by a \.gitignore: lib\/more\.py, lib\/util\.py\. .*"!lib\/"/,
	},
	{
		what: 'a .gitignore above the directory',
		files: { '.gitignore': '*.dat\n', 'app/words.dat': '' },
		directory: 'app',
		tracked: '.',
		says: /^1 file that git tracks is left out .*: words\.dat\. .*"!words\.dat"/,
	},
	{ what: 'tracked, ignored, and taken back', files: LIB, tracked: '.', exclude: '!lib/' },
	{ what: 'ignored, and not tracked', files: LIB, tracked: 'app.js' },
	{ what: 'no repository', files: LIB },
	{ what: 'left out by "exclude"', files: LIB, tracked: '.', exclude: 'lib/' },
	{ what: 'left out by a .deployignore', files: { ...LIB, '.deployignore': 'lib/\n' }, tracked: '.' },
	{
		what: 'a submodule of which the folder is there',
		files: { '.gitmodules': '', 'apps/vendor/a': null },
		tracked: 'apps/app.js',
		submodules: ['apps/vendor/a'],
		directory: 'apps',
		says: /^1 submodule is not checked out, so the package lacks it: vendor\/a\. Set "submodules: true"/,
	},
	{
		what: 'submodules that are checked out, elsewhere, or left out',
		files: { '.gitmodules': '', 'apps/a/x.js': '', 'lib/b': null, 'apps/c': null },
		tracked: 'apps/app.js',
		submodules: ['apps/a', 'lib/b', 'apps/c'],
		directory: 'apps',
		exclude: 'c/',
	},
];

const LINKED: readonly Row[] = [
	...rows(['.pnpm/a@1.0.0/node_modules/a', '.store/a-npm-1/package'], (store) => ({
		files: { [`node_modules/${store}/index.js`]: '' },
		links: { a: store },
		exclude: '!node_modules/',
		says: /^1 link to the package manager's store .*: node_modules\/a\. A copy may not find .* Set "links" to "keep"/,
	})),
	{
		what: 'a link to a package of the workspace, and to a program',
		files: { 'packages/a/index.js': '', 'node_modules/b/cli.js': '' },
		links: { a: '../packages/a', 'b/b': 'cli.js' },
		exclude: '!node_modules/',
	},
];

const TREE = { '.gitignore': '*.log\nleft/\n', 'left/x.txt': '', 'src/a.js': '', 'src/a.md': '', 'docs/a.md': '' };
const MORE = { ...TREE, 'ignored.log': '', '.git/HEAD': '', 'node_modules/m/x.js': '' };
const PATTERNS: readonly Row[] = [
	...rows(['./src', 'src/, docs/', '{src,docs}/*.md', '/home/runner/work/r/r/src', '!left/x.txt'], (exclude) => ({
		files: TREE,
		exclude: `*.md\n${exclude}`,
		says: new RegExp(`"exclude": "${RegExp.escape(exclude)}"\\. Correct or remove them\\. `),
	})),
	...rows(['dist/*\n', '*.js\n', 'dist/\n'], (ignored) => ({
		files: { '.gitignore': ignored, 'dist/a.js': '', 'dist/.gitignore': '*' },
		exclude: '!dist/',
		says: /"exclude": "!dist\/"\. .* and "!dist\/\*\*" below it if its files are left out, too/,
	})),
	...rows(['dist/*\n', '*.js\n', '**/dist/**\n'], (ignored) => ({
		files: { '.gitignore': ignored, 'dist/a.js': '' },
		exclude: '!dist/**',
	})),
	...rows(
		['/src/', '!src', '# ./src\n\nsrc', 'src/a.md\n!src/a.md', '!src/*.md\nsrc/*.md', '*.log', 'node_modules', '.git'],
		(exclude) => ({ files: MORE, exclude }),
	),
];

const SECRET: Row = {
	what: 'a secret file',
	files: { '.env': 'A=1' },
	says: /^1 file that may contain secrets is left out of the package: \.env\./,
};
const SECRETS: Row = {
	what: 'secret files, each of which is named',
	files: Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at + 10}/.env`, ''])),
	says: /^25 files .*: (?:\d\d\/\.env, ){24}34\/\.env\. /,
};

test.each([...MANIFESTS, ...TRACKED, ...LINKED, ...PATTERNS, SECRET, SECRETS])('$what', async (row) => {
	const messages = (await warnings(row)).map(({ message }) => message);
	expect(messages).toEqual(row.says === undefined ? [] : [expect.stringMatching(row.says)]);
});

test('a git-lfs pointer as the entrypoint is an error', async () => {
	await expect(warnings({ what: '', files: { 'app.js': POINTER } })).rejects.toMatchObject({
		kind: 'input',
		file: 'app.js',
		message: expect.stringContaining('"entrypoint" is "app.js", a git-lfs pointer'),
		advice: expect.stringContaining('lfs: true'),
	});
});

test.each([
	['one', { 'model.onnx': POINTER }, '1 file is a git-lfs pointer, not the real content: model.onnx. Set "lfs: true"'],
	['two', { 'a/model.onnx': POINTER, 'b.bin': POINTER }, '2 files are git-lfs pointers, not the real content: a/model'],
	['a page about git-lfs', { 'lfs.md': `A pointer is ${POINTER}`, 'long.md': POINTER + ' '.repeat(2_000) }, undefined],
])('git-lfs pointers are found while the files are packed: %s', async (_, files, says) => {
	made = makeWorkspace(files);
	const { path: workspace } = made;
	const opened = openWorkspace({ workspace, temp: '', platform: 'linux', searchPath: '' });
	const { files: selected } = await opened.select(opened.locate('.'), { exclude: '!node_modules/', entrypoint: '' });
	const streamed = opened.stream(selected, { level: 6, signal: new AbortController().signal });
	await Array.fromAsync(streamed.open());
	const { lfsPointers = [] } = streamed.facts() ?? {};
	if (says === undefined) expect(lfsPointers).toEqual([]);
	else expect(pointersWarning(lfsPointers).message).toContain(says);
});
