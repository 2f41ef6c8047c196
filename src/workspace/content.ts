import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { PackageFailure } from '../domain/failure.ts';
import { notAFile, unreadable } from './refusals.ts';
import type { SelectedFile } from './select.ts';

/** A file that is open for reading, with what its entry needs. */
export interface OpenFile {
	/** Bytes. */
	readonly size: number;
	/** Permission bits. */
	readonly mode: number;
	/** Yields exactly `size` bytes, or throws a PackageFailure where the file is no longer what it was. */
	read(): AsyncGenerator<Buffer>;
	close(): Promise<void>;
}

/** Bytes read at a time. */
const PIECE = 256 * 1024;
const SETTLE = 'Let whatever writes to it finish before the deploy, or leave it out with "exclude".';

/**
 * Opens a selected file. A last link is never followed and a FIFO never waited for, should the file have been
 * replaced since it was selected.
 * @throws PackageFailure that names the file.
 */
export async function openSelected(file: SelectedFile): Promise<OpenFile> {
	const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
	const handle = await open(file.source, flags).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ELOOP')
			throw new PackageFailure(file.path, 'it was replaced by a link while it was packed', SETTLE);
		throw unreadable(file.path, error);
	});
	try {
		const before = await handle.stat();
		if (!before.isFile()) throw notAFile(file.path, before);
		if (file.identity !== undefined && file.identity !== `${before.dev}:${before.ino}`) {
			throw new PackageFailure(file.path, 'its target was replaced while it was packed', SETTLE);
		}
		return {
			size: before.size,
			mode: before.mode & 0o777,
			read: () => pieces(handle, file.path, before),
			close: () => handle.close(),
		};
	} catch (error) {
		await handle.close();
		throw error;
	}
}

async function* pieces(handle: FileHandle, name: string, before: { size: number; mtimeMs: number; ctimeMs: number }) {
	let rest = before.size;
	while (rest > 0) {
		const { bytesRead, buffer } = await readPiece(handle, name, Math.min(PIECE, rest));
		if (bytesRead === 0) throw new PackageFailure(name, 'it became shorter while it was packed', SETTLE);
		rest -= bytesRead;
		yield buffer.subarray(0, bytesRead);
	}
	const { bytesRead } = await readPiece(handle, name, 1);
	const after = await handle.stat();
	if (bytesRead > 0 || after.mtimeMs !== before.mtimeMs || after.size !== before.size) {
		throw new PackageFailure(name, 'it changed while it was packed', SETTLE);
	}
}

async function readPiece(handle: FileHandle, name: string, size: number) {
	try {
		return await handle.read(Buffer.allocUnsafe(size), 0, size, null);
	} catch (error) {
		throw unreadable(name, error);
	}
}
