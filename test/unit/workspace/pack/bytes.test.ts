// Equal trees give equal bytes, whoever does the work.
import { afterAll, expect, test } from '@jest/globals';
import { Listing } from '../../../../src/workspace/listing.ts';
import { notOnWindows } from '../../../support/action-runner/only-on.ts';
import { onDisk, pack } from '../../../support/planted-trees/packing.ts';
import { readZip } from '../../../support/planted-trees/readers.ts';
import { makeTree, noise, prose } from '../../../support/planted-trees/tree.ts';

const MIB = 1024 * 1024;

const tree = makeTree({
	...Object.fromEntries(
		Array.from({ length: 100 }, (_, n) => [`small/${n}.js`, prose(100 + ((n * 7919) % 40_000), n + 1)]),
	),
	'big.log': prose(MIB + 5),
	'big.jpg': noise(MIB + 3),
	'photo.jpg': noise(300_000),
	'run.sh': ['#!/bin/sh\n', 0o755],
	private: ['x', 0o600],
});
afterAll(() => tree.remove());

const inline = pack(tree.files, { workers: 0 });

test.each<[what: string, options: { level?: number; workers?: number }]>([
	['1 worker', { workers: 1 }],
	['3 workers', { workers: 3 }],
	['as many as are chosen', {}],
	['2 workers at level 0', { workers: 2, level: 0 }],
	['2 workers at level 9', { workers: 2, level: 9 }],
])('%s: the bytes that none gives', async (_, options) => {
	const alone = options.level === undefined ? await inline : await pack(tree.files, { ...options, workers: 0 });
	expect((await pack(tree.files, options)).equals(alone)).toBe(true);
});

notOnWindows('permission bits')('the entries are the files in their order, and each is reported', async () => {
	const packed: [string, number][] = [];
	class Seen extends Listing {
		override add(path: string, size: number): void {
			super.add(path, size);
			packed.push([path, size]);
		}
	}
	const archive = await pack(tree.files, { workers: 2 }, new Seen());
	const entries = await onDisk(archive, readZip);
	expect(entries.map(({ path }) => path)).toEqual(tree.files.map(({ path }) => path));
	expect(Object.fromEntries(entries.map(({ path, mode }) => [path, mode & 0o7777]))).toEqual(tree.modes);
	expect(packed).toEqual(entries.map(({ path, content }) => [path, content.length]));
	// What is compressed already is stored, in a large file in stored blocks. Only a large file has a data descriptor.
	const forms = Object.fromEntries(entries.map(({ path, method, flags }) => [path, { method, flags }]));
	const STORED = { method: 0, flags: 0 };
	const DESCRIBED = { method: 8, flags: 8 };
	expect(forms).toMatchObject({ 'photo.jpg': STORED, private: STORED, 'small/7.js': { method: 8, flags: 0 } });
	expect(forms).toMatchObject({ 'big.jpg': DESCRIBED, 'big.log': DESCRIBED });
});

test('a link that is kept is an entry of the type of links, whose content is its target', async () => {
	const link = `${'../'.repeat(50)}lib/ä.js`;
	const archive = await pack([{ path: 'bin/run', root: '/nonexistent', link }]);
	const [entry] = await onDisk(archive, readZip);
	expect(archive.length).toBe(30 + 46 + 22 + 2 * 'bin/run'.length + Buffer.byteLength(link));
	expect(entry).toMatchObject({ path: 'bin/run', mode: 0o120777, method: 0, content: Buffer.from(link) });
});

test('no files give an empty archive', async () => {
	expect((await pack([])).length).toBe(22);
});
