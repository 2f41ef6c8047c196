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
const ZEROS = Buffer.alloc(35 * 1024 * 1024);

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

test.each<[what: string, archive: readonly CraftedEntry[] | Buffer, says: string]>([
	['a name that climbs', [{ name: '../evil' }], 'leaves the folder'],
	['an absolute name', [{ name: '/etc/evil' }], 'leaves the folder'],
	['an absolute link', [link('link', '/etc/passwd')], 'the link link leaves the folder'],
	['a link that climbs', [link('a/link', '../../x')], 'the link a/link leaves the folder'],
	['a link that climbs by another one', [link('a/b/up', '../..'), link('out', 'a/b/up/..')], 'the link out leaves'],
	['a file through a link', [link('link', 'a'), { name: 'a/', mode: 0o040755 }, { name: 'link/evil' }], 'EEXIST'],
	['a wrong CRC-32', [{ name: 'a', content: 'abc', crc: 1 }], 'CRC-32 of a does not match'],
	['a claim of 4 GB', [{ name: 'a', content: 'abc', size: 2 ** 32 - 2 }], 'too many bytes'],
	['70 MB of zeros in two entries', ['a', 'b'].map((name) => ({ name, content: ZEROS })), 'too many bytes'],
	['too many entries', closed(Buffer.alloc(0), Buffer.alloc(100_001 * 46), 100_001), 'more than 100000 entries'],
	['text', Buffer.from('this is no archive'), 'not a valid zip'],
])('refuses %s, and keeps nothing of it', async (_, archive, says) => {
	const response = await here.client.post(appForm(Buffer.isBuffer(archive) ? archive : [ENTRY, ...archive]));
	expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(says)]);
	expect(namesBelow(path.join(here.emulator.folder, 'deployments'))).toEqual([]);
});
