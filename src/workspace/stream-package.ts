import { createHash } from 'node:crypto';
import { PackageFailure } from '../domain/failures/failure.ts';
import { type Contents, Listing } from './listing.ts';
import type { SelectedFile } from './selected-file.ts';
import { type ArchiveOptions, archiveOf } from './zip/archive.ts';

/** What is known of a package once it has been read to its end. */
export interface PackageFacts extends Contents {
	/** Bytes. */
	readonly size: number;
	/** `sha256:…` of the archive. */
	readonly digest: string;
}

/** How far the current reading got. */
export interface PackingProgress {
	readonly files: number;
	/** Bytes of the files packed so far, before compression. */
	readonly contentSize: number;
	/** Bytes of the archive so far. */
	readonly size: number;
}

/** A package that is on no disk: it is made anew each time it is read. */
export interface StreamedPackage {
	/**
	 * Reads it from the start. Every complete reading gives the same bytes.
	 * @throws PackageFailure, through the iterator and before its end, also where the files are not those of the
	 * first reading any more: whoever sends it must then leave its request unfinished.
	 */
	open(): AsyncGenerator<Uint8Array, void, undefined>;
	/** Of the first complete reading; undefined before that. */
	facts(): PackageFacts | undefined;
	progress(): PackingProgress;
}

/**
 * Packs the files while they are sent: nothing is kept but what is on its way.
 * @param options see archiveOf; `signal` ends a reading with its reason.
 */
export function streamPackage(
	files: readonly SelectedFile[],
	{ signal, ...options }: ArchiveOptions & { readonly signal: AbortSignal },
): StreamedPackage {
	let facts: PackageFacts | undefined;
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
