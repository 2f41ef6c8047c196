// A package that is packed anew each time it is read.
import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { streamPackage } from '../../../src/workspace/package.ts';
import { makeTree, prose, type Tree } from '../../support/planted-trees/tree.ts';

let tree: Tree;
beforeEach(() => {
	tree = makeTree({ 'a.txt': prose(10_000), 'b.txt': prose(1_200_000), 'c.txt': 'c' });
});
afterEach(() => tree.remove());

const made = (signal = new AbortController().signal) => streamPackage(tree.files, { level: 6, signal });
const read = async (from: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(from));
const changeTree = () => appendFileSync(`${tree.root}/c.txt`, 'more');

test('the facts are those of the bytes, known at the end only, and the same for each reading', async () => {
	const streamed = made();
	for await (const _ of streamed.open()) break;
	expect(streamed.facts()).toBeUndefined();
	const bytes = await read(streamed.open());
	const digest = createHash('sha256').update(bytes).digest('hex');
	const sizes = Object.entries({ 'b.txt': 1_200_000, 'a.txt': 10_000, 'c.txt': 1 });
	const largest = sizes.map(([path, size]) => ({ path, size }));
	const facts = { size: bytes.length, digest, files: 3, contentSize: 1_210_001, largest, lfsPointers: [] };
	expect(streamed.facts()).toEqual(facts);
	expect((await read(streamed.open())).equals(bytes)).toBe(true);
	expect(streamed.facts()).toEqual(facts);
});

test('a second reading of other files is an error, unless the first broke off', async () => {
	const streamed = made();
	for await (const _ of streamed.open()) break;
	changeTree();
	await read(streamed.open());
	expect(streamed.facts()?.contentSize).toBe(1_210_005);
	changeTree();
	await expect(read(streamed.open())).rejects.toThrow('the folder changed between two tries');
});

test('the signal ends a reading', async () => {
	const abort = new AbortController();
	const streamed = made(abort.signal);
	abort.abort(new Error('enough'));
	await expect(read(streamed.open())).rejects.toThrow('enough');
});
