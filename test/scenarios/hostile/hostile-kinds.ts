// Entries that are not regular files, and regular files in unusual states.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HostileTree, packs, refuses } from './hostile-tree.ts';

/** Runs a command that only some systems allow; what it said where it failed. */
function tried(command: string, ...args: string[]): string | undefined {
	const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
	return status === 0 ? undefined : `${command} cannot be done here: ${error?.message ?? stderr.trim()}`;
}

const BIND = 'import socket,sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])';

const MANY = Array.from({ length: 5000 }, (_, n) => `many/${String(n).padStart(5, '0')}`);

/** What the parts of an archive begin with. */
const SIGNATURES = {
	'central.bin': Buffer.from('PK\x01\x02'.repeat(20), 'latin1'),
	'end.bin': Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1'),
	'header.bin': Buffer.from('PK\x03\x04'.repeat(20), 'latin1'),
};

export const KINDS: readonly HostileTree[] = [
	{
		name: 'a FIFO',
		make: (tree) => void execFileSync('mkfifo', [tree.path('pipe')]),
		outcome: refuses('pipe', /it is a named pipe \(FIFO\), not a file/),
	},
	{
		name: 'a link to a FIFO',
		make: (tree) => {
			execFileSync('mkfifo', [tree.path('pipe')]);
			tree.link('a', 'pipe');
		},
		with: { exclude: 'pipe' },
		outcome: refuses('a', /FIFO/),
	},
	{
		name: 'a FIFO called like a key is not waited for',
		make: (tree) => void execFileSync('mkfifo', [tree.path('tls.key')]),
		outcome: refuses('tls.key', /FIFO/),
	},
	{
		name: 'a folder called like a key',
		make: (tree) => tree.file('fixtures.key/a.txt', 'a'),
		outcome: packs({ 'fixtures.key/a.txt': 'a' }),
	},
	{
		name: 'a FIFO that is left out',
		make: (tree) => void execFileSync('mkfifo', [tree.path('pipe')]),
		with: { exclude: 'pipe' },
		outcome: packs({}),
	},
	{
		name: 'a socket',
		make: (tree) => tried('python3', '-c', BIND, tree.path('socket')),
		outcome: refuses('socket', /it is a socket, not a file/),
	},
	{
		name: 'a character device',
		make: (tree) => tried('mknod', tree.path('zero'), 'c', '1', '5'),
		outcome: refuses('zero', /it is a device, not a file/),
	},
	{
		name: 'empty folders and empty files',
		make: (tree) => {
			tree.folder('empty/in/empty');
			tree.file('nothing', '');
		},
		outcome: packs({ nothing: '' }),
	},
	{
		name: 'permission bits of every kind, of which git keeps one',
		make: (tree) => {
			for (const mode of [0o000, 0o011, 0o400, 0o700, 0o4755, 0o2750, 0o1777]) {
				tree.file(`m${mode.toString(8).padStart(4, '0')}`, 'x');
				chmodSync(tree.path(`m${mode.toString(8).padStart(4, '0')}`), mode);
			}
			return process.getuid?.() === 0 ? undefined : 'only root reads a file without permissions';
		},
		outcome: packs({
			m0000: ['x', 0o644],
			m0011: ['x', 0o644],
			m0400: ['x', 0o644],
			m0700: ['x', 0o755],
			m1777: ['x', 0o755],
			m2750: ['x', 0o755],
			m4755: ['x', 0o755],
		}),
	},
	{
		name: 'a file that nobody may read',
		make: (tree) => {
			tree.file('sub/locked', 'x');
			chmodSync(tree.path('sub/locked'), 0o000);
		},
		ordinary: true,
		outcome: refuses('sub/locked', /it cannot be read \(EACCES\)/),
	},
	{
		name: 'a folder that nobody may read',
		make: (tree) => {
			tree.file('locked/x', 'x');
			chmodSync(tree.path('locked'), 0o000);
		},
		ordinary: true,
		outcome: refuses('locked', /it cannot be read \(EACCES\)/),
	},
	...['.', 'locked'].map(
		(directory): HostileTree => ({
			name: `a directory that nobody may read (${directory})`,
			make: (tree) => {
				tree.file('locked/app.js', 'x');
				chmodSync(tree.path(directory), 0o000);
			},
			with: { directory },
			ordinary: true,
			outcome: refuses(directory, /it cannot be read \(EACCES\)/),
		}),
	),
	{
		name: 'a folder that may be listed, and not entered',
		make: (tree) => {
			tree.file('listed/x', 'x');
			chmodSync(tree.path('listed'), 0o444);
		},
		ordinary: true,
		outcome: refuses('listed/x', /it cannot be read \(EACCES\)/),
	},
	{
		name: 'a link into a folder that nobody may enter',
		make: (tree) => {
			tree.file('locked/x', 'x');
			chmodSync(tree.path('locked'), 0o000);
			tree.link('a', 'locked/x');
		},
		with: { exclude: 'locked' },
		ordinary: true,
		outcome: refuses('a', /it cannot be read \(EACCES\)/),
	},
	{
		name: 'what nobody may read, left out',
		make: (tree) => {
			tree.files({ 'locked/x': 'x', 'node_modules/y': 'y' });
			for (const name of ['locked', 'node_modules']) chmodSync(tree.path(name), 0o000);
		},
		with: { exclude: 'locked' },
		ordinary: true,
		outcome: packs({}),
	},
	{
		name: 'dates before and after those of a zip',
		make: (tree) => {
			tree.files({ old: 'o', new: 'n' });
			utimesSync(tree.path('old'), -2_000_000_000, -2_000_000_000);
			utimesSync(tree.path('new'), 16_000_000_000, 16_000_000_000);
		},
		outcome: packs({ new: 'n', old: 'o' }),
	},
	{
		name: 'five thousand files in one folder',
		make: (tree) => {
			mkdirSync(tree.path('many'));
			for (const name of MANY) writeFileSync(path.join(tree.root, name), name);
		},
		outcome: packs(Object.fromEntries(MANY.map((name) => [name, name]))),
	},
	{
		name: 'files that hold archives, and what an archive is made of',
		make: (tree) => tree.files(SIGNATURES),
		outcome: packs(SIGNATURES),
	},
];
