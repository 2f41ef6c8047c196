import { closeSync, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { changed, unreadable } from '../refusals.ts';
import { identityOf, READ_ONLY, type SelectedFile } from '../selected-file.ts';

/** A file, or a piece of a large one, with everything that its entry needs; plain data, which can be sent to a worker. */
export interface Part extends Pick<SelectedFile, 'path' | 'link'> {
	/** Path to read it from. */
	readonly source: string;
	/** Bytes of the whole file. */
	readonly size: number;
	/** Type and permission bits (stat.h). */
	readonly mode: number;
	/** Modification time and identity, which must be unchanged after reading. */
	readonly modifiedMs: number;
	readonly identity: string;
	/** The part of its content; `to` is exclusive. */
	readonly from: number;
	readonly to: number;
}

/**
 * Reads the bytes of a file from one offset up to another, and checks that the file is unchanged since it was planned. The
 * status is read after the content, so that one check covers all the time since then.
 * @param into must have room for the bytes and, at the end of the file, for one more, which shows if the file grew.
 * @returns the bytes, a view of `into`.
 * @throws PackageFailure that names the file.
 */
export function readRange(file: Part, from: number, to: number, into: Buffer): Buffer {
	const wanted = to - from;
	const { length, now } = readFrom(file, from, wanted, into.subarray(0, wanted + (to === file.size ? 1 : 0)));
	const isSame = now.size === file.size && now.mtimeMs === file.modifiedMs && identityOf(now) === file.identity;
	if (!isSame || length !== wanted) throw changed(file.path);
	return into.subarray(0, length);
}

function readFrom({ path, source }: Part, from: number, wanted: number, into: Buffer): { length: number; now: Stats } {
	let fd: number | undefined;
	try {
		fd = openSync(source, READ_ONLY);
		let length = 0;
		// One read is mostly enough, but some file systems return fewer bytes than requested.
		for (let read = -1; read !== 0 && length < wanted; length += read)
			read = readSync(fd, into, length, into.length - length, from + length);
		return { length, now: fstatSync(fd) };
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ELOOP') throw changed(path);
		throw unreadable(path, error);
	} finally {
		if (fd !== undefined) closeSync(fd);
	}
}
