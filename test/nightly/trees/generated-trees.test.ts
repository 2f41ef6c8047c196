// Trees that nobody thought of: each is packed exactly as git and the model say, or refused by the name of a file that cannot be
// packed. `npm run test:all -- trees` tries more of them, others each time.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PackageFailure } from '../../../src/domain/failures/failure.ts';
import { openWorkspace } from '../../../src/workspace/workspace.ts';
import { makeWorkspace } from '../../support/action-runner/workspace.ts';
import { onDisk, pack } from '../../support/planted-trees/packing.ts';
import { readZip } from '../../support/planted-trees/readers.ts';
import fc, { cases } from '../../support/properties.ts';
import { expectedOf } from './expected-package.ts';
import { treeModel } from './tree-arbitrary.ts';
import { plant, type TreeModel } from './tree-model.ts';

// What git is needed for: to say which files ignore rules leave out.
const withGit = spawnSync('git', ['--version']).status === 0 ? test : test.skip;

withGit('generated trees', async () => {
	const seen = { packed: 0, refused: 0 };
	const property = fc.asyncProperty(treeModel, async (model) => {
		const expected = expectedOf(model);
		fc.pre(expected !== undefined);
		const { entries, offenders } = expected as NonNullable<typeof expected>;
		const archive = await packOf(model);
		if (archive instanceof PackageFailure) {
			seen.refused++;
			expect(offenders).toContain(archive.file);
			return;
		}
		seen.packed++;
		expect(offenders).toEqual([]);
		const read = await onDisk(archive, readZip);
		expect(read.map(({ path: name, mode }) => [name, mode])).toEqual(
			entries.map(({ path: name, mode }) => [name, 0o100000 | mode]),
		);
		const wrong = entries.filter(({ content }, nth) => !read[nth]?.content.equals(content));
		expect(wrong.map((entry) => entry.path)).toEqual([]);
	});
	await fc.assert(property, cases(8));
	expect(Math.min(seen.packed, seen.refused)).toBeGreaterThan(0);
});

/** The package of a fresh tree on the disk, or why there is none. */
async function packOf({ root, exclude }: TreeModel): Promise<Buffer | PackageFailure> {
	const folder = makeWorkspace({});
	const tree = path.join(folder.path, 'tree');
	try {
		plant(tree, root);
		const workspace = openWorkspace({ workspace: tree, temp: folder.path, platform: 'linux', searchPath: '' });
		const { files } = await workspace.select(workspace.locate('.'), { exclude: exclude.join('\n') });
		return await pack(files);
	} catch (thrown) {
		if (thrown instanceof PackageFailure) return thrown;
		throw thrown;
	} finally {
		folder.remove();
	}
}
