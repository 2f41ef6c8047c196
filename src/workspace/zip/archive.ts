import { availableParallelism } from 'node:os';
import { entriesOf } from '../compress/entry.ts';
import { inOrder } from '../compress/in-order.ts';
import { isSmall, tasksOf } from '../compress/plan.ts';
import { inline, startWorkers } from '../compress/worker-pool.ts';
import { keepMemoryLean, useMaglev } from '../lean-memory.ts';
import type { SelectedFile } from '../selected-file.ts';

/** An entry that is in the archive. */
export interface PackedEntry {
	readonly path: string;
	/** Bytes before compression. */
	readonly size: number;
}

export interface ArchiveOptions {
	/** Compression level, 0–9; 0 stores everything. */
	readonly level: number;
	/** Threads that read and deflate beside the main one. Default: one for each core but one, at most 4. */
	readonly workers?: number;
}

/** Bytes of all files together up to which no workers are started by default. */
const SMALL = 3 * 1024 * 1024;

const MOST_WORKERS = 4;

/**
 * The archive of the files, packed while it is read:
 *
 *   tasksOf → inOrder → entriesOf → PackedArchive
 *   cuts      deflates  joins       writes
 *
 * Nothing starts before the first read, and nothing is left behind if the reader stops early. The bytes depend only on
 * the files and the level.
 * @param packed called for each entry.
 * @throws PackageFailure that names the file, through the iterator.
 */
export async function* archiveOf(
	files: readonly SelectedFile[],
	{ level, workers }: ArchiveOptions,
	packed: (entry: PackedEntry) => void,
): AsyncGenerator<Buffer, void, undefined> {
	keepMemoryLean();
	useMaglev(true);
	const count = workers ?? (isSmall(files, SMALL) ? 0 : Math.min(availableParallelism() - 1, MOST_WORKERS));
	const pool = count === 0 ? inline : startWorkers(count);
	// Not before it is needed: it takes some time to load, and a step that packs nothing does without.
	const { PackedArchive } = await import('./packed-archive.ts');
	const archive = new PackedArchive();
	const entries = entriesOf(inOrder(tasksOf(files, level, pool), level, pool));
	const filled = archive
		.fill(entries, ({ file }) => packed({ path: file.path, size: file.size }))
		.catch((error: Error) => archive.destroy(error));
	try {
		yield* archive as unknown as AsyncIterable<Buffer>;
	} finally {
		useMaglev(false);
		archive.destroy();
		await pool.end();
		await filled;
	}
}
