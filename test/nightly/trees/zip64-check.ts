// npm run test:all -- zip64: an entry of more than 4 GiB, deflated and stored, before small ones whose offsets
// then need 64 bits too. Takes some minutes and 5 GB of disk, and so is no part of `npm test`.
import { execFileSync } from 'node:child_process';
import { createWriteStream, truncateSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Listing } from '../../../src/workspace/listing.ts';
import { archiveOf } from '../../../src/workspace/pack/archive.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { readers } from '../../support/planted-trees/readers.ts';

const SIZE = 2 ** 32 + 1;
const made = makeWorkspace({ 'after.txt': 'after.txt', 'before.txt': 'before.txt', 'sparse.bin': '' });
const file = (name: string) => ({ path: name, root: made.path });
try {
	truncateSync(path.join(made.path, 'sparse.bin'), SIZE);
	const files = ['before.txt', 'sparse.bin', 'after.txt'].map(file);
	const sizes = files.map(({ path: name }) => `${name === 'sparse.bin' ? SIZE : name.length} ${name}`);
	for (const level of [1, 0]) {
		const archive = path.join(made.path, 'app.zip');
		await pipeline(archiveOf(files, { level, workers: 2 }, new Listing()), createWriteStream(archive));
		execFileSync('unzip', ['-tqq', archive], { stdio: 'inherit' });
		console.log(`level ${level}: unzip reads it`);
		// The others that list hold the content in memory.
		for (const reader of readers.filter(({ name }) => /^(python|java)/.test(name))) {
			const listing = (await reader.list(archive)).map((line) => line.slice(9));
			if (listing.join() !== sizes.join()) throw new Error(`level ${level}, ${reader.name}: ${listing.join()}`);
			console.log(`level ${level}: ${reader.name} reads it`);
		}
	}
} finally {
	made.remove();
}
