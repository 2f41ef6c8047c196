// Ignore files that are not regular files, and `.git` in all its forms.
import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { type HostileTree, type Planting, packs, refuses } from './hostile-tree.ts';

/** Rules, for an ignore file of about a megabyte. */
const HUGE = Array.from({ length: 30_000 }, (_, n) => `/generated/file-${n}.generated.js\n`).join('');

const BYTES = Buffer.from('*.log\ncaf\xe9/\n\0\n[\n', 'latin1');

/** Makes a folder the top of a submodule. */
function repository(tree: Planting, folder: string): void {
	const parts = `.git/modules/${folder}`;
	for (const part of ['objects', 'refs']) tree.folder(`${parts}/${part}`);
	tree.files({ [`${parts}/HEAD`]: 'ref: refs/heads/main\n', [`${folder}/.git`]: `gitdir: ${tree.path(parts)}\n` });
}

export const IGNORES: readonly HostileTree[] = [
	{
		name: 'a .gitignore that is a folder: git takes it for none',
		make: (tree) => tree.files({ '.gitignore/a.txt': 'a', 'b.txt': 'b' }),
		outcome: packs({ '.gitignore/a.txt': 'a', 'b.txt': 'b' }),
	},
	{
		name: 'a .deployignore that is a folder takes the place of nothing',
		make: (tree) => tree.files({ '.deployignore/x': 'x', '.gitignore': '*.log\n', 'a.log': 'a' }),
		outcome: packs({ '.deployignore/x': 'x', '.gitignore': '*.log\n' }),
	},
	{
		name: 'a .deployignore that is a link to another ignore file',
		make: (tree) => {
			tree.files({ '.dockerignore': '*.log\n', 'a.log': 'a' });
			tree.link('.deployignore', '.dockerignore');
		},
		outcome: packs({ '.deployignore': '*.log\n', '.dockerignore': '*.log\n' }),
	},
	{
		name: 'a .gitignore that is a link to another ignore file: git does not follow it',
		make: (tree) => {
			tree.files({ 'rules/ignore': '*.log\n', 'a.log': 'a' });
			tree.link('.gitignore', 'rules/ignore');
		},
		outcome: packs({ '.gitignore': '*.log\n', 'a.log': 'a', 'rules/ignore': '*.log\n' }),
	},
	{
		name: 'a submodule follows its own rules, and those of its parent end at it',
		make: (tree) => {
			tree.files({ '.gitignore': '*.log\n/out/\n', 'a.log': '', 'modules/kept.txt': 'k' });
			repository(tree, 'modules/own');
			tree.files({ 'modules/own/.gitignore': '*.txt\n', 'modules/own/a.txt': '', 'modules/own/a.log': 'own' });
			tree.files({ 'modules/own/deep/b.log': 'deep', 'modules/own/id_rsa': 'secret' });
			repository(tree, 'modules/own/inner');
			tree.files({ 'modules/own/inner/c.txt': 'inner' });
			repository(tree, 'out/never');
			tree.files({ 'out/never/d.txt': '' });
		},
		outcome: packs({
			'.gitignore': '*.log\n/out/\n',
			'modules/kept.txt': 'k',
			'modules/own/.gitignore': '*.txt\n',
			'modules/own/a.log': 'own',
			'modules/own/deep/b.log': 'deep',
			'modules/own/inner/c.txt': 'inner',
		}),
	},
	{
		name: 'a folder whose .git is none is no submodule',
		make: (tree) => tree.files({ '.gitignore': '*.log\n', 'a/.git': 'x', 'a/a.log': '' }),
		outcome: packs({ '.gitignore': '*.log\n' }),
	},
	{
		name: 'exclude and a .deployignore hold in submodules too',
		make: (tree) => {
			repository(tree, 'own');
			tree.files({ '.deployignore': '*.log\n', 'own/a.log': '', 'own/a.txt': '', 'own/b.txt': 'b' });
		},
		with: { exclude: '/own/a.txt' },
		outcome: packs({ '.deployignore': '*.log\n', 'own/b.txt': 'b' }),
	},
	{
		name: 'a .gitignore with a line of two megabytes',
		make: (tree) => tree.files({ '.gitignore': `${'a'.repeat(2_000_000)}\n*.log\n`, 'a.log': '' }),
		outcome: packs({ '.gitignore': `${'a'.repeat(2_000_000)}\n*.log\n` }),
	},
	{
		name: 'a .gitignore that is a link out of the directory',
		make: (tree) => tree.link('.gitignore', '/etc/hosts'),
		outcome: refuses('.gitignore', /outside/),
	},
	{
		name: 'a .gitignore that is a link to a folder',
		make: (tree) => {
			tree.file('rules/a.txt', 'a');
			tree.link('.gitignore', 'rules');
		},
		outcome: packs({ '.gitignore/a.txt': 'a', 'rules/a.txt': 'a' }),
	},
	{
		name: 'a .gitignore that is a FIFO is not waited for',
		make: (tree) => void execFileSync('mkfifo', [tree.path('.gitignore')]),
		outcome: refuses('.gitignore', /FIFO/),
	},
	{
		name: 'a .deployignore that is a FIFO, left out',
		make: (tree) => void execFileSync('mkfifo', [tree.path('.deployignore')]),
		with: { exclude: '.deployignore' },
		outcome: packs({}),
	},
	{
		name: 'a .gitignore that is a link to endless zeros, left out',
		make: (tree) => tree.link('.gitignore', '/dev/zero'),
		with: { exclude: '.gitignore' },
		outcome: packs({}),
	},
	{
		name: 'a .gitignore that is a link to nothing',
		make: (tree) => tree.link('sub/.gitignore', 'gone'),
		outcome: refuses('sub/.gitignore', /nowhere/),
	},
	{
		name: 'a .gitignore that nobody may read',
		make: (tree) => {
			tree.file('sub/.gitignore', '*');
			chmodSync(tree.path('sub/.gitignore'), 0o000);
		},
		ordinary: true,
		outcome: refuses('sub/.gitignore', /it cannot be read \(EACCES\)/),
	},
	{
		name: 'a .gitignore above the deployed directory that nobody may read',
		make: (tree) => {
			tree.files({ 'web/dist/app.js': '', '.gitignore': '*' });
			chmodSync(tree.path('.gitignore'), 0o000);
		},
		with: { directory: 'web/dist' },
		ordinary: true,
		outcome: refuses('.gitignore', /Cannot pack "\.\.\/\.\.\/\.gitignore": it cannot be read \(EACCES\)/),
	},
	{
		name: 'a .gitignore that is not UTF-8, with lines that mean nothing',
		make: (tree) => tree.files({ '.gitignore': BYTES, 'a.log': 'a', 'b.txt': 'b' }),
		outcome: packs({ '.gitignore': BYTES, 'b.txt': 'b' }),
	},
	{
		name: 'a .gitignore of 30,000 rules',
		make: (tree) =>
			tree.files({ '.gitignore': HUGE, 'generated/file-29999.generated.js': '', 'generated/other.js': 'o' }),
		outcome: packs({ '.gitignore': HUGE, 'generated/other.js': 'o' }),
	},
	{
		name: '.git as a file, as in a worktree or a submodule, at any depth and in any case',
		make: (tree) =>
			tree.files({ '.git': 'gitdir: /x', 'sub/.git': 'gitdir: ../.git', 'a/b/.GIT/config': 'token', 'c/.Git': '' }),
		outcome: packs({}, /always: \.git/),
	},
	{
		name: '.git that exclude takes back is left out all the same',
		make: (tree) => tree.files({ '.git/config': 'token', '.gitattributes': 'a' }),
		with: { exclude: '!.git\n!.git/**' },
		outcome: packs({ '.gitattributes': 'a' }, /always: \.git/),
	},
	{
		name: 'names that begin like .git',
		make: (tree) => tree.files({ '.github/x.yml': '1', '.gitkeep': '2', '.git_': '3', 'a.git/x': '4' }),
		outcome: packs({ '.git_': '3', '.github/x.yml': '1', '.gitkeep': '2', 'a.git/x': '4' }),
	},
];
