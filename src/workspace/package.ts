import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StepFailure } from '../domain/failure.ts';
import { archiveOf, type PackedEntry } from './archive.ts';
import type { SelectedFile } from './select.ts';

/** A finished package on the disk. */
export interface Package {
	/** Absolute. */
	readonly path: string;
	/** Bytes. */
	readonly size: number;
	/** `sha256:…` of the archive. */
	readonly digest: string;
	readonly files: number;
	/** Bytes of all files together, before compression. */
	readonly contentSize: number;
	/** The largest files, largest first, at most ten. */
	readonly largest: readonly PackedEntry[];
	/** Opens the archive for one try of sending it. */
	open(): AsyncIterable<Uint8Array>;
	/** Removes it from the disk. */
	remove(): Promise<void>;
}

const LARGEST_SHOWN = 10;

/**
 * Writes the archive of the files into a fresh folder, which is removed again should anything go wrong.
 * @param temp the runner's folder for temporary files, '' for the system's.
 * @param level of the compression, 0–9.
 * @throws PackageFailure, StepFailure `package` (disk full), or the signal's reason.
 */
export async function makePackage(
	files: readonly SelectedFile[],
	{ temp, level, signal }: { temp: string; level: number; signal: AbortSignal },
): Promise<Package> {
	const folder = await mkdtemp(path.join(temp === '' ? tmpdir() : temp, 'browser-deploy-')).catch(cannotWrite);
	const remove = () => rm(folder, { recursive: true, force: true });
	try {
		const file = path.join(folder, 'app.zip');
		const listing = new Listing();
		const archive = archiveOf(files, level, (entry) => listing.add(entry));
		const { size, digest } = await write(archive, file, signal);
		return { path: file, size, digest, ...listing.facts(), open: () => createReadStream(file), remove };
	} catch (error) {
		await remove();
		throw error;
	}
}

async function write(archive: AsyncIterable<Buffer>, file: string, signal: AbortSignal) {
	const hash = createHash('sha256');
	const handle = await open(file, 'wx', 0o600).catch(cannotWrite);
	let size = 0;
	try {
		for await (const chunk of archive) {
			signal.throwIfAborted();
			hash.update(chunk);
			size += chunk.length;
			await handle.writeFile(chunk).catch(cannotWrite);
		}
	} finally {
		await handle.close();
	}
	return { size, digest: `sha256:${hash.digest('hex')}` };
}

class Listing {
	#files = 0;
	#contentSize = 0;
	#largest: PackedEntry[] = [];

	add(entry: PackedEntry): void {
		this.#files++;
		this.#contentSize += entry.size;
		const least = this.#largest.at(-1);
		if (this.#largest.length === LARGEST_SHOWN && least !== undefined && entry.size <= least.size) return;
		this.#largest = [...this.#largest, entry].sort((a, b) => b.size - a.size).slice(0, LARGEST_SHOWN);
	}

	facts() {
		return { files: this.#files, contentSize: this.#contentSize, largest: this.#largest };
	}
}

function cannotWrite(error: NodeJS.ErrnoException): never {
	throw new StepFailure({
		kind: 'package',
		message: `The package could not be written to the folder for temporary files (${error.code}).`,
		advice:
			error.code === 'ENOSPC'
				? 'The disk is full: free some space on the runner, or leave more out with "exclude".'
				: 'Check the permissions of RUNNER_TEMP.',
		retryable: true,
		cause: error,
	});
}
