import { createHash } from 'node:crypto';
import { PackageFailure } from '../domain/failures/failure.ts';
import { type Contents, Listing } from './listing.ts';
import type { SelectedFile } from './selected-file.ts';
import { type ArchiveOptions, archiveOf } from './zip/archive.ts';

/** What is known about an archive once it has been read to its end. */
export interface ArchiveFacts extends Contents {
	/** Size in bytes. */
	readonly size: number;
	/** `sha256:…` of the archive. */
	readonly digest: string;
}

/** The progress of the current pass. */
export interface PackingProgress {
	readonly files: number;
	/** Bytes of the files packed so far, before compression. */
	readonly contentSize: number;
	/** Bytes of the archive so far. */
	readonly size: number;
}

/** A package that is never written to disk: it is packed again each time it is read. */
export interface StreamedPackage {
	/**
	 * Packs from the start. Every complete pass gives the same bytes.
	 * @throws PackageFailure through the iterator, before its end. Also if the files have changed since the first pass; the
	 * request that sends the package must then stay incomplete.
	 */
	open(): AsyncGenerator<Uint8Array, void, undefined>;
	/** The facts of the first complete pass; undefined before its end. */
	facts(): ArchiveFacts | undefined;
	progress(): PackingProgress;
}

/**
 * Packs the files while they are sent, and keeps only the bytes in transit.
 * @param options see archiveOf; `signal` ends a pass with its reason.
 */
export function streamPackage(
	files: readonly SelectedFile[],
	{ signal, ...options }: ArchiveOptions & { readonly signal: AbortSignal },
): StreamedPackage {
	let facts: ArchiveFacts | undefined;
	let listing = new Listing();
	let size = 0;
	return {
		async *open() {
			const own = new Listing();
			listing = own;
			size = 0;
			const hash = createHash('sha256');
			for await (const chunk of archiveOf(files, options, (entry) => own.add(entry))) {
				signal.throwIfAborted();
				hash.update(chunk);
				size += chunk.length;
				yield chunk;
			}
			const { files: count, contentSize, largest } = own;
			const now = { files: count, contentSize, largest, size, digest: `sha256:${hash.digest('hex')}` };
			if (facts !== undefined && facts.digest !== now.digest) throw treeChanged();
			facts = now;
		},
		facts: () => facts,
		progress: () => ({ files: listing.files, contentSize: listing.contentSize, size }),
	};
}

function treeChanged(): PackageFailure {
	return new PackageFailure(
		'.',
		'the tree changed between two tries of sending it',
		'Let whatever writes to it finish before the deploy, or leave that out with "exclude".',
	);
}
