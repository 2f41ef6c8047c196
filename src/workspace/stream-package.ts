import { createHash } from 'node:crypto';
import { PackageFailure } from '../domain/failures/failure.ts';
import { isInstalled } from './checks/lfs-pointers.ts';
import { type Contents, Listing } from './listing.ts';
import type { ArchiveOptions } from './pack/archive.ts';
import type { PackedEntry } from './pack/entries.ts';
import type { SelectedFile } from './selected-file.ts';

/** What is known about an archive once it has been read to its end. */
export interface ArchiveFacts extends Contents {
	/** Size in bytes. */
	readonly size: number;
	/** `sha256:…` of the archive. */
	readonly digest: string;
	/** Paths of git-lfs pointers that the checkout left. A ready package was not searched for any. */
	readonly lfsPointers?: readonly string[];
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
	/** Of the pass that began last: an earlier one that was given up may still be at work. */
	let latest = { listing: new Listing(), size: 0 };
	return {
		async *open() {
			const own = { listing: new Listing(), size: 0 };
			latest = own;
			const lfsPointers: string[] = [];
			const hash = createHash('sha256');
			const { archiveOf } = await import('./pack/archive.ts'); // loads archiver, which a step that packs nothing does without
			const add = (entry: PackedEntry) => {
				own.listing.add(entry);
				if (entry.isPointer && !isInstalled(entry.path)) lfsPointers.push(entry.path);
			};
			for await (const chunk of archiveOf(files, options, add)) {
				signal.throwIfAborted();
				hash.update(chunk);
				own.size += chunk.length;
				yield chunk;
			}
			const { files: count, contentSize, largest } = own.listing;
			const digest = `sha256:${hash.digest('hex')}`;
			const now = { files: count, contentSize, largest, size: own.size, digest, lfsPointers };
			if (facts !== undefined && facts.digest !== now.digest) throw treeChanged();
			facts = now;
		},
		facts: () => facts,
		progress: () => ({ files: latest.listing.files, contentSize: latest.listing.contentSize, size: latest.size }),
	};
}

function treeChanged(): PackageFailure {
	return new PackageFailure(
		'.',
		'the folder changed between two tries',
		'Make sure that nothing writes to it during the deploy, or leave the changing files out with "exclude".',
	);
}
