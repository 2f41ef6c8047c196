// A reader may leave at any point: nothing stays behind.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { Listing } from '../../../../src/workspace/listing.ts';
import { archiveOf } from '../../../../src/workspace/pack/archive.ts';
import { onLinux } from '../../../support/action-runner/only-on.ts';
import { pack } from '../../../support/planted-trees/packing.ts';
import { makeTree, noise, prose } from '../../../support/planted-trees/tree.ts';

const MIB = 1024 * 1024;
const tree = makeTree({
	...Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`a/${n}`, noise(50_000, n + 1)])),
	'big.bin': noise(2 * MIB),
	'big.txt': prose(3 * MIB),
});
afterAll(() => tree.remove());

onLinux('/proc, where open files are counted').each([0, 2])(
	'after each number of chunks, with %i workers',
	async (workers) => {
		const openFiles = () => readdirSync('/proc/self/fd').length;
		await pack(tree.files, { workers });
		const before = openFiles();
		for (const chunks of [0, 1, 4]) {
			let read = 0;
			for await (const _ of archiveOf(tree.files, { level: 1, workers }, new Listing())) if (read++ === chunks) break;
		}
		expect(openFiles()).toBeLessThanOrEqual(before + 2);
	},
);

test.each([
	'await it.next(); await it.return();',
	'await it.next();',
	// Often enough for a worker to respond while it is being ended, or to be within zlib.
	"for (let n = 0; n < 4; n++) { const one = start('a/0', 'big.txt'); await one.next(); await one.return(); }",
])('the process can end after: %s', (steps) => {
	const script = `
		import { archiveOf } from ${JSON.stringify(pathToFileURL(path.resolve('src/workspace/pack/archive.ts')))};
		import { Listing } from ${JSON.stringify(pathToFileURL(path.resolve('src/workspace/listing.ts')))};
		const files = ${JSON.stringify(tree.files)};
		const start = (...paths) =>
			archiveOf(files.filter(({ path }) => paths.length === 0 || paths.includes(path)), { level: 6, workers: 2 }, new Listing());
		const it = start();
		${steps}
		console.log('left');`;
	const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
		encoding: 'utf8',
		timeout: 120_000, // no verdict: the machine may be busy
	});
	expect(out).toBe('left\n');
});

test('a reader that throws gets its own error', async () => {
	const read = async () => {
		for await (const _ of archiveOf(tree.files, { level: 6, workers: 2 }, new Listing())) throw new Error('mine');
	};
	await expect(read()).rejects.toThrow('mine');
});
