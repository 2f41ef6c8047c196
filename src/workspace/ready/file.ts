import { createHash } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brief, InputFailure, StepFailure } from '../../domain/failures/failure.ts';
import type { ArchiveFacts, StreamedPackage } from '../package.ts';
import { isInside } from '../select/directory.ts';
import type { LeftOut } from '../select/left-out.ts';
import { READ_ONLY } from '../selected-file.ts';

/** A package that was made before, checked: it is sent byte for byte. */
export interface ReadyPackage extends ArchiveFacts, StreamedPackage {
	/** Absolute real path. */
	readonly path: string;
	/** Its files whose names look like secrets. They are sent all the same, because a package is not changed. */
	readonly secrets: readonly LeftOut[];
}

/** The folders in which a ready package may be; both absolute, `temp` '' for the system's. */
export interface PackagePlaces {
	readonly workspace: string;
	readonly temp: string;
}

/**
 * Opens a ready package, and checks all of it.
 * @param file the input `package`; a relative path begins at the workspace.
 * @throws InputFailure for the path or the entrypoint; StepFailure `package` if it is not fit to be sent; the signal's reason.
 */
export async function openReadyPackage(
	places: PackagePlaces,
	file: string,
	entrypoint: string,
	signal: AbortSignal,
): Promise<ReadyPackage> {
	const real = locatePackage(places, file);
	const { inspect } = await import('./inspect.ts'); // loads yauzl, which a deploy of a directory does not need
	await using handle = await openFile(real);
	const before = await handle.stat();
	const hash = createHash('sha256');
	for await (const chunk of bytesOf(handle, 0, before.size)) {
		signal.throwIfAborted();
		hash.update(chunk);
	}
	const inspected = await inspect(handle, before.size, entrypoint, signal);
	const after = await handle.stat();
	if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) throw packageChanged();
	const facts = { ...inspected, size: before.size, digest: `sha256:${hash.digest('hex')}` };
	return { path: real, ...facts, ...streamOf(real, facts, signal) };
}

/** The package as the body of a request. Each pass reads it again, and fails where its bytes are not what was checked. */
function streamOf(real: string, facts: ArchiveFacts, signal: AbortSignal): StreamedPackage {
	let size = 0;
	return {
		async *open() {
			size = 0;
			await using handle = await openFile(real);
			const hash = createHash('sha256');
			for await (const chunk of bytesOf(handle, 0, facts.size)) {
				signal.throwIfAborted();
				hash.update(chunk);
				size += chunk.length;
				yield chunk;
			}
			// The request ends with a boundary after these bytes: until then the service cannot carry it out.
			if (`sha256:${hash.digest('hex')}` !== facts.digest) throw packageChanged();
		},
		facts: () => facts,
		progress: () => ({ files: facts.files, contentSize: facts.contentSize, size }),
	};
}

/** Finds the input `package`. @returns its real path. */
export function locatePackage({ workspace, temp }: PackagePlaces, file: string): string {
	const bad = (problem: string, cause?: unknown) =>
		new InputFailure(
			'package',
			`is "${brief(file)}", ${problem}`,
			`the path of a zip file in the workspace (${workspace}) or in RUNNER_TEMP`,
			{ cause },
		);
	const isIn = (folder: string, at: string) => isInside(realpathSync.native(folder), at);
	try {
		const real = realpathSync.native(path.resolve(workspace, file));
		if (!statSync(real).isFile()) throw bad('which is not a regular file (use "directory" for a folder)');
		if (isIn(temp === '' ? tmpdir() : temp, real) || isIn(workspace, real)) return real;
	} catch (error) {
		if (error instanceof InputFailure) throw error;
		const { code } = error as NodeJS.ErrnoException;
		throw bad(`which does not exist or cannot be read (${code}; did an earlier step create or download it?)`, error);
	}
	throw bad('which is outside the workspace and RUNNER_TEMP');
}

async function openFile(real: string): Promise<FileHandle> {
	return await open(real, READ_ONLY).catch(cannotRead);
}

/** Bytes that are read at a time. */
const CHUNK = 128 * 1024;

/** The bytes of a file from one offset up to another. Ends early if there are fewer. */
export async function* bytesOf(file: FileHandle, from: number, to: number): AsyncGenerator<Buffer, void, undefined> {
	for (let at = from; at < to; ) {
		const length = Math.min(CHUNK, to - at);
		const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, at).catch(cannotRead);
		if (bytesRead === 0) return;
		at += bytesRead;
		yield buffer.subarray(0, bytesRead);
	}
}

function cannotRead(error: NodeJS.ErrnoException): never {
	throw new StepFailure({
		kind: 'package',
		message: `Cannot send the package: it cannot be read (${error.code}).`,
		advice: "Check its permissions and the runner's disk.",
		retryable: true,
		cause: error,
	});
}

export function packageChanged(): StepFailure {
	return new StepFailure({
		kind: 'package',
		message: 'Cannot send the package: it changed while it was being checked and sent.',
		advice: 'Make sure that nothing writes to it during the deploy.',
		retryable: true,
	});
}
