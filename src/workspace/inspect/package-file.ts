import { constants, realpathSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InputFailure } from '../../domain/failures/failure.ts';
import { isInside } from '../select/directory.ts';
import { badPackagePath, codeOf, packageChanged, packageUnreadable } from './refusals.ts';

/** The folders in which a ready package may be; both absolute, `temp` '' for the system's. */
export interface PackagePlaces {
	readonly workspace: string;
	readonly temp: string;
}

/**
 * Finds the input `package`. A relative path begins at the workspace.
 * @returns its real path.
 * @throws InputFailure if it is missing, no file, or outside both folders (also through a link).
 */
export function locatePackage({ workspace, temp }: PackagePlaces, file: string): string {
	const places = [workspace, temp === '' ? tmpdir() : temp];
	const realPlaces = places.flatMap(realPath);
	const asked = path.resolve(workspace, file);
	const isIn = (folders: readonly string[], at: string) => folders.some((folder) => isInside(folder, at));
	if (!isIn([...places, ...realPlaces], asked))
		throw badPackagePath(file, 'which is outside the workspace and RUNNER_TEMP');
	let real: string;
	try {
		real = realpathSync.native(asked);
		if (!isIn(realPlaces, real)) throw badPackagePath(file, 'a link that leads outside the workspace and RUNNER_TEMP');
		const status = statSync(real);
		if (status.isDirectory()) throw badPackagePath(file, 'which is a folder: "directory" is for those');
		if (!status.isFile()) throw badPackagePath(file, 'which is no regular file');
	} catch (error) {
		if (error instanceof InputFailure) throw error;
		const code = codeOf(error);
		if (code === 'ENOENT' || code === 'ENOTDIR')
			throw badPackagePath(
				file,
				'which does not exist (was it made, or downloaded, by a step before this one?)',
				error,
			);
		throw badPackagePath(file, `which cannot be read (${code})`, error);
	}
	return real;
}

function realPath(folder: string): string[] {
	try {
		return [realpathSync.native(folder)];
	} catch {
		return []; // Nothing is in a folder that does not exist.
	}
}

/** If the file was replaced meanwhile, a link is not followed and a FIFO is not waited for. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** By what a change of the file is noticed. */
export interface FileIdentity {
	/** Bytes. */
	readonly size: number;
	/** Device, inode, and time of the last change in nanoseconds. */
	readonly key: string;
}

/**
 * Opens a package for one reading of it.
 * @throws StepFailure `package`.
 */
export async function openPackageFile(real: string): Promise<FileHandle> {
	try {
		return await open(real, FLAGS);
	} catch (error) {
		const code = codeOf(error);
		if (code === 'ELOOP') throw packageChanged('it was replaced by a link');
		if (code === 'ENOENT') throw packageChanged('it vanished');
		throw packageUnreadable(error);
	}
}

/** @throws StepFailure `package`. */
export async function identityOf(file: FileHandle): Promise<FileIdentity> {
	const status = await file.stat({ bigint: true }).catch((error: unknown) => {
		throw packageUnreadable(error);
	});
	if (!status.isFile()) throw packageChanged('it was replaced');
	return { size: Number(status.size), key: `${status.dev}:${status.ino}:${status.mtimeNs}` };
}

/** @throws StepFailure `package` if the file is not the one with this identity any more. */
export async function requireSame(file: FileHandle, was: FileIdentity): Promise<void> {
	const { size, key } = await identityOf(file);
	if (size !== was.size) throw packageChanged(`its size changed from ${was.size} to ${size} bytes`);
	if (key !== was.key) throw packageChanged('it changed');
}

/** Bytes that are read at a time. */
const CHUNK = 128 * 1024;

/**
 * The bytes of a file from one offset up to another. Ends early if there are fewer.
 * @throws StepFailure `package`.
 */
export async function* bytesOf(
	file: FileHandle,
	{ from, to }: { readonly from: number; readonly to: number },
): AsyncGenerator<Buffer, void, undefined> {
	for (let at = from; at < to; ) {
		const length = Math.min(CHUNK, to - at);
		const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, at).catch((error: unknown) => {
			throw packageUnreadable(error);
		});
		if (bytesRead === 0) return;
		at += bytesRead;
		yield buffer.subarray(0, bytesRead);
	}
}
