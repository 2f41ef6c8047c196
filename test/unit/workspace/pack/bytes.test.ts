// Equal trees give equal bytes, whoever does the work.

import { afterAll, expect, test } from '@jest/globals';
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

test.each([1, 3])('%i workers give the bytes that none gives', async (workers) => {
	expect((await pack(tree.files, { workers })).equals(await inline)).toBe(true);
});

test('so does the number that is chosen where none is named', async () => {
	expect((await pack(tree.files)).equals(await inline)).toBe(true);
});

test.each([0, 9])('level %i too', async (level) => {
	expect((await pack(tree.files, { workers: 2, level })).equals(await pack(tree.files, { workers: 0, level }))).toBe(
		true,
	);
});

notOnWindows('permission bits')(
	'the entries come in the order of the files, with their permission bits, and each is reported',
	async () => {
		const packed: [string, number][] = [];
		const archive = await pack(tree.files, { workers: 2 }, ({ path, size }) => packed.push([path, size]));
		const entries = await onDisk(archive, readZip);
		expect(entries.map(({ path }) => path)).toEqual(tree.files.map(({ path }) => path));
		expect(Object.fromEntries(entries.map(({ path, mode }) => [path, mode & 0o7777]))).toEqual(tree.modes);
		expect(packed).toEqual(entries.map(({ path, content }) => [path, content.length]));
	},
);

test('what is compressed already is stored, what shrinks is deflated', async () => {
	const entries = await onDisk(await inline, readZip);
	const method = (path: string) => entries.find((entry) => entry.path === path)?.method;
	expect(['photo.jpg', 'private'].map(method)).toEqual([0, 0]);
	// In its pieces, what is compressed already stands in stored blocks.
	expect(['big.jpg', 'big.log', 'small/7.js'].map(method)).toEqual([8, 8, 8]);
});

test('only a large file has a data descriptor', async () => {
	const entries = await onDisk(await inline, readZip);
	expect(entries.filter(({ flags }) => (flags & 8) !== 0).map(({ path }) => path)).toEqual(['big.jpg', 'big.log']);
});

test('a link that is kept is an entry of the type of links, whose content is its target', async () => {
	const [entry] = await onDisk(await pack([{ path: 'bin/run', source: '/nonexistent', link: '../lib/ä.js' }]), readZip);
	expect(entry).toMatchObject({ path: 'bin/run', mode: 0o120777, method: 0, content: Buffer.from('../lib/ä.js') });
});

test('no files give an empty archive', async () => {
	expect((await pack([])).length).toBe(22);
});
