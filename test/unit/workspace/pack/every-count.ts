// Run by `npm run test:all -- counts`. The count of entries has 16 bits: from 65,535 on it stands in the zip64 record.
import { afterAll, expect, test } from '@jest/globals';
import { onDisk, pack } from '../../../support/planted-trees/packing.ts';
import { readers } from '../../../support/planted-trees/readers.ts';
import { makeTree } from '../../../support/planted-trees/tree.ts';

/** Readers that do not take many seconds for so many entries. */
const QUICK = ['python', 'go', 'java'];

const tree = makeTree({ file: 'x' });
afterAll(() => tree.remove());

test.each([65_534, 65_535])('%i entries', async (count) => {
	const source = (tree.files[0] as { source: string }).source;
	const files = Array.from({ length: count }, (_, n) => ({ path: `${n}`.padStart(6, '0'), source }));
	const archive = await pack(files, { workers: 2 });
	expect(archive.includes(Buffer.from('PK\x06\x06'))).toBe(count >= 65_535);
	const expected = files.map(({ path }) => `8cdc1683 1 ${path}`);
	await onDisk(archive, async (at) => {
		for (const reader of readers.filter(({ name }) => QUICK.includes(name))) {
			const listing = await reader.list(at);
			expect([reader.name, listing.length]).toEqual([reader.name, count]);
			expect(listing.join() === expected.join()).toBe(true);
		}
	});
});
