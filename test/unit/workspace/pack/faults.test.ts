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
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { PackageFailure } from '../../../../src/domain/failures/failure.ts';
import { plan } from '../../../../src/workspace/pack/plan.ts';
import { openPool } from '../../../../src/workspace/pack/pool.ts';
import { SLAB, type Task } from '../../../../src/workspace/pack/task.ts';
import type { SelectedFile } from '../../../../src/workspace/selected-file.ts';
import { notOnWindows } from '../../../support/action-runner/only-on.ts';
import { pack } from '../../../support/planted-trees/packing.ts';
import { makeTree, prose, type Tree } from '../../../support/planted-trees/tree.ts';

const CONTENT = prose(3_000_000);
let tree: Tree;
const fresh = () => {
	tree = makeTree({ 'a.txt': 'a', 'dir/the file.txt': CONTENT, 'z.txt': 'z' });
	return tree.files[1] as SelectedFile;
};
afterEach(() => tree.remove());

const workers = openPool(1, 6);
afterAll(() => workers.end());

const posix = notOnWindows('named pipes, sockets and links among files');

const instead = (at: string, make: () => unknown) => {
	rmSync(at);
	make();
};

const CHANGED = 'it changed during packing';

/** What happens to the file, and what the error says where that is seen before and after the plan. */
const FAULTS: readonly (readonly [string, (at: string) => void, before: string, after: string])[] = [
	['vanishes', (at) => rmSync(at), 'it vanished during packing', 'it vanished during packing'],
];

/** The same, where only some systems have what it becomes. */
const POSIX_FAULTS: typeof FAULTS = [
	[
		'becomes a folder',
		(at) => instead(at, () => mkdirSync(at)),
		'it is a folder, not a file',
		'it cannot be read (EISDIR)',
	],
	[
		'becomes a FIFO',
		(at) => instead(at, () => execFileSync('mkfifo', [at])),
		'it is a named pipe (FIFO), not a file',
		'it cannot be read (ESPIPE)',
	],
	[
		'becomes a link',
		(at) => instead(at, () => symlinkSync('/etc/hosts', at)),
		'it was replaced by a link during packing',
		CHANGED,
	],
];

/** The same, where the file is still one: only a look before and after can tell. */
const CHANGES: readonly (readonly [string, (at: string) => void])[] = [
	['grows', (at) => appendFileSync(at, 'more')],
	['shrinks', (at) => truncateSync(at, 2_900_000)],
	['is emptied', (at) => truncateSync(at, 0)],
	[
		'changes in place',
		(at) => {
			writeFileSync(at, Buffer.alloc(CONTENT.length));
			utimesSync(at, 1, 1);
		},
	],
	[
		'is replaced by its like',
		(at) => {
			const { atime, mtime } = statSync(at);
			writeFileSync(`${at}.new`, CONTENT);
			utimesSync(`${at}.new`, atime, mtime);
			renameSync(`${at}.new`, at);
		},
	],
];

const failure = (problem: string) => ({
	message: `Cannot pack "dir/the file.txt": ${problem}.`,
	file: 'dir/the file.txt',
});

describe.each([0, 2])('between selection and packing, %i workers', (count) => {
	const run = async (_: string, happens: (at: string) => void, problem: string) => {
		happens(fresh().source);
		const error = await pack(tree.files, { workers: count }).catch((thrown: unknown) => thrown);
		expect(error).toBeInstanceOf(PackageFailure);
		expect(error).toMatchObject(failure(problem));
	};
	test.each(FAULTS)('%s', run);
	posix.each(POSIX_FAULTS)('%s', run);
});

describe.each([
	['inline', openPool(0, 6)],
	['a worker', workers],
] as const)('between plan and reading, %s', (_, pool) => {
	describe.each([
		['first piece', 1],
		['last piece', -2],
	])('%s', (_, nth) => {
		const run = async (_: string, happens: (at: string) => void, _before = CHANGED, problem = CHANGED) => {
			const { source } = fresh();
			const task = [...plan(tree.files)].at(nth) as Task;
			happens(source);
			const error = await pool
				.run(task, new Uint8Array(new SharedArrayBuffer(SLAB)))
				.catch((thrown: unknown) => thrown);
			expect(error).toBeInstanceOf(PackageFailure);
			expect(error).toMatchObject(failure(problem));
		};
		test.each([...FAULTS, ...CHANGES])('%s', run);
		posix.each(POSIX_FAULTS)('%s', run);
	});
});

posix('a socket is refused, and not waited for', async () => {
	const file = fresh();
	rmSync(file.source);
	const server = createServer().listen(file.source);
	await expect(pack(tree.files)).rejects.toMatchObject(failure('it is a socket, not a file'));
	server.close();
});

test('the target of a link is compared with the one that was selected', async () => {
	const file = fresh();
	const status = statSync(file.source);
	const linked = { ...file, identity: `${status.dev}:${status.ino}` };
	expect((await pack([linked])).length).toBeGreaterThan(1000);
	renameSync(`${tree.root}/a.txt`, file.source);
	await expect(pack([linked])).rejects.toMatchObject(failure(CHANGED));
});

test('the files before it are reported, those after it are not', async () => {
	rmSync(fresh().source);
	const packed: string[] = [];
	await expect(pack(tree.files, { workers: 0 }, ({ path }) => packed.push(path))).rejects.toThrow('vanished');
	expect(packed).not.toContain('z.txt');
});
