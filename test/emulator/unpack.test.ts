import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { appForm, Client } from './client.ts';
import { type CraftedEntry, craftZip } from './crafted-zip.ts';
import { type Emulator, startEmulator } from './emulator.ts';

let emulator: Emulator;
let client: Client;

beforeAll(async () => {
	emulator = await startEmulator();
	client = new Client(emulator);
});

afterAll(() => emulator.close());

const ENTRY = { name: 'index.js', content: '' };
const SYMLINK = 0o120777;

const refused: [string, CraftedEntry[], string][] = [
	['a name that climbs', [{ name: '../evil' }], 'invalid relative path'],
	['a name that climbs inside', [{ name: 'a/../../evil' }], 'invalid relative path'],
	['an absolute name', [{ name: '/etc/evil' }], 'absolute path'],
	['a drive letter', [{ name: 'C:/evil' }], 'absolute path'],
	['a backslash', [{ name: 'a\\b' }], 'invalid characters in fileName'],
	['a control character', [{ name: 'a\nb' }], 'holds a control character'],
	['a dot segment', [{ name: './a' }], 'not in its plain form'],
	['an empty segment', [{ name: 'a//b' }], 'not in its plain form'],
	['a symbolic link', [{ name: 'link', content: '/etc/passwd', mode: SYMLINK }], 'a link or a special file'],
	['the same name twice', [{ name: 'a' }, { name: 'a' }], 'occurs twice'],
	['names alike but for case', [{ name: 'README' }, { name: 'readme' }], 'occurs twice, or but for its case'],
	['folders alike but for case', [{ name: 'a/x' }, { name: 'A/y' }], 'differ only in case'],
	['a file that is a folder too', [{ name: 'a' }, { name: 'a/b' }], 'both a file and a folder'],
	['a wrong CRC-32', [{ name: 'a', content: 'abc', crc: 1 }], 'CRC-32 of a does not match'],
	['a wrong size', [{ name: 'a', content: 'abc', size: 2 }], 'not a sound ZIP archive'],
	['a claim of too many bytes', [{ name: 'a', content: 'abc', size: 2 ** 32 - 2 }], 'too many bytes'],
	['a bomb', [{ name: 'a', content: Buffer.alloc(70 * 1024 * 1024) }], 'too many bytes'],
];

test.each(refused)('refuses %s', async (_, entries, message) => {
	const response = await client.post(appForm([ENTRY, ...entries]));
	expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(message)]);
});

test.each([
	['text', Buffer.from('this is no archive')],
	['an archive cut short', craftZip([ENTRY]).subarray(0, -30)],
])('refuses %s', async (_, archive) => {
	const response = await client.post(appForm(archive));
	expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('ZIP archive')]);
});

test('unpacks names, contents and permission bits as they are', async () => {
	const entries = [
		ENTRY,
		{ name: 'bin/', mode: 0o040755 },
		{ name: 'bin/run', content: '#!/bin/sh\n', mode: 0o100755 },
		{ name: 'naïve ✓ -x', content: 'ü' },
	];
	expect((await client.post(appForm(entries))).status).toBe(201);
	const entry = emulator.ledger.at(-1);
	const app = path.join(path.dirname(entry?.file?.path ?? ''), 'app');
	expect(entry?.entries.map(({ name, mode }) => [name, mode])).toEqual([
		['index.js', 0o644],
		['bin/', 0o755],
		['bin/run', 0o755],
		['naïve ✓ -x', 0o644],
	]);
	expect(statSync(path.join(app, 'bin/run')).mode & 0o777).toBe(0o755);
	expect(readFileSync(path.join(app, 'naïve ✓ -x'), 'utf8')).toBe('ü');
});
