// Zips of every kind, sound and hostile, made byte by byte or by other programs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { StepFailure } from '../../../src/domain/failures/failure.ts';
import { endRecords } from '../../../src/workspace/pack/zip-records.ts';
import { streamPackage, writePackage } from '../../../src/workspace/package.ts';
import { openReadyPackage } from '../../../src/workspace/ready/file.ts';
import { type CraftedEntry, craftZip } from '../../emulator/crafted-zip.ts';
import { makeWorkspace, type Workspace } from '../../support/action-runner/workspace.ts';
import { makeTree, prose } from '../../support/planted-trees/tree.ts';
import fc, { cases } from '../../support/properties.ts';

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
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function open(file = 'app.zip', entrypoint = 'app.js', signal = new AbortController().signal) {
	return openReadyPackage({ workspace: workspace.path, temp: temp.path }, file, entrypoint, signal);
}

async function failureOf(work: Promise<unknown>): Promise<StepFailure> {
	const thrown = await work.catch((error: unknown) => error);
	if (!(thrown instanceof StepFailure)) throw new Error(`expected a StepFailure, got ${String(thrown)}`);
	return thrown;
}

const link = (name: string, content: string): CraftedEntry => ({ name, mode: 0o120777, content });
const STORED: CraftedEntry = { ...APP, method: 0, packed: Buffer.from('console.log(1)') };

/** With a comment at the end. */
function withTail(zip: Buffer, comment: string): Buffer {
	const bytes = Buffer.concat([zip, Buffer.from(comment)]);
	bytes.writeUInt16LE(comment.length, zip.length - 2);
	return bytes;
}

const FOREIGN_NAMES = ['app.js', 'App.js', 'C:/x', 'a/x', 'A/x', '\u00e4', 'a\u0308'];
const LINKS = [link('bin/run', '../app.js'), link('a', 'b/c'), link('b', './d/'), { name: 'd/c' }];

describe('sound', () => {
	test.each<[what: string, bytes: Buffer]>([
		['stored, behind one with a data descriptor', craftZip([{ name: 'a', content: 'a', descriptor: {} }, STORED])],
		['stored, with a data descriptor', craftZip([{ ...STORED, descriptor: {} }])],
		['a folder after its files', craftZip([{ name: 'lib/a.js' }, { name: 'lib/', mode: 0o040755 }, APP])],
		['a comment at the end', withTail(craftZip([APP]), 'made by hand')],
		['names with a colon, or alike but for case', craftZip(FOREIGN_NAMES.map((name) => ({ name })))],
		['links inside', craftZip([APP, ...LINKS])],
		['modes of no Unix system', craftZip([{ ...APP, mode: 0 }])],
	])('%s', async (_, bytes) => {
		workspace.write({ 'app.zip': bytes });
		const ready = await open();
		expect(ready).toMatchObject({ size: bytes.length, digest: sha(bytes), secrets: [] });
		expect((await read(ready.open())).equals(bytes)).toBe(true);
	});

	test('what the action itself packs, with the same digest and the same facts', async () => {
		const tree = makeTree({ 'app.js': prose(500_000), 'lib/b.js': '', 'ä/ö': '', 'run.sh': ['#!/bin/sh', 0o755] });
		try {
			const { signal } = new AbortController();
			const made = await writePackage(streamPackage(tree.files, { level: 6, signal }), temp.path);
			const { size, digest, files, contentSize, largest } = made;
			expect(await open(made.path)).toMatchObject({ size, digest, files, contentSize, largest });
		} finally {
			tree.remove();
		}
	});

	const PROGRAMS = [
		['zip', 'ln -s app.js link && zip -y -r app.zip src app.js link big'],
		['git', 'git init -q && git add . && git archive --format=zip -o app.zip $(git write-tree)'],
	].filter(([program = '']) => spawnSync(program).error === undefined);
	test.each(PROGRAMS)('what %s makes', async (_, script = '') => {
		workspace.write({ 'app.js': 'a', 'src/a.js': 'a', 'src/empty': null, 'grün.txt': 'ü', big: prose(600_000) });
		const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: workspace.path, encoding: 'utf8' });
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		expect(await open()).toMatchObject({ files: 4, digest: sha(readFileSync(at('app.zip'))) });
	});
});

const zip = (...entries: CraftedEntry[]) => craftZip([APP, ...entries]);
const RECORD_END = 22;
/** Its records of 64 bits lead to where no file has anything. */
const farAway = () =>
	Buffer.concat([zip().subarray(0, -RECORD_END), endRecords({ count: 1, from: 2 ** 60, to: 2 ** 61 })]);

test.each<[name: string, bytes: () => Buffer, says: string]>([
	['no zip', () => Buffer.from('hello, this is not a zip archive at all'), 'not a complete zip archive'],
	['nothing', () => Buffer.alloc(0), 'not a complete zip archive'],
	['no file', () => craftZip([{ name: 'a/', mode: 0o040755 }]), 'it contains no files'],
	['cut at its end', () => zip().subarray(0, -10), 'not a complete zip archive'],
	['cut at its start', () => zip().subarray(5), 'central directory cannot be read'],
	['bytes behind it', () => Buffer.concat([zip(), Buffer.from('more')]), 'not a complete zip archive'],
	['an offset that is none', farAway, 'points outside the archive'],
	// What else a name may not be is a table of entry-name.test.ts.
	['..', () => zip({ name: '../x' }), 'entry "../x": its name contains "." or ".."'],
	['a backslash', () => zip({ name: '..\\x' }), 'a backslash'],
	['a control character', () => zip({ name: 'a\u001b[31m' }), 'a control character'],
	['no UTF-8', () => zip({ name: 'x', rawName: Buffer.from([0x66, 0xff, 0x66]) }), 'not valid UTF-8'],
	['twice', () => zip({ name: 'app.js' }), 'entry "app.js": it occurs more than once'],
	['a link that leaves', () => zip(link('a/l', '../../x')), 'entry "a/l": it is a link to "../../x", which may lead'],
	['a link that leaves by another one', () => zip(link('a/b/c/d/e', 'k/../../..')), 'may lead outside'],
	['an absolute link', () => zip(link('l', '/etc/passwd')), 'a link to "/etc/passwd"'],
	['a file behind a link', () => zip({ name: 'l/y' }, link('l', 'd')), 'entry "l/y": it is in "l", which is a link'],
	['a long link', () => zip(link('l', 'x'.repeat(5_000))), '4096 bytes'],
	['a device', () => zip({ name: 'd', mode: 0o020666 }), 'it is neither a file nor a folder nor a link'],
	['encrypted', () => zip({ name: 'e', content: 'e', flags: 1 }), 'entry "e": it is encrypted'],
	['strongly encrypted', () => zip({ name: 'e', content: 'e', flags: 0x41 }), 'encryption'],
	['an odd method', () => zip({ name: 'e', content: 'e', method: 12 }), 'compressed by method 12'],
	['a link that is longer than it says', () => zip({ ...link('l', 'x'.repeat(99)), size: 5 }), 'cannot be unpacked'],
	['a bomb', () => zip({ name: 'zeros', content: Buffer.alloc(65_000_000) }), 'more than 200 times its size'],
])('unfit: %s', async (_, bytes, says) => {
	workspace.write({ 'app.zip': bytes() });
	const failure = await failureOf(open());
	expect(failure).toMatchObject({ kind: 'package', retryable: false, file: undefined });
	expect(failure.message).toMatch(/^Cannot send the package: /);
	expect(failure.message).toContain(says);
});

test('zips with any bytes changed are sound or refused', async () => {
	const entries = [...LINKS, { name: 'e/', mode: 0o040755 }, { ...APP, descriptor: {} }];
	const zips = [craftZip(entries), withTail(craftZip(entries), 'a comment'), farAway()];
	const change = fc.tuple(fc.nat(), fc.constantFrom(0, 0x7f, 0x80, 0xff), fc.constantFrom(1, 2, 4, 8));
	const changes = fc.array(change, { minLength: 1, maxLength: 3 });
	const property = fc.asyncProperty(fc.constantFrom(...zips), changes, async (sound, changed) => {
		const bytes = Buffer.from(sound);
		for (const [position, value, length] of changed)
			bytes
				.subarray(position % bytes.length)
				.subarray(0, length)
				.fill(value);
		workspace.write({ 'app.zip': bytes });
		await open().catch((error: unknown) => expect(error).toBeInstanceOf(StepFailure));
	});
	await fc.assert(property, cases(40));
});

test.each([
	['app.ts', 'is "app.ts", which is not in the package; the package has "src/app.ts"'],
	['pointer', 'is "pointer", a git-lfs pointer: the real file was not checked out'],
	['run', undefined], // a link
])('the entrypoint: %s', async (entrypoint, says) => {
	const content = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`;
	const entries = [{ name: 'src/app.ts' }, link('run', 'src/app.ts'), { name: 'pointer', content }];
	workspace.write({ 'app.zip': craftZip(entries) });
	const opening = open('app.zip', entrypoint);
	if (says === undefined) return expect(await opening).toMatchObject({ files: 3 });
	const message = `Input "entrypoint" ${says}.`;
	expect(await failureOf(opening)).toMatchObject({ kind: 'input', message, file: undefined });
});

test('names that look like secrets are told, by the rules for a directory', async () => {
	const names = ['app.js', 'sub/.ENV', 'keys/a.pem', '.git/config', 'environment.js', 'id_ed25519', 'ca.pem'];
	const content = (name: string) => (name === 'keys/a.pem' ? '-----BEGIN PRIVATE KEY-----' : '');
	workspace.write({ 'app.zip': craftZip(names.map((name) => ({ name, content: content(name) }))) });
	const left = (rule: string, name: string, secret = true) => ({ rule, examples: [name], count: 1, secret });
	expect((await open()).secrets).toEqual([
		left('looks like a secret: .env*', 'sub/.ENV'),
		left('contains a private key: *.pem', 'keys/a.pem'),
		left('always: .git', '.git/config', false),
		left('looks like a secret: id_ed25519*', 'id_ed25519'),
	]);
});

describe('where it is', () => {
	const bytes = craftZip([APP]);

	test('in a folder of the workspace, in RUNNER_TEMP, behind a link that stays inside', async () => {
		workspace.write({ 'dist/app.zip': bytes });
		temp.write({ 'x/app.zip': bytes });
		symlinkSync('dist/app.zip', at('link.zip'));
		const inTemp = path.join(temp.path, 'x/app.zip');
		for (const file of ['./dist/../dist/app.zip', at('dist/app.zip'), 'link.zip', inTemp])
			expect((await open(file)).digest).toBe(sha(bytes));
	});

	test.each([
		['nowhere.zip', 'does not exist'],
		['folder', 'use "directory" for a folder'],
		['/etc/hosts', 'outside the workspace and RUNNER_TEMP'],
		['out.zip', 'outside the workspace and RUNNER_TEMP'],
		['pipe', 'not a regular file'],
	])('not: %s', async (file, says) => {
		workspace.write({ folder: null });
		symlinkSync('/etc/hosts', at('out.zip'));
		spawnSync('mkfifo', [at('pipe')]);
		expect(await failureOf(open(file))).toMatchObject({ kind: 'input', message: expect.stringContaining(says) });
	});
});

describe('a file that changes before it is sent', () => {
	const large = 'b'.repeat(300_000);
	const bytes = craftZip([APP, { name: 'b', content: large, method: 0, packed: Buffer.from(large) }]);
	const write = (changed: Buffer) => writeFileSync(at('app.zip'), changed);
	const replace = () => {
		rmSync(at('app.zip'));
		writeFileSync(at('other.zip'), bytes);
		symlinkSync('other.zip', at('app.zip'));
	};
	test.each<[what: string, change: () => void, says: string]>([
		['it shrinks', () => write(bytes.subarray(0, -1)), 'it changed while it was'],
		['other bytes', () => write(Buffer.from(bytes).fill(0, 250_000, 250_100)), 'it changed while it was'],
		['it is a link now', replace, 'it cannot be read (ELOOP)'],
	])('%s', async (_, change, says) => {
		workspace.write({ 'app.zip': bytes });
		const ready = await open();
		change();
		const failure = await failureOf(read(ready.open()));
		expect(failure).toMatchObject({ kind: 'package', retryable: true, message: expect.stringContaining(says) });
	});
});

test('the signal ends the check', async () => {
	workspace.write({ 'app.zip': craftZip([APP]) });
	await expect(open('app.zip', 'app.js', AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled');
});
