import { createHash, type Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import {
	bytesOf,
	type FileIdentity,
	identityOf,
	locatePackage,
	openPackageFile,
	type PackagePlaces,
	requireSame,
} from './inspect/package-file.ts';
import { packageChanged } from './inspect/refusals.ts';
import type { LeftOut } from './select/left-out.ts';
import type { ArchiveFacts, StreamedPackage } from './stream-package.ts';

/** A package that was made before, checked: it is sent byte for byte. */
export interface ReadyPackage extends ArchiveFacts, StreamedPackage {
	/** Absolute real path. */
	readonly path: string;
	/** Its files whose names look like secrets. They are sent all the same, because a package is not changed. */
	readonly secrets: readonly LeftOut[];
}

export interface OpenOptions {
	readonly entrypoint: string;
	readonly signal: AbortSignal;
}

/** Loads the reader, which a deploy of a directory does not need. */
const loadInspect = () => import('./inspect/inspect.ts');

/**
 * Opens a ready package, and checks all of it.
 * @param file the input `package`.
 * @throws InputFailure for the path or the entrypoint; StepFailure `package` if it is not fit to be sent; the signal's reason.
 */
export async function openReadyPackage(
	places: PackagePlaces,
	file: string,
	{ entrypoint, signal }: OpenOptions,
): Promise<ReadyPackage> {
	const path = locatePackage(places, file);
	const { inspect } = await loadInspect();
	await using handle = await openPackageFile(path);
	const identity = await identityOf(handle);
	const { size } = identity;
	const inspected = await inspect(handle, { size, entrypoint, signal });
	const hash = createHash('sha256');
	for await (const _ of hashed(handle, size, hash, signal));
	await requireSame(handle, identity);
	const facts = { ...inspected, size, digest: digestOf(hash) };
	return { path, ...facts, ...streamOf(path, identity, facts, signal) };
}

/** The package as a body for a request: each pass reads it again, and fails where it is not what was checked. */
function streamOf(path: string, identity: FileIdentity, facts: ArchiveFacts, signal: AbortSignal): StreamedPackage {
	let size = 0;
	return {
		async *open() {
			size = 0;
			await using handle = await openPackageFile(path);
			await requireSame(handle, identity);
			const hash = createHash('sha256');
			for await (const chunk of hashed(handle, identity.size, hash, signal)) {
				size += chunk.length;
				yield chunk;
			}
			// The request ends with a boundary after these bytes: until then the service cannot carry it out.
			await requireSame(handle, identity);
			if (digestOf(hash) !== facts.digest) throw packageChanged('its bytes changed');
		},
		facts: () => facts,
		progress: () => ({ files: facts.files, contentSize: facts.contentSize, size }),
	};
}

async function* hashed(
	handle: FileHandle,
	size: number,
	hash: Hash,
	signal: AbortSignal,
): AsyncGenerator<Buffer, void, undefined> {
	for await (const chunk of bytesOf(handle, { from: 0, to: size })) {
		signal.throwIfAborted();
		hash.update(chunk);
		yield chunk;
	}
}

function digestOf(hash: Hash): string {
	return `sha256:${hash.digest('hex')}`;
}
