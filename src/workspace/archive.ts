import { Readable } from 'node:stream';
import { ZipArchive } from 'archiver';
import { openSelected } from './content.ts';
import type { SelectedFile } from './select.ts';

/** One entry, once it is in the archive. */
export interface PackedEntry {
	readonly path: string;
	/** Bytes before compression. */
	readonly size: number;
}

/** The date of every entry: the earliest that a zip can hold. One date for all keeps equal trees equal. */
const ENTRY_DATE = new Date('1980-01-01T00:00:00Z');

/** Bytes: smaller files are handed over whole, which spares archiver a stream each. */
const WHOLE = 256 * 1024;

/**
 * The archive of the files, as a stream that is made while it is read: one file is open at a time.
 * @param level of the compression, 0–9.
 * @param packed told of each entry.
 * @throws PackageFailure, through the stream.
 */
export function archiveOf(
	files: readonly SelectedFile[],
	level: number,
	packed: (entry: PackedEntry) => void,
): Readable {
	const archive = new ZipArchive({ zlib: { level } });
	append(archive, files, packed).catch((error: Error) => archive.destroy(error));
	return archive as unknown as Readable;
}

async function append(archive: ZipArchive, files: readonly SelectedFile[], packed: (entry: PackedEntry) => void) {
	for (const file of files) {
		const open = await openSelected(file);
		try {
			const entry = { name: file.path, date: ENTRY_DATE, mode: open.mode };
			const whole = open.size <= WHOLE ? Buffer.concat(await Array.fromAsync(open.read())) : undefined;
			await written(archive, () => {
				const source = whole ?? Readable.from(open.read(), { objectMode: false, highWaterMark: WHOLE });
				// archiver pipes the source on, and a pipe does not pass errors.
				if (source instanceof Readable) source.on('error', (error) => archive.destroy(error));
				archive.append(source, entry);
			});
			packed({ path: file.path, size: open.size });
		} finally {
			await open.close();
		}
	}
	await archive.finalize();
}

/** Resolves when archiver has taken an entry in whole; rejects when the archive breaks or its reader leaves. */
function written(archive: ZipArchive, start: () => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const done = (settle: () => void) => () => {
			archive.off('entry', onEntry).off('error', onError).off('close', onClose);
			settle();
		};
		const onEntry = done(resolve);
		const onError = (error: Error) => done(() => reject(error))();
		const onClose = done(() => reject(new Error('the archive was abandoned')));
		archive.on('entry', onEntry).on('error', onError).on('close', onClose);
		start();
	});
}
