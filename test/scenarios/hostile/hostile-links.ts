// Links: a link to a target inside the directory is packed as its target; any other link is an error that names it.
import { type HostileTree, packs, refuses } from './hostile-tree.ts';

const OUTSIDE = /it is a link that leads outside the deployed directory/;
const LOOP = /a circular link|links to one of its parent folders/;
const NOWHERE = /it is a link that leads nowhere/;

export const LINKS: readonly HostileTree[] = [
	{
		name: 'a link to a file beside it',
		make: (tree) => {
			tree.file('real.txt', 'real');
			tree.link('alias.txt', 'real.txt');
		},
		outcome: packs({ 'alias.txt': 'real', 'real.txt': 'real' }),
	},
	{
		name: 'a link to a folder, and one back out of a folder',
		make: (tree) => {
			tree.files({ 'real/deep/a.txt': 'a', 'other/b.txt': 'b' });
			tree.link('folder', 'real');
			tree.link('real/up.txt', '../other/b.txt');
		},
		outcome: packs({
			'folder/deep/a.txt': 'a',
			'folder/up.txt': 'b',
			'other/b.txt': 'b',
			'real/deep/a.txt': 'a',
			'real/up.txt': 'b',
		}),
	},
	{
		name: 'a chain of links',
		make: (tree) => {
			tree.file('end.txt', 'end');
			tree.link('c', 'end.txt');
			tree.link('b', 'c');
			tree.link('a', 'b');
		},
		outcome: packs({ a: 'end', b: 'end', c: 'end', 'end.txt': 'end' }),
	},
	{
		name: 'a link through another link to a folder',
		make: (tree) => {
			tree.file('real/in/a.txt', 'a');
			tree.link('through', 'door/in/a.txt');
			tree.link('door', 'real');
		},
		outcome: packs({ 'door/in/a.txt': 'a', 'real/in/a.txt': 'a', through: 'a' }),
	},
	{
		name: 'a link that leaves and comes back',
		make: (tree) => {
			tree.file('a.txt', 'a');
			tree.link('back', `../${tree.root.split('/').at(-1)}/a.txt`);
		},
		outcome: packs({ 'a.txt': 'a', back: 'a' }),
	},
	{
		name: 'links of two folders to one another: each sees the other once',
		make: (tree) => {
			tree.files({ 'a/1': '1', 'b/2': '2' });
			tree.link('a/b', '../b');
			tree.link('b/a', '../a');
		},
		outcome: refuses('a/b/a', LOOP),
	},
	{
		name: 'a link to a file outside',
		make: (tree) => tree.link('leak', '/etc/hosts'),
		outcome: refuses('leak', OUTSIDE),
	},
	{
		name: 'a relative link to a file outside, far down',
		make: (tree) => tree.link('a/b/c/leak', `${'../'.repeat(40)}etc/hostname`),
		outcome: refuses('a/b/c/leak', OUTSIDE),
	},
	{
		name: 'a chain of links whose last one leaves',
		make: (tree) => {
			tree.link('z', '/etc/hosts');
			tree.link('m', 'z');
			tree.link('a', 'm');
		},
		outcome: refuses('a', OUTSIDE),
	},
	{
		name: 'a link through a folder link that leaves',
		make: (tree) => {
			tree.link('door', '/etc');
			tree.link('a', 'door/hostname');
		},
		with: { exclude: 'door' },
		outcome: refuses('a', OUTSIDE),
	},
	{
		name: 'a link out of the deployed directory that stays in the workspace',
		make: (tree) => {
			tree.files({ 'web/app.js': '', 'shared/a.txt': 'a' });
			tree.link('web/shared', '../shared');
		},
		with: { directory: 'web' },
		outcome: refuses('web/shared', OUTSIDE),
	},
	{
		name: 'a link to a folder beside the checkout whose name begins alike',
		make: (tree) => tree.link('leak', `${tree.root}-other`),
		outcome: refuses('leak', /nowhere|outside/),
	},
	{
		name: 'a link to a folder above it',
		make: (tree) => tree.link('a/b/loop', '../..'),
		outcome: refuses('a/b/loop', LOOP),
	},
	{
		name: 'two links to one another',
		make: (tree) => {
			tree.link('ping', 'pong');
			tree.link('pong', 'ping');
		},
		outcome: refuses('ping', LOOP),
	},
	{ name: 'a link to nothing', make: (tree) => tree.link('gone', 'nothing'), outcome: refuses('gone', NOWHERE) },
	{
		name: 'a link below a file',
		make: (tree) => tree.link('gone', 'app.js/inside'),
		outcome: refuses('gone', NOWHERE),
	},
	{
		name: 'a link to a secret, under a harmless name',
		make: (tree) => {
			tree.file('.env', 'SECRET=1');
			tree.link('settings', '.env');
			tree.link('chain', 'settings');
		},
		outcome: packs({}, /looks like a secret.*settings/),
	},
	{
		name: 'a link to a secret that exclude takes back',
		make: (tree) => {
			tree.file('.env', 'A=1');
			tree.link('settings', '.env');
		},
		with: { exclude: '!.env' },
		outcome: packs({ '.env': 'A=1', settings: 'A=1' }),
	},
	{
		name: 'a link to a folder that holds a secret',
		make: (tree) => {
			tree.files({ 'config/.env': 'SECRET=1', 'config/a.txt': 'a' });
			tree.link('conf', 'config');
		},
		outcome: packs({ 'conf/a.txt': 'a', 'config/a.txt': 'a' }),
	},
	{
		name: 'a link to a file that is left out, but is no secret',
		make: (tree) => {
			tree.files({ '.gitignore': 'build/\n', 'build/app.txt': 'built' });
			tree.link('latest', 'build/app.txt');
		},
		outcome: packs({ '.gitignore': 'build/\n', latest: 'built' }),
	},
	{
		name: 'links into .git',
		make: (tree) => {
			tree.files({ '.git/config': 'token', 'sub/.git/config': 'token' });
			tree.link('history', '.git');
			tree.link('config', '.git/config');
			tree.link('inner', 'sub/.git/config');
			tree.link('.git-alias/.git', '../sub');
		},
		outcome: packs({}, /always: \.git → .*(config|history|inner)/),
	},
	{
		name: 'a link that a rule leaves out is not even followed',
		make: (tree) => tree.link('leak', '/etc/hosts'),
		with: { exclude: 'leak' },
		outcome: packs({}),
	},
	{
		name: 'many links to one folder',
		make: (tree) => {
			tree.files({ 'real/a': 'a', 'real/b': 'b' });
			for (let n = 0; n < 50; n++) tree.link(`link-${n}`, 'real');
		},
		with: { exclude: 'link-*/a' },
		outcome: packs(
			Object.fromEntries([
				...Array.from({ length: 50 }, (_, n) => [`link-${n}/b`, 'b']),
				['real/a', 'a'],
				['real/b', 'b'],
			]),
		),
	},
	{
		name: 'a link to a name that is not UTF-8',
		make: (tree) => {
			tree.file(Buffer.from('x\xff', 'latin1'), 'x');
			tree.link('a', Buffer.from('x\xff', 'latin1'));
		},
		with: { exclude: 'x?' },
		outcome: refuses('a', /UTF-8/),
	},
	{
		name: 'a link whose own name is not UTF-8',
		make: (tree) => tree.link(Buffer.from('x\xff', 'latin1'), 'app.js'),
		outcome: refuses('x\ufffd', /UTF-8/),
	},
];
