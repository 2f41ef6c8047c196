import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PackageFailure, StepFailure } from '../domain/failures/failure.ts';
import { Listing } from './listing.ts';
import type { ArchiveOptions } from './pack/archive.ts';
import { SETTLE } from './refusals.ts';
import type { SelectedFile } from './selected-file.ts';

/** What is known about an archive once it has been read to its end. */
export interface ArchiveFacts extends Readonly<Omit<Listing, 'add'>> {
	/** Size in bytes. */
	readonly size: number;
	/** SHA-256 of the archive, in bare hex. */
	readonly digest: string;
}

/** A package that is never written to disk: it is packed again each time it is read. */
export type StreamedPackage = ReturnType<typeof streamPackage>;

/**
 * Packs the files while they are sent, and keeps only the bytes in transit.
 * @param options see archiveOf; `signal` ends a pass with its reason.
 */
export function streamPackage(
	files: readonly SelectedFile[],
	{ signal, ...options }: ArchiveOptions & { readonly signal: AbortSignal },
) {
	let facts: ArchiveFacts | undefined;
	return {
		/**
		 * Packs from the start. Every complete pass gives the same bytes.
		 * @throws PackageFailure through the iterator, before its end. Also if the files have changed since the first pass; the
		 * request that sends the package must then stay incomplete.
		 */
		async *open(): AsyncGenerator<Uint8Array, void, undefined> {
			const listing = new Listing();
			const { archiveOf } = await import('./pack/archive.ts'); // loads archiver, which a step that packs nothing does without
			const sums = yield* summed(archiveOf(files, options, listing), signal);
			if (facts !== undefined && facts.digest !== sums.digest)
				throw new PackageFailure('.', 'the folder changed between two tries', SETTLE);
			facts = { ...listing, ...sums };
		},
		/** The facts of the first complete pass; undefined before its end. */
		facts: () => facts,
	};
}

/** Passes bytes on, and returns their digest and number; throws the signal's reason. */
export async function* summed(
	chunks: AsyncIterable<Uint8Array>,
	signal: AbortSignal,
): AsyncGenerator<Uint8Array, Pick<ArchiveFacts, 'digest' | 'size'>, undefined> {
	const hash = createHash('sha256');
	let size = 0;
	for await (const chunk of chunks) {
		signal.throwIfAborted();
		hash.update(chunk);
		size += chunk.length;
		yield chunk;
	}
	return { digest: hash.digest('hex'), size };
}

/**
 * Writes a package into a new folder, which is removed again on an error.
 * @param streamed where it was read before, it must have the same bytes now.
 * @param temp the runner's folder for temporary files, '' for the system's.
 * @returns its facts and its absolute path.
 * @throws PackageFailure, StepFailure `package` if it cannot be written, or the signal's reason.
 */
export async function writePackage(streamed: StreamedPackage, temp: string) {
	const folder = await mkdtemp(path.join(temp === '' ? tmpdir() : temp, 'browser-deploy-')).catch(cannotWrite);
	try {
		const file = path.join(folder, 'app.zip');
		await using handle = await open(file, 'wx', 0o600).catch(cannotWrite);
		for await (const chunk of streamed.open()) await handle.writeFile(chunk).catch(cannotWrite);
		return { path: file, ...(streamed.facts() as ArchiveFacts) };
	} catch (error) {
		await rm(folder, { recursive: true, force: true });
		throw error;
	}
}

function cannotWrite(error: NodeJS.ErrnoException): never {
	throw new StepFailure({
		kind: 'package',
		message: `The package could not be written to RUNNER_TEMP (${error.code}).`,
		advice: 'Check the free disk space and the permissions of RUNNER_TEMP, or leave out more with "exclude".',
		retryable: true,
		cause: error,
	});
}
