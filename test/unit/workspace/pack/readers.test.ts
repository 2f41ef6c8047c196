// Every archive opens everywhere: a table of trees, and each reader that the machine has.
import { afterAll, describe, expect, test } from '@jest/globals';
import { EVERY } from '../../../support/action-runner/every.ts';
import { onDisk, pack } from '../../../support/planted-trees/packing.ts';
import { readers } from '../../../support/planted-trees/readers.ts';
import { makeTree, noise, prose, type Tree } from '../../../support/planted-trees/tree.ts';

const MIB = 1024 * 1024;

const trees: Readonly<Record<string, Tree>> = {
	'names, empty files and modes': makeTree({
		'a.txt': 'a',
		empty: '',
		'run.sh': ['#!/bin/sh\n', 0o755],
		locked: ['x', 0o400],
		'ünï/日本語/🚀 rocket.md': prose(3000),
		'-leading': '-',
		'with space': ' ',
		'deep/er/and/deeper/file': prose(100),
	}),
	'content of every kind': makeTree({
		'one-byte': 'x',
		'noise-small': noise(1000),
		'noise-whole': noise(600_000),
		'noise-pieces': noise(MIB + 17),
		'prose-whole': prose(700_000),
		'prose-pieces': prose(MIB + 1),
		zeros: Buffer.alloc(2 * MIB),
		mixed: Buffer.concat([prose(500_000), noise(2 * MIB), prose(500_000, 2)]),
		'noise-then-prose': Buffer.concat([noise(MIB), prose(MIB)]),
	}),
	'sizes around the limits': makeTree(
		Object.fromEntries(
			[32 * 1024, MIB, 2 * MIB].flatMap((size) =>
				[-1, 0, 1].map((more) => [`size-${size}-${more}`, prose(size + more, size)]),
			),
		),
	),
};

/** In `npm test` one tree is read by all that start quickly, and the others by the first. */
const quick = readers.filter(({ name }) => !name.startsWith('java'));
const readersOf = (tree: Tree) =>
	EVERY ? readers : tree === trees['names, empty files and modes'] ? quick : readers.slice(0, 1);

afterAll(() => {
	for (const tree of Object.values(trees)) tree.remove();
});

describe.each(Object.entries(trees))('%s', (_, tree) => {
	test.each(readersOf(tree).map((reader) => [reader.name, reader] as const))('%s reads it all', async (_, reader) => {
		const archive = await pack(tree.files, { workers: 2 });
		expect(await onDisk(archive, async (at) => reader.list(at))).toEqual(tree.listing);
	});
});

test('stored, it reads the same', async () => {
	const tree = trees['content of every kind'] as Tree;
	const archive = await pack(tree.files, { workers: 1, level: 0 });
	await onDisk(archive, async (at) => {
		for (const reader of readersOf(tree))
			expect([reader.name, await reader.list(at)]).toEqual([reader.name, tree.listing]);
	});
});
