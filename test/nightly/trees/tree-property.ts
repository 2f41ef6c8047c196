// What holds for every tree: it is packed exactly, or refused by the name of a file in it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PackageFailure } from '../../../src/domain/failures/failure.ts';
import { compareBytes } from '../../../src/workspace/select/entry-name.ts';
import { openWorkspace } from '../../../src/workspace/workspace.ts';
import { onDisk } from '../../support/planted-trees/packing.ts';
import { type ReadEntry, type Reader, readers, readZip } from '../../support/planted-trees/readers.ts';
import { listingLine } from '../../support/planted-trees/tree.ts';
import { type ExpectedPackage, expectedOf } from './expected-package.ts';
import { type Checkout, plant } from './planted-tree.ts';
import type { TreeModel } from './tree-model.ts';

/** Counts what was tried. */
export class TreeTally {
	packed = 0;
	refused = 0;
	/** Trees that links make too large. */
	passedOver = 0;
	/** Entries compared with what they should be. */
	entries = 0;
	/** Bytes of them. */
	bytes = 0;
	/** Archives read by each reader. */
	readonly readBy: Record<string, number> = {};
}

/** How often each reader is asked: one archive in so many. Those that take long to start read fewer. */
const ONE_IN: Readonly<Record<string, number>> = {
	unzip: 10,
	python: 10,
	java: 100,
	'java from a stream': 100,
	go: 100,
};

/** @throws Error that says what is wrong with the package of a tree. */
export async function checkTree(model: TreeModel, tally: TreeTally): Promise<void> {
	const expected = expectedOf(model);
	if (expected === undefined) {
		tally.passedOver++;
		return;
	}
	const package_ = await packOf(model, { backwards: false, umask: undefined });
	if (package_ instanceof PackageFailure) {
		if (![...expected.offenders, ...expected.doubtful].includes(package_.file as string))
			throw new Error(`refused without reason: ${package_.message}`);
		tally.refused++;
		return;
	}
	if (expected.offenders.length > 0) throw new Error(`packed, in spite of ${expected.offenders.join(' and ')}`);
	await onDisk(package_, async (at) => {
		compare(await readZip(at), expected);
		await askOthers(at, expected, tally);
	});
	const again = await packOf(model, { backwards: true, umask: model.umask });
	if (!(again instanceof Buffer && again.equals(package_))) throw new Error('an equal tree gives other bytes');
	tally.packed++;
	tally.entries += expected.entries.length;
	tally.bytes += expected.entries.reduce((sum, { content }) => sum + content.length, 0);
}

/** The package of a fresh tree on the disk, or why there is none. */
async function packOf({ root, exclude, level }: TreeModel, checkout: Checkout): Promise<Buffer | PackageFailure> {
	const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
	const tree = path.join(folder, 'tree');
	try {
		plant(tree, root, checkout);
		const workspace = openWorkspace({ workspace: tree, temp: folder, platform: 'linux', searchPath: '' });
		const { files } = await workspace.select(workspace.locate('.'), {
			exclude: exclude.join('\n'),
			entrypoint: 'app.js',
		});
		const { signal } = new AbortController();
		return Buffer.concat(await Array.fromAsync(workspace.stream(files, { level, signal }).open()));
	} catch (thrown) {
		if (thrown instanceof PackageFailure) return thrown;
		throw thrown;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function compare(read: readonly ReadEntry[], { entries }: ExpectedPackage): void {
	const names = read.map((entry) => entry.path);
	const wanted = entries.map((entry) => entry.path);
	if (names.join('\n') !== wanted.join('\n'))
		throw new Error(`it holds ${JSON.stringify(names)}, not ${JSON.stringify(wanted)}`);
	if (names.some((name, n) => n > 0 && compareBytes(names[n - 1] as string, name) >= 0))
		throw new Error('out of order');
	for (const [n, { path: name, mode, content }] of entries.entries()) {
		const entry = read[n] as ReadEntry;
		if (entry.mode !== (0o100000 | mode)) throw new Error(`${name}: its mode is ${entry.mode.toString(8)}`);
		if (!entry.content.equals(content)) throw new Error(`${name}: its content is another`);
	}
}

async function askOthers(at: string, { entries }: ExpectedPackage, tally: TreeTally): Promise<void> {
	// An archive of nothing is an error to some.
	const asked =
		entries.length === 0
			? []
			: readers.filter(({ name }) => name !== 'yauzl' && tally.packed % (ONE_IN[name] ?? Infinity) === 0);
	for (const reader of [{ name: 'yauzl' } as Reader, ...asked])
		tally.readBy[reader.name] = (tally.readBy[reader.name] ?? 0) + 1;
	for (const reader of asked) {
		const listing = await reader.list(at);
		const wanted = entries.map(({ path: name, content }) => listingLine(name, content));
		if (listing.join('\n') !== wanted.join('\n')) throw new Error(`${reader.name} reads something else`);
	}
}
