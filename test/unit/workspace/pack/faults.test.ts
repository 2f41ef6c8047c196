// Files that change between the selection and the packing, or while they are packed: each is an error that names it.
import { execFileSync } from 'node:child_process';
import {
	appendFileSync,
	mkdirSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { PackageFailure } from '../../../../src/domain/failures/failure.ts';
import { plan } from '../../../../src/workspace/pack/plan.ts';
import { inOrder } from '../../../../src/workspace/pack/pool.ts';
import type { Task } from '../../../../src/workspace/pack/task.ts';
import { type SelectedFile, sourceOf } from '../../../../src/workspace/selected-file.ts';
import { notOnWindows } from '../../../support/action-runner/only-on.ts';
import { pack } from '../../../support/planted-trees/packing.ts';
import { makeTree, prose, type Tree } from '../../../support/planted-trees/tree.ts';

const CONTENT = prose(3_000_000);
/** A modification time that another file can be given exactly. */
const SECOND = 1_000;
let tree: Tree;
const fresh = () => {
	tree = makeTree({ 'a.txt': 'a', 'dir/the file.txt': CONTENT, 'z.txt': 'z' });
	const file = tree.files[1] as SelectedFile;
	utimesSync(sourceOf(file), SECOND, SECOND);
	return file;
};
afterEach(() => tree.remove());

const posix = notOnWindows('named pipes, sockets and links among files');
const instead = (make: (at: string) => unknown) => (at: string) => {
	rmSync(at);
	make(at);
};

const CHANGED = 'it changed during packing';

/** What happens to the file, and what the error says where only reading it shows that. */
const POSIX_FAULTS: readonly (readonly [string, (at: string) => void, says: string])[] = [
	['vanishes', (at) => rmSync(at), 'it vanished during packing'],
	['becomes a folder', instead(mkdirSync), 'it cannot be read (EISDIR)'],
	['becomes a FIFO', instead((at) => execFileSync('mkfifo', [at])), 'it cannot be read (ESPIPE)'],
	['becomes a link', instead((at) => symlinkSync('/etc/hosts', at)), CHANGED],
];

const overwrite = (at: string) => {
	writeFileSync(at, Buffer.alloc(CONTENT.length));
	utimesSync(at, 1, 1);
};
const replace = (at: string) => {
	writeFileSync(`${at}.new`, CONTENT);
	utimesSync(`${at}.new`, SECOND, SECOND);
	renameSync(`${at}.new`, at);
};
/** The same, where the file is still one: only a look before and after can tell. */
const CHANGES: readonly (readonly [string, (at: string) => void])[] = [
	['grows', (at) => appendFileSync(at, 'more')],
	['shrinks', (at) => truncateSync(at, 2_900_000)],
	['changes in place', overwrite],
	['is replaced by its like', replace],
];

/** The error must name the file, whatever thread it comes from. */
async function expectFailure(work: Promise<unknown>, problem: string): Promise<void> {
	const error = await work.catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(PackageFailure);
	expect(error).toMatchObject({ message: `Cannot pack "dir/the file.txt": ${problem}.`, file: 'dir/the file.txt' });
}

posix.each(POSIX_FAULTS)('between selection and packing: %s', async (what, happens, says) => {
	happens(sourceOf(fresh()));
	await expectFailure(pack(tree.files, { workers: 2 }), what === 'vanishes' ? says : CHANGED);
});

describe.each([
	['the first piece, inline', 0, 1],
	['the last piece, inline', 0, -2],
	['the last piece, in a worker', 1, -2],
] as const)('between plan and reading of %s', (_, workers, nth) => {
	const run = async (happens: (at: string) => void, problem: string) => {
		const source = sourceOf(fresh());
		const task = [...plan(tree.files)].at(nth) as Task;
		happens(source);
		await expectFailure(Array.fromAsync(inOrder([task].values(), 6, workers)), problem);
	};
	test.each(CHANGES)('%s', (_, happens) => run(happens, CHANGED));
	posix.each(POSIX_FAULTS)('%s', (_, happens, says) => run(happens, says));
});

posix('a socket is refused, and not waited for', async () => {
	const file = fresh();
	rmSync(sourceOf(file));
	const server = createServer().listen(sourceOf(file));
	await expectFailure(pack(tree.files), CHANGED);
	server.close();
});

test('the target of a link is compared with the one that was selected', async () => {
	const file = fresh();
	const status = statSync(sourceOf(file));
	const linked = { ...file, identity: `${status.dev}:${status.ino}` };
	expect((await pack([linked])).length).toBeGreaterThan(1000);
	renameSync(`${tree.root}/a.txt`, sourceOf(file));
	await expectFailure(pack([linked]), CHANGED);
});
