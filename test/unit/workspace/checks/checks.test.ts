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
/** How the one warning begins, with … for what does not matter; '' where there is none. */
type Row = [what: string, says: string, files: Files, more?: More];

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

/** Rows that differ by one text. */
const rows = (texts: readonly string[], row: (text: string) => [says: string, files: Files, more?: More]) =>
	texts.map((text): Row => [text, ...row(text)]);

const npm = (dependencies: Readonly<Record<string, string>>, more = {}) => {
	return { 'package.json': JSON.stringify({ dependencies, ...more }) };
};
const OUTSIDE = 'The manifest needs files that are not in the package: ';
const INSTALLED = { exclude: '!node_modules/' };
const VENDOR = { 'vendor/a.tgz': '', 'vendor/a/x.js': '' };
const DEVELOPMENT = { devDependencies: { a: 'workspace:*' } };
const UV = '[tool.uv.sources]\n';
const MANIFESTS: readonly Row[] = [
	...rows(['workspace:*', 'catalog:', 'file:../a', '../a'], (version) => [
		`${OUTSIDE}"a": "${version}" in package.json.`,
		{ 'bot/package.json': npm({ a: version })['package.json'], 'a/package.json': '{}' },
		{ directory: 'bot' },
	]),
	...rows(['file:vendor/a.tgz', './vendor/a', 'link:vendor/a/', 'file:.', '^1.0.0', 'https://h/f.tgz'], (version) => [
		'',
		{ ...npm({ a: version }), ...VENDOR },
	]),
	...rows(['file:vendor/a.tgz', './vendor/a', 'link:vendor/a'], (version) => [
		`${OUTSIDE}"a": "${version}" in package.json.`,
		{ ...npm({ a: version }), ...VENDOR, '.gitignore': 'vendor/\n' },
	]),
	...rows(['a@file:///home/runner/a', 'git+file:///home/runner/a'], (version) => [
		`${OUTSIDE}"a": "${version}" in package.json.`,
		npm({ a: version }),
	]),
	...rows(['["packages/*", "!packages/old"]', '{ "packages": ["packages/**", "!**/old"] }'], (workspaces) => [
		`${OUTSIDE}"@r/ui": "*" in package.json.`,
		{
			'bot/package.json': npm({ '@r/ui': '*', '@r/sdk': '^1.0.0', 'is-odd': '*' })['package.json'],
			'package.json': `{ "workspaces": ${workspaces} }`,
			'packages/ui/package.json': '{ "name": "@r/ui", "private": true }',
			'packages/sdk/package.json': '{ "name": "@r/sdk" }',
			'packages/old/package.json': '{ "name": "is-odd", "private": true }',
		},
		{ directory: 'bot' },
	]),
	['for development', `${OUTSIDE}"a": "workspace:*"`, npm({}, DEVELOPMENT)],
	['for development, others are installed', '', { ...npm({}, DEVELOPMENT), 'node_modules/b/x.js': '' }, INSTALLED],
	['installed in the package', '', { ...npm({ a: 'workspace:*' }), 'node_modules/a/x.js': '' }, INSTALLED],
	['a workspace that is packed whole', '', npm({ a: 'workspace:*' }, { workspaces: ['packages/*'] })],
	["pnpm's workspace", '', { ...npm({ a: 'workspace:*', b: 'catalog:' }), 'pnpm-workspace.yaml': '' }],
	['a manifest that is no JSON', '', { 'package.json': '{' }],
	...rows(
		[
			`${UV}shared = { workspace = true }`,
			'dependencies = ["shared @ file:../shared"]',
			`${UV}shared = { path = "../shared", editable = true }`,
			"[tool.poetry.dependencies.shared]\npath = '../shared'",
			`${UV}foo = { path = "wheels/foo.whl" }`,
		],
		(toml) => [`${OUTSIDE}${toml.split('\n').at(-1)} in pyproject.toml.`, { 'pyproject.toml': toml }],
	),
	...rows(
		[
			`[tool.uv.workspace]\nmembers = ["a"]\n${UV}a = { workspace = true }\n`,
			`${UV}a = { path = "./a" }\nb = { path = "b" }\n# c = { path = "../c" }\n`,
			'[tool.poetry]\ninclude = [{ path = "src/**/*.so", format = "wheel" }]\n',
		],
		(toml) => ['', { 'pyproject.toml': toml, 'a/x.py': '', 'b/x.py': '' }],
	),
	...rows(['*.json', '*\n!app.js', 'package*.json'], (exclude) => [
		'package.json is left out of the package. … add "!package.json" to',
		{ 'package.json': '' },
		{ exclude },
	]),
	['a manifest that a rule names: the app is bundled', '', { 'package.json': '' }, { exclude: 'package.json' }],
	[
		'a manifest above the directory',
		'…"package.json" exists. … Set "directory" to "." and "entrypoint" to "dist/main/app.js"',
		{ 'package.json': '{}' },
		{ directory: 'dist', entrypoint: 'main/app.js' },
	],
	[
		'a manifest above the directory, below the workspace',
		'…"bot/pyproject.toml" exists. … Set "directory" to "bot" and "entrypoint" to "src/app.py"',
		{ 'bot/pyproject.toml': '', 'package.json': '{}' },
		{ directory: 'bot/src', entrypoint: 'app.py' },
	],
	...rows(['apps/bot', 'apps'], (folder) => [
		`…"${folder}/package.json" exists. … Set "directory" to "${folder}" and "entrypoint" to "…src/app.js"`,
		{ [`${folder}/package.json`]: '{}' },
		{ entrypoint: 'apps/bot/src/app.js' },
	]),
	[
		"a manifest of another language at the root, and the app's own below",
		'The package has no pyproject.toml at its root, but "bot/pyproject.toml" exists',
		{ 'package.json': '{}', 'bot/pyproject.toml': '' },
		{ entrypoint: 'bot/main.py' },
	],
	...rows(['requirements.txt', 'Pipfile'], (file) => [
		`The package has "${file}", but no pyproject.toml. … List the dependencies in a pyproject.toml.`,
		{ [file]: '', 'package.json': '{}' },
		{ entrypoint: 'main.py' },
	]),
	['Python with both', '', { 'requirements.txt': '', 'pyproject.toml': '' }, { entrypoint: 'main.py' }],
	['another language below', '', { 'package.json': '{}', 'py/pyproject.toml': '' }, { entrypoint: 'py/app.js' }],
	['above and at the root', '', { 'package.json': '{}', 'dist/package.json': '{}' }, { directory: 'dist' }],
];

const LIB = { '.gitignore': 'lib/\n', 'lib/util.py': '', 'lib/more.py': '' };
const LIBS = { '.gitignore': 'lib/\n', 'a/lib/x': '', 'b/lib/x': '', 'c/lib/x': '', 'd/lib/x.py': '' };
const DATA = { '.gitignore': '*.dat\n*.log\n', 'x.log': '', '1.dat': '', '2.dat': '', '3.dat': '', '4.dat': '' };
const MEANT = { '.gitignore': '.vscode/\nlogs/\n', '.vscode/x.json': '', 'logs/.gitkeep': '' };
const ALL = { tracked: '.' };
const TRACKED: readonly Row[] = [
	[
		'a tracked file in an ignored folder',
		'2 files that git tracks are left out …by a .gitignore or a built-in rule: lib/more.py, lib/util.py. …"!lib/"',
		LIB,
		ALL,
	],
	[
		'a .gitignore above the directory',
		'1 file that git tracks is left out …: words.dat. …"!words.dat"',
		{ '.gitignore': '*.dat\n', 'app/words.dat': '' },
		{ directory: 'app', tracked: '.' },
	],
	['in the fourth folder of that name', '…left out …: d/lib/x.py. …"!d/lib/"', LIBS, { tracked: 'd/lib/x.py' }],
	['dependencies', '…: node_modules/a/x.js. …"!node_modules/"', { 'node_modules/a/x.js': '' }, ALL],
	['tracked, ignored, and taken back', '', LIB, { tracked: '.', exclude: '!lib/' }],
	['tracked, and kept out on purpose', '', MEANT, { tracked: '.', exclude: '.vscode/' }],
	[
		'a tracked file that looks like a secret',
		'1 file that git tracks …: .env.production.',
		{ '.gitignore': '.env*\n', '.env.production': '' },
		ALL,
	],
	['ignored, and not tracked', '', LIB, { tracked: 'app.js' }],
	['more than a few that "exclude" names, too', '', DATA, { tracked: '*.dat', exclude: '*.dat' }],
	['no repository', '', LIB],
	['left out by "exclude"', '', LIB, { tracked: '.', exclude: 'lib/' }],
	['left out by a .deployignore', '', { ...LIB, '.deployignore': 'lib/\n' }, ALL],
	[
		'a submodule of which the folder is there',
		'1 submodule is not checked out, so the package lacks it: vendor/a. Set "submodules: true"',
		{ '.gitmodules': '', 'apps/vendor/a': null },
		{ tracked: 'apps/app.js', submodules: ['apps/vendor/a'], directory: 'apps' },
	],
	[
		'submodules that are checked out, elsewhere, or left out',
		'',
		{ '.gitmodules': '', 'apps/a/x.js': '', 'lib/b': null, 'apps/c': null },
		{ tracked: 'apps/app.js', submodules: ['apps/a', 'lib/b', 'apps/c'], directory: 'apps', exclude: 'c/' },
	],
];

const LINKED: readonly Row[] = [
	...rows(['.pnpm/a@1.0.0/node_modules/a', '.store/a-npm-1/package'], (store) => [
		`1 link to the package manager's store …: node_modules/a. A copy may not find … Set "links" to "keep"`,
		{ [`node_modules/${store}/index.js`]: '' },
		{ links: { a: store }, ...INSTALLED },
	]),
	...rows(['a', 'a/x.js'], (target) => [
		'1 link leads to what is left out of the package: node_modules/a. ',
		{ 'left/a/x.js': '', 'node_modules/b/x.js': '' },
		{ links: { a: `../left/${target}`, c: 'b' }, exclude: '!node_modules/\nleft/', keepLinks: true },
	]),
	[
		'a link to a package of the workspace, and to a program',
		'',
		{ 'packages/a/index.js': '', 'node_modules/b/cli.js': '' },
		{ links: { a: '../packages/a', 'b/b': 'cli.js' }, ...INSTALLED },
	],
];

const TREE = { '.gitignore': '*.log\nleft/\n', 'left/x.txt': '', 'src/a.js': '', 'src/a.md': '', 'docs/a.md': '' };
const MORE = { ...TREE, 'ignored.log': '', '.git/HEAD': '', 'node_modules/m/x.js': '' };
const PATTERNS: readonly Row[] = [
	...rows(['./src', 'src/, docs/', '{src,docs}/*.md', '/home/runner/work/r/r/src', '!left/x.txt'], (exclude) => [
		`These patterns have no effect: "exclude: ${exclude}". Correct or remove them. `,
		TREE,
		{ exclude: `*.md\n${exclude}` },
	]),
	...rows(['dist/*\n', '*.js\n', 'dist/\n'], (ignored) => [
		'…no effect: "exclude: !dist/". … and "!dist/**" below it if its files are left out, too',
		{ '.gitignore': ignored, 'dist/a.js': '', 'dist/.gitignore': '*' },
		{ exclude: '!dist/', entrypoint: 'main.py' },
	]),
	...rows(
		['!lib', '!lib/', '!src/a/b.js', './docs', ' ./docs', '\t!lib', 'docs/ # not needed', 'docs/, lib/', '*.{md,txt}'],
		(line) => [
			`These patterns have no effect: ".deployignore line 4: ${line.trim()}". `,
			{
				'.deployignore': `*\nsrc/a\n!app.js\n${line}\n!README.md\n`,
				'lib/x.js': '',
				'src/a/b.js': '',
				'docs/a.md': '',
			},
		],
	),
	[
		'a .deployignore below the workspace',
		'These patterns have no effect: "app/.deployignore line 2: ./docs". ',
		{ 'app/.deployignore': '*.md\n./docs', 'app/a.md': '' },
		{ directory: 'app' },
	],
	...rows(
		['!lib/\n!lib/**', '!*/\n!**/*.js', 'docs/\n!docs/a.md', '!package*.json', '  # a note', '\t# a note'],
		(lines) => ['', { '.deployignore': `*\n!app.js\n${lines}`, 'lib/x.js': '' }],
	),
	['an allow list', '', { 'docs/a.md': '' }, { exclude: '*\n!*/\n!*.js' }],
	['a later line takes it back', '…no effect: "exclude: !src/*.md". ', TREE, { exclude: '!src/*.md\nsrc/*.md' }],
	...rows(['dist/*\n', '*.js\n', '**/dist/**\n'], (ignored) => [
		'',
		{ '.gitignore': ignored, 'dist/a.js': '' },
		{ exclude: '!dist/**', entrypoint: 'main.py' },
	]),
	...rows(
		['/src/', '!src', '# ./src\n\nsrc', 'src/a.md\n!src/a.md', '*\n!*/\n!*.md', '*.log', 'node_modules', '.git'],
		(exclude) => ['', MORE, { exclude, entrypoint: 'docs/a.md' }],
	),
];

const MANY = Array.from({ length: 25 }, (_, at) => `${at + 10}/.env`);
const SECRETS: readonly Row[] = [
	['a secret', '1 file that may contain secrets is left out …: a/[b]/.env. …"!a/\\[b\\]/.env"', { 'a/[b]/.env': '' }],
	['each of many', `25 files …: ${MANY.join(', ')}. `, Object.fromEntries(MANY.map((at) => [at, '']))],
];

test.each([...MANIFESTS, ...TRACKED, ...LINKED, ...PATTERNS, ...SECRETS])('%s', async (_, says, files, ...[more]) => {
	const messages = (await warnings(files, more)).map(({ message }) => message);
	const begins = new RegExp(`^${says.split('…').map(RegExp.escape).join('.*')}`);
	expect(messages).toEqual(says === '' ? [] : [expect.stringMatching(begins)]);
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
