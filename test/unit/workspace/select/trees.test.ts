// Unusual trees that a checkout may hold: each is packed exactly, or refused by the name of a file in it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PackageFailure } from '../../../../src/domain/failures/failure.ts';
import { openWorkspace } from '../../../../src/workspace/workspace.ts';
import { onLinux } from '../../../support/action-runner/only-on.ts';
import { onDisk, pack } from '../../../support/planted-trees/packing.ts';
import { readZip } from '../../../support/planted-trees/readers.ts';
import { diskBytes } from '../../../support/planted-trees/tree.ts';

/** What stands at a path: the content of a file, or what makes something else. */
type Planted = string | Buffer | Plant;
type Plant = (at: Buffer) => void;

const to =
	(target: string): Planted =>
	(at) =>
		symlinkSync(diskBytes(target), at);
const toInside =
	(target: string): Planted =>
	(at) =>
		symlinkSync(path.join(root, target), at);
const PIPE: Planted = (at) => void execFileSync('mkfifo', [at.toString()]);
const FOLDER: Planted = (at) => void mkdirSync(at);

/** By path, in the order in which they are made; `\udc80` to `\udcff` stand for bytes that are no UTF-8. */
type Files = Readonly<Record<string, Planted>>;
/** All entries and their contents; or the file that is named, relative to the directory, and what is said of it. */
type Ends = Readonly<Record<string, string>> | readonly [file: string, says: RegExp];
interface More {
	readonly exclude?: string;
	/** The file of environment variables, which is never packed. */
	readonly envFile?: string;
	readonly directory?: string;
	readonly keepLinks?: true;
	/** Rules that leave something out, and what. */
	readonly leftOut?: Readonly<Record<string, readonly string[]>>;
}
type Row = [what: string, files: Files, ends: Ends, more?: More];

let root = '';
beforeEach(() => {
	root = realpathSync(mkdtempSync(path.join(tmpdir(), 'unusual-')));
});
afterEach(() => rmSync(root, { recursive: true }));

async function check(_: string, files: Files, ends: Ends, more: More = {}): Promise<void> {
	for (const [name, planted] of Object.entries(files)) {
		const at = diskBytes(`${root}/${name}`);
		mkdirSync(diskBytes(path.dirname(`${root}/${name}`)), { recursive: true });
		if (typeof planted === 'function') planted(at);
		else writeFileSync(at, planted);
	}
	const { exclude = '', envFile, directory = '.', leftOut, ...kept } = more;
	const workspace = openWorkspace({ workspace: root, temp: '', platform: 'linux', searchPath: '' });
	const options = { exclude, envFile: envFile && path.join(root, envFile), ...kept };
	const packed = async () => {
		const selected = await workspace.select(workspace.locate(directory), options);
		const entries = await onDisk(await pack(selected.files, { workers: 0 }), readZip);
		const rules = selected.leftOut.map(({ rule, examples }) => [rule, examples.toSorted()]);
		if (leftOut !== undefined) expect(Object.fromEntries(rules)).toEqual(leftOut);
		return Object.fromEntries(entries.map(({ path: name, content }) => [name, content.toString()]));
	};
	if (!Array.isArray(ends)) return expect(await packed()).toEqual(ends);
	const failure = await packed().catch((thrown: unknown) => thrown);
	expect(failure).toBeInstanceOf(PackageFailure);
	expect(failure).toMatchObject({ file: ends[0], message: expect.stringMatching(ends[1]) });
}

const OUTSIDE = /it is a link that leads outside the deployed directory/;
const LOOP = /a circular link|links to one of its parent folders/;
const NOWHERE = /it is a link that leads nowhere/;
const NOT_UTF_8 = /not valid UTF-8/;
const FIFO = /it is a named pipe, a socket or a device, not a file/;

const REAL = {
	'real/deep/a': 'a',
	'other/b': 'b',
	file: to('other/b'),
	folder: to('real'),
	absolute: toInside('other/b'),
};
const WEB = { 'web/app.js': '', 'web-shared/a': 'a', 'web/shared': to('../web-shared') };
const BUILT = { '.gitignore': 'build/\n', 'build/app': 'built', latest: to('build/app') };
const LIB = { 'lib/one': '1', 'left/x.log': '', 'bin/one': to('../lib/./one'), 'bin/chain': to('one') };
const LINKED = { 'bin/one': '../lib/one', 'bin/chain': '../lib/one', 'bin/absolute': '../lib/one' };
const ENV_FILE = 'always: the file that "env-file" names';
const SECRET = 'looks like a secret: .env*';
const ENV = { '.env': 'A=1', settings: to('.env') };
const ENVS = ['.env', 'chain', 'settings'];

describe('links', () => {
	test.each<Row>([
		[
			'to files and folders inside',
			{ ...REAL, 'real/up': to('../other/b'), through: to('folder/deep/a') },
			{
				...{ absolute: 'b', file: 'b', 'folder/deep/a': 'a', 'folder/up': 'b', 'other/b': 'b' },
				...{ 'real/deep/a': 'a', 'real/up': 'b', through: 'a' },
			},
		],
		['of folders to one another', { 'a/1': '', 'b/2': '', 'a/b': to('../b'), 'b/a': to('../a') }, ['a/b/a', LOOP]],
		['to each other', { ping: to('pong'), pong: to('ping') }, ['ping', LOOP]],
		['to nothing', { gone: to('nothing') }, ['gone', NOWHERE]],
		['below a file', { 'app.js': '', gone: to('app.js/inside') }, ['gone', NOWHERE]],
		['out of the directory, and inside the workspace', WEB, ['shared', OUTSIDE], { directory: 'web' }],
		[
			'to the file of environment variables',
			{ 'config/prod.vars': 'A=1', 'config/b': 'b', current: to('config/prod.vars'), folder: to('config') },
			{ 'config/b': 'b', 'folder/b': 'b' },
			{
				...{ exclude: '!config/prod.vars', envFile: 'config/prod.vars' },
				leftOut: { [ENV_FILE]: ['config/prod.vars', 'current', 'folder/prod.vars'] },
			},
		],
		// No warning tells of what is sent.
		['to one that looks like a secret', ENV, {}, { envFile: '.env', leftOut: { [ENV_FILE]: ['.env', 'settings'] } }],
		['to a secret, under harmless names', { ...ENV, chain: to('settings') }, {}, { leftOut: { [SECRET]: ENVS } }],
		['to a secret that is taken back', ENV, { '.env': 'A=1', settings: 'A=1' }, { exclude: '!.env' }],
		[
			'to a folder of which the name makes a file in it a secret',
			{ '.aws/credentials': 'A=1', '.aws/config': 'a', a: to('.aws') },
			{ '.aws/config': 'a', 'a/config': 'a' },
			{ leftOut: { 'looks like a secret: .aws/credentials': ['.aws/credentials', 'a/credentials'] } },
		],
		['to a file that is left out, and is no secret', BUILT, { '.gitignore': 'build/\n', latest: 'built' }],
		[
			'into .git',
			{ '.git/config': 'token', history: to('.git'), config: to('.git/config'), 'alias/.git': to('../a') },
			{},
			{ leftOut: { 'always: .git': ['.git/', 'config', 'history/'] } },
		],
		[
			'that are kept: what they lead to in the end, plainly',
			{
				...{ ...LIB, 'bin/absolute': toInside('lib/one'), 'lib/deep/up': to('..') },
				...{ 'bin/around': to('../lib/deep/up/one'), 'bin/loose': to('../left/x.log') },
			},
			{ ...LINKED, 'bin/around': '../lib/one', 'bin/loose': '../left/x.log', 'lib/deep/up': '..', 'lib/one': '1' },
			{ exclude: '*.log', keepLinks: true },
		],
		['kept, to outside', { wrong: to('/etc/hosts') }, ['wrong', OUTSIDE], { keepLinks: true }],
	])('%s', check);
});

/** What a Linux file system holds, and others do not tell apart or take. */
const NAMES = [
	...['C:x', 'Readme.md', 'README.md', 'Docs/a', 'docs/b', 'caf\u00e9', 'cafe\u0301', '..a', ' a ', 'a.', '*', '[a]'],
	...['!a', '#a', '$HOME', '__proto__', 'NUL', '\u202egnp.exe', 'a.git/x'],
];
const FINE = Object.fromEntries(NAMES.map((name, nth) => [name, `${nth}`]));

describe('names', () => {
	onLinux("a disk that keeps a name's bytes").each<Row>([
		['with a control character', { 'a\tb/c': '' }, ['a\tb', /a control character/]],
		['that are no UTF-8', { 'x\udcff': '' }, ['x\ufffd', NOT_UTF_8]],
		['that are no UTF-8, left out by a rule', { 'caf\udce9': '' }, {}, { exclude: 'caf*' }],
		['that a link leads to, no UTF-8', { 'x\udcff': '', a: to('x\udcff') }, ['a', NOT_UTF_8], { exclude: 'x?' }],
		['that are fine', FINE, FINE],
	])('%s', check);
});

describe('what is no file', () => {
	test.each<Row>([
		['a link to a pipe', { pipe: PIPE, a: to('pipe') }, ['a', FIFO], { exclude: 'pipe' }],
		['a pipe called like a key', { 'tls.key': PIPE }, ['tls.key', FIFO]],
		['a folder called like a key', { 'a.key/x': 'x' }, { 'a.key/x': 'x' }],
		['empty folders and files', { 'empty/in': FOLDER, nothing: '' }, { nothing: '' }],
	])('%s', check);
});

const BYTES = Buffer.from('*.log\ncaf\xe9/\n\0\n[\n', 'latin1');
const SUBMODULE = 'gitdir: ../.git/modules/own\n';
const LOGS = { '.gitignore': '*.log\n', 'a.log': '' };

describe('ignore files', () => {
	test.each<Row>([
		[
			'a folder is none',
			{ ...LOGS, '.deployignore/x': 'x', 'sub/.gitignore/a': 'a' },
			{ '.deployignore/x': 'x', '.gitignore': '*.log\n', 'sub/.gitignore/a': 'a' },
		],
		[
			'a .deployignore takes the place of all .gitignore files, and may be a link',
			{ '.dockerignore': '*.log\n', 'a.log': '', '.deployignore': to('.dockerignore'), 'sub/.gitignore': '*' },
			{ '.deployignore': '*.log\n', '.dockerignore': '*.log\n', 'sub/.gitignore': '*' },
		],
		[
			'a .gitignore that is a link: git does not follow it',
			{ rules: '*.log\n', 'a.log': 'a', '.gitignore': to('rules') },
			{ '.gitignore': '*.log\n', 'a.log': 'a', rules: '*.log\n' },
		],
		['a pipe, left out', { '.deployignore': PIPE }, {}, { exclude: '.deployignore' }],
		// Two of its lines mean nothing.
		['one of no UTF-8', { '.gitignore': BYTES, 'a.log': '', b: 'b' }, { '.gitignore': BYTES.toString(), b: 'b' }],
		[
			'a submodule has its own, and those above end at it',
			{
				...{ ...LOGS, 'own/.git': SUBMODULE, 'own/inner/.git/HEAD': '', 'own/inner/c.txt': 'c' },
				...{ 'own/.gitignore': '*.txt\n', 'own/a.txt': '', 'own/deep/b.log': 'b', 'own/id_rsa': '' },
			},
			{ '.gitignore': '*.log\n', 'own/.gitignore': '*.txt\n', 'own/deep/b.log': 'b', 'own/inner/c.txt': 'c' },
		],
		[
			'exclude and a .deployignore hold in submodules too',
			{ 'own/.git': SUBMODULE, '.deployignore': '*.log\n', 'own/a.log': '', 'own/a': '', 'own/b': 'b' },
			{ '.deployignore': '*.log\n', 'own/b': 'b' },
			{ exclude: '/own/a' },
		],
		[
			'.git at any depth, in any case, as a file too, and nothing takes it back',
			{ '.git/config': 'token', 'sub/.git': 'gitdir: x', 'a/b/.GIT/config': 'token', 'c/.Git': '' },
			{},
			{ exclude: '!.git\n!.git/**', leftOut: { 'always: .git': ['.git/', 'a/b/.GIT/', 'c/.Git'] } },
		],
	])('%s', check);
});
