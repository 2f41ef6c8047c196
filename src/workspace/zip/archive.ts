import { availableParallelism } from 'node:os';
import { entriesOf } from '../compress/entry.ts';
import { inOrder } from '../compress/in-order.ts';
import { isSmall, tasksOf } from '../compress/plan.ts';
import { inline, startWorkers } from '../compress/worker-pool.ts';
import { keepMemoryLean } from '../lean-memory.ts';
import type { SelectedFile } from '../selected-file.ts';

/** One entry, once it is in the archive. */
export interface PackedEntry {
	readonly path: string;
	/** Bytes before compression. */
	readonly size: number;
}

export interface ArchiveOptions {
	/** Of the compression, 0–9; 0 stores everything. */
	readonly level: number;
	/** Threads that read and deflate; 0 does everything in this one. Default: one for each core, 4 at most. */
	readonly workers?: number;
}

/** Bytes of all files together up to which the default is to start no workers. */
const SMALL = 3 * 1024 * 1024;

const MOST_WORKERS = 4;

/** archiver takes its time to load: whoever packs soon may begin with that while a connection is made. */
export const loadArchiver = () => import('./packed-archive.ts');

/**
 * The archive of the files, made while it is read:
 *
 *   tasksOf → inOrder → entriesOf → PackedArchive
 *   cuts      deflates  joins       writes
 *
 * Nothing begins before the first read, nothing is left behind when the reader stops early, and the bytes depend on
 * the files and the level alone.
 * @param packed told of each entry.
 * @throws PackageFailure that names the file, through the iterator.
 */
export async function* archiveOf(
	files: readonly SelectedFile[],
	{ level, workers }: ArchiveOptions,
	packed: (entry: PackedEntry) => void,
): AsyncGenerator<Buffer, void, undefined> {
	keepMemoryLean();
	const count = workers ?? (isSmall(files, SMALL) ? 0 : Math.min(availableParallelism(), MOST_WORKERS));
	const crew = count === 0 ? inline : startWorkers(count);
	const { PackedArchive } = await loadArchiver();
	const archive = new PackedArchive();
	const entries = entriesOf(inOrder(tasksOf(files, level, crew), level, crew));
	const filled = archive
		.fill(entries, ({ file }) => packed({ path: file.path, size: file.size }))
		.catch((error: Error) => archive.destroy(error));
	try {
		yield* archive as unknown as AsyncIterable<Buffer>;
	} finally {
		archive.destroy();
		await crew.end();
		await filled;
	}
}
