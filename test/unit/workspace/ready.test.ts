// Zips of every kind, sound and hostile, made byte by byte or by other programs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { StepFailure } from '../../../src/domain/failures/failure.ts';
import { makePackage } from '../../../src/workspace/package.ts';
import { openReadyPackage } from '../../../src/workspace/ready/file.ts';
import { streamPackage } from '../../../src/workspace/stream-package.ts';
import { type CraftedEntry, craftZip } from '../../emulator/crafted-zip.ts';
import { EVERY } from '../../support/action-runner/every.ts';
import { makeWorkspace, type Workspace } from '../../support/action-runner/workspace.ts';
import { makeTree, prose } from '../../support/planted-trees/tree.ts';
import fc, { cases } from '../../support/properties.ts';
import { extraField, unicodePath, withPrefix, withTail, zip64 } from './zip-variants.ts';

let workspace: Workspace;
let temp: Workspace;
beforeEach(() => {
	workspace = makeWorkspace({});
	temp = makeWorkspace({});
});
afterEach(() => {
	workspace.remove();
	temp.remove();
});

const APP: CraftedEntry = { name: 'app.js', content: 'console.log(1)' };
const at = (name: string) => path.join(workspace.path, name);
const read = async (from: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(from));
const sha = (bytes: Buffer) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

function open(file = 'app.zip', entrypoint = 'app.js', signal = new AbortController().signal) {
	return openReadyPackage({ workspace: workspace.path, temp: temp.path }, file, { entrypoint, signal });
}

async function failureOf(work: Promise<unknown>): Promise<StepFailure> {
	const thrown = await work.then(
		() => 'nothing',
		(error: unknown) => error,
	);
	if (!(thrown instanceof StepFailure)) throw new Error(`expected a StepFailure, got ${String(thrown)}`);
	return thrown;
}

const SYMLINK = 0o120777;
const NTFS_TIMES = extraField(0x000a, Buffer.alloc(32));
const UNIX_TIMES = extraField(0x5455, Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0]));
const stored = (content: string | Buffer) => ({ content, method: 0, packed: Buffer.from(content) });

/** Writers of other languages and programs. */
const GIT_ARCHIVE =
	'git init -q . && git add app.js src big && git -c user.name=a -c user.email=a@b commit -q -m a && git archive --format=zip -o app.zip HEAD';
const TO_PIPE = `import sys, zipfile
with zipfile.ZipFile(sys.stdout.buffer, 'w', int(sys.argv[1])) as z:
    for name in ['app.js', 'src/', 'src/a.js', 'big']: z.write(name)
`;
const FORCED = `import zipfile
with zipfile.ZipFile('app.zip', 'w', zipfile.ZIP_DEFLATED) as z:
    for name in ['app.js', 'src/a.js', 'big']:
        with z.open(name, 'w', force_zip64=True) as entry: entry.write(open(name, 'rb').read())
`;

describe('sound', () => {
	const SOUND: Readonly<Record<string, Buffer>> = {
		'one file': craftZip([APP]),
		'data descriptors': craftZip([
			{ ...APP, descriptor: {} },
			{ name: 'b', content: 'b', descriptor: {} },
		]),
		'stored, with a data descriptor': craftZip([{ ...APP, ...stored('console.log(1)'), descriptor: {} }]),
		'as 7-Zip lays it out': craftZip([
			{ name: 'd/', mode: 0o040755, dosAttributes: 0x8010, extra: NTFS_TIMES, ...stored('') },
			{ ...APP, dosAttributes: 0x8020, extra: NTFS_TIMES },
		]),
		'as libarchive lays it out': craftZip([
			{ name: 'd/', mode: 0o040755, ...stored(''), local: { extra: UNIX_TIMES }, extra: UNIX_TIMES },
			{ ...APP, descriptor: {}, local: { extra: UNIX_TIMES }, extra: UNIX_TIMES },
		]),
		'made on Windows, with modes': craftZip([
			{ ...APP, maker: 0, dosAttributes: 0x20 },
			{ name: 'd/', maker: 10, mode: 0o040755, dosAttributes: 0x10 },
		]),
		'folders of their own': craftZip([{ name: 'lib/', mode: 0o040755 }, { name: 'lib/a.js' }, APP]),
		'a folder after its files': craftZip([{ name: 'lib/a.js' }, { name: 'lib/', mode: 0o040755 }, APP]),
		stored: craftZip([{ ...APP, method: 0, packed: Buffer.from('console.log(1)') }]),
		'a comment at the end': withTail(craftZip([APP]), 'made by hand'),
		'64-bit records': zip64([APP, { name: 'b', content: 'b' }]),
		'a name in Unicode beside one in another code page': craftZip([
			APP,
			{
				name: 'gr\u0081n',
				rawName: Buffer.from([0x67, 0x72, 0x81, 0x6e]),
				plainFlags: true,
				extra: unicodePath(Buffer.from([0x67, 0x72, 0x81, 0x6e]), 'grün'),
			},
		]),
		'names with a colon, or alike but for case': craftZip([
			APP,
			{ name: 'App.js' },
			{ name: 'C:/x' },
			{ name: 'a/x' },
			{ name: 'A/x' },
			{ name: '\u00e4' },
			{ name: 'a\u0308' },
		]),
		'a link inside': craftZip([APP, { name: 'bin/run', mode: SYMLINK, content: '../app.js' }]),
		'a chain of links': craftZip([
			APP,
			{ name: 'a', mode: SYMLINK, content: 'b/c' },
			{ name: 'b', mode: SYMLINK, content: './d/' },
			{ name: 'd/c' },
		]),
		'a program that unpacks itself': withPrefix(craftZip([APP]), '#!/usr/bin/env node\n'),
		'modes of no Unix system': craftZip([{ ...APP, mode: 0 }]),
	};
	test.each(Object.keys(SOUND))('%s', async (name) => {
		const bytes = SOUND[name] as Buffer;
		workspace.write({ 'app.zip': bytes });
		const ready = await open();
		expect(ready).toMatchObject({ size: bytes.length, digest: sha(bytes), secrets: [] });
		expect((await read(ready.open())).equals(bytes)).toBe(true);
		expect(ready.progress().size).toBe(bytes.length);
	});

	test('the facts are those of the files in it', async () => {
		const entries = [{ name: 'lib/', mode: 0o040755 }, APP, { name: 'lib/big', content: 'x'.repeat(1_000) }];
		workspace.write({ 'app.zip': craftZip(entries) });
		expect(await open()).toMatchObject({
			files: 2,
			contentSize: 1_014,
			largest: [
				{ path: 'lib/big', size: 1_000 },
				{ path: 'app.js', size: 14 },
			],
		});
	});

	test('what the action itself packs, with the same digest and the same facts', async () => {
		const tree = makeTree({ 'app.js': prose(500_000), 'lib/b.js': prose(100), 'ä/ö': '', 'run.sh': '#!/bin/sh' });
		try {
			chmodSync(path.join(tree.root, 'run.sh'), 0o755);
			const signal = new AbortController().signal;
			const made = await makePackage(streamPackage(tree.files, { level: 6, signal }), temp.path);
			const { size, digest, files, contentSize, largest } = await open(made.path);
			expect({ size, digest, files, contentSize, largest }).toEqual({
				size: made.size,
				digest: made.digest,
				files: made.files,
				contentSize: made.contentSize,
				largest: made.largest,
			});
		} finally {
			tree.remove();
		}
	});

	const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
		'Info-ZIP': ['zip', '-r', '-y', 'app.zip', 'src', 'grün.txt', 'app.js'],
		'Info-ZIP, from a stream': ['sh', '-c', 'zip -r - src app.js | cat > app.zip'],
		'Info-ZIP, piped, with files that are stored': ['sh', '-c', 'zip -0 -r - src app.js big | cat > app.zip'],
		'Info-ZIP, with links': ['sh', '-c', 'ln -s app.js link && zip -y -r app.zip src app.js link big'],
		'git archive': ['sh', '-c', GIT_ARCHIVE],
		'git archive, stored': ['sh', '-c', GIT_ARCHIVE.replace(' -o', ' -0 -o')],
		jar: ['jar', 'cfM', 'app.zip', 'src', 'app.js', 'big'],
		'jar, stored': ['jar', 'cfM0', 'app.zip', 'src', 'app.js', 'big'],
		'jar, with a manifest': ['jar', 'cf', 'app.zip', 'src', 'app.js', 'big'],
		'7-Zip': ['7z', 'a', '-tzip', 'app.zip', 'src', 'app.js', 'big'],
		bsdtar: ['bsdtar', '-a', '-cf', 'app.zip', 'src', 'app.js', 'big'],
		"Python's zipfile, to a pipe": ['sh', '-c', 'python3 to-pipe.py 8 | cat > app.zip'],
		"Python's zipfile, to a pipe, stored": ['sh', '-c', 'python3 to-pipe.py 0 | cat > app.zip'],
		"Python's zipfile, 64 bits forced": ['python3', 'forced.py'],
		"Python's zipfile": ['python3', '-m', 'zipfile', '-c', 'app.zip', 'src', 'grün.txt', 'app.js'],
	};
	/** What `npm test` tries of them: one of each layout. The others are made nightly. */
	const FEW = [
		'Info-ZIP, with links',
		'git archive',
		"Python's zipfile, to a pipe, stored",
		"Python's zipfile, 64 bits forced",
	];
	const tried = Object.entries(PROGRAMS).filter(([name]) => EVERY || FEW.includes(name));
	for (const [name, [program = '', ...args]] of tried) {
		const needed = program === 'sh' ? (/\b(?:git|python3|zip)\b/.exec(args[1] ?? '')?.[0] ?? '') : program;
		const has = spawnSync(needed, ['--help']).error === undefined;
		(has ? test : test.skip)(`what ${name} makes`, async () => {
			workspace.write({
				'app.js': 'a',
				'src/a.js': 'a',
				'src/empty': null,
				'grün.txt': 'ü',
				big: prose(600_000),
				'to-pipe.py': TO_PIPE,
				'forced.py': FORCED,
			});
			const made = spawnSync(program, args, { cwd: workspace.path, encoding: 'utf8' });
			expect({ status: made.status, stderr: made.stderr }).toMatchObject({ status: 0 });
			const ready = await open();
			expect(ready.files).toBeGreaterThan(1);
			expect(ready.digest).toBe(sha(readFileSync(at('app.zip'))));
		});
	}
});

describe('unfit', () => {
	const zeros = Buffer.alloc(65_000_000);
	const zip = (...entries: CraftedEntry[]) => craftZip([APP, ...entries]);
	const link = (name: string, content: string) => ({ name, mode: SYMLINK, content });
	const UNFIT: readonly (readonly [name: string, bytes: () => Buffer, says: string])[] = [
		['no zip', () => Buffer.from('hello, this is not a zip archive at all'), 'not a complete zip archive'],
		['nothing', () => Buffer.alloc(0), 'not a complete zip archive'],
		['no file', () => craftZip([{ name: 'a/', mode: 0o040755 }]), 'it contains no files'],
		['cut at its end', () => craftZip([APP]).subarray(0, -10), 'not a complete zip archive'],
		['cut at its start', () => craftZip([APP]).subarray(5), 'central directory cannot be read'],
		['bytes behind it', () => Buffer.concat([craftZip([APP]), Buffer.from('more')]), 'not a complete zip archive'],
		['..', () => zip({ name: '../x' }), 'entry "../x": its name contains "." or ".."'],
		['.. in the midst', () => zip({ name: 'a/../../x' }), 'its name contains "." or ".."'],
		['absolute', () => zip({ name: '/etc/passwd' }), 'entry "/etc/passwd": its name is an absolute path'],
		['a backslash', () => zip({ name: '..\\x' }), 'a backslash'],
		['a control character', () => zip({ name: 'a\u001b[31m' }), 'a control character'],
		['a line break', () => zip({ name: 'a\n::error::b' }), 'a control character'],
		['an empty name', () => zip({ name: '' }), 'empty part'],
		['two slashes', () => zip({ name: 'a//x' }), 'empty part'],
		['no UTF-8', () => zip({ name: 'x', rawName: Buffer.from([0x66, 0xff, 0x66]) }), 'not valid UTF-8'],
		['twice', () => zip({ name: 'app.js' }), 'entry "app.js": it occurs more than once'],
		[
			'a link that leaves',
			() => zip(link('a/l', '../../x')),
			'entry "a/l": it is a link to "../../x", which may lead outside',
		],
		['an absolute link', () => zip(link('l', '/etc/passwd')), 'a link to "/etc/passwd"'],
		[
			'a link that leaves by another one',
			() => zip(link('a/b', '../c'), { name: 'c/x' }, link('l', 'a/b/../..')),
			'may lead outside',
		],
		[
			'a file behind a link',
			() => zip({ name: 'd/x' }, link('l', 'd'), { name: 'l/y' }),
			'entry "l/y": it is in "l", which is a link',
		],
		['a long link', () => zip(link('l', 'x'.repeat(5_000))), '4096 bytes'],
		['a device', () => zip({ name: 'd', mode: 0o020666 }), 'it is neither a file nor a folder nor a link'],
		['encrypted', () => zip({ name: 'e', content: 'e', flags: 1 }), 'entry "e": it is encrypted'],
		['strongly encrypted', () => zip({ name: 'e', content: 'e', flags: 0x41 }), 'encryption'],
		['an odd method', () => zip({ name: 'e', content: 'e', method: 12 }), 'compressed by method 12'],
		[
			'a link that does not unpack',
			() => zip({ ...link('l', 'app.js'), packed: Buffer.from([0xff, 0xff, 0xff]) }),
			'entry "l": its content cannot be unpacked',
		],
		[
			'a link that unpacks to more than it says',
			() => zip({ ...link('l', 'x'.repeat(5_000)), size: 5 }),
			'entry "l": its content cannot be unpacked',
		],
		['a bomb', () => zip({ name: 'zeros', content: zeros }), 'more than 200 times its size'],
	];
	test.each(UNFIT)('%s', async (_, bytes, says) => {
		workspace.write({ 'app.zip': bytes() });
		const failure = await failureOf(open());
		expect(failure.message).toContain(says);
		expect(failure).toMatchObject({ kind: 'package', retryable: false, file: undefined });
		expect(failure.message).toMatch(/^Cannot send the package: /);
	});
});

test('offsets that are no offsets of a file', async () => {
	const bytes = zip64([APP]);
	for (const field of [bytes.length - 22 - 20 + 8, bytes.length - 22 - 20 - 56 + 48]) {
		workspace.write({ 'app.zip': Buffer.from(bytes).fill(0x7f, field, field + 8) });
		expect((await failureOf(open())).message).toMatch(/outside the archive|it is not a complete/);
	}
});

test('zips with any bytes changed are sound or refused', async () => {
	const entries = [
		APP,
		{ name: 'd/', mode: 0o040755 },
		{ name: 'd/l', mode: SYMLINK, content: '../app.js' },
		{ name: 'b', content: 'b', descriptor: {} },
		{ name: 'u', plainFlags: true, extra: unicodePath(Buffer.from('u'), 'u') },
	];
	const zips = [craftZip(entries), zip64(entries), withTail(craftZip(entries), 'a comment')];
	const change = fc.tuple(fc.nat(), fc.constantFrom(0, 0x7f, 0x80, 0xff), fc.constantFrom(1, 2, 4, 8));
	const property = fc.asyncProperty(
		fc.constantFrom(...zips),
		fc.array(change, { minLength: 1, maxLength: 3 }),
		async (zip, changes) => {
			const bytes = Buffer.from(zip);
			for (const [position, value, length] of changes) {
				const at = position % bytes.length;
				bytes.fill(value, at, Math.min(bytes.length, at + length));
			}
			workspace.write({ 'app.zip': bytes });
			await open().catch((error: unknown) => expect(error).toBeInstanceOf(StepFailure));
		},
	);
	await fc.assert(property, cases(40));
});

describe('the entrypoint', () => {
	const bytes = craftZip([
		{ name: 'src/app.ts' },
		{ name: 'run', mode: SYMLINK, content: 'src/app.ts' },
		{ name: 'gone', mode: SYMLINK, content: 'x' },
	]);
	test.each([
		['app.ts', 'is "app.ts", which is not in the package; the package has "src/app.ts"'],
		['src', 'is "src", which is a folder'],
		['src/App.ts', 'is "src/App.ts", but the file is called "src/app.ts"'],
		['gone', 'is "gone", which is not in the package'],
	])('%s', async (entrypoint, says) => {
		workspace.write({ 'app.zip': bytes });
		expect(await failureOf(open('app.zip', entrypoint))).toMatchObject({
			kind: 'input',
			message: `Input "entrypoint" ${says}.`,
			file: undefined,
		});
	});

	test('through a link', async () => {
		workspace.write({ 'app.zip': bytes });
		expect((await open('app.zip', 'run')).files).toBe(3);
	});

	test('a git-lfs pointer is an error', async () => {
		const content = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;
		writeFileSync(at('app.zip'), craftZip([{ name: 'app.js', content }]));
		expect(await failureOf(open())).toMatchObject({
			kind: 'input',
			message: 'Input "entrypoint" is "app.js", a git-lfs pointer: the real file was not checked out.',
		});
	});
});

test('names that look like secrets are told, by the rules for a directory', async () => {
	const names = ['app.js', 'sub/.ENV', 'keys/a.pem', '.git/config', 'environment.js', 'id_ed25519', 'ca.pem'];
	const key = '-----BEGIN PRIVATE KEY-----';
	workspace.write({
		'app.zip': craftZip(names.map((name) => ({ name, content: name === 'keys/a.pem' ? key : '' }))),
	});
	expect((await open()).secrets).toEqual([
		{ rule: 'looks like a secret: .env*', examples: ['sub/.ENV'], count: 1, secret: true },
		{ rule: 'contains a private key: *.pem', examples: ['keys/a.pem'], count: 1, secret: true },
		{ rule: 'always: .git', examples: ['.git/config'], count: 1, secret: false },
		{ rule: 'looks like a secret: id_ed25519*', examples: ['id_ed25519'], count: 1, secret: true },
	]);
});

describe('where it is', () => {
	const bytes = craftZip([APP]);

	test('in a folder of the workspace, in RUNNER_TEMP, behind a link that stays inside', async () => {
		workspace.write({ 'dist/app.zip': bytes });
		temp.write({ 'x/app.zip': bytes });
		symlinkSync('dist/app.zip', at('link.zip'));
		symlinkSync(temp.path, at('temp'));
		for (const file of [
			'dist/app.zip',
			'./dist/../dist/app.zip',
			at('dist/app.zip'),
			'link.zip',
			'temp/x/app.zip',
			path.join(temp.path, 'x/app.zip'),
		])
			expect((await open(file)).digest).toBe(sha(bytes));
	});

	test.each([
		['nowhere.zip', 'does not exist'],
		['app.zip/x', 'does not exist'],
		['folder', 'is a folder'],
		['../outside.zip', 'does not exist'],
		['/etc/hosts', 'outside the workspace and RUNNER_TEMP'],
		['out.zip', 'is outside'],
		['dangling.zip', 'does not exist'],
		['circle.zip', 'cannot be read (ELOOP)'],
		['/dev/zero', 'not a regular file'],
		['pipe', 'not a regular file'],
	])('not: %s', async (file, says) => {
		workspace.write({ 'app.zip': bytes, folder: null });
		const elsewhere = makeWorkspace({ 'app.zip': bytes });
		try {
			symlinkSync(path.join(elsewhere.path, 'app.zip'), at('out.zip'));
			symlinkSync('nothing', at('dangling.zip'));
			symlinkSync('circle.zip', at('circle.zip'));
			spawnSync('mkfifo', [at('pipe')]);
			expect(await failureOf(open(file))).toMatchObject({
				kind: 'input',
				message: expect.stringContaining(says),
			});
		} finally {
			elsewhere.remove();
		}
	});
});

describe('a file that changes while it was being checked and sent', () => {
	const bytes = craftZip([
		APP,
		{ name: 'b', content: 'b'.repeat(300_000), method: 0, packed: Buffer.from('b'.repeat(300_000)) },
	]);
	const CHANGES: Readonly<Record<string, () => void>> = {
		'it shrinks': () => writeFileSync(at('app.zip'), bytes.subarray(0, -1)),
		'other bytes of the same length': () => writeFileSync(at('app.zip'), Buffer.from(bytes).fill(0, 250_000, 250_100)),
		'it is a link now': () => {
			rmSync(at('app.zip'));
			writeFileSync(at('other.zip'), bytes);
			symlinkSync('other.zip', at('app.zip'));
		},
		'it is gone': () => rmSync(at('app.zip')),
		'it is a folder now': () => {
			rmSync(at('app.zip'));
			mkdirSync(at('app.zip'));
		},
	};
	test.each(Object.keys(CHANGES))('before it is sent: %s', async (name) => {
		workspace.write({ 'app.zip': bytes });
		const ready = await open();
		(CHANGES[name] as () => void)();
		const failure = await failureOf(read(ready.open()));
		expect(failure).toMatchObject({ kind: 'package', retryable: true });
		expect(failure.message).toMatch(/it changed while it was being checked and sent|it cannot be read/);
	});

	test.each(['it shrinks', 'other bytes of the same length'])('while it is sent: %s', async (name) => {
		workspace.write({ 'app.zip': bytes });
		const ready = await open();
		const reading = ready.open();
		expect((await reading.next()).done).toBe(false);
		(CHANGES[name] as () => void)();
		const failure = await failureOf(read(reading));
		expect(failure.message).toContain('while it was being checked and sent');
	});

	test('other bytes with the date of before', async () => {
		workspace.write({ 'app.zip': bytes });
		const date = new Date(1_700_000_000_000);
		utimesSync(at('app.zip'), date, date);
		const ready = await open();
		(CHANGES['other bytes of the same length'] as () => void)();
		utimesSync(at('app.zip'), date, date);
		expect((await failureOf(read(ready.open()))).message).toContain('it changed while');
	});
});

test('the signal ends the check', async () => {
	workspace.write({ 'app.zip': craftZip([APP]) });
	await expect(open('app.zip', 'app.js', AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled');
});
