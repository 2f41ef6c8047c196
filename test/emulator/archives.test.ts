// What is unpacked of an archive, and which archives are refused.
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { namesBelow } from '../support/action-runner/names-below.ts';
import { appForm } from './client.ts';
import { type CraftedEntry, closed } from './crafted-zip.ts';
import { emulated } from './emulated.ts';

const here = emulated({ apps: 'scripted' });

const ENTRY = { name: 'index.js', content: '' };
const LINK = 0o120777;
const MIB = 1024 * 1024;

async function unpacked(entries: readonly CraftedEntry[]): Promise<string> {
	const response = await here.client.post(appForm([ENTRY, ...entries]));
	expect([response.status, await response.text()]).toEqual([201, expect.anything()]);
	return path.join(path.dirname(here.emulator.ledger.at(-1)?.file?.path ?? ''), 'app');
}

test('unpacks names, contents, permission bits and links as they are: what a Linux file system holds', async () => {
	const app = await unpacked([
		{ name: 'bin/', mode: 0o040755 },
		{ name: 'bin/run', content: '#!/bin/sh\n', mode: 0o100755 },
		{ name: 'naïve ✓ -x', content: 'ü' },
		{ name: 'C:x', content: 'colon', descriptor: {} }, // its size is told after its bytes
		{ name: 'README', content: 'upper' },
		{ name: 'readme', content: 'lower' },
		{ name: 'linked', content: 'bin/run', mode: LINK },
		{ name: 'bin/up', content: '../naïve ✓ -x', mode: LINK },
		{ name: 'dangling', content: 'none', mode: LINK },
	]);
	expect(here.emulator.ledger.at(-1)?.entries.map(({ name, mode, target }) => [name, mode, target])).toEqual([
		['index.js', 0o644, undefined],
		['bin/', 0o755, undefined],
		['bin/run', 0o755, undefined],
		['naïve ✓ -x', 0o644, undefined],
		['C:x', 0o644, undefined],
		['README', 0o644, undefined],
		['readme', 0o644, undefined],
		['linked', 0o777, 'bin/run'],
		['bin/up', 0o777, '../naïve ✓ -x'],
		['dangling', 0o777, 'none'],
	]);
	expect(statSync(path.join(app, 'bin/run')).mode & 0o777).toBe(0o755);
	const texts = ['C:x', 'README', 'readme', 'bin/up'].map((name) => readFileSync(path.join(app, name), 'utf8'));
	expect(texts).toEqual(['colon', 'upper', 'lower', 'ü']);
	expect(readlinkSync(path.join(app, 'linked'))).toBe('bin/run');
});

const link = (name: string, content: string): CraftedEntry => ({ name, content, mode: LINK });

test.each<{ what: string; archive: readonly CraftedEntry[] | Buffer; says: string }>([
	{ what: 'a name that climbs', archive: [{ name: '../evil' }], says: 'leaves the folder' },
	{ what: 'an absolute name', archive: [{ name: '/etc/evil' }], says: 'leaves the folder' },
	{ what: 'an absolute link', archive: [link('link', '/etc/passwd')], says: 'the link link leaves the folder' },
	{ what: 'a link that climbs', archive: [link('a/link', '../../x')], says: 'the link a/link leaves the folder' },
	{
		what: 'a link that climbs by way of another one',
		archive: [link('a/b/up', '../..'), link('out', 'a/b/up/..')],
		says: 'the link out leaves the folder',
	},
	{
		what: 'a file through a link',
		archive: [link('link', 'a'), { name: 'a/', mode: 0o040755 }, { name: 'link/evil' }],
		says: 'EEXIST',
	},
	{ what: 'a wrong CRC-32', archive: [{ name: 'a', content: 'abc', crc: 1 }], says: 'CRC-32 of a does not match' },
	{ what: 'a claim of 4 GB', archive: [{ name: 'a', content: 'abc', size: 2 ** 32 - 2 }], says: 'too many bytes' },
	{
		what: '70 MB of zeros in two entries',
		archive: ['a', 'b'].map((name) => ({ name, content: Buffer.alloc(35 * MIB) })),
		says: 'too many bytes',
	},
	{
		what: 'too many entries',
		archive: closed(Buffer.alloc(0), Buffer.alloc(100_001 * 46), 100_001),
		says: 'more than 100000 entries',
	},
	{ what: 'text', archive: Buffer.from('this is no archive'), says: 'not a valid zip' },
])('refuses $what, and keeps nothing of it', async ({ archive, says }) => {
	const response = await here.client.post(appForm(Buffer.isBuffer(archive) ? archive : [ENTRY, ...archive]));
	expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(says)]);
	expect(namesBelow(path.join(here.emulator.folder, 'deployments'))).toEqual([]);
});
