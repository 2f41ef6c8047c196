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

interface Row {
	readonly what: string;
	/** By path, in the order in which they are made; `\udc80` to `\udcff` stand for bytes that are no UTF-8. */
	readonly files: Readonly<Record<string, Planted>>;
	readonly exclude?: string;
	/** The file of environment variables, which is never packed. */
	readonly envFile?: string;
	readonly directory?: string;
	readonly keepLinks?: true;
	/** All entries, and their contents. */
	readonly packs?: Readonly<Record<string, string>>;
	/** Rules that leave something out, and what. */
	readonly leftOut?: Readonly<Record<string, readonly string[]>>;
	/** The file that is named, relative to the directory, and what is said of it. */
	readonly refuses?: readonly [file: string, says: RegExp];
}

let root = '';
beforeEach(() => {
	root = realpathSync(mkdtempSync(path.join(tmpdir(), 'unusual-')));
});
afterEach(() => {
	rmSync(root, { recursive: true });
});

async function check({ files, directory = '.', packs, leftOut, refuses, ...row }: Row): Promise<void> {
	for (const [name, planted] of Object.entries(files)) {
		const at = diskBytes(`${root}/${name}`);
		mkdirSync(diskBytes(path.dirname(`${root}/${name}`)), { recursive: true });
		if (typeof planted === 'function') planted(at);
		else writeFileSync(at, planted);
	}
	const workspace = openWorkspace({ workspace: root, temp: '', platform: 'linux', searchPath: '' });
	const options = {
		...row,
		exclude: row.exclude ?? '',
		envFile: row.envFile && path.join(root, row.envFile),
		entrypoint: '',
	};
	const select = async () => {
		const selected = await workspace.select(workspace.locate(directory), options);
		return { ...selected, archive: await pack(selected.files, { workers: 0 }) };
	};
	const done = await select().catch((thrown: unknown) => thrown);
	if (refuses !== undefined) {
		expect(done).toBeInstanceOf(PackageFailure);
		expect(done).toMatchObject({ file: refuses[0], message: expect.stringMatching(refuses[1]) });
		return;
	}
	if (done instanceof Error) throw done;
	const { archive, ...selection } = done as Awaited<ReturnType<typeof select>>;
	const entries = await onDisk(archive, readZip);
	expect(Object.fromEntries(entries.map(({ path: name, content }) => [name, content.toString()]))).toEqual(packs);
	const rules = selection.leftOut.map(({ rule, examples }) => [rule, examples.toSorted()]);
	if (leftOut !== undefined) expect(Object.fromEntries(rules)).toEqual(leftOut);
}

const OUTSIDE = /it is a link that leads outside the deployed directory/;
const LOOP = /a circular link|links to one of its parent folders/;
const NOWHERE = /it is a link that leads nowhere/;
const NOT_UTF_8 = /not valid UTF-8/;
const FIFO = /it is a named pipe, a socket or a device, not a file/;

describe('links', () => {
	test.each<Row>([
		{
			what: 'to files and folders inside',
			files: {
				...{
					'real/deep/a': 'a',
					'other/b': 'b',
					file: to('other/b'),
					folder: to('real'),
					absolute: toInside('other/b'),
				},
				...{ 'real/up': to('../other/b'), through: to('folder/deep/a') },
			},
			packs: {
				...{ absolute: 'b', file: 'b', 'folder/deep/a': 'a', 'folder/up': 'b', 'other/b': 'b' },
				...{ 'real/deep/a': 'a', 'real/up': 'b', through: 'a' },
			},
		},
		{
			what: 'of two folders to one another',
			files: { 'a/1': '1', 'b/2': '2', 'a/b': to('../b'), 'b/a': to('../a') },
			refuses: ['a/b/a', LOOP],
		},
		{ what: 'to each other', files: { ping: to('pong'), pong: to('ping') }, refuses: ['ping', LOOP] },
		{ what: 'to nothing', files: { gone: to('nothing') }, refuses: ['gone', NOWHERE] },
		{ what: 'below a file', files: { 'app.js': '', gone: to('app.js/inside') }, refuses: ['gone', NOWHERE] },
		{
			what: 'out of the directory, and inside the workspace',
			files: { 'web/app.js': '', 'web-shared/a': 'a', 'web/shared': to('../web-shared') },
			directory: 'web',
			refuses: ['shared', OUTSIDE],
		},
		{
			what: 'to the file of environment variables',
			files: { 'config/prod.vars': 'A=1', 'config/b': 'b', current: to('config/prod.vars'), folder: to('config') },
			exclude: '!config/prod.vars',
			envFile: 'config/prod.vars',
			packs: { 'config/b': 'b', 'folder/b': 'b' },
			leftOut: { 'always: the file that "env-file" names': ['config/prod.vars', 'current', 'folder/prod.vars'] },
		},
		{
			what: 'to a file of environment variables that looks like a secret: no warning tells of what is sent',
			files: { '.env': 'A=1', settings: to('.env') },
			envFile: '.env',
			packs: {},
			leftOut: { 'always: the file that "env-file" names': ['.env', 'settings'] },
		},
		{
			what: 'to a secret, under harmless names',
			files: { '.env': 'A=1', settings: to('.env'), chain: to('settings') },
			packs: {},
			leftOut: { 'looks like a secret: .env*': ['.env', 'chain', 'settings'] },
		},
		{
			what: 'to a secret that is taken back',
			files: { '.env': 'A=1', settings: to('.env') },
			exclude: '!.env',
			packs: { '.env': 'A=1', settings: 'A=1' },
		},
		{
			what: 'to a folder of which the name makes a file in it a secret',
			files: { '.aws/credentials': 'A=1', '.aws/config': 'a', a: to('.aws') },
			packs: { '.aws/config': 'a', 'a/config': 'a' },
			leftOut: { 'looks like a secret: .aws/credentials': ['.aws/credentials', 'a/credentials'] },
		},
		{
			what: 'to a file that is left out, and is no secret',
			files: { '.gitignore': 'build/\n', 'build/app': 'built', latest: to('build/app') },
			packs: { '.gitignore': 'build/\n', latest: 'built' },
		},
		{
			what: 'into .git',
			files: { '.git/config': 'token', history: to('.git'), config: to('.git/config'), 'alias/.git': to('../a') },
			packs: {},
			leftOut: { 'always: .git': ['.git/', 'config', 'history/'] },
		},
		{
			what: 'that are kept: what they lead to in the end, plainly',
			files: {
				...{ 'lib/one': '1', 'left/x.log': '', 'bin/one': to('../lib/./one'), 'bin/chain': to('one') },
				...{ 'bin/absolute': toInside('lib/one'), 'lib/deep/up': to('..'), 'bin/around': to('../lib/deep/up/one') },
				...{ 'bin/loose': to('../left/x.log') },
			},
			exclude: '*.log',
			keepLinks: true,
			packs: {
				...{ 'bin/absolute': '../lib/one', 'bin/around': '../lib/one', 'bin/chain': '../lib/one' },
				...{ 'bin/loose': '../left/x.log', 'bin/one': '../lib/one', 'lib/deep/up': '..', 'lib/one': '1' },
			},
		},
		{ what: 'kept, to outside', files: { wrong: to('/etc/hosts') }, keepLinks: true, refuses: ['wrong', OUTSIDE] },
	])('$what', check);
});

/** What a Linux file system holds, and others do not tell apart or take. */
const NAMES = [
	...['C:x', 'Readme.md', 'README.md', 'Docs/a', 'docs/b', 'caf\u00e9', 'cafe\u0301', '..a', ' a ', 'a.', '*', '[a]'],
	...['!a', '#a', '$HOME', '__proto__', 'NUL', '\u202egnp.exe', 'a.git/x'],
];
const FINE = Object.fromEntries(NAMES.map((name, nth) => [name, `${nth}`]));

describe('names', () => {
	onLinux("a disk that keeps a name's bytes").each<Row>([
		{ what: 'with a control character', files: { 'a\tb/c': '' }, refuses: ['a\tb', /a control character/] },
		{ what: 'that are no UTF-8', files: { 'x\udcff': '' }, refuses: ['x\ufffd', NOT_UTF_8] },
		{ what: 'that are no UTF-8, left out by a rule', files: { 'caf\udce9': '' }, exclude: 'caf*', packs: {} },
		{
			what: 'of what a link leads to, no UTF-8',
			files: { 'x\udcff': '', a: to('x\udcff') },
			exclude: 'x?',
			refuses: ['a', NOT_UTF_8],
		},
		{ what: 'that are fine', files: FINE, packs: FINE },
	])('$what', check);
});

describe('what is no file', () => {
	test.each<Row>([
		{ what: 'a link to a pipe', files: { pipe: PIPE, a: to('pipe') }, exclude: 'pipe', refuses: ['a', FIFO] },
		{ what: 'a pipe called like a key', files: { 'tls.key': PIPE }, refuses: ['tls.key', FIFO] },
		{ what: 'a folder called like a key', files: { 'a.key/x': 'x' }, packs: { 'a.key/x': 'x' } },
		{ what: 'empty folders and files', files: { 'empty/in': FOLDER, nothing: '' }, packs: { nothing: '' } },
	])('$what', check);
});

const BYTES = Buffer.from('*.log\ncaf\xe9/\n\0\n[\n', 'latin1');
const SUBMODULE = 'gitdir: ../.git/modules/own\n';

describe('ignore files', () => {
	test.each<Row>([
		{
			what: 'a folder is none',
			files: { '.deployignore/x': 'x', 'sub/.gitignore/a': 'a', '.gitignore': '*.log\n', 'a.log': '' },
			packs: { '.deployignore/x': 'x', '.gitignore': '*.log\n', 'sub/.gitignore/a': 'a' },
		},
		{
			what: 'a .deployignore takes the place of all .gitignore files, and may be a link',
			files: {
				...{ '.dockerignore': '*.log\n', 'a.log': '', '.deployignore': to('.dockerignore'), 'sub/.gitignore': '*' },
			},
			packs: { '.deployignore': '*.log\n', '.dockerignore': '*.log\n', 'sub/.gitignore': '*' },
		},
		{
			what: 'a .gitignore that is a link: git does not follow it',
			files: { rules: '*.log\n', 'a.log': 'a', '.gitignore': to('rules') },
			packs: { '.gitignore': '*.log\n', 'a.log': 'a', rules: '*.log\n' },
		},
		{ what: 'a pipe, left out', files: { '.deployignore': PIPE }, exclude: '.deployignore', packs: {} },
		{
			what: 'one that is not UTF-8, with lines that mean nothing',
			files: { '.gitignore': BYTES, 'a.log': '', b: 'b' },
			packs: { '.gitignore': BYTES.toString(), b: 'b' },
		},
		{
			what: 'a submodule has its own, and those above end at it',
			files: {
				...{ '.gitignore': '*.log\n', 'a.log': '', 'own/.git': SUBMODULE, 'own/inner/.git/HEAD': '' },
				...{ 'own/.gitignore': '*.txt\n', 'own/a.txt': '', 'own/deep/b.log': 'b', 'own/id_rsa': '' },
				'own/inner/c.txt': 'c',
			},
			packs: { '.gitignore': '*.log\n', 'own/.gitignore': '*.txt\n', 'own/deep/b.log': 'b', 'own/inner/c.txt': 'c' },
		},
		{
			what: 'exclude and a .deployignore hold in submodules too',
			files: { 'own/.git': SUBMODULE, '.deployignore': '*.log\n', 'own/a.log': '', 'own/a': '', 'own/b': 'b' },
			exclude: '/own/a',
			packs: { '.deployignore': '*.log\n', 'own/b': 'b' },
		},
		{
			what: '.git at any depth, in any case, as a file too, and nothing takes it back',
			files: { '.git/config': 'token', 'sub/.git': 'gitdir: x', 'a/b/.GIT/config': 'token', 'c/.Git': '' },
			exclude: '!.git\n!.git/**',
			packs: {},
			leftOut: { 'always: .git': ['.git/', 'a/b/.GIT/', 'c/.Git'] },
		},
	])('$what', check);
});
