// What is warned of before a deploy: one row for each thing that a user may not have meant, and for what looks like it and is meant.
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { pointersWarning } from '../../../../src/workspace/checks/lfs-pointers.ts';
import { streamPackage } from '../../../../src/workspace/package.ts';
import { openWorkspace } from '../../../../src/workspace/workspace.ts';
import { makeWorkspace, type Workspace } from '../../../support/action-runner/workspace.ts';
import { makeTree } from '../../../support/planted-trees/tree.ts';

let made: Workspace | undefined;
afterEach(() => made?.remove());

/** Null for an empty folder. */
type Files = Readonly<Record<string, string | null>>;
interface More {
	/** Links in node_modules: their path, and what they hold. */
	readonly links?: Readonly<Record<string, string>>;
	readonly directory?: string;
	readonly exclude?: string;
	readonly keepLinks?: boolean;
	readonly entrypoint?: string;
	/** The path that git tracks, whatever is ignored. */
	readonly tracked?: string;
	/** Paths at which git's index has a submodule. */
	readonly submodules?: readonly string[];
}
/** What the one warning says; there is none where it is undefined. */
type Row = [what: string, files: Files, says?: RegExp | undefined, more?: More];

async function warnings(files: Files, more: More = {}) {
	const { links = {}, directory = '.', exclude = '', entrypoint = 'app.js', tracked, submodules = [] } = more;
	const { keepLinks = false } = more;
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
	return workspace.check(located, await workspace.select(located, { exclude, keepLinks }), entrypoint);
}

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;
const pack = (dependencies: Readonly<Record<string, string>>, more = {}) => JSON.stringify({ dependencies, ...more });

/** Rows that differ by one text. */
const rows = (
	texts: readonly string[],
	row: (text: string) => [files: Files, says?: RegExp | undefined, more?: More],
) => texts.map((text): Row => [text, ...row(text)]);

const INSTALLED = { 'node_modules/shared/index.js': '' };
const VENDOR = { 'vendor/a.tgz': '', 'vendor/a/x.js': '' };
const UV = '[tool.uv.sources]\n';
const MANIFESTS: readonly Row[] = [
	...rows(['workspace:*', 'catalog:', 'file:../shared', '../shared'], (version) => [
		{ 'apps/bot/package.json': pack({ shared: version }), 'apps/shared/package.json': '{}' },
		/manifest needs files that are not in the package: "shared": ".*" in package\.json\./,
		{ directory: 'apps/bot' },
	]),
	...rows(['file:vendor/a.tgz', './vendor/a', 'link:vendor/a/', 'file:.', '^1.0.0', 'https://h/f.tgz'], (version) => [
		{ 'package.json': pack({ a: version }), ...VENDOR },
	]),
	...rows(['file:vendor/a.tgz', './vendor/a', 'link:vendor/a'], (version) => [
		{ 'package.json': pack({ a: version }), ...VENDOR, '.gitignore': 'vendor/\n' },
		/"a": ".*" in package\.json\./,
	]),
	...rows(['a@file:///home/runner/a', 'git+file:///home/runner/a'], (version) => [
		{ 'package.json': pack({ a: version }) },
		/"a": ".*" in package\.json\./,
	]),
	...rows(['["packages/*"]', '{ "packages": ["packages/**"] }'], (workspaces) => [
		{
			'apps/bot/package.json': pack({ '@r/ui': '*', '@r/sdk': '^1.0.0', 'is-odd': '*' }),
			'package.json': `{ "workspaces": ${workspaces} }`,
			'packages/ui/package.json': '{ "name": "@r/ui", "private": true }',
			'packages/sdk/package.json': '{ "name": "@r/sdk" }',
		},
		/not in the package: "@r\/ui": "\*" in package\.json\./,
		{ directory: 'apps/bot' },
	]),
	[
		'for development, where the others are installed',
		{ 'package.json': pack({ shared: 'workspace:*' }, { devDependencies: { a: 'workspace:*' } }), ...INSTALLED },
		undefined,
		{ exclude: '!node_modules/' },
	],
	['for development', { 'package.json': pack({}, { devDependencies: { a: 'workspace:*' } }) }, /"a": "workspace:\*"/],
	['a workspace that is packed whole', { 'package.json': pack({ a: 'workspace:*' }, { workspaces: ['packages/*'] }) }],
	["pnpm's workspace", { 'package.json': pack({ a: 'workspace:*', b: 'catalog:' }), 'pnpm-workspace.yaml': '' }],
	[
		'a package of the workspace that is installed in the package',
		{ 'package.json': pack({ shared: 'workspace:*' }), ...INSTALLED },
		undefined,
		{ exclude: '!node_modules/' },
	],
	['a manifest that is no JSON', { 'package.json': '{' }],
	...rows(
		[
			`${UV}shared = { workspace = true }`,
			'dependencies = ["shared @ file:../shared"]',
			`${UV}shared = { path = "../shared", editable = true }`,
			"[tool.poetry.dependencies.shared]\npath = '../shared'",
			`${UV}foo = { path = "wheels/foo.whl" }`,
		],
		(toml) => [{ 'pyproject.toml': toml }, /needs files .* in pyproject\.toml\./],
	),
	...rows(
		[
			`[tool.uv.workspace]\nmembers = ["a"]\n${UV}a = { workspace = true }\n`,
			`${UV}a = { path = "./a" }\nb = { path = "b" }\n# c = { path = "../c" }\n`,
			'[tool.poetry]\ninclude = [{ path = "src/**/*.so", format = "wheel" }]\n',
		],
		(toml) => [{ 'pyproject.toml': toml, 'a/x.py': '', 'b/x.py': '' }],
	),
	...rows(['*.json', '*\n!app.js', 'package*.json'], (exclude) => [
		{ 'package.json': '' },
		/^package\.json is left out of the package\. .* add "!package\.json" to/,
		{ exclude },
	]),
	['a manifest that a rule names: the app is bundled', { 'package.json': '' }, undefined, { exclude: 'package.json' }],
	[
		'a manifest above the directory',
		{ 'package.json': '{}' },
		/"package\.json" exists\. .* Set "directory" to "\." and "entrypoint" to "dist\/main\/app\.js"/,
		{ directory: 'dist', entrypoint: 'main/app.js' },
	],
	[
		'a manifest above the directory, below the workspace',
		{ 'apps/bot/pyproject.toml': '', 'package.json': '{}' },
		/"apps\/bot\/pyproject\.toml" exists\. .* Set "directory" to "apps\/bot" and "entrypoint" to "src\/app\.py"/,
		{ directory: 'apps/bot/src', entrypoint: 'app.py' },
	],
	...rows(['apps/bot/package.json', 'apps/package.json'], (manifest) => [
		{ [manifest]: '{}' },
		new RegExp(
			`"${manifest}" exists\\. .* Set "directory" to "${path.dirname(manifest)}" and "entrypoint" to "[^.]*src`,
		),
		{ entrypoint: 'apps/bot/src/app.js' },
	]),
	[
		"a manifest of another language at the root, and the app's own below",
		{ 'package.json': '{}', 'bot/pyproject.toml': '' },
		/has no pyproject\.toml at its root, but "bot\/pyproject\.toml" exists/,
		{ entrypoint: 'bot/main.py' },
	],
	...rows(['requirements.txt', 'Pipfile'], (file) => [
		{ [file]: '', 'package.json': '{}' },
		/^The package has ".*", but no pyproject\.toml\. .* List the dependencies in a pyproject\.toml\./,
		{ entrypoint: 'main.py' },
	]),
	['Python with both', { 'requirements.txt': '', 'pyproject.toml': '' }, undefined, { entrypoint: 'main.py' }],
	['another language below', { 'package.json': '{}', 'py/pyproject.toml': '' }, undefined, { entrypoint: 'py/app.js' }],
	['above and at the root', { 'package.json': '{}', 'dist/package.json': '{}' }, undefined, { directory: 'dist' }],
];

const LIB = { '.gitignore': 'lib/\n', 'lib/util.py': '', 'lib/more.py': '' };
const TRACKED: readonly Row[] = [
	[
		'a tracked file in an ignored folder',
		LIB,
		/^2 files that git tracks are left out of the package by a \.gitignore or a built-in rule: lib\/more\.py, lib\/util\.py\. .*"!lib\/"/,
		{ tracked: '.' },
	],
	[
		'a .gitignore above the directory',
		{ '.gitignore': '*.dat\n', 'app/words.dat': '' },
		/^1 file that git tracks is left out .*: words\.dat\. .*"!words\.dat"/,
		{ directory: 'app', tracked: '.' },
	],
	['tracked, ignored, and taken back', LIB, undefined, { tracked: '.', exclude: '!lib/' }],
	[
		'tracked in the fourth folder of that name',
		{ '.gitignore': 'lib/\n', 'a/lib/x': '', 'b/lib/x': '', 'c/lib/x': '', 'd/lib/x.py': '' },
		/left out .*: d\/lib\/x\.py\. .*"!d\/lib\/"/,
		{ tracked: 'd/lib/x.py' },
	],
	[
		'tracked dependencies',
		{ 'node_modules/a/x.js': '' },
		/: node_modules\/a\/x\.js\. .*"!node_modules\/"/,
		{ tracked: '.' },
	],
	[
		'tracked, and kept out on purpose',
		{ '.gitignore': '.vscode/\nlogs/\n', '.vscode/x.json': '', 'logs/.gitkeep': '' },
		undefined,
		{ tracked: '.', exclude: '.vscode/' },
	],
	[
		'a tracked secret: told as one',
		{ '.gitignore': '.env\n', 'a/[b]/.env': '', '.env': '' },
		undefined,
		{ tracked: '.' },
	],
	['ignored, and not tracked', LIB, undefined, { tracked: 'app.js' }],
	[
		'more than a few that "exclude" names, too',
		{ '.gitignore': '*.dat\n*.log\n', 'x.log': '', '1.dat': '', '2.dat': '', '3.dat': '', '4.dat': '' },
		undefined,
		{ tracked: '*.dat', exclude: '*.dat' },
	],
	['no repository', LIB],
	['left out by "exclude"', LIB, undefined, { tracked: '.', exclude: 'lib/' }],
	['left out by a .deployignore', { ...LIB, '.deployignore': 'lib/\n' }, undefined, { tracked: '.' }],
	[
		'a submodule of which the folder is there',
		{ '.gitmodules': '', 'apps/vendor/a': null },
		/^1 submodule is not checked out, so the package lacks it: vendor\/a\. Set "submodules: true"/,
		{ tracked: 'apps/app.js', submodules: ['apps/vendor/a'], directory: 'apps' },
	],
	[
		'submodules that are checked out, elsewhere, or left out',
		{ '.gitmodules': '', 'apps/a/x.js': '', 'lib/b': null, 'apps/c': null },
		undefined,
		{ tracked: 'apps/app.js', submodules: ['apps/a', 'lib/b', 'apps/c'], directory: 'apps', exclude: 'c/' },
	],
];

const LINKED: readonly Row[] = [
	...rows(['.pnpm/a@1.0.0/node_modules/a', '.store/a-npm-1/package'], (store) => [
		{ [`node_modules/${store}/index.js`]: '' },
		/^1 link to the package manager's store .*: node_modules\/a\. A copy may not find .* Set "links" to "keep"/,
		{ links: { a: store }, exclude: '!node_modules/' },
	]),
	...rows(['a', 'a/x.js'], (target) => [
		{ 'left/a/x.js': '', 'node_modules/b/x.js': '' },
		/^1 link leads to what is left out of the package: node_modules\/a\. /,
		{ links: { a: `../left/${target}`, c: 'b' }, exclude: '!node_modules/\nleft/', keepLinks: true },
	]),
	[
		'a link to a package of the workspace, and to a program',
		{ 'packages/a/index.js': '', 'node_modules/b/cli.js': '' },
		undefined,
		{ links: { a: '../packages/a', 'b/b': 'cli.js' }, exclude: '!node_modules/' },
	],
];

const TREE = { '.gitignore': '*.log\nleft/\n', 'left/x.txt': '', 'src/a.js': '', 'src/a.md': '', 'docs/a.md': '' };
const MORE = { ...TREE, 'ignored.log': '', '.git/HEAD': '', 'node_modules/m/x.js': '' };
const PATTERNS: readonly Row[] = [
	...rows(['./src', 'src/, docs/', '{src,docs}/*.md', '/home/runner/work/r/r/src', '!left/x.txt'], (exclude) => [
		TREE,
		new RegExp(`patterns have no effect: "exclude: ${RegExp.escape(exclude)}"\\. Correct or remove them\\. `),
		{ exclude: `*.md\n${exclude}` },
	]),
	...rows(['dist/*\n', '*.js\n', 'dist/\n'], (ignored) => [
		{ '.gitignore': ignored, 'dist/a.js': '', 'dist/.gitignore': '*' },
		/patterns have no effect: "exclude: !dist\/"\. .* and "!dist\/\*\*" below it if its files are left out, too/,
		{ exclude: '!dist/', entrypoint: 'main.py' },
	]),
	...rows(['!lib', '!lib/', '!src/a/b.js', './docs', 'docs/ # not needed', 'docs/, lib/', '*.{md,txt}'], (line) => [
		{ '.deployignore': `*\nsrc/a\n!app.js\n${line}\n!README.md\n`, 'lib/x.js': '', 'src/a/b.js': '', 'docs/a.md': '' },
		new RegExp(`patterns have no effect: "\\.deployignore line 4: ${RegExp.escape(line)}"\\. `),
	]),
	...rows(['!lib/\n!lib/**', '!*/\n!**/*.js', 'docs/\n!docs/a.md', '!package*.json'], (lines) => [
		{ '.deployignore': `*\n!app.js\n${lines}`, 'lib/x.js': '' },
	]),
	[
		'a line that a later one takes back',
		TREE,
		/have no effect: "exclude: !src\/\*\.md"\. /,
		{ exclude: '!src/*.md\nsrc/*.md' },
	],
	...rows(['dist/*\n', '*.js\n', '**/dist/**\n'], (ignored) => [
		{ '.gitignore': ignored, 'dist/a.js': '' },
		undefined,
		{ exclude: '!dist/**', entrypoint: 'main.py' },
	]),
	...rows(
		['/src/', '!src', '# ./src\n\nsrc', 'src/a.md\n!src/a.md', '*\n!*/\n!*.md', '*.log', 'node_modules', '.git'],
		(exclude) => [MORE, undefined, { exclude, entrypoint: 'docs/a.md' }],
	),
];

const MANY = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at + 10}/.env`, '']));
const SECRETS: readonly Row[] = [
	[
		'a secret',
		{ 'a/[b]/.env': '' },
		/^1 file that may contain secrets is left out .*: a\/\[b\]\/\.env\. .*"!a\/\\\[b\\\]\/\.env"/,
	],
	['secrets, each of which is named', MANY, /^25 files .*: (?:\d\d\/\.env, ){24}34\/\.env\. /],
];

test.each([...MANIFESTS, ...TRACKED, ...LINKED, ...PATTERNS, ...SECRETS])('%s', async (_, files, ...[says, more]) => {
	const messages = (await warnings(files, more)).map(({ message }) => message);
	expect(messages).toEqual(says === undefined ? [] : [expect.stringMatching(says)]);
});

test('a git-lfs pointer as the entrypoint is an error', async () => {
	await expect(warnings({ 'app.js': POINTER })).rejects.toMatchObject({
		...{ kind: 'input', file: 'app.js' },
		message: expect.stringContaining('"entrypoint" is "app.js", a git-lfs pointer'),
		advice: expect.stringContaining('lfs: true'),
	});
});

test.each([
	['one', { 'model.onnx': POINTER }, '1 file is a git-lfs pointer, not the real content: model.onnx. Set "lfs: true"'],
	['two', { 'a/model.onnx': POINTER, 'b.bin': POINTER }, '2 files are git-lfs pointers, not the real content: a/model'],
	['a page about git-lfs', { 'lfs.md': `A pointer is ${POINTER}`, 'long.md': POINTER + ' '.repeat(2_000) }, undefined],
])('git-lfs pointers are found while the files are packed: %s', async (_, files, says) => {
	const tree = makeTree(files);
	const streamed = streamPackage(tree.files, { level: 6, signal: new AbortController().signal });
	await Array.fromAsync(streamed.open()).finally(tree.remove);
	const { lfsPointers = [] } = streamed.facts() ?? {};
	if (says === undefined) expect(lfsPointers).toEqual([]);
	else expect(pointersWarning(lfsPointers).message).toContain(says);
});
