import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { PassThrough } from 'node:stream';
import { Archiver } from 'archiver';
import { keepMemoryLean, useMaglev } from '../lean-memory.ts';
import type { Listing } from '../listing.ts';
import type { SelectedFile } from '../selected-file.ts';
import { entriesOf } from './entries.ts';
import { isSmall, plan } from './plan.ts';
import { inOrder } from './pool.ts';

export interface ArchiveOptions {
	/** Compression level, 0–9; 0 compresses nothing. */
	readonly level: number;
	/** Threads that read and deflate. Default: one for each core, at most 3; none for a small package. */
	readonly workers?: number;
}

/** Bytes of all files together up to which no workers are started by default. */
const SMALL = 3 * 1024 * 1024;

/** Each takes 25 MiB, and the whole process is to stay under 200. */
const MOST_WORKERS = 3;

/**
 * The archive of the files, packed while it is read:
 *
 *   plan → runTask  → inOrder → entriesOf → archiver
 *   cuts   deflates   sorts     writes      queues and streams
 *
 * Nothing starts before the first read, and nothing is left behind if the reader stops early. The bytes depend only on
 * the files and the level.
 * @param listing an empty one, to which each entry is added.
 * @throws PackageFailure that names the file, through the iterator.
 */
export async function* archiveOf(
	files: readonly SelectedFile[],
	{ level, workers }: ArchiveOptions,
	listing: Listing,
): AsyncGenerator<Buffer, void, undefined> {
	keepMemoryLean();
	const count = workers ?? (isSmall(files, SMALL) ? 0 : Math.min(availableParallelism(), MOST_WORKERS));
	if (count > 0) useMaglev(true);
	const archive = openArchive();
	const stop = new AbortController();
	const filling = fill(archive, entriesOf(inOrder(plan(files), level, count), listing), stop.signal);
	const filled = filling.catch((error: Error) => archive.destroy(error));
	try {
		yield* archive as unknown as AsyncIterable<Buffer>;
	} finally {
		stop.abort();
		archive.destroy();
		await filled;
		if (count > 0) useMaglev(false);
	}
}

/**
 * archiver's core (queue, events, finalize, output stream) with a module that passes on the bytes of an archive, and adds
 * none.
 */
function openArchive(): Archiver {
	const output = new PassThrough();
	const module = Object.assign(output, {
		/** @param done called once the stream accepts more. */
		append: (bytes: Buffer, _: unknown, done: (error?: Error | null) => void) => void output.write(bytes, done),
		finalize: () => void output.end(),
	});
	// The same as in the constructor of archiver's own `ZipArchive`.
	const archive = Object.assign(new Archiver(), { _format: 'zip', _module: module });
	(archive as unknown as { _modulePipe(): void })._modulePipe();
	return archive;
}

/** Appends the bytes, one buffer at a time, and finalizes the archive. */
async function fill(archive: Archiver, chunks: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void> {
	for await (const bytes of chunks) {
		signal.throwIfAborted();
		archive.append(bytes, { name: 'files' });
		await once(archive, 'entry', { signal });
	}
	// Not awaited, because the promise would wait for a reader that may have stopped. Errors reach the reader anyway.
	archive.finalize().catch(() => {});
}
